// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "play/losspart.h"

#include "game/tracks/cubepools.h"
#include "game/tracks/cubes.h"
#include "game/tracks/enablers.h"
#include "play/desk.h"
#include "shell/theme.h"
#include "widgets/flowlayout.h"
#include "widgets/textlabel.h"
#include "widgets/touchbutton.h"

#include <QIntValidator>
#include <QLineEdit>
#include <QVBoxLayout>

namespace adjutant::app {

namespace {

const packs::LossRule* ruleFor(const game::Game& game, const QString& unit)
{
    return game.pack->track.cubes.lossOf(game.kindOf(*game.unit(unit)).id);
}

}

LossPart::LossPart(Desk& desk, const Theme& theme, QWidget* parent)
    : QWidget(parent),
      m_desk(desk),
      m_theme(theme),
      m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins(0, 0, 0, 0);
}

void LossPart::refresh()
{
    if (m_inside) {
        m_inside->hide();
        m_inside->setParent(nullptr);
        m_inside->deleteLater(); // one of its buttons may have been pressed just now
        m_inside = nullptr;
    }
    m_die = nullptr;
    if (!m_desk.mustDo(QStringLiteral("loss")))
        return;
    m_inside = new QWidget(this);
    auto* column = new QVBoxLayout(m_inside);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    for (const game::Losses& losses : m_desk.game().turn.losses)
        addLosses(column, losses);
    column->addStretch(1);
    m_column->addWidget(m_inside);
    m_inside->show();
}

void LossPart::addLosses(QVBoxLayout* column, const game::Losses& losses)
{
    auto* title = new TextLabel(m_inside, 1.2, true);
    title->setText(tr("%1, losses: %2").arg(m_desk.game().nameOf(losses.unit)).arg(losses.left));
    column->addWidget(title);
    auto* ways = new QWidget(m_inside);
    new FlowLayout(ways, 6);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    ways->setSizePolicy(policy);
    addWays(ways->layout(), losses);
    column->addWidget(ways);
    addDie(column, losses);
}

void LossPart::addWays(QLayout* ways, const game::Losses& losses)
{
    const game::Game& game = m_desk.game();
    const game::Unit& unit = *game.unit(losses.unit);
    const packs::LossRule* rule = ruleFor(game, losses.unit);
    for (const QString& way : game::waysToLose(game, losses)) {
        if (way == QLatin1String("exhaust")) {
            for (const QString& enabler : game::enablersOf(*game.pack))
                if (unit.counters.value(enabler) > 0)
                    addButton(ways, tr("Exhaust %1").arg(game::enablerLabel(*game.pack, enabler)), losses.unit, way,
                              enabler);
        } else if (way == QLatin1String("reduce")) {
            addButton(ways, tr("Reduce it"), losses.unit, way);
        } else if (way == QLatin1String("retreat")) {
            addButton(ways, tr("It retreats"), losses.unit, way);
        } else if (rule && rule->triesRetreat && losses.mayRetreat) {
            addButton(ways, tr("It cannot retreat: remove it"), losses.unit, way, {}, true);
        } else {
            addButton(ways, tr("Remove it"), losses.unit, way);
        }
    }
}

void LossPart::addButton(QLayout* ways, const QString& text, const QString& unit, const QString& by,
                         const QString& enabler, bool cannotRetreat)
{
    auto* button = new TouchButton(m_theme, text, m_inside);
    button->setMinimumHeight(Theme::touchLarge);
    button->setAccessibleName(tr("%1: %2").arg(m_desk.game().nameOf(unit), text));
    connect(button, &TouchButton::clicked, this, [=, this] { satisfy(unit, by, enabler, cannotRetreat); });
    ways->addWidget(button);
}

/// Where removing it costs a cube that is drawn blindly.
void LossPart::addDie(QVBoxLayout* column, const game::Losses& losses)
{
    const game::Game& game = m_desk.game();
    const packs::LossRule* rule = ruleFor(game, losses.unit);
    const int cubes = game::cubeCount(game, game.unit(losses.unit)->side, QStringLiteral("pool"));
    const bool removes = game::waysToLose(game, losses).contains(QLatin1String("remove"));
    if (m_die || !removes || !rule || !rule->costsCube || cubes == 0)
        return;
    auto* words = new TextLabel(m_inside);
    words->setText(tr("With it goes a cube that is drawn from the pool: the app draws, or a die of %1 faces does.")
                       .arg(cubes));
    m_die = new QLineEdit(m_inside);
    m_die->setObjectName(QStringLiteral("drawnCube"));
    m_die->setMinimumHeight(Theme::touch);
    m_die->setValidator(new QIntValidator(1, cubes, m_die));
    m_die->setPlaceholderText(tr("The die of the table, 1 to %1 (D)").arg(cubes));
    m_die->setAccessibleName(tr("Die of the table that draws the cube"));
    column->addWidget(words);
    column->addWidget(m_die);
}

void LossPart::satisfy(const QString& unit, const QString& by, const QString& enabler, bool cannotRetreat)
{
    Json command{{"do", "loss"}, {"unit", utf8(unit)}, {"by", utf8(by)}};
    if (!enabler.isEmpty())
        command["enabler"] = utf8(enabler);
    if (cannotRetreat)
        command["cannot-retreat"] = true;
    if (by == QLatin1String("remove") && m_die && !m_die->text().isEmpty())
        command["faces"] = Json::array({m_die->text().toInt()});
    m_desk.send(command);
}

void LossPart::focusFirst()
{
    if (auto* button = m_inside ? m_inside->findChild<TouchButton*>() : nullptr)
        button->setFocus(Qt::TabFocusReason);
}

void LossPart::startTyping()
{
    if (m_die)
        m_die->setFocus(Qt::ShortcutFocusReason);
}

}
