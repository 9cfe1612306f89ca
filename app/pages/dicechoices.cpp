// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "pages/dicechoices.h"

#include "pages/choicebutton.h"
#include "shell/preferences.h"
#include "shell/sounds.h"
#include "shell/theme.h"
#include "widgets/dicerow.h"
#include "widgets/textlabel.h"
#include "widgets/touchbutton.h"

#include <QHBoxLayout>
#include <QRandomGenerator>
#include <QVBoxLayout>

namespace adjutant::app {

namespace {

constexpr int hitFrom = 4;

DieLook six(int face)
{
    DieLook look;
    look.face = face;
    look.mark = face >= hitFrom ? DieLook::Mark::Hit : DieLook::Mark::Miss;
    look.label = face >= hitFrom ? DiceChoices::tr("hit") : DiceChoices::tr("miss");
    return look;
}

DieLook twenty(int face)
{
    DieLook look;
    look.sides = 20;
    look.face = face;
    return look;
}

}

DiceChoices::DiceChoices(Preferences& preferences, const Theme& theme, QWidget* parent)
    : QWidget(parent),
      m_preferences(preferences),
      m_theme(theme),
      m_sounds(new Sounds(preferences, this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    addTrial(*column);
    addLooks(*column);
    addFalls(*column);
    addSounds(*column);
}

void DiceChoices::addTitle(QVBoxLayout& column, const QString& words)
{
    auto* title = new TextLabel(this, 1.1, true);
    title->setText(words);
    title->setContentsMargins(0, 8, 0, 0);
    column.addWidget(title);
}

void DiceChoices::addTrial(QVBoxLayout& column)
{
    auto* row = new QHBoxLayout;
    m_dice = new DiceTable(m_theme, this);
    auto* button = new TouchButton(m_theme, tr("Try a throw"), this);
    button->setObjectName(QStringLiteral("trial"));
    connect(button, &TouchButton::clicked, this, &DiceChoices::throwOnTrial);
    row->addWidget(m_dice, 1);
    row->addWidget(button, 0, Qt::AlignVCenter);
    column.addLayout(row);
    lie(5, 2, 17);
}

void DiceChoices::lie(int one, int other, int large)
{
    const DiceRow::Look row{{}, {six(one), six(other), twenty(large)}};
    m_dice->setRows(std::vector<DiceRow::Look>{row});
}

/// Nothing depends on these dice.
void DiceChoices::throwOnTrial()
{
    QRandomGenerator& any = *QRandomGenerator::global();
    lie(any.bounded(1, 7), any.bounded(1, 7), any.bounded(1, 21));
    m_dice->drop();
    m_sounds->play(Sounds::Sound::Dice);
}

void DiceChoices::addLooks(QVBoxLayout& column)
{
    using Faces = Preferences::DieFaces;
    using Colour = Preferences::DiceColour;
    addTitle(column, tr("Six sides"));
    column.addLayout(choices({{int(Faces::Pips), tr("Pips"), {}}, {int(Faces::Numbers), tr("Numbers"), {}}},
                             int(m_preferences.dieFaces()), m_theme, this,
                             [this](int faces) { m_preferences.setDieFaces(Faces(faces)); }));
    addTitle(column, tr("Colour"));
    column.addLayout(choices({{int(Colour::ByResult), tr("By result"), tr("Hits and misses stand out")},
                              {int(Colour::Light), tr("Light"), tr("Ivory, as on the table")},
                              {int(Colour::Dark), tr("Dark"), tr("Black with light marks")}},
                             int(m_preferences.diceColour()), m_theme, this,
                             [this](int colour) { m_preferences.setDiceColour(Colour(colour)); }));
}

void DiceChoices::addFalls(QVBoxLayout& column)
{
    using Fall = Preferences::DiceFall;
    addTitle(column, tr("How they fall"));
    column.addLayout(choices({{int(Fall::Off), tr("Not at all"), tr("They lie there at once")},
                              {int(Fall::Short), tr("Short"), tr("A third of a second")},
                              {int(Fall::Long), tr("Longer"), tr("The result is said when they lie")}},
                             int(m_preferences.diceFall()), m_theme, this,
                             [this](int fall) { m_preferences.setDiceFall(Fall(fall)); }));
    auto* words = new TextLabel(this);
    words->setProperty("role", QStringLiteral("quiet"));
    words->setObjectName(QStringLiteral("fall-words"));
    const auto say = [this, words] {
        words->setText(m_theme.isStill()
                           ? tr("Animations are turned off for the whole desktop, so dice lie there at once.")
                           : tr("Any key and any tap shows the result at once."));
    };
    say();
    connect(&m_theme, &Theme::changed, words, say);
    column.addWidget(words);
}

void DiceChoices::addSounds(QVBoxLayout& column)
{
    addTitle(column, tr("Sounds"));
    auto* tick = new ChoiceButton(
        m_theme, tr("Make sounds"),
        tr("Softly, when the app throws dice and when a timer ends; the dice of the table make their own"), this);
    tick->setObjectName(QStringLiteral("sounds"));
    tick->setChecked(m_preferences.hasSounds());
    connect(tick, &ChoiceButton::toggled, this, [this](bool on) {
        m_preferences.setSounds(on);
        m_sounds->play(Sounds::Sound::Dice);
    });
    column.addWidget(tick);
}

}
