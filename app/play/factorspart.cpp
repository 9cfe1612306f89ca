// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "play/factorspart.h"

#include "packs/factorwords.h"
#include "play/factorgroups.h"
#include "play/inputwords.h"
#include "shell/theme.h"
#include "widgets/breakable.h"
#include "widgets/choicerow.h"
#include "widgets/flowlayout.h"
#include "widgets/numberpad.h"
#include "widgets/textlabel.h"
#include "widgets/touchbutton.h"

#include <QHBoxLayout>
#include <QLineEdit>

#include <utility>

namespace adjutant::app {

namespace {

using Kind = packs::ProcedureInput::Kind;

qint64 numberOf(const packs::Value& value)
{
    if (const auto* number = std::get_if<qint64>(&value))
        return *number;
    return std::get<dice::Pool>(value).count;
}

}

FactorsPart::FactorsPart(const Theme& theme, QWidget* parent)
    : QWidget(parent),
      m_theme(theme),
      m_groups(new FactorGroups(theme, this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    column->addWidget(m_groups);
    hide();
}

bool FactorsPart::asks(const packs::Procedure* procedure, const QString& key) const
{
    return procedure == m_question.procedure && key == m_question.key;
}

void FactorsPart::setQuestion(const Question& question)
{
    const Question before = std::exchange(m_question, question);
    const packs::Values said = std::exchange(m_given, question.given);
    forgetWhatIsKnown();
    const bool isAskedAlike = before.procedure == question.procedure && before.key == question.key &&
                              before.rulings == question.rulings && before.most == question.most &&
                              before.derived == question.derived && before.proposed == question.proposed &&
                              before.asked == question.asked && before.hidden == question.hidden;
    if (!isAskedAlike || said != m_given)
        rebuild();
    else
        m_question.lastTime = before.lastTime;
}

/// What is so unless somebody says otherwise: what the game knows comes before what it takes to follow.
packs::Values FactorsPart::unasked() const
{
    packs::Values values = m_question.proposed;
    for (auto it = m_question.derived.begin(); it != m_question.derived.end(); ++it)
        values[it.key()] = it.value();
    return values;
}

void FactorsPart::forgetWhatIsKnown()
{
    const packs::Values known = unasked();
    for (auto it = m_given.begin(); it != m_given.end();)
        it = known.contains(it.key()) && known[it.key()] == it.value() ? m_given.erase(it) : std::next(it);
}

packs::Values FactorsPart::values() const
{
    packs::Values values = unasked();
    for (auto it = m_given.begin(); it != m_given.end(); ++it)
        values[it.key()] = it.value();
    return values;
}

Json FactorsPart::inputs() const
{
    Json inputs = Json::object();
    const packs::Values now = values();
    for (const packs::ProcedureInput& input :
         m_question.procedure ? m_question.procedure->inputs : std::vector<packs::ProcedureInput>()) {
        const bool proposed = m_question.proposed.contains(input.id) && !m_question.derived.contains(input.id);
        if (proposed || m_given.contains(input.id))
            inputs[utf8(input.id)] = packs::toJson(input, now[input.id]);
    }
    return inputs;
}

QList<QWidget*> FactorsPart::ofTheTable() const
{
    QList<QWidget*> found;
    if (!m_question.procedure)
        return found;
    for (const packs::ProcedureInput& input : m_question.procedure->inputs)
        if (input.factors.isEmpty() && (input.kind == Kind::Flag || input.kind == Kind::Choice) && !knows(input.id))
            found << m_fields.value(input.id);
    if (!m_groups->isEmpty())
        found << m_groups;
    return found;
}

void FactorsPart::keepAsLast()
{
    m_question.lastTime = m_given;
    rebuild();
}

void FactorsPart::toggleCover()
{
    if (m_takeCover && isVisible())
        m_takeCover();
}

void FactorsPart::give(const packs::ProcedureInput& input, const packs::Value& value)
{
    m_given[input.id] = value;
    forgetWhatIsKnown();
    showSum();
    Q_EMIT changed();
}

qint64 FactorsPart::valueOf(const packs::ProcedureInput& input) const
{
    const packs::Values now = values();
    const auto value = now.find(input.id);
    return numberOf(value != now.end() ? *value : input.standard.value_or(packs::Value(qint64(0))));
}

void FactorsPart::rebuild()
{
    delete m_inside;
    m_groups->clear();
    m_takeCover = {};
    m_factors.clear();
    m_fields.clear();
    m_chips.clear();
    m_faults.clear();
    m_inside = new QWidget(this);
    m_line = nullptr;
    if (m_question.looksUp)
        (new QVBoxLayout(m_inside))->setContentsMargins(0, 0, 0, 0);
    else
        FlowLayout::in(m_inside, 6);
    static_cast<QVBoxLayout*>(layout())->insertWidget(0, m_inside);
    setVisible(m_question.procedure);
    if (!m_question.procedure)
        return;
    // What is ticked comes before the numbers, which the game knows mostly by itself.
    for (const bool number : {false, true})
        for (const packs::ProcedureInput& input : m_question.procedure->inputs)
            if (input.factors.isEmpty() && !m_question.hidden.contains(input.id) &&
                number == (input.kind == Kind::Number || input.kind == Kind::Dice))
                m_fields[input.id] = addInput(input);
    for (const packs::ProcedureInput& input : m_question.procedure->inputs)
        if (!input.factors.isEmpty())
            addFactor(input);
    m_inside->setVisible(m_inside->layout()->count() > 0);
    m_groups->setVisible(!m_groups->isEmpty());
    showSum();
}

QWidget* FactorsPart::addInput(const packs::ProcedureInput& input)
{
    QWidget* field = input.kind == Kind::Choice                     ? addChoice(input)
                     : input.kind == Kind::Flag                     ? static_cast<QWidget*>(addFlag(input))
                     : input.kind == Kind::Dice && m_question.mends ? addTypedDice(input)
                     : m_question.figures.contains(input.id)        ? addFigures(input)
                                                                    : addNumber(input);
    const bool explained = input.kind == Kind::Flag || m_chips.contains(input.id);
    placeFor(input).addWidget(explained ? field : withHelp(field, input));
    return field;
}

/// All beside each other; of a lookup, each choice for itself, for its label stands above it.
QLayout& FactorsPart::placeFor(const packs::ProcedureInput& input)
{
    if (!m_question.looksUp || input.kind == Kind::Choice) {
        m_line = nullptr;
        return *m_inside->layout();
    }
    if (!m_line) {
        m_line = new QWidget(m_inside);
        FlowLayout::in(m_line, 6);
        m_inside->layout()->addWidget(m_line);
    }
    return *m_line->layout();
}

/// With the help below it, where it has none inside and somebody should see it.
QWidget* FactorsPart::withHelp(QWidget* field, const packs::ProcedureInput& input)
{
    if (!m_question.looksUp || input.help.isEmpty())
        return field;
    auto* both = new QWidget(m_inside);
    auto* column = new QVBoxLayout(both);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    auto* help = new TextLabel(both);
    help->setProperty("role", QStringLiteral("quiet"));
    help->setText(input.help);
    column->addWidget(field);
    column->addWidget(help);
    return both;
}

bool FactorsPart::isCover(const packs::ProcedureInput& input) const
{
    return input.id == QLatin1String("cover") && !m_question.mends && !m_question.looksUp;
}

TouchButton* FactorsPart::addFlag(const packs::ProcedureInput& input)
{
    auto* toggle = new TouchButton(m_theme, shownLabel(input), m_inside);
    toggle->setCheckable(true);
    if (isCover(input)) {
        toggle->setKeyOf(QStringLiteral("cover"));
        m_takeCover = [toggle] { toggle->click(); };
    }
    toggle->setChecked(valueOf(input) != 0);
    toggle->setAccessibleName(input.label);
    explain(toggle, input);
    connect(toggle, &TouchButton::toggled, this, [this, toggle, &input](bool on) {
        if (on)
            untickOthers(input);
        give(input, packs::Value(qint64(on)));
        explain(toggle, input);
    });
    return toggle;
}

/// Those of which only one can be so.
void FactorsPart::untickOthers(const packs::ProcedureInput& input)
{
    const packs::FactorLine* line = packs::factorLine(*m_question.pack, input);
    if (!line || line->oneOf.isEmpty())
        return;
    for (const packs::ProcedureInput& other : m_question.procedure->inputs) {
        const packs::FactorLine* its = packs::factorLine(*m_question.pack, other);
        TouchButton* toggle = m_factors.value(other.id);
        if (toggle && its && its != line && its->oneOf == line->oneOf)
            toggle->setChecked(false);
    }
}

void FactorsPart::addFactor(const packs::ProcedureInput& input)
{
    const packs::FactorTable* table = m_question.pack->factorTable(input.factors);
    TouchButton* line = input.kind == Kind::Flag ? addFlag(input) : addNumber(input);
    m_factors[input.id] = line;
    m_fields[input.id] = line;
    m_groups->addLine(input.factors, table ? table->label : input.factors, line);
}

/// The help of the pack, what a factor does, and whether it is as it was the last time.
void FactorsPart::explain(TouchButton* button, const packs::ProcedureInput& input)
{
    QStringList detail;
    const packs::FactorLine* line = packs::factorLine(*m_question.pack, input);
    if (line)
        detail << (line->count ? tr("%1 each").arg(packs::effectOf(*line)) : packs::effectOf(*line));
    if (isAsLast(input))
        detail << tr("as last time");
    if (m_question.looksUp && !input.help.isEmpty())
        detail << input.help;
    button->setDetail(detail.join(QStringLiteral(" · ")));
    button->setHelp(m_question.looksUp ? QString() : input.help); // else it is in sight
}

/// A lookup is asked in a narrow column.
QString FactorsPart::shownLabel(const packs::ProcedureInput& input) const
{
    return m_question.looksUp ? breakable(input.label, narrowWord) : input.label;
}

bool FactorsPart::isSaid(const packs::ProcedureInput& input) const
{
    return input.standard || values().contains(input.id);
}

/// What does not count needs no mark.
bool FactorsPart::isAsLast(const packs::ProcedureInput& input) const
{
    const auto last = m_question.lastTime.constFind(input.id);
    return !m_question.mends && last != m_question.lastTime.constEnd() && numberOf(*last) != 0 &&
           !m_question.proposed.contains(input.id) && values().value(input.id) == *last;
}

void FactorsPart::showSum()
{
    if (m_groups->isEmpty())
        return;
    QSet<TouchButton*> counting, asked;
    for (const packs::ProcedureInput& input : m_question.procedure->inputs)
        if (TouchButton* line = m_factors.value(input.id); line && valueOf(input) != 0)
            counting.insert(line);
        else if (line && m_question.asked.contains(input.id))
            asked.insert(line);
    m_groups->setCounting(counting, asked);
    const auto complete = packs::complete(*m_question.procedure, values());
    m_groups->setSum(complete
                         ? packs::explainFactors(*m_question.pack, *m_question.procedure, *complete, m_question.rulings)
                         : QString());
}

QWidget* FactorsPart::addChoice(const packs::ProcedureInput& input)
{
    auto* row = new ChoiceRow(m_theme, input.label, m_inside);
    row->setHelp(input.help);
    if (m_question.looksUp)
        row->setLabelAbove();
    std::vector<ChoiceRow::Item> items;
    for (const packs::InputChoice& choice : input.choices)
        items.push_back({choice.id, choice.label, {}, {}, {}});
    const auto now = static_cast<std::size_t>(valueOf(input));
    if (isAsLast(input))
        items.at(now).detail = tr("as last time");
    row->setItems(items, isSaid(input) ? items.at(now).id : QString());
    const auto take = [this, row, items, &input](const QString& id) {
        row->setItems(items, id);
        for (std::size_t i = 0; i < items.size(); ++i)
            if (items[i].id == id)
                give(input, packs::Value(qint64(i)));
    };
    connect(row, &ChoiceRow::chosen, this, take);
    if (isCover(input))
        m_takeCover = [this, take, items, &input] {
            take(items.at((static_cast<std::size_t>(valueOf(input)) + 1) % items.size()).id);
        };
    return row;
}

/// The figures of the card, of which the table sees which one it is; another is said on the pad.
QWidget* FactorsPart::addFigures(const packs::ProcedureInput& input)
{
    auto* row = new ChoiceRow(m_theme, input.label, m_inside);
    row->standAlone();
    row->setHelp(input.help);
    auto* other = new TouchButton(m_theme, {}, row);
    row->setLast(other);
    showFigures(row, other, input);
    connect(row, &ChoiceRow::chosen, this, [this, row, other, &input](const QString& figure) {
        give(input, packs::Value(figure.toLongLong()));
        showFigures(row, other, input);
    });
    connect(other, &TouchButton::clicked, this, [this, row, other, &input] {
        pick(other, input, [this, row, other, &input](int picked) {
            give(input, packs::Value(qint64(picked)));
            showFigures(row, other, input);
        });
    });
    return row;
}

void FactorsPart::showFigures(ChoiceRow* row, TouchButton* other, const packs::ProcedureInput& input)
{
    const packs::Values now = values();
    const QString chosen = now.contains(input.id) ? QString::number(valueOf(input)) : QString();
    std::vector<ChoiceRow::Item> items;
    bool isFigure = chosen.isEmpty();
    for (const packs::Stat& stat : m_question.figures.value(input.id)) {
        const QString figure = QString::number(stat.value.value_or(0));
        items.push_back({figure, figure, stat.label, {}});
        isFigure = isFigure || figure == chosen;
    }
    row->setItems(items, chosen);
    other->setText(isFigure ? tr("Other…") : chosen);
    other->setChecked(!isFigure);
    other->setAccessibleName(tr("%1: another number").arg(input.label));
}

/// What is left blank is as the game says.
QWidget* FactorsPart::addTypedDice(const packs::ProcedureInput& input)
{
    auto* part = new QWidget(m_inside);
    auto* row = new QHBoxLayout(part);
    row->setContentsMargins(0, 0, 0, 0);
    auto* label = new TextLabel(part);
    label->setWordWrap(false);
    label->setText(input.label);
    const packs::Values now = values();
    const auto value = now.constFind(input.id);
    const auto derived = m_question.derived.constFind(input.id);
    auto* line = new QLineEdit(value != now.constEnd() ? packs::toText(input, *value) : QString(), part);
    line->setObjectName(QStringLiteral("typed-") + input.id);
    line->setMinimumHeight(Theme::touch);
    line->setAccessibleName(input.label);
    part->setToolTip(input.help);
    line->setAccessibleDescription(input.help);
    label->setHelped(!input.help.isEmpty());
    if (derived != m_question.derived.constEnd())
        line->setPlaceholderText(packs::toText(input, *derived));
    connect(line, &QLineEdit::textEdited, this, [this, &input](const QString& text) { readDice(input, text); });
    row->addWidget(label);
    row->addWidget(line, 1);
    return part;
}

void FactorsPart::readDice(const packs::ProcedureInput& input, const QString& text)
{
    m_faults.remove(input.id);
    if (text.trimmed().isEmpty() && m_question.derived.contains(input.id))
        return give(input, m_question.derived[input.id]);
    const auto value = packs::parseValue(input, text.trimmed());
    if (value)
        return give(input, *value);
    m_faults[input.id] = value.error().words;
    Q_EMIT changed();
}

TouchButton* FactorsPart::addNumber(const packs::ProcedureInput& input)
{
    auto* chip = new TouchButton(m_theme, {}, m_inside);
    m_chips[input.id] = chip;
    showNumber(chip, input);
    connect(chip, &TouchButton::clicked, this, [this, chip, &input] { openPad(chip, input); });
    return chip;
}

void FactorsPart::showNumber(TouchButton* chip, const packs::ProcedureInput& input)
{
    const packs::Values now = values();
    const auto& derived = m_question.derived;
    const auto value = now.find(input.id);
    const auto shown = value != now.end() ? std::optional(*value) : input.standard;
    const QString text = shown ? inWords(input, *shown) : QStringLiteral("?");
    const bool overruled = m_given.contains(input.id) && derived.contains(input.id);
    explain(chip, input);
    chip->setText(tr("%1: %2").arg(shownLabel(input), text));
    chip->setGlyph(overruled ? Glyph::Pencil : Glyph::None);
    if (overruled)
        chip->setDetail(tr("overruled; the game says %1").arg(inWords(input, derived[input.id])));
    chip->setAccessibleName((m_question.looksUp && !derived.contains(input.id)
                                 ? tr("%1: %2. Opens a pad.")
                                 : tr("%1: %2. Opens a pad to overrule it."))
                                .arg(input.label, text));
}

bool FactorsPart::openPadOf(const QString& input)
{
    TouchButton* chip = m_chips.value(input);
    if (chip)
        chip->click();
    return chip;
}

void FactorsPart::openPad(TouchButton* chip, const packs::ProcedureInput& input)
{
    pick(chip, input, [this, chip, &input](int picked) {
        packs::Value wanted(static_cast<qint64>(picked));
        if (input.kind == Kind::Dice) {
            dice::Pool pool =
                std::get<dice::Pool>(values().value(input.id, packs::Value(dice::Pool{1, {1, 2, 3, 4, 5, 6}})));
            pool.count = picked;
            wanted = packs::Value(pool);
        }
        give(input, wanted);
        showNumber(chip, input);
    });
}

void FactorsPart::pick(TouchButton* beside, const packs::ProcedureInput& input, const std::function<void(int)>& take)
{
    const qint64 value = valueOf(input);
    const auto most = m_question.most.constFind(input.id);
    const PadRange range =
        padRangeFor(input, value, most == m_question.most.constEnd() ? std::nullopt : std::optional(*most));
    NumberPad::Spec spec;
    spec.title = input.kind == Kind::Dice ? tr("%1: how many?").arg(input.label) : input.label;
    spec.least = range.least;
    spec.most = range.most;
    spec.value = static_cast<int>(value);
    auto* pad = new NumberPad(m_theme, spec, this);
    connect(pad, &NumberPad::picked, beside, take);
    pad->openBeside(beside);
}

}
