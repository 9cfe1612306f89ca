// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "cubeplayer.h"
#include "pagehands.h"

#include "play/desk.h"
#include "play/factorspart.h"
#include "play/offerdialog.h"
#include "widgets/counterbutton.h"

#include <QComboBox>

namespace adjutant::test {

/// Does on the real page what a command of a recorded game says, as somebody with a mouse and a keyboard would.
class RecordPlayer
{
public:
    explicit RecordPlayer(PlayedPage& window) : m_window(window), m_hands(window), m_cubes(window, m_hands) {}

    /// What went wrong, or nothing.
    QString play(const Json& command)
    {
        m_hands.begin();
        const QString what = textAt(command, "do");
        if (what == QLatin1String("resolve"))
            resolve(command);
        else if (what == QLatin1String("activate"))
            activate(command);
        else if (what == QLatin1String("bonus") || what == QLatin1String("hold") || what == QLatin1String("react") ||
                 what == QLatin1String("trigger") || what == QLatin1String("release"))
            offer(what, command);
        else if (what == QLatin1String("token") || what == QLatin1String("sortie"))
            putTokens(command);
        else if (what == QLatin1String("status"))
            setStatus(command);
        else if (what == QLatin1String("control"))
            control(command);
        else if (what == QLatin1String("set"))
            correct(command);
        else if (what == QLatin1String("score"))
            score(command);
        else if (what == QLatin1String("concede"))
            concede(command);
        else if (what == QLatin1String("civilians"))
            countCivilians(command);
        else if (what == QLatin1String("reveal"))
            reveal(command);
        else if (what == QLatin1String("end"))
            end(command);
        else if (what == QLatin1String("recover"))
            recover(command);
        else if (what == QLatin1String("disengage"))
            m_hands.press(m_hands.nameOf(command, "unit") + QStringLiteral(" disengages"));
        else if (what == QLatin1String("pass") && !m_window.game().pack->track.hand)
            m_window.key(Qt::Key_P);
        else if (what == QLatin1String("accept") && !m_window.game().pending)
            return {}; // it was taken with the throw
        else if (!m_cubes.play(what, command))
            m_window.key(Qt::Key_N); // begin, next
        if (!QApplication::focusWidget())
            m_hands.comeBack();
        return m_hands.fault();
    }

private:
    void activate(const Json& command)
    {
        const packs::TrackAction* action = m_window.game().pack->track.action(textAt(command, "action"));
        if (action && m_window.game().pack->track.hand == 0)
            return activateFor(*action, textAt(command, "unit"));
        if (action)
            m_hands.press(action->label);
        m_hands.tapCard(textAt(command, "unit"));
        m_window.key(Qt::Key_N);
    }

    /// By the tray; while another unit acts, by the menu of the card.
    void activateFor(const packs::TrackAction& action, const QString& unit)
    {
        const QString active = m_window.game().active;
        if (active.isEmpty() && m_window.page->findChild<app::Desk*>()->choice().actor != unit)
            m_hands.tapCard(unit);
        if ((active.isEmpty() || active == unit) && m_hands.find<app::TouchButton>(action.label))
            return m_hands.press(action.label);
        m_hands.fromMenu(unit, action.label);
    }

    void offer(const QString& what, const Json& command)
    {
        const packs::Pack& pack = *m_window.game().pack;
        const QString unit = textAt(command, "unit");
        if (what == QLatin1String("hold")) {
            m_hands.fromMenu(unit, QStringLiteral("Hold…"));
            fillIn(command);
        } else if (what == QLatin1String("bonus")) {
            for (const packs::Bonus& bonus : pack.track.bonuses)
                if (m_window.game().unit(unit)->members.value(bonus.member) > 0)
                    return m_hands.fromMenu(unit, QStringLiteral("Bonus action: ") + pack.member(bonus.member)->label);
        } else if (what == QLatin1String("react")) {
            const packs::Reaction* reaction = pack.track.reaction(textAt(command, "reaction"));
            m_hands.fromMenu(unit, reaction->to.size() > 1
                                       ? QStringLiteral("React to %1: %2")
                                             .arg(pack.track.occasionLabel(textAt(command, "to")), reaction->label)
                                       : reaction->label);
        } else if (what == QLatin1String("trigger")) {
            for (const game::Hold& hold : m_window.game().turn.holds)
                if (hold.unit == unit)
                    return m_hands.fromMenu(unit, QStringLiteral("It happens: ") + hold.trigger);
        } else {
            m_hands.fromMenu(unit, QStringLiteral("Let the hold go"));
        }
    }

    /// What the open dialog asks.
    void fillIn(const Json& command)
    {
        auto* dialog = m_window.page->findChild<app::OfferDialog*>();
        if (!dialog)
            return m_hands.fail(QStringLiteral("nothing is asked"));
        m_hands.comeBack();
        for (auto* box : dialog->findChildren<QComboBox*>()) {
            m_hands.tabTo(*box);
            const QString wanted = textAt(command, box->objectName().toLatin1().constData());
            m_window.key(Qt::Key_Home);
            for (int steps = 0; steps < box->count() && box->currentData() != wanted; ++steps)
                m_window.key(Qt::Key_Down);
        }
        for (auto* line : dialog->findChildren<QLineEdit*>())
            if (command.contains(line->objectName().toStdString()))
                m_hands.write(line, textAt(command, line->objectName().toLatin1().constData()));
        m_window.key(Qt::Key_Return);
        m_hands.comeBack();
    }

    void putTokens(const Json& command)
    {
        const game::Unit unit = *m_window.game().unit(textAt(command, "unit")); // each tap makes another game
        const int now = unit.counters.value(m_window.game().pack->track.tokens->counter);
        const int wanted = command.value("number", now + 1);
        for (int i = now; i < wanted; ++i) {
            if (i % 2 == 0)
                m_window.digit(unit.id.mid(1).toInt());
            else
                m_hands.tapCard(unit.id);
        }
    }

    /// Of many it is in a menu, unless it was taken before.
    void takeWeapon(const QString& label)
    {
        if (m_hands.find<app::TouchButton>(label))
            return m_hands.press(label);
        m_hands.press(QStringLiteral("Other weapons…"));
        m_hands.choose(label);
    }

    void resolve(const Json& command)
    {
        const packs::Procedure& procedure = *m_window.game().pack->procedure(textAt(command, "procedure"));
        const auto* desk = m_window.page->findChild<app::Desk*>();
        const QString actor = textAt(command, "actor");
        if (desk->rollsForTokens()) {
            if (desk->thrower()->id != actor)
                m_hands.press(QStringLiteral("Roll for ") + m_window.game().unit(actor)->name);
        } else if (!actor.isEmpty() && (!desk->thrower() || desk->thrower()->id != actor)) {
            m_hands.tapCard(actor);
        }
        if (command.contains("target"))
            m_hands.tapCard(textAt(command, "target"));
        QTest::qWait(1); // what it may count is in sight
        if (desk->procedure() != &procedure && m_hands.find<app::TouchButton>(procedure.label))
            m_hands.press(procedure.label);
        if (command.contains("weapon"))
            takeWeapon(m_window.game().pack->weapon(textAt(command, "weapon"))->label);
        if (command.contains("distance")) {
            m_hands.pressNamed(QStringLiteral("distance"));
            m_hands.pickNumber(command["distance"].get<int>());
        }
        if (desk->lacksBand()) // the records are older than the question
            m_hands.press(saysLong(command) ? QStringLiteral("long") : QStringLiteral("short"));
        const packs::Procedure shown = packs::withSides(procedure, m_window.game().sideNames());
        const Json inputs = command.value("inputs", Json::object());
        for (const auto& [key, value] : inputs.items())
            give(*shown.input(QString::fromStdString(key)), value);
        if (command.contains("factors"))
            unfoldFactors();
        for (const Json& factor : command.value("factors", Json::array()))
            give(*procedure.input(QString::fromStdString(factor.get<std::string>())), true);
        takeBack(shown, command);
        m_hands.typeFaces(command.value("faces", Json::array()));
        if (!m_window.game().pending)
            return;
        keepWeapons();
        m_window.key(Qt::Key_Return);
    }

    /// In the records, whoever is left picks up what was dropped.
    void keepWeapons()
    {
        for (const game::Unit& unit : m_window.game().units) {
            for (auto weapon = unit.weapons.begin(); weapon != unit.weapons.end(); ++weapon) {
                const QString name =
                    QStringLiteral("%1: %2 becomes ").arg(unit.name, m_window.game().pack->weapon(weapon.key())->label);
                auto* button = m_hands.find<app::TouchButton>(name);
                if (!button || button->text().toInt() == *weapon)
                    continue;
                m_hands.press(name);
                m_hands.pickNumber(*weapon);
            }
        }
    }

    static bool saysLong(const Json& command)
    {
        const Json factors = command.value("factors", Json::array()), inputs = command.value("inputs", Json::object());
        return inputs.value("long-range", false) ||
               std::find(factors.begin(), factors.end(), "long-range") != factors.end();
    }

    void unfoldFactors()
    {
        for (auto* heading : m_window.page->findChildren<app::TouchButton*>())
            if (heading->isVisible() && heading->accessibleDescription().startsWith(QLatin1String("Folded.")))
                m_hands.click(heading, heading->accessibleName());
    }

    /// What is proposed and not in the record.
    void takeBack(const packs::Procedure& procedure, const Json& command)
    {
        const Json ticked = m_window.page->findChild<app::FactorsPart*>()->inputs();
        const Json factors = command.value("factors", Json::array()), inputs = command.value("inputs", Json::object());
        for (const auto& [key, value] : ticked.items()) {
            const packs::ProcedureInput& input = *procedure.input(QString::fromStdString(key));
            const bool told = inputs.contains(key) || std::find(factors.begin(), factors.end(), key) != factors.end();
            if (!told && !input.factors.isEmpty() && value == true)
                m_hands.press(input.label);
        }
    }

    void give(const packs::ProcedureInput& input, const Json& value)
    {
        const auto* factors = m_window.page->findChild<app::FactorsPart*>();
        if (factors->knows(input.id) && !factors->field(input.id) &&
            packs::toJson(input, factors->values().value(input.id)) == value) // it goes without saying
            return;
        if (value.is_boolean()) {
            auto* flag = m_hands.find<app::TouchButton>(input.label);
            if (!flag || !flag->isChecked())
                m_hands.press(input.label);
            return;
        }
        if (value.is_string())
            return m_hands.pressIn(input.label, choiceOf(input, QString::fromStdString(value.get<std::string>())));
        const QString now = QStringLiteral("%1: %2.").arg(input.label).arg(value.get<int>());
        if (m_hands.find<app::TouchButton>(now)) // it says so already
            return;
        m_hands.press(input.label + QLatin1Char(':'));
        m_hands.pickNumber(value.get<int>());
    }

    static QString choiceOf(const packs::ProcedureInput& input, const QString& id)
    {
        const int place = input.indexOf(id);
        return place < 0 ? id : input.choices[static_cast<std::size_t>(place)].label;
    }

    void setStatus(const Json& command)
    {
        const QString status = textAt(command, "status");
        const packs::Status* known = m_window.game().pack->status(status);
        const QString more =
            QStringLiteral("More for ") + m_hands.nameOf(command, command.contains("unit") ? "unit" : "side");
        if (command.contains("side") && !m_hands.find<app::TouchButton>(more)) {
            m_window.key(Qt::Key_M);
            m_hands.choose(QStringLiteral("%1: %2").arg(m_hands.nameOf(command, "side"), known->label));
            return m_hands.comeBack();
        }
        m_hands.press(more);
        m_hands.choose(known ? known->label : QStringLiteral("Lost"));
        m_hands.comeBack();
    }

    /// On the card of a unit; of a side, by its menu.
    void correct(const Json& command)
    {
        const QString id = textAt(command, "counter");
        if (command.contains("side")) {
            m_hands.press(QStringLiteral("More for ") + m_hands.nameOf(command, "side"));
            m_hands.choose(QStringLiteral("Set %1…").arg(m_window.game().pack->resource(id)->label));
        } else if (auto* card = m_hands.cardOf(textAt(command, "unit"))) {
            const game::Unit& unit = *m_window.game().unit(card->card().id);
            const packs::Counter& counter = *m_window.game().kindOf(unit).counter(id);
            const int now = unit.counters.value(id);
            m_hands.press<app::CounterButton>(
                QStringLiteral("%1: %2 %3").arg(unit.name).arg(now).arg(packs::labelFor(now, counter)), card);
        }
        pickWithReason(command["value"].get<int>(), textAt(command, "why"));
    }

    /// On the open pad: the reason typed, the number by the mouse.
    void pickWithReason(int number, const QString& why)
    {
        QWidget* pad = QApplication::activePopupWidget();
        if (!pad)
            return m_hands.fail(QStringLiteral("no pad is open"));
        if (auto* line = pad->findChild<QLineEdit*>(); line && !why.isEmpty())
            m_hands.write(line, why);
        m_hands.press(QString::number(number), pad);
        m_hands.comeBack();
    }

    /// Who is near a point, by digits.
    void control(const Json& command)
    {
        for (const char* key : {"a-units", "b-units", "a-squads", "b-squads"})
            if (command.contains(key))
                m_window.digit(command[key].get<int>());
    }

    void score(const Json& command)
    {
        const bool scoring = m_window.game().stage == game::Stage::Scoring;
        if (!scoring)
            m_window.key(Qt::Key_3, Qt::ControlModifier);
        m_hands.pressNamed(QStringLiteral("points-") + textAt(command, "side"));
        pickWithReason(command["points"].get<int>(), textAt(command, "why"));
        if (!scoring)
            m_window.key(Qt::Key_3, Qt::ControlModifier);
    }

    void concede(const Json& command)
    {
        m_window.key(Qt::Key_M);
        m_hands.choose(QStringLiteral("A side gives up…"));
        fillIn(command);
    }

    void countCivilians(const Json& command)
    {
        m_hands.pressNamed(QStringLiteral("civilians"));
        pickWithReason(command["value"].get<int>(), textAt(command, "why"));
    }

    void reveal(const Json& command)
    {
        m_hands.press(QStringLiteral("More for ") + m_hands.nameOf(command, "side"));
        m_hands.choose(QStringLiteral("Show the hand to everybody"));
        m_hands.comeBack();
    }

    void end(const Json& command)
    {
        m_window.key(Qt::Key_3, Qt::ControlModifier);
        m_hands.pressNamed(QStringLiteral("endGame"));
        fillIn(command);
    }

    void recover(const Json& command)
    {
        m_hands.press(m_hands.nameOf(command, "unit") + QStringLiteral(" recovers"));
        if (Hands::openMenu())
            m_hands.choose(QStringLiteral("Supported by ") + m_hands.fullName(command, "support"));
        m_hands.comeBack();
    }

    PlayedPage& m_window;
    PageHands m_hands;
    CubePlayer m_cubes;
};

}
