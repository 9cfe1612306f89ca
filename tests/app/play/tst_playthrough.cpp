// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/state.h"
#include "gamewindow.h"
#include "script.h"
#include "widgets/counterbutton.h"
#include "widgets/unitcard.h"

#include <QLabel>
#include <QLineEdit>

using namespace adjutant;

/// Six rounds of quick play, written down by hand in tests/data/play/six-rounds.jsonl as `game apply` takes them: here
/// every line is done by keys on the real page, and the same lines given to a session, and to the command line, must
/// come to the same table.
class TestPlaythrough : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sixRoundsByKeyboardAlone();
};

namespace {

QString text(const Json& command, const char* key)
{
    return command.contains(key) ? QString::fromStdString(command[key].get<std::string>()) : QString();
}

int numberOf(const QString& unit)
{
    return unit.mid(1).toInt();
}

/// Presses what somebody at the keyboard would press for a command of the record.
class Player
{
public:
    explicit Player(test::PlayedPage& window) : m_window(window) {}

    void play(const Json& command)
    {
        const QString what = text(command, "do");
        if (what == QLatin1String("activate"))
            activate(text(command, "unit"));
        else if (what == QLatin1String("resolve"))
            resolve(command);
        else if (what == QLatin1String("accept"))
            m_window.key(Qt::Key_Return);
        else if (what == QLatin1String("pass"))
            m_window.key(Qt::Key_P);
        else if (what == QLatin1String("control"))
            control(command);
        else if (what == QLatin1String("set"))
            set(command);
        else
            m_window.key(Qt::Key_N); // begin, next
    }

private:
    void activate(const QString& unit)
    {
        m_window.digit(numberOf(unit));
        m_window.key(Qt::Key_N);
    }

    void resolve(const Json& command)
    {
        const QString actor = text(command, "actor");
        if (command.contains("target")) {
            m_window.digit(numberOf(text(command, "target")), Qt::AltModifier);
            takeWeapon(actor, text(command, "weapon"));
            if (command.contains("inputs"))
                m_window.key(Qt::Key_C);
        }
        if (!command.contains("faces")) {
            m_window.key(Qt::Key_Space);
            return;
        }
        // One die a line is asked for again until the throw is whole; that is how each wave gets its own.
        m_window.key(Qt::Key_D);
        typeFaces(command["faces"]);
    }

    /// Types what the page asks for, wave by wave.
    void typeFaces(const Json& faces)
    {
        std::size_t used = 0;
        while (used < faces.size() && !m_window.game().pending) {
            auto* line = qobject_cast<QLineEdit*>(QApplication::focusWidget());
            QVERIFY2(line, "the line for typed dice has the focus");
            const std::size_t wanted = m_window.wantedDice();
            QVERIFY(wanted > 0);
            for (std::size_t i = 0; i < wanted && used < faces.size(); ++i, ++used)
                m_window.type(QString::number(faces[used].get<int>()) + QLatin1Char(' '));
            m_window.key(Qt::Key_Return);
        }
    }

    void takeWeapon(const QString& unit, const QString& weapon)
    {
        const auto& carried = m_window.game().typeOf(*m_window.game().unit(unit)).weapons;
        QString& now = m_weapons[unit];
        if (now.isEmpty())
            now = carried.front();
        for (; now != weapon; now = carried[(carried.indexOf(now) + 1) % carried.size()])
            m_window.key(Qt::Key_W);
    }

    void control(const Json& command)
    {
        for (const char* key : {"a-units", "b-units", "a-squads", "b-squads"})
            if (command.contains(key))
                m_window.digit(command[key].get<int>());
    }

    /// The first counter has a key of its own; the others are reached as everything else is, by Tab.
    void set(const Json& command)
    {
        const game::Unit& unit = *m_window.game().unit(text(command, "unit"));
        const QString label = m_window.game().kindOf(unit).counter(text(command, "counter"))->label;
        const bool right = unit.side == QLatin1String("b");
        m_window.key(right ? Qt::Key_Right : Qt::Key_Left, Qt::ControlModifier);
        for (int tabs = 0; tabs < 100 && !atCounter(unit.id, label); ++tabs)
            m_window.key(Qt::Key_Tab);
        QVERIFY(atCounter(unit.id, label));
        m_window.key(Qt::Key_Space);
        m_window.digit(command["value"].get<int>());
        if (QApplication::activePopupWidget()) // a second digit might have followed
            m_window.key(Qt::Key_Return);
    }

    static bool atCounter(const QString& unit, const QString& label)
    {
        const auto* button = qobject_cast<app::CounterButton*>(QApplication::focusWidget());
        const auto* card = button ? qobject_cast<app::UnitCard*>(button->parentWidget()) : nullptr;
        return card && card->card().id == unit && button->accessibleName().endsWith(QLatin1Char(' ') + label);
    }

    test::PlayedPage& m_window;
    QMap<QString, QString> m_weapons;
};

}

void TestPlaythrough::sixRoundsByKeyboardAlone()
{
    QTemporaryDir folder;
    const QString script = folder.filePath(QStringLiteral("script.adjutant"));
    test::playScript(script, QStringLiteral("quick-play"), test::PlayTable().seed,
                     test::scriptOf(QStringLiteral("quick-play"), QStringLiteral("six-rounds")));
    const auto commands = test::recordOf(QStringLiteral("six-rounds"));
    const auto replayed = test::quickPlay(folder.filePath(QStringLiteral("replayed.adjutant")));
    test::GameWindow window(test::quickPlay(folder.filePath(QStringLiteral("played.adjutant"))));
    Player player(window);
    for (std::size_t i = 0; i < commands.size(); ++i) {
        const std::size_t before = window.session().log().size();
        player.play(commands[i]);
        if (QTest::currentTestFailed())
            return;
        QVERIFY2(window.session().log().size() == before + 1,
                 qPrintable(QStringLiteral("line %1 did not come to one command: %2")
                                .arg(i + 1)
                                .arg(QString::fromUtf8(toText(commands[i])))));
        test::mustApply(*replayed, commands[i]);
        const Json differences = Json::diff(game::toJson(replayed->game()), game::toJson(window.game()));
        QVERIFY2(window.game() == replayed->game(),
                 qPrintable(QStringLiteral("line %1, %2: %3")
                                .arg(i + 1)
                                .arg(QString::fromUtf8(toText(commands[i])), QString::fromUtf8(toText(differences)))));
    }

    // The score by hand, round by round: 1:1, 3:2, 4:3, 6:4, 7:5, 8:6.
    QCOMPARE(window.game().stage, game::Stage::Over);
    QCOMPARE(window.game().score(QStringLiteral("a")), 8);
    QCOMPARE(window.game().score(QStringLiteral("b")), 6);
    QCOMPARE(window.game().winner, QStringLiteral("a"));
    for (const char* destroyed : {"a3", "b2", "b3"})
        QVERIFY(window.game().unit(QLatin1String(destroyed))->destroyed);
    bool announced = false;
    for (const auto* label : window.page->findChildren<QLabel*>())
        announced = announced || (label->isVisible() && label->text() == QStringLiteral("Blue wins, 8\u00a0:\u00a06"));
    QVERIFY(announced);
    const QString played = window.session().path();
    delete std::exchange(window.page, nullptr); // another program may read the file then
    const Json byScript = test::stateOf(script), byKeys = test::stateOf(played);
    QVERIFY2(byScript == byKeys, toText(Json::diff(byScript, byKeys)).constData());
}

QTEST_MAIN(TestPlaythrough)

#include "tst_playthrough.moc"
