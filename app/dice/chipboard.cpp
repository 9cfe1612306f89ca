// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dice/chipboard.h"

#include "widgets/flowlayout.h"
#include "widgets/touchbutton.h"

#include <QVBoxLayout>

namespace adjutant::app {

namespace {

struct ChipSpec {
    Chip chip;
    const char* id;
    const char* text;
    const char* help;
    bool forDice;
};

constexpr ChipSpec chips[] = {
    {Chip::KeepHighest, "keep-highest", QT_TRANSLATE_NOOP("adjutant::app::ChipBoard", "Keep highest"),
     QT_TRANSLATE_NOOP("adjutant::app::ChipBoard", "Keep the highest die; again: one more"), true},
    {Chip::KeepLowest, "keep-lowest", QT_TRANSLATE_NOOP("adjutant::app::ChipBoard", "Keep lowest"),
     QT_TRANSLATE_NOOP("adjutant::app::ChipBoard", "Keep the lowest die; again: one more"), true},
    {Chip::DropHighest, "drop-highest", QT_TRANSLATE_NOOP("adjutant::app::ChipBoard", "Drop highest"),
     QT_TRANSLATE_NOOP("adjutant::app::ChipBoard", "Drop the highest die; again: one more"), true},
    {Chip::DropLowest, "drop-lowest", QT_TRANSLATE_NOOP("adjutant::app::ChipBoard", "Drop lowest"),
     QT_TRANSLATE_NOOP("adjutant::app::ChipBoard", "Drop the lowest die; again: one more"), true},
    {Chip::Reroll, "reroll", QT_TRANSLATE_NOOP("adjutant::app::ChipBoard", "Reroll"),
     QT_TRANSLATE_NOOP("adjutant::app::ChipBoard", "Throw ones again, once; again: twos as well"), true},
    {Chip::Explode, "explode", QT_TRANSLATE_NOOP("adjutant::app::ChipBoard", "Explode"),
     QT_TRANSLATE_NOOP("adjutant::app::ChipBoard", "The highest face brings one more die; again: no longer"), true},
    {Chip::Count, "count", QT_TRANSLATE_NOOP("adjutant::app::ChipBoard", "Count ≥ n"),
     QT_TRANSLATE_NOOP("adjutant::app::ChipBoard", "Count the dice that reach a number; again: one higher"), true},
    {Chip::Plus, "plus", QT_TRANSLATE_NOOP("adjutant::app::ChipBoard", "+ 1"),
     QT_TRANSLATE_NOOP("adjutant::app::ChipBoard", "Add one to the total"), true},
    {Chip::Minus, "minus", QT_TRANSLATE_NOOP("adjutant::app::ChipBoard", "− 1"),
     QT_TRANSLATE_NOOP("adjutant::app::ChipBoard", "Take one from the total"), true},
    {Chip::More, "more", QT_TRANSLATE_NOOP("adjutant::app::ChipBoard", "Number ▲"),
     QT_TRANSLATE_NOOP("adjutant::app::ChipBoard", "The last number, one more"), false},
    {Chip::Less, "less", QT_TRANSLATE_NOOP("adjutant::app::ChipBoard", "Number ▼"),
     QT_TRANSLATE_NOOP("adjutant::app::ChipBoard", "The last number, one less"), false},
    {Chip::Backspace, "backspace", QT_TRANSLATE_NOOP("adjutant::app::ChipBoard", "Take back"),
     QT_TRANSLATE_NOOP("adjutant::app::ChipBoard", "Take the last word away"), false},
    {Chip::Clear, "clear", QT_TRANSLATE_NOOP("adjutant::app::ChipBoard", "Clear"),
     QT_TRANSLATE_NOOP("adjutant::app::ChipBoard", "Begin anew"), false},
};
}

ChipBoard::ChipBoard(const Theme& theme, QWidget* parent) : QWidget(parent), m_theme(theme)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    addDice();
    addChips();
    follow({});
}

QWidget* ChipBoard::addRow(const QString& name)
{
    auto* row = new QWidget(this);
    row->setAccessibleName(name);
    FlowLayout::in(row, 4);
    layout()->addWidget(row);
    return row;
}

TouchButton* ChipBoard::add(QWidget* row, const QString& text, const QString& help, const QString& id)
{
    auto* button = new TouchButton(m_theme, text, row);
    button->setObjectName(id);
    button->setToolTip(help);
    button->setAccessibleName(text);
    button->setAccessibleDescription(help);
    row->layout()->addWidget(button);
    return button;
}

void ChipBoard::addDice()
{
    QWidget* row = addRow(tr("Dice"));
    for (const int sides : {4, 6, 8, 10, 12, 20, 100}) {
        const QString name = QStringLiteral("d%1").arg(sides);
        TouchButton* button = add(row, name, tr("One more %1").arg(name), name);
        connect(button, &TouchButton::clicked, this, [this, sides] { Q_EMIT dieTapped(sides); });
    }
}

void ChipBoard::addChips()
{
    QWidget* row = addRow(tr("What is done with the dice"));
    for (const ChipSpec& spec : chips) {
        TouchButton* button = add(row, tr(spec.text), tr(spec.help), QString::fromLatin1(spec.id));
        connect(button, &TouchButton::clicked, this, [this, chip = spec.chip] { Q_EMIT chipTapped(chip); });
        (spec.forDice ? m_forDice : m_forText).push_back(button);
    }
}

void ChipBoard::follow(const QString& text)
{
    const bool dice = hasDice(text);
    for (TouchButton* button : m_forDice)
        button->setEnabled(dice);
    for (TouchButton* button : m_forText)
        button->setEnabled(!text.trimmed().isEmpty());
}

}
