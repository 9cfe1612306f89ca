// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "play/factorspart.h"

#include "shell/theme.h"
#include "widgets/choicerow.h"
#include "widgets/flowlayout.h"
#include "widgets/numberpad.h"
#include "widgets/touchbutton.h"

#include <QVBoxLayout>

namespace adjutant::app {

namespace {

using Kind = packs::ProcedureInput::Kind;

/// The pad shows no more numbers than can be taken in at a glance.
constexpr qint64 mostOnPad = 24;

qint64 numberOf(const packs::Value& value)
{
    if (const auto* number = std::get_if<qint64>(&value))
        return *number;
    return std::get<dice::Pool>(value).count;
}

}

FactorsPart::FactorsPart(const Theme& theme, QWidget* parent) : QWidget(parent), m_theme(theme)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
}

void FactorsPart::setProcedure(const packs::Procedure* procedure, const packs::Values& derived, const QString& key)
{
    if (key != m_key || procedure != m_procedure)
        m_given.clear();
    else if (derived == m_derived)
        return;
    else
        for (auto it = m_given.begin(); it != m_given.end();)
            it = derived.contains(it.key()) ? m_given.erase(it) : std::next(it);
    m_key = key;
    m_procedure = procedure;
    m_derived = derived;
    rebuild();
}

packs::Values FactorsPart::values() const
{
    packs::Values values = m_derived;
    for (auto it = m_given.begin(); it != m_given.end(); ++it)
        values[it.key()] = it.value();
    return values;
}

Json FactorsPart::inputs() const
{
    Json inputs = Json::object();
    if (m_procedure)
        for (const packs::ProcedureInput& input : m_procedure->inputs)
            if (const auto given = m_given.find(input.id); given != m_given.end())
                inputs[utf8(input.id)] = packs::toJson(input, *given);
    return inputs;
}

void FactorsPart::toggleFirstFlag()
{
    if (!m_flags.empty())
        m_flags.front()->click();
}

void FactorsPart::give(const packs::ProcedureInput& input, const packs::Value& value)
{
    if (const auto derived = m_derived.find(input.id); derived != m_derived.end() && *derived == value)
        m_given.remove(input.id);
    else
        m_given[input.id] = value;
    Q_EMIT changed();
}

void FactorsPart::rebuild()
{
    delete m_inside;
    m_flags.clear();
    m_inside = new QWidget(this);
    new FlowLayout(m_inside, 6);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    m_inside->setSizePolicy(policy);
    layout()->addWidget(m_inside);
    setVisible(m_procedure);
    if (!m_procedure)
        return;
    for (const packs::ProcedureInput& input : m_procedure->inputs) {
        if (input.kind == Kind::Flag)
            addFlag(input);
        else if (input.kind == Kind::Choice)
            addChoice(input);
    }
    for (const packs::ProcedureInput& input : m_procedure->inputs)
        if (input.kind == Kind::Number || input.kind == Kind::Dice)
            addNumber(input);
}

void FactorsPart::addFlag(const packs::ProcedureInput& input)
{
    auto* toggle = new TouchButton(m_theme, input.label, m_inside);
    toggle->setCheckable(true);
    if (m_flags.empty() && input.id == QLatin1String("cover"))
        toggle->setKeyHint(QStringLiteral("C"));
    toggle->setChecked(m_given.contains(input.id) && numberOf(m_given[input.id]) != 0);
    toggle->setAccessibleName(input.label);
    connect(toggle, &TouchButton::toggled, this, [this, &input](bool on) { give(input, packs::Value(qint64(on))); });
    m_inside->layout()->addWidget(toggle);
    m_flags.push_back(toggle);
}

void FactorsPart::addChoice(const packs::ProcedureInput& input)
{
    auto* row = new ChoiceRow(m_theme, input.label, m_inside);
    std::vector<ChoiceRow::Item> items;
    for (const packs::InputChoice& choice : input.choices)
        items.push_back({choice.id, choice.label, {}, {}});
    const qint64 now = m_given.contains(input.id) ? numberOf(m_given[input.id])
                                                  : numberOf(input.standard.value_or(packs::Value(qint64(0))));
    row->setItems(items, items.at(static_cast<std::size_t>(now)).id);
    connect(row, &ChoiceRow::chosen, this, [this, row, items, &input](const QString& id) {
        row->setItems(items, id);
        for (std::size_t i = 0; i < items.size(); ++i)
            if (items[i].id == id)
                give(input, packs::Value(qint64(i)));
    });
    m_inside->layout()->addWidget(row);
}

void FactorsPart::addNumber(const packs::ProcedureInput& input)
{
    auto* chip = new TouchButton(m_theme, {}, m_inside);
    showNumber(chip, input);
    connect(chip, &TouchButton::clicked, this, [this, chip, &input] { openPad(chip, input); });
    m_inside->layout()->addWidget(chip);
}

void FactorsPart::showNumber(TouchButton* chip, const packs::ProcedureInput& input)
{
    const packs::Values now = values();
    const auto value = now.find(input.id);
    const QString text = value == now.end() ? QStringLiteral("?") : packs::toText(input, *value);
    const bool overruled = m_given.contains(input.id) && m_derived.contains(input.id);
    chip->setText(tr("%1: %2").arg(input.label, text));
    chip->setGlyph(overruled ? Glyph::Pencil : Glyph::None);
    chip->setDetail(overruled ? tr("overruled; the game says %1").arg(packs::toText(input, m_derived[input.id]))
                              : QString());
    chip->setAccessibleName(tr("%1: %2. Opens a pad to overrule it.").arg(input.label, text));
}

void FactorsPart::openPad(TouchButton* chip, const packs::ProcedureInput& input)
{
    const packs::Values now = values();
    const bool dice = input.kind == Kind::Dice;
    const qint64 value = now.contains(input.id) ? numberOf(now[input.id]) : input.least;
    const qint64 least = dice ? 1 : input.least;
    NumberPad::Spec spec;
    spec.title = dice ? tr("%1: how many?").arg(input.label) : input.label;
    spec.least = static_cast<int>(least);
    spec.most = static_cast<int>(std::min({dice ? qint64(12) : input.most, least + mostOnPad}));
    spec.value = static_cast<int>(value);
    auto* pad = new NumberPad(m_theme, spec, this);
    connect(pad, &NumberPad::picked, chip, [this, chip, dice, &input](int picked) {
        packs::Value wanted(static_cast<qint64>(picked));
        if (dice) {
            dice::Pool pool =
                std::get<dice::Pool>(values().value(input.id, packs::Value(dice::Pool{1, {1, 2, 3, 4, 5, 6}})));
            pool.count = picked;
            wanted = packs::Value(pool);
        }
        give(input, wanted);
        showNumber(chip, input);
    });
    pad->openBeside(chip);
}

}
