// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/track.h"
#include "gamewindow.h"
#include "play/desk.h"
#include "play/factorgroups.h"
#include "play/handspart.h"
#include "play/preparepart.h"
#include "play/throwpart.h"
#include "settled.h"
#include "widgets/touchbutton.h"

#include <QFile>
#include <QLineEdit>
#include <QSet>

#include <functional>

namespace adjutant::test {

/// Plays a recorded game on the page and stops at the first moment of each sort: at each sort of command before it is
/// given, before each sort of throw with its factors folded and unfolded, with weapons and targets side by side, with
/// dice of the table typed in part and asked for a second time, and at its result.
class Moments
{
public:
    using Look = std::function<void(const QString& name)>;

    Moments(GameWindow& window, Look look)
        : m_window(window),
          m_desk(*window.page->findChild<app::Desk*>()),
          m_look(std::move(look))
    {
    }

    /// What went wrong, or nothing.
    QString play(const QString& record)
    {
        QFile file(QStringLiteral(TEST_DATA "/play/%1.jsonl").arg(record));
        if (!file.open(QIODevice::ReadOnly))
            return QStringLiteral("there is no record ") + record;
        for (const QByteArray& line : file.readAll().split('\n')) {
            if (!line.startsWith('{'))
                continue;
            const Json command = *parseJson(line);
            const QString what = textAt(command, "do");
            if (!(what == QLatin1String("resolve") ? resolve(command) : give(what, command)))
                return QStringLiteral("refused: ") + QString::fromUtf8(line);
        }
        stop(QStringLiteral("end"));
        return {};
    }

private:
    void stop(const QString& name)
    {
        if (m_seen.contains(name))
            return;
        m_seen.insert(name);
        m_look(name);
    }

    bool give(const QString& what, const Json& command)
    {
        const game::Game& game = m_desk.game();
        if (what == QLatin1String("accept") && !game.pending)
            return true;
        if (game.stage != game::Stage::SetUp)
            stop(what == QLatin1String("next") ? QStringLiteral("before next, %1").arg(game::phaseOf(game)) : what);
        else if (what == QLatin1String("begin"))
            stop(what);
        if (what == QLatin1String("cube"))
            pickHand(textAt(command, "side"));
        if (what == QLatin1String("activate"))
            m_desk.choose(textAt(command, "unit"));
        if (what == QLatin1String("activate") && command.contains("action"))
            stop(QStringLiteral("activate to ") + textAt(command, "action"));
        return m_desk.send(command);
    }

    void pickHand(const QString& side)
    {
        auto* part = m_window.page->findChild<app::HandsPart*>();
        if (auto* button = part->findChild<app::TouchButton*>(QStringLiteral("pick-") + side)) {
            button->click();
            stop(QStringLiteral("pick a hand"));
        }
    }

    bool resolve(Json command)
    {
        const QString name = textAt(command, "procedure");
        choose(command, name);
        const bool waits =
            m_desk.game().stage == game::Stage::Activation && (command.contains("actor") || command.contains("target"));
        if (waits)
            command["accept"] = "later";
        if (!m_desk.send(command))
            return false;
        stop(QStringLiteral("result of ") + name);
        return !m_desk.game().pending || m_desk.send({{"do", "accept"}});
    }

    void choose(const Json& command, const QString& name)
    {
        m_desk.clearChoice();
        if (const QString actor = textAt(command, "actor"); !actor.isEmpty() && actor != m_desk.game().active)
            m_desk.choose(actor);
        if (command.contains("target"))
            m_desk.aim(textAt(command, "target"));
        m_desk.takeProcedure(name);
        if (command.contains("weapon"))
            m_desk.takeWeapon(textAt(command, "weapon"));
        if (command.contains("distance"))
            m_desk.takeDistance(command["distance"].get<int>());
        stop(QStringLiteral("before ") + name);
        type(command, name);
        if (m_seen.contains(QStringLiteral("factors of ") + name))
            return;
        if (openFactors())
            stop(QStringLiteral("factors of ") + name);
        compare(name);
    }

    void type(const Json& command, const QString& name)
    {
        auto* part = m_window.page->findChild<app::ThrowPart*>();
        if (!part->isVisible() || m_seen.contains(QStringLiteral("later throw of ") + name))
            return;
        auto* line = part->findChild<QLineEdit*>();
        const std::size_t wanted = part->awaited()->waiting.missing;
        line->setText(QStringLiteral("1"));
        stop(QStringLiteral("a die typed of ") + name);
        QStringList faces;
        for (const Json& face : command.value("faces", Json::array()))
            faces << QString::number(face.get<int>());
        line->setText(faces.first(std::min(faces.size(), qsizetype(wanted))).join(u' '));
        if (faces.size() > qsizetype(wanted))
            throwFirst(*part, name);
        part->forget();
    }

    void throwFirst(app::ThrowPart& part, const QString& name)
    {
        const qint64 played = m_window.session().log().back().number;
        part.throwNow();
        if (m_window.session().log().back().number != played)
            m_desk.undo(); // without what counted in the record it was the only one
        else
            stop(QStringLiteral("later throw of ") + name);
    }

    bool openFactors()
    {
        auto* groups = m_window.page->findChild<app::FactorGroups*>();
        if (!groups->isVisible())
            return false;
        for (auto* heading : groups->findChildren<app::TouchButton*>(QStringLiteral("factorGroup")))
            heading->click();
        return true;
    }

    void compare(const QString& name)
    {
        auto* part = m_window.page->findChild<app::PreparePart*>();
        for (const char* what : {"weapons", "targets"}) {
            auto* button = part->findChild<app::TouchButton*>(QStringLiteral("compare-") + QLatin1String(what));
            if (!button->isVisible())
                continue;
            button->click();
            QTest::qWait(200); // a line after the other
            settle(m_window.window);
            stop(QStringLiteral("%1 with %2 compared").arg(name, QLatin1String(what)));
            button->click();
        }
    }

    GameWindow& m_window;
    app::Desk& m_desk;
    Look m_look;
    QSet<QString> m_seen;
};

}
