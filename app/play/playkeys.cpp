// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "play/playkeys.h"

#include "game/track.h"
#include "pages/referencepanel.h"
#include "play/desk.h"
#include "play/drawer.h"
#include "play/tray.h"
#include "shell/actions.h"

#include <QApplication>

namespace adjutant::app {

namespace {

constexpr int unitKeys = 9;

QByteArray numbered(const char* stem, int number)
{
    return QByteArray(stem) + QByteArray::number(number);
}

}

PlayKeys::PlayKeys(Actions& actions, Desk& desk, Tray& tray, Drawer& drawer, QObject* parent)
    : QObject(parent),
      m_actions(actions),
      m_desk(desk),
      m_tray(tray),
      m_drawer(drawer)
{
    tieGame();
    tieTray();
    tieUnits();
    tieDrawer();
}

template<typename Slot>
void PlayKeys::tie(const char* id, Slot slot)
{
    connect(m_actions[id], &QAction::triggered, this, slot);
}

void PlayKeys::tieGame()
{
    tie("next", [this] {
        m_tray.takeFocus();
        Q_EMIT nextWanted();
    });
    tie("undo", [this] { Q_EMIT undoWanted(); });
    tie("redo", [this] { m_desk.redo(); });
    tie("pass", [this] { m_desk.pass(); });
    tie("more", [this] { m_tray.openMore(); });
    tie("note", [this] { Q_EMIT noteWanted(); });
    tie("pause", [this] { Q_EMIT pauseWanted(); });
    tie("correct", [this] { Q_EMIT correctWanted(); });
    tie("activate", [this] {
        m_tray.takeFocus();
        if (m_desk.activatesChosen())
            m_desk.activate(m_desk.actor()->id);
        else if (m_desk.lacksAction())
            sayActions();
    });
    tie("focus-left", [this] { Q_EMIT focusWanted(0); });
    tie("focus-right", [this] { Q_EMIT focusWanted(1); });
    tie("focus-tray", [this] { m_tray.focusFirst(); });
}

/// For what a unit may be activated, where a cube buys it.
void PlayKeys::sayActions()
{
    QStringList labels;
    for (const packs::TrackAction& action : m_desk.pack().track.choices)
        if (action.does == packs::Cube::Unit)
            labels << action.label;
    Q_EMIT m_desk.refused(tr("First say what %1 does: %2.").arg(m_desk.actor()->name, labels.join(tr(" or "))));
}

void PlayKeys::tieTray()
{
    tie("throw", [this] { m_tray.throwDice(); });
    tie("accept", [this] { m_tray.accept(); });
    tie("clear", [this] {
        if (m_desk.past() > 0)
            m_desk.lookAtNow();
        else if (m_byKey || m_drawer.isAncestorOf(QApplication::focusWidget()))
            leaveDrawer();
        else
            m_tray.clear();
    });
    tie("cover", [this] { m_tray.toggleCover(); });
    tie("weapon", [this] { m_desk.nextWeapon(); });
    tie("type-dice", [this] { m_tray.typeDice(); });
}

/// What is prepared stays: it is the drawer that somebody has finished with.
void PlayKeys::leaveDrawer()
{
    const QWidget* focus = QApplication::focusWidget();
    const bool isElsewhere = focus && !m_drawer.isAncestorOf(focus);
    m_drawer.setOpen(-1);
    if (isElsewhere)
        return;
    if (m_before && m_before->isVisible())
        m_before->setFocus(Qt::OtherFocusReason);
    else
        m_tray.takeFocus();
}

/// Whoever opens a page by its key means to read it: the page has the keyboard until it is closed.
void PlayKeys::openPage(int page)
{
    QWidget* focus = QApplication::focusWidget();
    const bool inside = m_drawer.isAncestorOf(focus);
    if (m_drawer.open() == page)
        return inside ? leaveDrawer() : m_drawer.setOpen(-1);
    remember();
    m_drawer.setOpen(page);
    m_drawer.takeFocus();
    m_byKey = true;
}

/// Where the focus was before the drawer had it.
void PlayKeys::remember()
{
    QWidget* focus = QApplication::focusWidget();
    if (!m_drawer.isAncestorOf(focus))
        m_before = focus;
}

QString PlayKeys::unitId(int number, bool other) const
{
    const game::Game& game = m_desk.game();
    const QString acting = m_desk.actor() ? m_desk.actor()->side : game.acting;
    int found = 0;
    for (const game::Unit& unit : game.units)
        if ((unit.side != acting) == other && ++found == number)
            return unit.id;
    return {};
}

void PlayKeys::tieUnits()
{
    for (int number = 1; number <= unitKeys; ++number) {
        tie(numbered("unit-", number).constData(), [this, number] {
            if (m_tray.tookDigit())
                return;
            m_tray.takeFocus();
            m_desk.choose(unitId(number, false));
        });
        tie(numbered("target-", number).constData(), [this, number] {
            m_tray.takeFocus();
            if (m_desk.actor())
                m_desk.aim(unitId(number, true));
            else
                m_desk.choose(unitId(number, true));
        });
    }
    tie("find-unit", [this] { Q_EMIT findWanted(false); });
    tie("find-target", [this] { Q_EMIT findWanted(true); });
}

void PlayKeys::tieDrawer()
{
    connect(&m_drawer, &Drawer::opened, this, [this](int page) { m_byKey = m_byKey && page >= 0; });
    tie("search", [this] {
        remember();
        m_drawer.startSearch();
        m_byKey = true;
    });
    tie("pin", [this] { m_drawer.reference().togglePin(); });
    tie("print-sheet", [this] {
        m_drawer.setOpen(Drawer::Rules);
        m_drawer.reference().printSheet();
    });
    tie("save-sheet", [this] {
        m_drawer.setOpen(Drawer::Rules);
        m_drawer.reference().saveSheet();
    });
    tie("reference", [this] { openPage(Drawer::Rules); });
    tie("log", [this] { openPage(Drawer::Log); });
    tie("score-sheet", [this] { openPage(Drawer::Score); });
    tie("luck", [this] { openPage(Drawer::Luck); });
    tie("ruler", [this] { openPage(Drawer::Ruler); });
}

/// Keys of units are only taken while units are chosen, so that digits reach the scoring form.
void PlayKeys::refresh()
{
    const game::Game& game = m_desk.game();
    const bool now = m_desk.past() == 0;
    // Passing gives up all that is left of the turn, which no slip should do.
    const bool acts = game::activatesFirst(game) && !game.active.isEmpty();
    const bool units = now && game.stage == game::Stage::Activation && !game.pending;
    m_actions["next"]->setEnabled(now && game.stage != game::Stage::Over);
    m_actions["undo"]->setEnabled(now && (m_desk.session().canUndo() || !m_tray.lastTyped().isEmpty()));
    m_actions["undo"]->setAutoRepeat(!m_desk.asksBeforeUndo()); // a key that is held does not answer
    m_actions["redo"]->setEnabled(now && m_desk.session().canRedo());
    m_actions["pass"]->setEnabled(now && !acts && m_desk.may(QStringLiteral("pass")));
    m_actions["more"]->setEnabled(now);
    m_actions["activate"]->setEnabled(units && (m_desk.activatesChosen() || m_desk.lacksAction()));
    m_actions["throw"]->setEnabled(now && m_tray.leadsToThrow());
    m_actions["type-dice"]->setEnabled(now && m_tray.canType());
    m_actions["cover"]->setEnabled(units && m_desk.procedure());
    m_actions["weapon"]->setEnabled(units && m_desk.weaponsOfUse().size() > 1);
    m_actions["accept"]->setEnabled(now && m_tray.canAccept());
    m_actions["find-unit"]->setEnabled(!game.sides.empty());
    m_actions["find-target"]->setEnabled(!game.sides.empty());
    for (int number = 1; number <= unitKeys; ++number) {
        m_actions[numbered("unit-", number).constData()]->setEnabled(units);
        m_actions[numbered("target-", number).constData()]->setEnabled(units &&
                                                                       (m_desk.actor() || !game::activatesFirst(game)));
    }
}

}
