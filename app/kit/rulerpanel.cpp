// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "kit/rulerpanel.h"

#include "base/words.h"
#include "kit/fitdialog.h"
#include "kit/screenruler.h"
#include "kit/truelengths.h"
#include "shell/style.h"
#include "shell/theme.h"
#include "widgets/clearbutton.h"
#include "widgets/ruler.h"
#include "widgets/textlabel.h"
#include "widgets/touchbutton.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLineEdit>
#include <QScreen>

#include <algorithm>

namespace adjutant::app {

RulerPanel::RulerPanel(Theme& theme, TrueLengths& lengths, QWidget* parent)
    : QWidget(parent),
      m_theme(theme),
      m_lengths(lengths),
      m_ruler(new Ruler(theme, this)),
      m_help(new TextLabel(this)),
      m_line(new QLineEdit(this)),
      m_unit(new QComboBox(this)),
      m_m(new QWidget(this)),
      m_typedM(new QLineEdit(m_m)),
      m_question(new QBoxLayout(QBoxLayout::LeftToRight)),
      m_asked(new QBoxLayout(QBoxLayout::TopToBottom)),
      m_top(new QBoxLayout(QBoxLayout::TopToBottom)),
      m_grid(new QGridLayout),
      m_words(new TextLabel(this)),
      m_screen(new ScreenRuler(theme, lengths, this)),
      m_foot(new QBoxLayout(QBoxLayout::LeftToRight)),
      m_note(new TextLabel(this)),
      m_fit(new TouchButton(theme, tr("Fit the screen…"), this))
{
    compose();
    connectParts();
    setFocusProxy(m_line);
    setPack(nullptr);
}

void RulerPanel::compose()
{
    m_line->setObjectName(QStringLiteral("length"));
    m_line->setPlaceholderText(tr("such as 5 or 2½"));
    m_line->setAccessibleName(tr("Length to convert"));
    addClearButton(*m_line);
    m_line->setMaxLength(60);
    m_unit->setAccessibleName(tr("Its unit"));
    m_help->setProperty("role", QStringLiteral("quiet"));
    m_note->setObjectName(QStringLiteral("fitNote"));
    m_note->setProperty("role", QStringLiteral("quiet"));
    m_fit->setObjectName(QStringLiteral("fitScreen"));
    m_fit->setAccessibleName(m_fit->text());

    m_question->addWidget(m_line, 1);
    m_question->addWidget(m_unit);
    m_m->setLayout(composeM());
    m_asked->setSpacing(12);
    m_asked->addLayout(m_question, 3);
    m_asked->addWidget(m_m, 2);
    m_top->setSpacing(12);
    m_top->addLayout(m_asked, 1);
    m_top->addLayout(m_grid, 1);
    m_foot->addWidget(m_note, 1);
    m_foot->addWidget(m_fit, 0, Qt::AlignRight);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(8);
    whole->addWidget(m_ruler);
    whole->addWidget(m_help);
    whole->addLayout(m_top);
    whole->addWidget(m_words);
    whole->addWidget(m_screen);
    whole->addLayout(m_foot);
}

QBoxLayout* RulerPanel::composeM()
{
    auto* row = new QHBoxLayout;
    row->setContentsMargins(0, 0, 0, 0);
    auto* label = new QLabel(tr("1 M is"), m_m);
    label->setBuddy(m_typedM);
    m_typedM->setObjectName(QStringLiteral("lengthOfM"));
    m_typedM->setAccessibleName(tr("How long an M is at this table"));
    m_typedM->setPlaceholderText(tr("say 12 cm"));
    m_typedM->setMaxLength(60);
    m_typedM->setText(m_lengths.typedM());
    addClearButton(*m_typedM);
    row->addWidget(label);
    row->addWidget(m_typedM, 1);
    return row;
}

void RulerPanel::connectParts()
{
    connect(m_line, &QLineEdit::textChanged, this, &RulerPanel::convert);
    connect(m_line, &QLineEdit::textChanged, this, &RulerPanel::typedChanged);
    connect(m_unit, &QComboBox::currentIndexChanged, this, &RulerPanel::convert);
    connect(m_typedM, &QLineEdit::textEdited, this, &RulerPanel::takeM);
    connect(m_fit, &TouchButton::clicked, this, &RulerPanel::fitScreen);
    connect(m_screen, &ScreenRuler::roomChanged, this, &RulerPanel::convert);
    connect(&m_lengths, &TrueLengths::changed, this, &RulerPanel::measureAnew);
}

void RulerPanel::setPack(const packs::PackPtr& pack)
{
    m_isAny = false;
    m_given = pack ? pack->measure : packs::Measure();
    m_help->setText(pack ? m_given.help : tr("No rules are open."));
    measureAnew();
}

void RulerPanel::setBricks()
{
    m_isAny = true;
    m_given = packs::brickMeasure();
    m_help->setText(m_given.help + QLatin1Char(' ') +
                    tr("Some rules measure in M, a length that their book gives: type it once."));
    measureAnew();
}

QWidget& RulerPanel::help()
{
    return *m_help;
}

QWidget& RulerPanel::fitButton()
{
    return *m_fit;
}

QString RulerPanel::typed() const
{
    return m_line->text();
}

void RulerPanel::type(const QString& text)
{
    m_line->setText(text);
}

void RulerPanel::measureAnew()
{
    const auto m = m_lengths.millimetresOfM();
    m_measure = m_isAny ? packs::brickMeasure(m) : packs::withLengthOfM(m_given, m);
    const auto isM = [](const packs::LengthUnit& unit) { return unit.id == QLatin1String("M"); };
    m_m->setVisible(m_isAny || std::any_of(m_given.units.begin(), m_given.units.end(), isM));
    m_ruler->setMeasure(m_measure);
    m_ruler->setVisible(!m_measure.lengths.empty());
    m_line->setEnabled(!m_measure.units.empty());
    m_unit->setEnabled(!m_measure.units.empty());
    fillUnits();
    convert();
}

void RulerPanel::fillUnits()
{
    const QSignalBlocker quiet(m_unit);
    const QString before = m_unit->currentData().toString();
    m_unit->clear();
    qDeleteAll(std::exchange(m_values, {}));
    qDeleteAll(std::exchange(m_labels, {}));
    for (const packs::LengthUnit& unit : m_measure.units) {
        m_unit->addItem(unit.label, unit.id);
        auto* value = new TextLabel(this, 1.4, true);
        value->setWordWrap(false);
        value->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        value->setAccessibleName(unit.label);
        auto* label = new TextLabel(this);
        label->setWordWrap(false);
        label->setText(unit.label);
        m_values.push_back(value);
        m_labels.push_back(label);
    }
    const int kept = m_unit->findData(before);
    m_unit->setCurrentIndex(kept >= 0 ? kept : std::max(0, m_unit->findData(m_measure.unit)));
    arrange();
}

// Beside each other as long as there is room for it: all in a row, in two rows, or one below the other.
void RulerPanel::arrange()
{
    const int letters = width() / std::max(1, fontMetrics().averageCharWidth());
    const bool inOne = letters > 70 + 16 * int(m_values.size());
    const bool inTwo = inOne || letters > 75;
    const auto across = [](bool isWide) { return isWide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom; };
    m_question->setDirection(across(letters > 36));
    m_foot->setDirection(across(letters > 36));
    m_asked->setDirection(across(inTwo));
    m_top->setDirection(across(inOne));
    while (QLayoutItem* item = m_grid->takeAt(0))
        delete item;
    for (int i = 0; i < int(m_values.size()); ++i) {
        QLabel* const value = m_values[std::size_t(i)];
        const int digits = QFontMetrics(value->font()).horizontalAdvance(QStringLiteral("000.00"));
        value->setMinimumWidth(inTwo ? 0 : digits);
        m_grid->addWidget(value, inTwo ? 0 : i, inTwo ? 2 * i : 0);
        m_grid->addWidget(m_labels[std::size_t(i)], inTwo ? 0 : i, inTwo ? 2 * i + 1 : 1);
        m_grid->setColumnStretch(2 * i + 1, inTwo || i == 0 ? 1 : 0);
    }
}

void RulerPanel::resizeEvent(QResizeEvent* event)
{
    arrange();
    QWidget::resizeEvent(event);
}

void RulerPanel::convert()
{
    const QString text = m_line->text().trimmed();
    if (m_measure.units.empty() || text.isEmpty()) {
        clearValues();
        return showWords({}, false);
    }
    const auto length = packs::parseLength(m_measure, text, m_unit->currentData().toString());
    if (length)
        return showValues(*length);
    clearValues();
    showWords(length.error().words, true);
}

void RulerPanel::clearValues()
{
    for (QLabel* value : m_values)
        value->setText(QStringLiteral("–"));
    m_ruler->setMark({});
    showOnScreen({});
}

void RulerPanel::showValues(const packs::Measured& length)
{
    for (std::size_t i = 0; i < m_values.size(); ++i) {
        const auto value = packs::convert(m_measure, length, m_measure.units[i].id);
        m_values[i]->setText(value ? packs::inWords(*value) : QStringLiteral("–"));
    }
    m_ruler->setMark(packs::convert(m_measure, length, m_measure.unit));
    showOnScreen(length);
    if (m_measure.lengths.empty())
        return showWords({}, false);
    const packs::Length* reach = packs::reach(m_measure, length);
    showWords(reach ? tr("Within %1, %2").arg(reach->id, Words::amid(reach->label)) : tr("Beyond every length"), false);
}

/// Nothing of this can be drawn where nobody knows how long a unit is: hexes, or an M that was not told.
void RulerPanel::showOnScreen(const std::optional<packs::Measured>& length)
{
    const bool isKnown = packs::millimetres(m_measure, {1, m_measure.unit}).has_value();
    for (QWidget* part : std::initializer_list<QWidget*>{m_screen, m_note, m_fit})
        part->setVisible(isKnown);
    m_note->setText(m_lengths.isFitted(*screen())
                        ? tr("It is as long as it says: this screen was fitted.")
                        : tr("The screen says how large it is, and may be wrong. Fit it once with a card or a brick."));
    const auto unit = std::find_if(m_measure.units.begin(), m_measure.units.end(), [&](const packs::LengthUnit& each) {
        return each.id == (length ? length->unit : m_unit->currentData().toString());
    });
    const bool isInches =
        unit != m_measure.units.end() && (unit->id == QLatin1String("inches") || unit->id == QLatin1String("feet"));
    m_screen->setScale(isInches ? ScreenRuler::Scale::Inches : ScreenRuler::Scale::Centimetres);
    const auto millimetres = length ? packs::millimetres(m_measure, *length) : std::nullopt;
    if (!millimetres || unit == m_measure.units.end())
        return m_screen->setLength({}, {});
    QString words = QStringLiteral("%1 %2").arg(packs::inWords(length->value), packs::labelFor(length->value, *unit));
    if (*millimetres > m_screen->room())
        words = tr("%1, of which the screen shows %2")
                    .arg(words, packs::inWords(length->value * m_screen->room() / *millimetres));
    m_screen->setLength(millimetres, words);
}

void RulerPanel::showWords(const QString& words, bool isFault)
{
    setRole(*m_words, isFault ? QStringLiteral("fault") : QString());
    m_words->setVisible(!words.isEmpty());
    m_words->announce(words);
}

void RulerPanel::takeM(const QString& typed)
{
    if (!m_lengths.setM(typed))
        showWords(tr("Type how long an M is, such as 4 bricks or 12 cm."), true);
    else
        convert();
}

void RulerPanel::fitScreen()
{
    auto* dialog = new FitDialog(m_lengths, m_theme, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

}
