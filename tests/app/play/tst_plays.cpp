// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "accessible.h"
#include "game/state.h"
#include "recordplayer.h"
#include "script.h"
#include "setupplayer.h"

#include <QDir>
#include <QSet>

using namespace adjutant;
using namespace adjutant::app;

/// The recorded game of each system, as it was written down by hand, played from the start page to its end in the
/// window by mouse and keys, and by the command line: both must come to the same table.
class TestPlays : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void recordedGame_data();
    void recordedGame();

private:
    void readRecord(const QString& pack, const QString& record);
    void playByCommandLine(const QString& pack);
    void openWindow(QSize size, Preferences::Appearance appearance);
    void setUpInWindow(const QString& pack);
    void playInWindow(const QString& pack);
    void compareFiles();

    bool isSaidBefore(std::size_t line) const;
    Json toType(std::size_t line) const;
    void keep(const QString& name);

    QTemporaryDir m_folder;
    std::vector<Json> m_commands;
    std::size_t m_begin = 0;    ///< the command with which the game begins
    qsizetype m_caughtUp = 0;   ///< how much of the set-up could be said only once the game had begun
    QString m_script, m_played; ///< the games' files
    QList<Json> m_log;          ///< of the script
    std::unique_ptr<Preferences> m_preferences;
    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<MainWindow> m_window;
};

namespace {

const char* const seed = "c0ffee";

QString asText(const Json& json)
{
    return QString::fromUtf8(toText(json));
}

/// What was done since the game began and how the dice fell, but for the first entries. Left out is
/// - when it was done, and as the how-manieth entry: the window sends the set-up in an order of its own;
/// - who threw the dice: the window has those typed that a seed gave the script;
/// - that a result was accepted: the window shows it first, the script takes it at once;
/// - with how many commands tokens were placed: the window sends one for each;
/// - that the clock was stopped: the window does so as a game ends, and a script takes no time.
QStringList toldSince(const QList<Json>& log, qsizetype butFirst)
{
    QStringList told;
    for (const Json& entry : log) {
        const QString what = textAt(entry["command"], "do");
        QString words = QStringLiteral("%1 %2").arg(what, textAt(entry["command"], "unit"));
        for (const Json& thrown : entry["throws"])
            words += asText(thrown["faces"]);
        if (what == QLatin1String("begin"))
            told.clear();
        else if (what != QLatin1String("token") || told.isEmpty() || told.last() != words)
            told << words;
    }
    told = told.mid(butFirst);
    told.removeAll(QStringLiteral("accept "));
    told.removeAll(QStringLiteral("pause "));
    return told;
}

}

void TestPlays::recordedGame_data()
{
    QTest::addColumn<QString>("pack");
    QTest::addColumn<QString>("record");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<Preferences::Appearance>("appearance");
    const auto add = [](const QString& name, const QString& pack, const QString& record) {
        QTest::addRow("%s", qPrintable(name)) << pack << record << QSize(1280, 800) << Preferences::Appearance::Light;
        if (qEnvironmentVariableIsSet("ADJUTANT_SCREENS"))
            QTest::addRow("%s large dark", qPrintable(name))
                << pack << record << QSize(1920, 1080) << Preferences::Appearance::Dark;
    };
    add(QStringLiteral("quick-play"), QStringLiteral("quick-play"), QStringLiteral("six-rounds"));
    for (const char* pack : {"ballot-boxes", "brickaction", "double-tap", "quick"})
        add(QLatin1String(pack), QLatin1String(pack), QLatin1String(pack));
    // With the other choice of every ruling.
    add(QStringLiteral("ballot-boxes otherwise"), QStringLiteral("ballot-boxes"),
        QStringLiteral("ballot-boxes-rulings"));
    add(QStringLiteral("quick otherwise"), QStringLiteral("quick"), QStringLiteral("quick-other-rulings"));
}

void TestPlays::recordedGame()
{
    QFETCH(QString, pack);
    QFETCH(QString, record);
    QFETCH(QSize, size);
    QFETCH(Preferences::Appearance, appearance);
    readRecord(pack, record);
    playByCommandLine(pack);
    openWindow(size, appearance);
    for (const auto step : {&TestPlays::setUpInWindow, &TestPlays::playInWindow}) {
        (this->*step)(pack);
        if (QTest::currentTestFailed())
            return;
    }
    m_window.reset(); // another program may read the file as soon as nobody plays in it
    compareFiles();
}

void TestPlays::readRecord(const QString& pack, const QString& record)
{
    m_commands = test::scriptOf(pack, record);
    for (m_begin = 0; textAt(m_commands[m_begin], "do") != QLatin1String("begin");)
        ++m_begin;
}

void TestPlays::playByCommandLine(const QString& pack)
{
    m_script = m_folder.filePath(QString::fromLatin1(QTest::currentDataTag()) + QStringLiteral(" script.adjutant"));
    test::playScript(m_script, pack, seed, m_commands);
    m_log = test::logOf(m_script);
    if (m_log.size() != static_cast<qsizetype>(m_commands.size()))
        qFatal("not an entry for each command");
}

void TestPlays::openWindow(QSize size, Preferences::Appearance appearance)
{
    QApplication::setDoubleClickInterval(0); // each press here is one of its own
    const QString folder = m_folder.filePath(QString::fromLatin1(QTest::currentDataTag()));
    m_window.reset();
    m_theme.reset();
    m_preferences = std::make_unique<Preferences>(folder + QStringLiteral(".ini"));
    m_preferences->setGamesFolder(folder);
    m_preferences->setAppearance(appearance);
    m_theme = std::make_unique<Theme>(*m_preferences);
    m_theme->apply();
    m_window = std::make_unique<MainWindow>(*m_preferences, *m_theme);
    m_window->resize(size);
    m_window->show();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void TestPlays::setUpInWindow(const QString& pack)
{
    const std::vector<Json> setUp(m_commands.begin(), m_commands.begin() + static_cast<std::ptrdiff_t>(m_begin));
    const QString fault = test::SetUpPlayer(*m_window).play(pack, setUp);
    if (!fault.isEmpty())
        keep(QStringLiteral("fault"));
    QCOMPARE(fault, QString());
}

/// Whether the command was said on the page for a new game, which begins the game as well. It does not roll for who
/// goes first, but asks who won.
bool TestPlays::isSaidBefore(std::size_t line) const
{
    static const QStringList there{QStringLiteral("side"), QStringLiteral("setup"), QStringLiteral("add-unit"),
                                   QStringLiteral("ruling"), QStringLiteral("resolve")};
    return line == m_begin || (line < m_begin && there.contains(textAt(m_commands[line], "do")));
}

/// The command with all of its dice: a seed cannot be given in the window, so what the program threw for the script is
/// typed.
Json TestPlays::toType(std::size_t line) const
{
    Json command = m_commands[line];
    if (textAt(command, "do") == QLatin1String("resolve") && !command.contains("faces"))
        for (const Json& thrown : m_log[static_cast<qsizetype>(line)]["throws"])
            for (const Json& face : thrown["faces"])
                command["faces"].push_back(face);
    return command;
}

/// Line by line beside a session, so that it is known where they part.
void TestPlays::playInWindow(const QString& pack)
{
    const QString path = m_folder.filePath(QString::fromLatin1(QTest::currentDataTag()) + QStringLiteral(".adjutant"));
    const auto replayed = test::gameOf(pack, path, {}, seed);
    test::PlayedPage page(*m_window, m_window->gamePage());
    m_played = page.session().path();
    test::RecordPlayer player(page);
    QSet<QString> kept;
    m_caughtUp = 0;
    for (std::size_t line = 2; line < m_commands.size(); ++line) {
        const Json& command = m_commands[line];
        const QString where = QStringLiteral("command %1, %2").arg(line).arg(asText(command));
        const QString moment = replayed->game().turn.phase + textAt(command, "do") + textAt(command, "procedure");
        test::mustApply(*replayed, command);
        if (isSaidBefore(line))
            continue;
        m_caughtUp += line < m_begin;
        const QString fault = player.play(toType(line));
        if (!fault.isEmpty())
            keep(QStringLiteral("fault"));
        QVERIFY2(fault.isEmpty(), qPrintable(fault + QStringLiteral(", ") + where));
        if (line > m_begin && !replayed->game().pending) {
            const Json differences = Json::diff(game::toJson(replayed->game()), game::toJson(page.game()));
            QVERIFY2(differences.empty(), qPrintable(QStringLiteral("%1: %2").arg(where, asText(differences))));
        }
        if (!kept.contains(moment)) {
            kept.insert(moment);
            QCOMPARE(test::unnamedIn(page.page).join(QLatin1Char(' ')), QString());
            keep(QStringLiteral("%1-%2").arg(line).arg(moment));
        }
    }
    QCOMPARE(page.game().stage, game::Stage::Over);
}

void TestPlays::compareFiles()
{
    const Json script = test::stateOf(m_script), played = test::stateOf(m_played);
    QVERIFY2(script == played, qPrintable(asText(Json::diff(script, played))));
    QCOMPARE(toldSince(test::logOf(m_played), m_caughtUp), toldSince(m_log, 0));
}

/// For the eye, where ADJUTANT_SCREENS says.
void TestPlays::keep(const QString& name)
{
    const QString folder = qEnvironmentVariable("ADJUTANT_SCREENS");
    if (folder.isEmpty())
        return;
    QDir().mkpath(folder);
    QTest::qWait(60);
    QVERIFY(m_window->grab().save(
        QStringLiteral("%1/%2-%3.png").arg(folder, QString::fromLatin1(QTest::currentDataTag()), name)));
}

QTEST_MAIN(TestPlays)

#include "tst_plays.moc"
