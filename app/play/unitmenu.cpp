// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "play/unitmenu.h"

#include "game/statuses.h"
#include "play/desk.h"
#include "play/offerdialog.h"

#include <QCoreApplication>
#include <QMenu>

namespace adjutant::app {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(UnitMenu)
};

void addStatus(QMenu& menu, Desk& desk, const QString& unit, const QString& status, const QString& label, bool on)
{
    QAction* action = menu.addAction(label);
    action->setCheckable(true);
    action->setChecked(on);
    QObject::connect(action, &QAction::triggered, &desk, [&desk, unit, status](bool wanted) {
        desk.send({{"do", "status"}, {"unit", utf8(unit)}, {"status", utf8(status)}, {"on", wanted}});
    });
}

void addOffers(QMenu& menu, Desk& desk, const Theme& theme, const std::vector<Offer>& offers, QWidget* parent)
{
    for (const Offer& offer : offers) {
        QAction* action = menu.addAction(offer.label);
        action->setToolTip(offer.help);
        QObject::connect(action, &QAction::triggered, parent,
                         [&desk, &theme, offer, parent] { begin(desk, theme, offer, parent); });
    }
}

}

void addUnitActions(QMenu& menu, Desk& desk, const Theme& theme, const QString& id, QWidget* parent)
{
    const game::Unit* unit = desk.game().unit(id);
    if (!unit || desk.past() > 0)
        return;
    addOffers(menu, desk, theme, unitOffers(desk.game(), *unit), parent);
    menu.addSeparator();
    addOffers(menu, desk, theme, turnOffers(desk.game(), *unit), parent);
    addOffers(menu, desk, theme, answerOffers(desk.game(), *unit), parent);
    if (!desk.may(QStringLiteral("status")))
        return;
    menu.addSeparator();
    const auto statuses = game::statusesFor(desk.game(), *unit);
    if (!statuses.empty()) {
        QMenu* states = menu.addMenu(Text::tr("States"));
        for (const packs::Status* status : statuses)
            addStatus(*states, desk, id, status->id, status->label, unit->statuses.contains(status->id));
    }
    const auto corrections = correctionOffers(desk.game(), *unit);
    if (!corrections.empty())
        addOffers(*menu.addMenu(Text::tr("Who is in it, and with what")), desk, theme, corrections, parent);
    addStatus(menu, desk, id, QStringLiteral("destroyed"), Text::tr("Lost"), unit->destroyed);
}

}
