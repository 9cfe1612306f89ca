// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "hands.h"

#include "base/json.h"
#include "models/newgameplan.h"
#include "pages/choicebutton.h"
#include "pages/newgamepage.h"
#include "pages/packbox.h"
#include "pages/questioncard.h"
#include "pages/sideform.h"
#include "pages/swatchbutton.h"
#include "play/unitmakeup.h"
#include "play/unitrow.h"
#include "shell/mainwindow.h"

#include <QAbstractItemView>

namespace adjutant::test {

/// Sets up a recorded game in the window, as somebody with a mouse and a keyboard would, from the start page to the
/// first phase.
class SetUpPlayer final : public Hands
{
public:
    explicit SetUpPlayer(app::MainWindow& window) : Hands(window), m_window(window) {}

    /// What cannot be said before the game begins is left for the game page; the fault, or nothing.
    QString play(const QString& pack, const std::vector<Json>& setUp)
    {
        begin();
        pressNamed(QStringLiteral("newGame"));
        if (!QTest::qWaitFor([this] { return page() && page()->isVisible(); }))
            return QStringLiteral("no page for a new game");
        choosePack(pack);
        namePlayers();
        const bool standard = std::none_of(setUp.begin(), setUp.end(), [](const Json& command) {
            return textAt(command, "do") == QLatin1String("add-unit");
        });
        for (app::SideForm* form : sides())
            if (!standard)
                clear(*form);
        for (const Json& command : setUp) {
            const QString what = textAt(command, "do");
            if (what == QLatin1String("setup"))
                answer(command);
            else if (what == QLatin1String("add-unit"))
                add(command);
            if (!fault().isEmpty())
                return QStringLiteral("%1: %2").arg(fault(), QString::fromUtf8(toText(command)));
        }
        pressNamed(QStringLiteral("next"));
        for (const Json& command : setUp)
            if (textAt(command, "do") == QLatin1String("ruling"))
                choose(textAt(command, "ruling"), rulingLabel(command));
        pressNamed(QStringLiteral("next"));
        if (fault().isEmpty())
            key(Qt::Key_Return); // “Begin the game” has the focus
        if (!QTest::qWaitFor([this] { return m_window.gamePage() && m_window.gamePage()->isVisible(); }))
            fail(QStringLiteral("the game does not begin"));
        return fault();
    }

private:
    app::NewGamePage* page() const { return m_window.newGamePage(); }
    QList<app::SideForm*> sides() const { return page()->findChildren<app::SideForm*>(); }
    const packs::Pack& pack() const { return *sides().first()->pack(); }

    /// The list by the mouse, what is in it by arrows.
    void choosePack(const QString& id)
    {
        auto* box = page()->findChild<app::PackBox*>();
        click(box, QStringLiteral("the rules"));
        key(Qt::Key_Home);
        const int row = box->findData(id);
        for (int steps = 0; steps < box->count() && box->view()->currentIndex().row() != row; ++steps)
            key(Qt::Key_Down);
        key(Qt::Key_Return);
        comeBack();
        if (box->packId() != id)
            fail(QStringLiteral("the pack cannot be chosen"));
    }

    /// The first name is led to by the mouse, the second by Tab.
    void namePlayers()
    {
        const QList<app::SideForm*> both = sides();
        write(qobject_cast<QLineEdit*>(both[0]->nameField()), QStringLiteral("Blue"));
        key(Qt::Key_Tab);
        if (inFocus(m_window) != both[1]->nameField())
            fail(QStringLiteral("Tab does not lead to the second name"));
        type(QStringLiteral("Red"));
        const QStringList looks[] = {{QStringLiteral("blue"), QStringLiteral("circle")},
                                     {QStringLiteral("red"), QStringLiteral("square")}};
        for (int side = 0; side < 2; ++side)
            for (auto* swatch : both[side]->findChildren<app::SwatchButton*>())
                if (looks[side].contains(swatch->id()) && !swatch->isChecked())
                    click(swatch, swatch->id());
    }

    void clear(app::SideForm& form)
    {
        while (fault().isEmpty() && find<app::TouchButton>(QStringLiteral("Remove: "), &form))
            press(QStringLiteral("Remove: "), &form);
    }

    void answer(const Json& command)
    {
        for (const auto& [id, value] : command.items()) {
            const QString name = QString::fromStdString(id);
            const packs::Question* question = pack().question(name);
            if (!question || (question->kind == packs::Question::Kind::Number && !isOfTable(*question)))
                continue; // the size of units is said at each of them
            if (question->kind == packs::Question::Kind::Number) {
                pressNamed(name);
                pickNumber(value.get<int>());
            } else if (question->kind == packs::Question::Kind::Side) {
                choose(name, value == "a" ? QStringLiteral("Blue") : QStringLiteral("Red"));
            } else {
                choose(name, labelOf(question->choices, QString::fromStdString(value.get<std::string>())));
            }
        }
    }

    bool isOfTable(const packs::Question& question) const
    {
        const auto numbers = app::tableNumbers(pack());
        return std::find(numbers.begin(), numbers.end(), &question) != numbers.end();
    }

    using Hands::choose;
    /// One of the answers to a question.
    void choose(const QString& card, const QString& label)
    {
        const auto* question = page()->findChild<app::QuestionCard*>(card);
        if (!question)
            return fail(QStringLiteral("nobody asks for %1").arg(card));
        press<app::ChoiceButton>(label, question);
    }

    static QString labelOf(const std::vector<packs::Choice>& choices, const QString& id)
    {
        for (const packs::Choice& choice : choices)
            if (choice.id == id)
                return choice.label;
        return id;
    }
    QString rulingLabel(const Json& command) const
    {
        for (const packs::Ruling& ruling : pack().rulings)
            if (ruling.id == textAt(command, "ruling"))
                return labelOf(ruling.choices, textAt(command, "choice"));
        return {};
    }

    void add(const Json& command)
    {
        app::SideForm& form = *sides().at(textAt(command, "side") == QLatin1String("a") ? 0 : 1);
        const packs::UnitType& type = *pack().unit(textAt(command, "type"));
        press(QStringLiteral("Add a unit"), &form);
        choose(type.label);
        comeBack();
        app::UnitRow* row = form.findChildren<app::UnitRow*>().last();
        if (command.contains("name"))
            write(find<QLineEdit>(QStringLiteral("Name of the unit"), row), textAt(command, "name"));
        const Json with = command.value("with", Json::object());
        for (const auto& [id, value] : with.items())
            give(*row, type, *pack().question(QString::fromStdString(id)), value);
        if (command.contains("members") || command.contains("weapons"))
            makeUp(*row, command);
    }

    void give(const app::UnitRow& row, const packs::UnitType& type, const packs::Question& question, const Json& value)
    {
        press(QStringLiteral("%1, %2: ").arg(type.label, question.label), &row);
        if (value.is_number())
            return pickNumber(value.get<int>());
        choose(labelOf(question.choices, QString::fromStdString(value.get<std::string>())));
        comeBack();
    }

    /// Who is too many goes first: a unit holds no more than it may.
    void makeUp(const app::UnitRow& row, const Json& command)
    {
        const auto* open = row.findChild<app::TouchButton*>(QStringLiteral("makeup"));
        press(open->accessibleName(), &row);
        comeBack();
        const QMap<QString, int> usual = pack().unit(textAt(command, "type"))->members;
        if (command.contains("members"))
            for (const bool more : {false, true})
                for (const packs::Member& member : pack().members) {
                    const int wanted = command["members"].value(utf8(member.id), 0);
                    if (wanted != usual.value(member.id) && (wanted > usual.value(member.id)) == more)
                        count(member.label, wanted);
                }
        const Json weapons = command.value("weapons", Json::object());
        for (const auto& [id, number] : weapons.items())
            count(pack().weapon(QString::fromStdString(id))->label, number.get<int>());
        key(Qt::Key_Return); // “Done”
        comeBack();
        if (QApplication::activeModalWidget())
            fail(QStringLiteral("what the unit is made of stays open"));
    }

    void count(const QString& label, int number)
    {
        if (auto* button = find<app::TouchButton>(label); button && button->isCheckable())
            return click(button, label);
        press(label + QStringLiteral(": "));
        pickNumber(number);
    }

    app::MainWindow& m_window;
};

}
