// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "gamewindow.h"

#include "play/desk.h"
#include "play/offerdialog.h"
#include "widgets/choicerow.h"
#include "widgets/touchbutton.h"
#include "widgets/unitcard.h"

#include <QComboBox>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>

namespace adjutant::test
{

/// Does on the real page what a command of a recorded game says, as somebody with a mouse and a keyboard would.
class RecordPlayer
{
public:
    explicit RecordPlayer(GameWindow& window) : m_window(window) {}

    /// What went wrong, or nothing.
    QString play(const Json& command)
    {
        m_fault.clear();
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
        else if (what == QLatin1String("score"))
            score(command);
        else if (what == QLatin1String("end"))
            end(command);
        else if (what == QLatin1String("recover"))
            recover(command);
        else if (what == QLatin1String("disengage"))
            press(nameOf(command, "unit") + QStringLiteral(" disengages"));
        else if (what == QLatin1String("pass") && !m_window.game().pack->track.hand)
            m_window.key(Qt::Key_P);
        else if (!playCubes(what, command))
            m_window.key(Qt::Key_N); // begin, next
        if (!QApplication::focusWidget())
            comeBack();
        return m_fault;
    }

private:
    void fail(const QString& words) { m_fault = m_fault.isEmpty() ? words : m_fault; }

    QString nameOf(const Json& command, const char* key)
    {
        const game::Unit* unit = m_window.game().unit(textAt(command, key));
        return unit ? unit->name : fullName(command, key);
    }
    /// With its side.
    QString fullName(const Json& command, const char* key) { return m_window.game().nameOf(textAt(command, key)); }

    template<typename T>
    T* find(const QString& accessibleName)
    {
        for (T* widget : m_window.page->findChildren<T*>())
            if (widget->isVisible() && widget->accessibleName() == accessibleName)
                return widget;
        for (T* widget : m_window.page->findChildren<T*>())
            if (widget->isVisible() && widget->accessibleName().startsWith(accessibleName))
                return widget;
        return nullptr;
    }

    void click(QWidget* widget, const QString& what)
    {
        if (!widget || !widget->isEnabled())
            return fail(QStringLiteral("cannot press “%1”").arg(what));
        QTest::mouseClick(widget, Qt::LeftButton);
    }
    void press(const QString& accessibleName) { click(find<app::TouchButton>(accessibleName), accessibleName); }
    void pressNamed(const QString& objectName)
    {
        for (auto* button : m_window.page->findChildren<QAbstractButton*>(objectName))
            if (button->isVisible())
                return click(button, objectName);
        fail(QStringLiteral("no button %1").arg(objectName));
    }

    void tapCard(const QString& unit)
    {
        for (auto* card : m_window.page->findChildren<app::UnitCard*>())
            if (card->isVisible() && card->card().id == unit)
                return QTest::mouseClick(card, Qt::LeftButton, {}, QPoint(60, 14));
        fail(QStringLiteral("no card of %1").arg(unit));
    }

    void choose(QMenu* menu, const QString& text)
    {
        const auto actions = menu ? menu->findChildren<QAction*>() + menu->actions() : QList<QAction*>();
        for (QMenu* inside : menu ? menu->findChildren<QMenu*>() : QList<QMenu*>())
            for (QAction* action : inside->actions())
                if (action->text() == text)
                    return action->trigger(), menu->close(), void();
        for (QAction* action : actions)
            if (action->text() == text)
                return action->trigger(), menu->close(), void();
        fail(QStringLiteral("no “%1” in the menu").arg(text));
    }
    static QMenu* openMenu() { return qobject_cast<QMenu*>(QApplication::activePopupWidget()); }

    /// A number on the open pad, by keys.
    void pickNumber(int number)
    {
        if (!QApplication::activePopupWidget())
            return fail(QStringLiteral("no pad is open"));
        for (const QChar digit : QString::number(number))
            m_window.digit(digit.digitValue());
        if (QApplication::activePopupWidget()) // another digit might have followed
            m_window.key(Qt::Key_Return);
        comeBack();
    }

    /// Where no window manager gives the focus back from what was closed.
    void comeBack()
    {
        QTest::qWait(1);
        m_window.window.activateWindow();
        if (!QTest::qWaitForWindowActive(&m_window.window))
            fail(QStringLiteral("the window is not active again"));
        if (!QApplication::focusWidget())
            m_window.page->setFocus();
    }

    void activate(const Json& command)
    {
        const packs::TrackAction* action = m_window.game().pack->track.action(textAt(command, "action"));
        if (action && m_window.game().pack->track.hand == 0)
            return activateFor(*action, textAt(command, "unit"));
        if (action)
            press(action->label);
        tapCard(textAt(command, "unit"));
        m_window.key(Qt::Key_N);
    }

    /// By the tray; while another unit acts, by the menu of the card.
    void activateFor(const packs::TrackAction& action, const QString& unit)
    {
        const QString active = m_window.game().active;
        if (active.isEmpty() && m_window.page->findChild<app::Desk*>()->choice().actor != unit)
            tapCard(unit);
        if ((active.isEmpty() || active == unit) && find<app::TouchButton>(action.label))
            return press(action.label);
        fromMenu(unit, action.label);
    }

    void fromMenu(const QString& unit, const QString& label)
    {
        for (auto* card : m_window.page->findChildren<app::UnitCard*>())
            if (card->isVisible() && card->card().id == unit)
                for (auto* button : card->findChildren<QAbstractButton*>())
                    if (button->isVisible() && button->accessibleName().startsWith(QLatin1String("More for ")))
                        QTest::mouseClick(button, Qt::LeftButton);
        choose(openMenu(), label);
        comeBack();
    }

    void offer(const QString& what, const Json& command)
    {
        const packs::Pack& pack = *m_window.game().pack;
        const QString unit = textAt(command, "unit");
        if (what == QLatin1String("hold")) {
            fromMenu(unit, QStringLiteral("Hold…"));
            fillIn(command);
        } else if (what == QLatin1String("bonus")) {
            for (const packs::Bonus& bonus : pack.track.bonuses)
                if (m_window.game().unit(unit)->members.value(bonus.member) > 0)
                    return fromMenu(unit, QStringLiteral("Bonus action: ") + pack.member(bonus.member)->label);
        } else if (what == QLatin1String("react")) {
            const packs::Reaction* reaction = pack.track.reaction(textAt(command, "reaction"));
            fromMenu(unit, reaction->to.size() > 1
                               ? QStringLiteral("React to %1: %2").arg(textAt(command, "to"), reaction->label)
                               : reaction->label);
        } else if (what == QLatin1String("trigger")) {
            for (const game::Hold& hold : m_window.game().turn.holds)
                if (hold.unit == unit)
                    return fromMenu(unit, QStringLiteral("It happens: ") + hold.trigger);
        } else {
            fromMenu(unit, QStringLiteral("Let the hold go"));
        }
    }

    /// What the open dialog asks.
    void fillIn(const Json& command)
    {
        auto* dialog = m_window.page->findChild<app::OfferDialog*>();
        if (!dialog)
            return fail(QStringLiteral("nothing is asked"));
        for (auto* box : dialog->findChildren<QComboBox*>())
            box->setCurrentIndex(box->findData(textAt(command, box->objectName().toLatin1().constData())));
        for (auto* line : dialog->findChildren<QLineEdit*>())
            if (command.contains(line->objectName().toStdString()))
                line->setText(textAt(command, line->objectName().toLatin1().constData()));
        click(dialog->findChild<QPushButton*>(QStringLiteral("doOffer")), QStringLiteral("the button that does it"));
        comeBack();
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
                tapCard(unit.id);
        }
    }

    void resolve(const Json& command)
    {
        const packs::Procedure& procedure = *m_window.game().pack->procedure(textAt(command, "procedure"));
        const auto* desk = m_window.page->findChild<app::Desk*>();
        const QString actor = textAt(command, "actor");
        if (desk->rollsForTokens()) {
            if (desk->thrower()->id != actor)
                press(QStringLiteral("Roll for ") + m_window.game().unit(actor)->name);
        } else if (!actor.isEmpty() && (!desk->thrower() || desk->thrower()->id != actor)) {
            tapCard(actor);
        }
        if (command.contains("target"))
            tapCard(textAt(command, "target"));
        QTest::qWait(1); // what it may count is in sight
        if (desk->procedure() != &procedure && find<app::TouchButton>(procedure.label))
            press(procedure.label);
        if (command.contains("weapon"))
            press(m_window.game().pack->weapon(textAt(command, "weapon"))->label);
        if (command.contains("distance")) {
            pressNamed(QStringLiteral("distance"));
            pickNumber(command["distance"].get<int>());
        }
        const Json inputs = command.value("inputs", Json::object());
        for (const auto& [key, value] : inputs.items())
            give(*procedure.input(QString::fromStdString(key)), value);
        if (command.contains("factors"))
            unfoldFactors();
        for (const Json& factor : command.value("factors", Json::array()))
            give(*procedure.input(QString::fromStdString(factor.get<std::string>())), true);
        typeFaces(command.value("faces", Json::array()));
        if (m_window.game().pending)
            m_window.key(Qt::Key_Return);
    }

    void unfoldFactors()
    {
        for (auto* heading : m_window.page->findChildren<app::TouchButton*>())
            if (heading->isVisible() && heading->accessibleDescription().startsWith(QLatin1String("Folded.")))
                heading->click();
    }

    void give(const packs::ProcedureInput& input, const Json& value)
    {
        if (value.is_boolean()) {
            auto* flag = find<app::TouchButton>(input.label);
            if (!flag || !flag->isChecked())
                press(input.label);
            return;
        }
        if (value.is_string())
            return pressIn(input.label, choiceOf(input, QString::fromStdString(value.get<std::string>())));
        const QString now = QStringLiteral("%1: %2.").arg(input.label).arg(value.get<int>());
        if (find<app::TouchButton>(now)) // it says so already
            return;
        press(input.label + QLatin1Char(':'));
        pickNumber(value.get<int>());
    }

    static QString choiceOf(const packs::ProcedureInput& input, const QString& id)
    {
        const int place = input.indexOf(id);
        return place < 0 ? id : input.choices[static_cast<std::size_t>(place)].label;
    }

    /// One of a row of choices.
    void pressIn(const QString& rowName, const QString& name)
    {
        auto* row = find<app::ChoiceRow>(rowName);
        for (auto* button : row ? row->findChildren<app::TouchButton*>() : QList<app::TouchButton*>())
            if (button->isVisible() && button->accessibleName() == name)
                return click(button, name);
        fail(QStringLiteral("no “%1” among %2").arg(name, rowName));
    }

    /// Wave by wave, as many as the page asks for.
    void typeFaces(const Json& faces)
    {
        const std::size_t before = m_window.session().log().size();
        // Between rolls that take effect at once the cursor stays in the line.
        if (!qobject_cast<QLineEdit*>(QApplication::focusWidget()))
            m_window.key(Qt::Key_D);
        std::size_t used = 0;
        while (used < faces.size() && m_window.session().log().size() == before) {
            if (!qobject_cast<QLineEdit*>(QApplication::focusWidget()))
                return fail(QStringLiteral("no line for dice has the focus, but a %1")
                                .arg(QLatin1String(QApplication::focusWidget()
                                                       ? QApplication::focusWidget()->metaObject()->className()
                                                       : "nothing")));
            const std::size_t wanted = m_window.wantedDice();
            if (wanted == 0)
                return fail(QStringLiteral("no dice are waited for"));
            for (std::size_t i = 0; i < wanted && used < faces.size(); ++i, ++used)
                m_window.type(QString::number(faces[used].get<int>()) + QLatin1Char(' '));
            m_window.key(Qt::Key_Return);
        }
        if (m_window.session().log().size() == before)
            fail(QStringLiteral("the dice were not taken: ") + faults());
    }

    /// What the page says is wrong.
    QString faults() const
    {
        QStringList said;
        for (const auto* label : m_window.page->findChildren<QLabel*>())
            if (label->isVisible() && (label->property("role") == QLatin1String("fault") ||
                                       label->parentWidget()->property("banner").toBool()))
                said << label->text();
        return said.join(QLatin1String(" | "));
    }

    void setStatus(const Json& command)
    {
        const QString status = textAt(command, "status");
        const packs::Status* known = m_window.game().pack->status(status);
        const QString more = QStringLiteral("More for ") + nameOf(command, command.contains("unit") ? "unit" : "side");
        if (command.contains("side") && !find<app::TouchButton>(more)) {
            m_window.key(Qt::Key_M);
            choose(openMenu(), QStringLiteral("%1: %2").arg(nameOf(command, "side"), known->label));
            return comeBack();
        }
        press(more);
        choose(openMenu(), known ? known->label : QStringLiteral("Lost"));
        comeBack();
    }

    void score(const Json& command)
    {
        const bool scoring = m_window.game().stage == game::Stage::Scoring;
        if (!scoring)
            m_window.key(Qt::Key_3, Qt::ControlModifier);
        pressNamed(QStringLiteral("points-") + textAt(command, "side"));
        if (QWidget* pad = QApplication::activePopupWidget()) {
            auto* why = pad->findChild<QLineEdit*>();
            QTest::keyClicks(why, textAt(command, "why"));
            for (auto* number : pad->findChildren<app::TouchButton*>())
                if (number->text() == QString::number(command["points"].get<int>()))
                    click(number, QStringLiteral("points"));
        }
        comeBack();
        if (!scoring)
            m_window.key(Qt::Key_3, Qt::ControlModifier);
    }

    void end(const Json& command)
    {
        m_window.key(Qt::Key_3, Qt::ControlModifier);
        pressNamed(QStringLiteral("endGame"));
        auto* dialog = m_window.page->findChild<QInputDialog*>();
        if (!dialog)
            return fail(QStringLiteral("nobody is asked why"));
        dialog->setTextValue(textAt(command, "why"));
        dialog->accept();
        comeBack();
    }

    void recover(const Json& command)
    {
        press(nameOf(command, "unit") + QStringLiteral(" recovers"));
        if (openMenu())
            choose(openMenu(), QStringLiteral("Supported by ") + fullName(command, "support"));
        comeBack();
    }

    // Cubes.

    bool playCubes(const QString& what, const Json& command)
    {
        if (what == QLatin1String("cube"))
            pickHand(command);
        else if (what == QLatin1String("refill"))
            pressNamed(QStringLiteral("refill-") + textAt(command, "side"));
        else if (what == QLatin1String("return"))
            press(fullName(command, "unit") + QStringLiteral(" is back"));
        else if (what == QLatin1String("declare"))
            press(nameOf(command, "side"));
        else if (what == QLatin1String("loss"))
            lose(command);
        else
            return buy(what, command);
        return true;
    }

    void pickHand(const Json& command)
    {
        pressNamed(QStringLiteral("pick-") + textAt(command, "side"));
        for (const auto& [key, value] : command.items())
            for (int i = 0; value.is_number() && i < value.get<int>(); ++i)
                pressNamed(QStringLiteral("more-") + QString::fromStdString(key));
        pressNamed(QStringLiteral("handIn"));
    }

    QString label(const QString& enabler)
    {
        for (const packs::Kind& kind : m_window.game().pack->kinds)
            if (const packs::Counter* counter = kind.counter(enabler))
                return counter->label;
        return enabler;
    }

    void takeAction(packs::Cube does)
    {
        for (const packs::TrackAction& one : m_window.game().pack->track.choices)
            if (one.does == does)
                return press(one.label);
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
            press(anyCube(command));
        } else if (what == QLatin1String("claim")) {
            takeAction(packs::Cube::Claim);
            press(anyCube(command));
            press(command.contains("support") ? nameOf(command, "support") : QStringLiteral("As it is"));
        } else if (what == QLatin1String("regroup")) {
            takeAction(packs::Cube::Regroup);
            regroup(command);
        } else if (what == QLatin1String("revive")) {
            takeAction(packs::Cube::Revive);
            if (command.contains("unit"))
                press(nameOf(command, "unit"));
            for (const Json& one : command.value("enablers", Json::array()))
                press(label(QString::fromStdString(one.get<std::string>())) + QStringLiteral(", exhausted"));
            if (find<app::TouchButton>(QStringLiteral("Nothing more")))
                press(QStringLiteral("Nothing more"));
        } else if (what == QLatin1String("redeploy")) {
            takeAction(packs::Cube::Redeploy);
            for (const Json& move : command["moves"])
                for (const QString& said :
                     {nameOf(move, "from"), label(textAt(move, "enabler")), nameOf(move, "to")})
                    pressLast(said);
            if (find<app::TouchButton>(QStringLiteral("Nothing more")))
                press(QStringLiteral("Nothing more"));
        } else {
            return false;
        }
        m_window.key(Qt::Key_N);
        return true;
    }

    void regroup(const Json& command)
    {
        if (command.contains("cube"))
            return press(QStringLiteral("A %1 cube out of Supply").arg(textAt(command, "cube")));
        const QString enabler = label(textAt(command, "enabler"));
        press(enabler + (command.contains("unit") ? QStringLiteral(" to a unit") : QStringLiteral(" out of Supply")));
        if (command.contains("unit"))
            pressLast(nameOf(command, "unit"));
    }

    /// Of several that are called so, the one that was asked last.
    void pressLast(const QString& accessibleName)
    {
        QAbstractButton* last = nullptr;
        for (auto* button : m_window.page->findChildren<app::TouchButton*>())
            if (button->isVisible() && button->accessibleName() == accessibleName)
                if (!last || button->mapToGlobal(QPoint()).y() >= last->mapToGlobal(QPoint()).y())
                    last = button;
        click(last, accessibleName);
    }

    void lose(const Json& command)
    {
        const QString unit = fullName(command, "unit") + QStringLiteral(": ");
        const QString by = textAt(command, "by");
        if (command.contains("faces")) {
            m_window.key(Qt::Key_D);
            m_window.type(QString::number(command["faces"][0].get<int>()));
        }
        if (by == QLatin1String("exhaust"))
            press(unit + QStringLiteral("Exhaust ") + label(textAt(command, "enabler")));
        else if (by == QLatin1String("reduce"))
            press(unit + QStringLiteral("Reduce"));
        else if (by == QLatin1String("retreat"))
            press(unit + QStringLiteral("It retreats"));
        else
            press(unit + (command.contains("cannot-retreat") ? QStringLiteral("It cannot") : QStringLiteral("Remove")));
    }

    GameWindow& m_window;
    QString m_fault;
};

}
