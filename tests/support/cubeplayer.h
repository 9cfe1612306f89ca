// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "pagehands.h"

namespace adjutant::test {

/// Does on the real page what a command says that only games with cubes have.
class CubePlayer
{
public:
    CubePlayer(PlayedPage& window, PageHands& hands) : m_window(window), m_hands(hands) {}

    /// False: it is no command of cubes.
    bool play(const QString& what, const Json& command)
    {
        if (what == QLatin1String("cube"))
            pickHand(command);
        else if (what == QLatin1String("refill"))
            m_hands.pressNamed(QStringLiteral("refill-") + textAt(command, "side"));
        else if (what == QLatin1String("return"))
            m_hands.press(m_hands.fullName(command, "unit") + QStringLiteral(" is back"));
        else if (what == QLatin1String("declare"))
            m_hands.press(m_hands.nameOf(command, "side"));
        else if (what == QLatin1String("loss"))
            lose(command);
        else
            return buy(what, command);
        return true;
    }

private:
    void pickHand(const Json& command)
    {
        m_hands.pressNamed(QStringLiteral("pick-") + textAt(command, "side"));
        for (const auto& [key, value] : command.items())
            for (int i = 0; value.is_number() && i < value.get<int>(); ++i)
                m_hands.pressNamed(QStringLiteral("more-") + QString::fromStdString(key));
        m_hands.pressNamed(QStringLiteral("handIn"));
    }

    QString label(const QString& enabler)
    {
        for (const packs::Kind& kind : m_window.game().pack->kinds)
            if (const packs::Counter* counter = kind.counter(enabler))
                return packs::labelFor(1, *counter);
        return enabler;
    }

    void takeAction(packs::Cube does)
    {
        for (const packs::TrackAction& one : m_window.game().pack->track.choices)
            if (one.does == does)
                return m_hands.press(one.label);
    }

    QString anyCube(const Json& command)
    {
        if (command.contains("cube"))
            return textAt(command, "cube");
        for (const packs::Resource& one : m_window.game().pack->resources)
            if (one.group == QLatin1String("hand") &&
                m_window.game().side(m_window.game().acting)->resources.value(one.id) > 0)
                return one.colour;
        return {};
    }

    bool buy(const QString& what, const Json& command)
    {
        if (what == QLatin1String("pass")) {
            m_window.key(Qt::Key_P);
            m_hands.press(anyCube(command));
        } else if (what == QLatin1String("claim")) {
            takeAction(packs::Cube::Claim);
            m_hands.press(anyCube(command));
            m_hands.pressLast(command.contains("support") ? m_hands.nameOf(command, "support")
                                                          : QStringLiteral("As it is"));
        } else if (what == QLatin1String("regroup")) {
            takeAction(packs::Cube::Regroup);
            regroup(command);
        } else if (what == QLatin1String("revive")) {
            takeAction(packs::Cube::Revive);
            if (command.contains("unit"))
                m_hands.press(m_hands.nameOf(command, "unit"));
            for (const Json& one : command.value("enablers", Json::array()))
                m_hands.press(label(QString::fromStdString(one.get<std::string>())) + QStringLiteral(", exhausted"));
            if (m_hands.find<app::TouchButton>(QStringLiteral("Nothing more")))
                m_hands.press(QStringLiteral("Nothing more"));
        } else if (what == QLatin1String("redeploy")) {
            takeAction(packs::Cube::Redeploy);
            for (const Json& move : command["moves"])
                for (const QString& said :
                     {m_hands.nameOf(move, "from"), label(textAt(move, "enabler")), m_hands.nameOf(move, "to")})
                    m_hands.pressLast(said);
            if (m_hands.find<app::TouchButton>(QStringLiteral("Nothing more")))
                m_hands.press(QStringLiteral("Nothing more"));
        } else {
            return false;
        }
        m_window.key(Qt::Key_N);
        return true;
    }

    void regroup(const Json& command)
    {
        if (command.contains("cube"))
            return m_hands.press(QStringLiteral("A %1 cube out of Supply").arg(textAt(command, "cube")));
        const QString enabler = label(textAt(command, "enabler"));
        m_hands.press(enabler +
                      (command.contains("unit") ? QStringLiteral(" to a unit") : QStringLiteral(" out of Supply")));
        if (command.contains("unit"))
            m_hands.pressLast(m_hands.nameOf(command, "unit"));
    }

    void lose(const Json& command)
    {
        const QString unit = m_hands.fullName(command, "unit") + QStringLiteral(": ");
        const QString by = textAt(command, "by");
        if (command.contains("faces")) {
            m_window.key(Qt::Key_D);
            m_window.type(QString::number(command["faces"][0].get<int>()));
        }
        if (by == QLatin1String("exhaust"))
            m_hands.press(unit + QStringLiteral("Exhaust ") + label(textAt(command, "enabler")));
        else if (by == QLatin1String("reduce"))
            m_hands.press(unit + QStringLiteral("Reduce"));
        else if (by == QLatin1String("retreat"))
            m_hands.press(unit + QStringLiteral("It retreats"));
        else
            m_hands.press(
                unit + (command.contains("cannot-retreat") ? QStringLiteral("It cannot") : QStringLiteral("Remove")));
    }

    PlayedPage& m_window;
    PageHands& m_hands;
};

}
