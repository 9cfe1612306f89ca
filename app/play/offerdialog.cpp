// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "play/offerdialog.h"

#include "dice/generator.h"
#include "models/newgameplan.h"
#include "packs/names.h"
#include "play/desk.h"
#include "play/formrows.h"
#include "play/unitmakeup.h"
#include "play/unitrow.h"
#include "shell/theme.h"
#include "widgets/textlabel.h"
#include "widgets/touchbutton.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QScrollArea>
#include <QSpinBox>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace adjutant::app {

namespace {

constexpr int longestLine = 200;
constexpr int leastLetters = 16; // that can be seen of what stands in a field

PlannedUnit withLongestAnswers(const packs::Pack& pack, const packs::UnitType& type)
{
    PlannedUnit unit{type.id, {}};
    for (const packs::Question* question : questionsOf(pack, type)) {
        const auto longest = std::max_element(
            question->choices.begin(), question->choices.end(),
            [](const packs::Choice& one, const packs::Choice& other) { return one.label.size() < other.label.size(); });
        unit.with.insert(question->id, question->choices.empty()
                                           ? question->most
                                           : static_cast<int>(longest - question->choices.begin()));
    }
    return unit;
}

/// Units whose rows may differ in height: of types that ask the same and are made of the same, the one with the longest
/// name, which leaves its answers the least room.
std::vector<PlannedUnit> differentRows(const packs::Pack& pack)
{
    QMap<QStringList, const packs::UnitType*> different;
    for (const packs::UnitType& type : pack.units) {
        QStringList asks{type.kind, makeupOf(pack, {type.id, {}})};
        for (const packs::Question* question : questionsOf(pack, type))
            asks << question->id;
        const packs::UnitType*& longest = different[asks];
        if (!longest || longest->label.size() < type.label.size())
            longest = &type;
    }
    std::vector<PlannedUnit> units;
    for (const packs::UnitType* type : different)
        units.push_back(withLongestAnswers(pack, *type));
    return units;
}

int heightAt(const QWidget& widget, int wide)
{
    widget.ensurePolished();
    return widget.hasHeightForWidth() ? widget.heightForWidth(wide) : widget.sizeHint().height();
}

}

OfferDialog::OfferDialog(Desk& desk, const Theme& theme, const Offer& offer, QWidget* parent)
    : QDialog(parent),
      m_desk(desk),
      m_theme(theme),
      m_offer(offer),
      m_rows(new QFormLayout),
      m_scroll(new QScrollArea(this)),
      m_missing(new TextLabel(this)),
      m_fault(new TextLabel(this))
{
    QString title = offer.label;
    setWindowTitle(title.remove(QStringLiteral("…")));
    setAttribute(Qt::WA_DeleteOnClose);
    auto* column = new QVBoxLayout(this);
    column->setSpacing(12);
    if (!offer.help.isEmpty()) {
        auto* help = new TextLabel(this);
        help->setText(offer.help);
        help->setProperty("role", QStringLiteral("quiet"));
        column->addWidget(help);
    }
    auto* inside = new QWidget(this);
    inside->setLayout(m_rows);
    inside->installEventFilter(this);
    spread(*m_rows);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setAccessibleName(windowTitle());
    m_scroll->setWidget(inside);
    column->addWidget(m_scroll, 1);
    m_missing->setObjectName(QStringLiteral("missing"));
    m_missing->setProperty("role", QStringLiteral("quiet"));
    column->addWidget(m_missing);
    m_fault->setProperty("role", QStringLiteral("fault"));
    m_fault->hide();
    column->addWidget(m_fault);
    column->addWidget(buildFoot(theme));
    for (const Ask& ask : offer.asks)
        addAsk(ask);
    refresh();
    fit();
}

/// As large as what is asked, in the letters of now, and no larger than the window that it stands over.
void OfferDialog::fit()
{
    const QSize room = parentWidget() ? parentWidget()->window()->size() - QSize(60, 60) : QSize(1200, 700);
    const int usual = m_unit ? 640 : 520, letters = m_unit ? 78 : 64; // of a unit, more stands side by side
    const int wide = std::min(std::max(usual, fontMetrics().averageCharWidth() * letters), room.width());
    const QMargins around = layout()->contentsMargins();
    const int inside = wide - around.left() - around.right();
    const int rows = m_rows->hasHeightForWidth() ? m_rows->totalHeightForWidth(inside) : m_rows->sizeHint().height();
    int high = rows + roomForAnswers(inside) + around.top() + around.bottom();
    for (int i = 0; i < layout()->count(); ++i) {
        const QLayoutItem* item = layout()->itemAt(i);
        if (item->widget() != m_scroll && !item->isEmpty())
            high += layout()->spacing() +
                    (item->hasHeightForWidth() ? item->heightForWidth(inside) : item->sizeHint().height());
    }
    resize(wide, std::min(std::max(high, height()), room.height()));
}

/// How much higher a unit gets of whichever type, with its longest answers: kept free, so that no answer moves what
/// stands below it.
int OfferDialog::roomForAnswers(int wide)
{
    if (!m_unit || isVisible())
        return 0;
    m_rows->setGeometry(QRect(0, 0, wide, m_rows->sizeHint().height())); // before it is shown nothing has its width
    wide = m_unitPlace->width();
    const int now = heightAt(*m_unit, wide);
    return std::max(now, highestUnit(wide)) - now;
}

/// Measured once for a width and letters: there may be hundreds of types.
int OfferDialog::highestUnit(int wide)
{
    if (m_highest && m_highest->wide == wide && m_highest->font == font())
        return m_highest->height;
    const packs::PackPtr& pack = m_desk.game().pack;
    int most = 0;
    for (const PlannedUnit& unit : differentRows(*pack)) {
        UnitRow row(m_theme, pack, unit, m_unitPlace);
        row.stayAlone();
        most = std::max(most, heightAt(row, wide));
    }
    m_highest = {wide, font(), most};
    return most;
}

/// Letters of another size need more room.
bool OfferDialog::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::LayoutRequest)
        QTimer::singleShot(0, this, &OfferDialog::fit);
    return QDialog::eventFilter(watched, event);
}

QWidget* OfferDialog::buildFoot(const Theme& theme)
{
    auto* foot = new QWidget(this);
    auto* row = new QHBoxLayout(foot);
    row->setContentsMargins(0, 0, 0, 0);
    auto* cancel = new TouchButton(theme, tr("Cancel"), foot);
    m_done = new TouchButton(theme, windowTitle(), foot, TouchButton::Weight::Main);
    m_done->setObjectName(QStringLiteral("doOffer"));
    m_done->setDefault(true);
    row->addWidget(cancel);
    row->addWidget(m_done, 1);
    connect(cancel, &TouchButton::clicked, this, &QDialog::reject);
    connect(m_done, &TouchButton::clicked, this, &OfferDialog::doIt);
    return foot;
}

void OfferDialog::addRow(const QString& label, QWidget* field)
{
    field->setMinimumWidth(field->fontMetrics().averageCharWidth() * leastLetters);
    QWidget* whole = forFingers(m_theme, field, label);
    m_rows->addRow(labelBeside(*whole, label), whole);
    if (!std::exchange(m_hasFocus, true))
        field->setFocus();
}

void OfferDialog::addAsk(const Ask& ask)
{
    switch (ask.kind) {
    case Ask::Kind::Choice:
        return addChoice(ask);
    case Ask::Kind::Words:
        return addWords(ask);
    case Ask::Kind::Number:
        return addNumber(ask);
    case Ask::Kind::Counts:
        return addCounts(ask);
    case Ask::Kind::Unit:
        return addUnit(ask);
    case Ask::Kind::Flag:
        return addFlag(ask);
    }
}

void OfferDialog::addChoice(const Ask& ask)
{
    auto* box = new QComboBox(this);
    box->setObjectName(ask.key);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(leastLetters);
    for (const Ask::Choice& choice : ask.choices)
        box->addItem(choice.label, choice.id);
    m_answers.emplace_back([box, key = utf8(ask.key), label = ask.label](Json& command) {
        if (const QString id = box->currentData().toString(); !id.isEmpty())
            command[key] = utf8(id);
        return box->count() > 0 ? QString() : label;
    });
    addRow(ask.label, box);
}

void OfferDialog::addWords(const Ask& ask)
{
    auto* line = new QLineEdit(ask.words, this);
    line->setObjectName(ask.key);
    line->setMaxLength(longestLine);
    line->setPlaceholderText(ask.example);
    connect(line, &QLineEdit::textChanged, this, &OfferDialog::refresh);
    // What stood there can be wiped off.
    const bool sendsNothing = !ask.words.isEmpty();
    m_answers.emplace_back(
        [line, key = utf8(ask.key), needed = ask.needed ? ask.label : QString(), sendsNothing](Json& command) {
            const QString text = line->text().simplified();
            if (!text.isEmpty() || sendsNothing)
                command[key] = utf8(text);
            return text.isEmpty() ? needed : QString();
        });
    addRow(ask.label, line);
    if (!ask.choices.empty())
        m_rows->addRow(suggestions(ask, line));
}

/// What one taps stands in the line as if it was typed.
QWidget* OfferDialog::suggestions(const Ask& ask, QLineEdit* line)
{
    auto* button = new TouchButton(m_theme, tr("Choose…"), this);
    button->setObjectName(QStringLiteral("suggestions"));
    button->setAccessibleName(tr("%1: choose").arg(ask.label));
    auto* menu = new QMenu(button);
    for (const Ask::Choice& choice : ask.choices)
        menu->addAction(choice.label, line, [line, words = choice.label] { line->setText(words); });
    connect(button, &TouchButton::clicked, menu,
            [button, menu] { menu->popup(button->mapToGlobal(QPoint(0, button->height()))); });
    return button;
}

void OfferDialog::addNumber(const Ask& ask)
{
    auto* number = new QSpinBox(this);
    number->setObjectName(ask.key);
    number->setRange(ask.least, ask.most);
    number->setValue(ask.words.isEmpty() ? ask.least : ask.words.toInt());
    number->setSpecialValueText(ask.standard.isEmpty() ? ask.leastMeans : ask.standard);
    m_answers.emplace_back([number, key = utf8(ask.key), standard = !ask.standard.isEmpty()](Json& command) {
        if (!standard || number->value() != number->minimum())
            command[key] = number->value();
        return QString();
    });
    addRow(ask.label, number);
}

void OfferDialog::addCounts(const Ask& ask)
{
    auto* head = new TextLabel(this, 1, true);
    head->setText(ask.label);
    m_rows->addRow(head);
    for (const Ask::Choice& choice : ask.choices) {
        auto* number = new QSpinBox(this);
        number->setObjectName(choice.id);
        number->setRange(0, choice.most);
        number->setSuffix(tr(" of %1").arg(choice.most));
        m_answers.emplace_back([number, key = utf8(ask.key), id = utf8(choice.id)](Json& command) {
            if (number->value() > 0)
                command[key][id] = number->value();
            return QString();
        });
        addRow(choice.label, number);
    }
}

/// As at set-up, for whichever type is chosen.
void OfferDialog::addUnit(const Ask& ask)
{
    m_unitPlace = new QWidget(this);
    auto* column = new QVBoxLayout(m_unitPlace);
    column->setContentsMargins(0, 0, 0, 0);
    m_unitPlace->setMinimumHeight(Theme::touch);
    m_rows->addRow(labelBeside(*m_unitPlace, tr("Name")), m_unitPlace);
    const auto* type = findChild<QComboBox*>(ask.key);
    showUnit(type->currentData().toString());
    connect(type, &QComboBox::currentIndexChanged, this, [this, type] { showUnit(type->currentData().toString()); });
    m_answers.emplace_back([this](Json& command) {
        const packs::Pack& pack = *m_desk.game().pack;
        const PlannedUnit unit = m_unit->unit();
        const Json said = rosterUnit(pack, unit);
        for (const auto& [key, value] : said.items())
            if (key != "name" || unit.name != pack.unit(unit.type)->label) // then the game finds one
                command[key] = value;
        return QString();
    });
}

void OfferDialog::addFlag(const Ask& ask)
{
    auto* flag = new TouchButton(m_theme, ask.label, this);
    flag->setObjectName(ask.key);
    flag->setCheckable(true);
    flag->setChecked(!ask.words.isEmpty());
    flag->setAccessibleName(ask.label);
    m_rows->addRow(flag);
    const auto* type = findChild<QComboBox*>(QStringLiteral("type"));
    const auto isAsked = [type, choices = ask.choices] {
        return std::any_of(choices.begin(), choices.end(),
                           [&](const Ask::Choice& one) { return one.id == type->currentData().toString(); });
    };
    const auto show = [flag, isAsked] { flag->setVisible(isAsked()); };
    show();
    connect(type, &QComboBox::currentIndexChanged, this, show);
    m_answers.emplace_back([flag, isAsked, key = utf8(ask.key)](Json& command) {
        if (isAsked() && flag->isChecked())
            command[key] = true;
        return QString();
    });
}

void OfferDialog::showUnit(const QString& type)
{
    const packs::PackPtr& pack = m_desk.game().pack;
    PlannedUnit unit{type, {}};
    if (m_unit) {
        const PlannedUnit before = m_unit->unit();
        unit.note = before.note;
        unit.name = before.name == pack->unit(before.type)->label ? QString() : before.name;
    }
    delete m_unit;
    m_unit = new UnitRow(m_theme, pack, unit, m_unitPlace);
    m_unit->stayAlone();
    m_unitPlace->layout()->addWidget(m_unit);
    connect(m_unit, &UnitRow::changed, this, &OfferDialog::refresh);
    connect(m_unit, &UnitRow::nameWanted, this, &OfferDialog::makeUpName);
}

void OfferDialog::makeUpName()
{
    const game::Game& game = m_desk.game();
    QStringList taken;
    for (const game::Unit& unit : game.units)
        taken << unit.name;
    dice::Generator dice;
    m_unit->setName(packs::makeName(*game.pack, game.pack->unit(m_unit->unit().type)->kind, dice, taken));
}

void OfferDialog::refresh()
{
    Json command = m_offer.command;
    QStringList missing;
    for (const auto& answer : m_answers)
        if (const QString what = answer(command); !what.isEmpty())
            missing << what;
    m_done->setEnabled(missing.isEmpty());
    m_missing->setText(missing.isEmpty() ? QString() : tr("Still to be said: %1").arg(missing.join(tr(", "))));
    m_missing->setVisible(!missing.isEmpty());
    m_fault->hide();
}

void OfferDialog::doIt()
{
    Json command = m_offer.command;
    for (const auto& answer : m_answers)
        answer(command);
    const auto refusal = connect(&m_desk, &Desk::refused, m_fault, [this](const QString& words) {
        m_fault->announce(words);
        m_fault->show();
    });
    const bool done = m_desk.send(command);
    disconnect(refusal);
    if (done)
        accept();
}

void begin(Desk& desk, const Theme& theme, const Offer& offer, QWidget* parent)
{
    if (!offer.asks.empty())
        return (new OfferDialog(desk, theme, offer, parent))->open();
    if (desk.send(offer.command) && offer.answers)
        desk.answer(textAt(offer.command, "unit"));
}

}
