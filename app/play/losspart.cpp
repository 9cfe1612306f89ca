// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "play/losspart.h"

#include "game/tracks/cubepools.h"
#include "game/tracks/cubes.h"
#include "game/tracks/enablers.h"
#include "play/desk.h"
#include "shell/keys.h"
#include "shell/theme.h"
#include "widgets/flowlayout.h"
#include "widgets/keptfocus.h"
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
    const KeptFocus focus(*this);
    m_ways.clear();
    if (m_inside) {
        m_inside->hide();
        m_inside->setParent(nullptr);
        m_inside->deleteLater(); // one of its buttons may have been pressed just now
        m_inside = nullptr;
    }
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
    focus.giveTo(*m_inside);
}

void LossPart::addLosses(QVBoxLayout* column, const game::Losses& losses)
{
    auto* title = new TextLabel(m_inside, 1.2, true);
    title->setText(tr("%1, losses: %2").arg(m_desk.game().nameOf(losses.unit)).arg(losses.left));
    column->addWidget(title);
    auto* ways = new QWidget(m_inside);
    FlowLayout::in(ways, 6);
    column->addWidget(ways);
    addWays(ways->layout(), losses, addDie(column, losses));
}

void LossPart::addWays(QLayout* ways, const game::Losses& losses, QLineEdit* die)
{
    const game::Game& game = m_desk.game();
    const game::Unit& unit = *game.unit(losses.unit);
    const packs::LossRule* rule = ruleFor(game, losses.unit);
    for (const QString& way : game::waysToLose(game, losses)) {
        if (way == QLatin1String("exhaust")) {
            for (const QString& enabler : game::enablersOf(*game.pack))
                if (unit.counters.value(enabler) > 0)
                    addButton(ways, tr("Exhaust %1").arg(game::enablerLabel(*game.pack, enabler)), losses.unit,
                              {way, enabler});
        } else if (way == QLatin1String("reduce")) {
            addButton(ways, tr("Reduce it"), losses.unit, {way});
        } else if (way == QLatin1String("retreat")) {
            addButton(ways, tr("It retreats"), losses.unit, {way});
        } else if (rule && rule->triesRetreat && losses.mayRetreat) {
            addButton(ways, tr("It cannot retreat: remove it"), losses.unit, {way, {}, true, die});
        } else {
            addButton(ways, tr("Remove it"), losses.unit, {way, {}, false, die});
        }
    }
}

void LossPart::addButton(QLayout* ways, const QString& text, const QString& unit, const Way& way)
{
    auto* button = new TouchButton(m_theme, text, m_inside);
    m_ways[unit].append({button, way.die});
    button->setAccessibleName(tr("%1: %2").arg(m_desk.game().nameOf(unit), text));
    connect(button, &TouchButton::clicked, this, [this, unit, way] { satisfy(unit, way); });
    ways->addWidget(button);
}

/// Where removing it costs a cube that is drawn blindly out of its side's pool. Null: it costs none.
QLineEdit* LossPart::addDie(QVBoxLayout* column, const game::Losses& losses)
{
    const game::Game& game = m_desk.game();
    const packs::LossRule* rule = ruleFor(game, losses.unit);
    const int cubes = game::cubeCount(game, game.unit(losses.unit)->side, QStringLiteral("pool"));
    const bool removes = game::waysToLose(game, losses).contains(QLatin1String("remove"));
    if (!removes || !rule || !rule->costsCube || cubes == 0)
        return nullptr;
    auto* words = new TextLabel(m_inside);
    words->setText(
        tr("With it goes a cube that is drawn from the pool: the app draws, or a die of %1 faces does.").arg(cubes));
    auto* die = new QLineEdit(m_inside);
    die->setObjectName(QStringLiteral("drawnCube"));
    die->setValidator(new QIntValidator(1, cubes, die));
    die->setPlaceholderText(tr("The die of the table, 1 to %1").arg(cubes) +
                            m_theme.keys().inBrackets(QStringLiteral("type-dice")));
    die->setAccessibleName(tr("Die of the table that draws the cube"));
    die->setAccessibleDescription(game.nameOf(losses.unit));
    column->addWidget(words);
    column->addWidget(die);
    connect(die, &QLineEdit::textChanged, this, &LossPart::readyChanged);
    connect(die, &QLineEdit::returnPressed, this, [this, unit = losses.unit] {
        for (const Offer& way : m_ways.value(unit))
            if (way.die)
                return way.button->click();
    });
    return die;
}

void LossPart::satisfy(const QString& unit, const Way& way)
{
    Json command{{"do", "loss"}, {"unit", utf8(unit)}, {"by", utf8(way.by)}};
    if (!way.enabler.isEmpty())
        command["enabler"] = utf8(way.enabler);
    if (way.cannotRetreat)
        command["cannot-retreat"] = true;
    if (way.die && !way.die->text().isEmpty() && !way.die->hasAcceptableInput()) {
        const auto* faces = static_cast<const QIntValidator*>(way.die->validator());
        Q_EMIT m_desk.refused(tr("The die of the table shows 1 to %1.").arg(faces->top()));
        return;
    }
    if (way.die && !way.die->text().isEmpty())
        command["faces"] = Json::array({way.die->text().toInt()});
    m_desk.send(command);
}

TouchButton* LossPart::onlyWay() const
{
    const auto& losses = m_desk.game().turn.losses;
    const auto ways = losses.empty() ? QList<Offer>() : m_ways.value(losses.front().unit);
    if (ways.size() != 1)
        return nullptr;
    // Nothing is drawn unasked, but a die that was typed has drawn.
    const QLineEdit* die = ways.front().die;
    return !die || !die->text().isEmpty() ? ways.front().button : nullptr;
}

QString LossPart::ready() const
{
    const TouchButton* way = onlyWay();
    return way ? way->accessibleName() : QString();
}

bool LossPart::doIt()
{
    TouchButton* way = onlyWay();
    if (way)
        way->click();
    return way;
}

void LossPart::focusFirst()
{
    if (QWidget* button = m_inside ? firstButton(*m_inside) : nullptr)
        button->setFocus(Qt::TabFocusReason);
}

void LossPart::startTyping()
{
    if (auto* die = m_inside ? m_inside->findChild<QLineEdit*>() : nullptr)
        die->setFocus(Qt::ShortcutFocusReason);
}

}
