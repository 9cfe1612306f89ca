// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "pages/preferencesdialog.h"

#include "pages/choicebutton.h"
#include "pages/dicechoices.h"
#include "pages/keyspart.h"
#include "shell/language.h"
#include "shell/preferences.h"
#include "shell/theme.h"
#include "ui_preferencesdialog.h"
#include "widgets/choicerow.h"
#include "widgets/dialogsize.h"

#include <QButtonGroup>
#include <QDesktopServices>
#include <QDir>
#include <QFileDialog>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QTimer>
#include <QUrl>

#include <algorithm>

namespace adjutant::app {

namespace {

/// `{unit}` and `{units}`, `{side}`, or the id of a number.
QString standIn(const QString& place, bool begins)
{
    if (place.startsWith(QLatin1String("unit")))
        return begins ? PreferencesDialog::tr("A unit", "begins a reminder")
                      : PreferencesDialog::tr("a unit", "inside a reminder");
    if (place == QLatin1String("side"))
        return begins ? PreferencesDialog::tr("A side", "begins a reminder")
                      : PreferencesDialog::tr("a side", "inside a reminder");
    return QStringLiteral("…");
}

// `{wounded} wounded in {unit}` names what is only known in play.
QString withoutNames(const QString& words)
{
    static const QRegularExpression places(QStringLiteral("\\{([^}]*)\\}"));
    QString shown;
    qsizetype done = 0;
    for (auto it = places.globalMatch(words); it.hasNext();) {
        const QRegularExpressionMatch place = it.next();
        shown += words.mid(done, place.capturedStart() - done);
        shown += standIn(place.captured(1), place.capturedStart() == 0);
        done = place.capturedEnd();
    }
    return shown + words.mid(done);
}

}

PreferencesDialog::PreferencesDialog(Preferences& preferences, Theme& theme, const std::vector<packs::Found>& packs,
                                     QWidget* parent)
    : QDialog(parent),
      m_preferences(preferences),
      m_theme(theme),
      m_ui(std::make_unique<Ui::PreferencesDialog>()),
      m_tabs(new ChoiceRow(theme, {}, this)),
      m_textLater(new QTimer(this))
{
    m_ui->setupUi(this);
    m_ui->tabs->addWidget(m_tabs);
    m_tabs->setAccessibleName(tr("Sections"));
    connect(m_tabs, &ChoiceRow::chosen, this, [this](const QString& id) { showSection(Section(id.toInt())); });
    addAppearances();
    addLanguages();
    addTextSize();
    addHabits();
    addReminders(packs);
    addFolder();
    addPacks();
    showSection(Look);
    connect(m_ui->done, &QPushButton::clicked, this, &QDialog::accept);
    const QSize wanted(int(theme.textPoints() * 66), int(theme.textPoints() * 72));
    resizeInSight(*this, wanted);
}

PreferencesDialog::~PreferencesDialog() = default;

void PreferencesDialog::showSection(Section section)
{
    m_section = section;
    fill(section);
    m_tabs->setItems({{QString::number(Look), tr("Look"), {}, {}},
                      {QString::number(Dice), tr("Dice and sound"), {}, {}},
                      {QString::number(Play), tr("In play"), {}, {}},
                      {QString::number(Keyboard), tr("Keys"), {}, {}},
                      {QString::number(Files), tr("Games and packs"), {}, {}}},
                     QString::number(section));
    QWidget* const pages[Sections] = {m_ui->look, m_ui->dice, m_ui->play, m_ui->keys, m_ui->files};
    for (int i = 0; i < Sections; ++i)
        pages[i]->setVisible(i == section);
    m_ui->scroll->verticalScrollBar()->setValue(0);
}

void PreferencesDialog::fill(Section section)
{
    if (section == Dice && m_ui->diceColumn->count() == 0)
        m_ui->diceColumn->addWidget(new DiceChoices(m_preferences, m_theme, this));
    if (section == Keyboard && m_ui->keysColumn->count() == 0)
        m_ui->keysColumn->addWidget(new KeysPart(m_theme, this));
}

void PreferencesDialog::addAppearances()
{
    using Appearance = Preferences::Appearance;
    const std::pair<Appearance, std::pair<QString, QString>> choices[] = {
        {Appearance::System, {tr("As the desktop"), tr("Light or dark, as it is set there")}},
        {Appearance::Light, {tr("Light"), tr("For daylight")}},
        {Appearance::Dark, {tr("Dark"), tr("For a dim room")}},
        {Appearance::HighContrast, {tr("High contrast"), tr("Black, white and yellow")}},
    };
    auto* group = new QButtonGroup(this);
    int number = 0;
    for (const auto& [appearance, words] : choices) {
        auto* button = new ChoiceButton(m_theme, words.first, words.second, this);
        button->setAutoExclusive(true);
        button->setChecked(m_preferences.appearance() == appearance);
        group->addButton(button, int(appearance));
        m_ui->appearances->addWidget(button, number / 2, number % 2);
        ++number;
    }
    connect(group, &QButtonGroup::idToggled, this, [this](int id, bool checked) {
        if (checked)
            m_preferences.setAppearance(Appearance(id));
    });
    connect(&m_preferences, &Preferences::appearanceChanged, this,
            [this, group] { group->button(int(m_preferences.appearance()))->setChecked(true); });
}

void PreferencesDialog::addLanguages()
{
    auto* group = new QButtonGroup(this);
    const auto add = [&](const QString& language, const QString& text, const QString& help) {
        auto* button = new ChoiceButton(m_theme, text, help, this);
        button->setObjectName(QStringLiteral("language-") + language);
        button->setAutoExclusive(true);
        button->setChecked(m_preferences.language() == language);
        group->addButton(button);
        m_ui->languages->addWidget(button, 1);
        connect(button, &ChoiceButton::toggled, this, [this, language](bool on) {
            if (on)
                m_preferences.setLanguage(language);
        });
    };
    add({}, tr("As the system"), tr("As far as it is known here"));
    for (const QString& language : Language::known())
        add(language, Language::nameOf(language), {});
}

void PreferencesDialog::addTextSize()
{
    constexpr int untilTapsAreOver = 700; // ms
    m_textLater->setSingleShot(true);
    m_textLater->setInterval(untilTapsAreOver);
    connect(m_textLater, &QTimer::timeout, this, &PreferencesDialog::takeText);
    connect(this, &QDialog::finished, this, &PreferencesDialog::takeText);
    showText(m_preferences.textPercent());
    connect(&m_preferences, &Preferences::textPercentChanged, this, [this] {
        m_textLater->stop();
        showText(m_preferences.textPercent());
    });
    connect(m_ui->textSize, &QSlider::valueChanged, &m_preferences, &Preferences::setTextPercent);
    connect(m_ui->smaller, &QPushButton::clicked, this, [this] { wantText(m_wantedText - 10); });
    connect(m_ui->larger, &QPushButton::clicked, this, [this] { wantText(m_wantedText + 10); });
    connect(m_ui->usual, &QPushButton::clicked, this, [this] {
        wantText(100);
        takeText();
    });
}

void PreferencesDialog::wantText(int percent)
{
    showText(std::clamp(percent, Preferences::leastText, Preferences::mostText));
    m_textLater->start();
}

void PreferencesDialog::takeText()
{
    m_textLater->stop();
    m_preferences.setTextPercent(m_wantedText);
}

void PreferencesDialog::showText(int percent)
{
    m_wantedText = percent;
    const QSignalBlocker quiet(m_ui->textSize);
    m_ui->textSize->setValue(percent);
    m_ui->percent->setText(tr("%1 %").arg(percent));
    m_ui->smaller->setEnabled(percent > Preferences::leastText);
    m_ui->larger->setEnabled(percent < Preferences::mostText);
}

ChoiceButton* PreferencesDialog::addTick(QLayout* layout, const QString& text, const QString& help, bool checked)
{
    auto* tick = new ChoiceButton(m_theme, text, help, this);
    tick->setChecked(checked);
    layout->addWidget(tick);
    return tick;
}

void PreferencesDialog::addHabits()
{
    auto* awake =
        addTick(m_ui->habits, tr("Keep the screen awake"), tr("As long as a game is open"), m_preferences.staysAwake());
    connect(awake, &ChoiceButton::toggled, &m_preferences, &Preferences::setStaysAwake);
}

void PreferencesDialog::addReminders(const std::vector<packs::Found>& packs)
{
    for (const packs::Found& found : packs) {
        if (!found.reading.pack)
            continue;
        const packs::Pack& pack = *found.reading.pack;
        for (const packs::Reminder& reminder : pack.reminders) {
            auto* tick = addTick(m_ui->reminders, withoutNames(reminder.words), pack.title,
                                 m_preferences.reminderShown(pack.id, reminder.id));
            connect(tick, &ChoiceButton::toggled, this, [this, pack = pack.id, id = reminder.id](bool on) {
                m_preferences.setReminderShown(pack, id, on);
            });
        }
    }
    m_ui->remindersTitle->setVisible(m_ui->reminders->count() > 0);
}

void PreferencesDialog::addFolder()
{
    m_ui->folder->setText(QDir::toNativeSeparators(m_preferences.gamesFolder()));
    connect(m_ui->changeFolder, &QPushButton::clicked, this, [this] {
        const QString folder =
            QFileDialog::getExistingDirectory(this, tr("New games are kept in"), m_preferences.gamesFolder());
        if (folder.isEmpty())
            return;
        m_preferences.setGamesFolder(folder);
        m_ui->folder->setText(QDir::toNativeSeparators(folder));
    });
}

void PreferencesDialog::addPacks()
{
    const QString folder = packs::ownFolder();
    m_ui->packsFolder->setText(QDir::toNativeSeparators(folder));
    connect(m_ui->openPacks, &QPushButton::clicked, this, [folder] {
        QDir().mkpath(folder);
        QDesktopServices::openUrl(QUrl::fromLocalFile(folder));
    });
    connect(m_ui->showPacks, &QPushButton::clicked, this, &PreferencesDialog::packsWanted);
}
}
