// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "play/unitmenu.h"

#include "game/statuses.h"
#include "play/desk.h"

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

}

void addUnitActions(QMenu& menu, Desk& desk, const QString& id)
{
    const game::Unit* unit = desk.game().unit(id);
    if (!unit || !desk.may(QStringLiteral("status")))
        return;
    menu.addSeparator();
    const auto statuses = game::statusesFor(desk.game(), *unit);
    if (!statuses.empty()) {
        QMenu* states = menu.addMenu(Text::tr("States"));
        for (const packs::Status* status : statuses)
            addStatus(*states, desk, id, status->id, status->label, unit->statuses.contains(status->id));
    }
    addStatus(menu, desk, id, QStringLiteral("destroyed"), Text::tr("Lost"), unit->destroyed);
}

}
