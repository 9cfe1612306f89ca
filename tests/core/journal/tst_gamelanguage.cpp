// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/keptwords.h"
#include "game/reasons.h"
#include "german.h"
#include "playtable.h"

#include <QFile>
#include <QTest>
#include <QTranslator>

using namespace adjutant;

namespace {

/// A window in German, as far as packs can tell.
class German : public QTranslator
{
public:
    German() { QCoreApplication::installTranslator(this); }
    ~German() override { QCoreApplication::removeTranslator(this); }

    bool isEmpty() const override { return false; }
    QString translate(const char* context, const char* source, const char*, int) const override
    {
        if (QByteArray(context) != "Words")
            return {};
        return QByteArray(source) == "en"                ? QStringLiteral("de")
               : QByteArray(source) == "after %1 rounds" ? QStringLiteral("nach %1 Runden")
               : QByteArray(source) == "set by hand"     ? QStringLiteral("von Hand gesetzt")
                                                         : QString();
    }
};

/// A window whose every word is German.
struct GermanWindow {
    test::German words;
    German packs;
};

// The commands of a game that was written by hand.
std::vector<Json> recorded(const QString& name)
{
    QFile file(QStringLiteral(SOURCE_FOLDER "/tests/data/play/%1.jsonl").arg(name));
    std::vector<Json> commands;
    if (file.open(QIODevice::ReadOnly))
        for (const QByteArray& line : file.readAll().split('\n'))
            if (!line.trimmed().isEmpty() && !line.startsWith('#'))
                commands.push_back(*parseJson(line));
    return commands;
}

// All of it, and then what is never in a record: turned, mended and left out.
void playAll(journal::Session& session, const std::vector<Json>& commands)
{
    for (const Json& command : commands)
        test::mustApply(session, command);
    test::mustApply(session, {{"do", "note"}, {"text", "Bea brought cake"}});
    QVERIFY(session.undo().has_value());
    QVERIFY(session.redo().has_value());
    const auto mend = [&](qint64 entry, const std::optional<Json>& with, const std::set<qint64>& out) {
        const auto preview = session.tryMend(entry, with, out);
        QVERIFY2(preview.has_value(), preview ? "" : qPrintable(preview.error().words));
        QVERIFY(session.takeMend(*preview).has_value());
    };
    mend(session.lastNumber() - 2, Json{{"do", "note"}, {"text", "Bea brought tart"}}, {});
    test::mustApply(session, {{"do", "note"}, {"text", "more"}});
    // All that needs it goes with it.
    for (const auto& entry : session.log())
        if (entry.command["do"] == "begin") {
            mend(entry.number, std::nullopt, {session.lastNumber()});
            break;
        }
    QVERIFY(session.undo().has_value());
    test::mustApply(session, {{"do", "pause"}});
}

// What the players wrote stays in their language.
QString withoutTyped(QString line, const std::vector<Json>& commands)
{
    QStringList typed;
    for (const char* key : {"why", "trigger", "text", "name"})
        for (const Json& command : commands)
            if (command.contains(key))
                typed << QString::fromStdString(command[key].get<std::string>());
    std::sort(typed.begin(), typed.end(), [](const QString& a, const QString& b) { return a.size() > b.size(); });
    for (const QString& text : typed)
        line.remove(text);
    return line;
}

QStringList told(const journal::Session& session)
{
    QStringList lines;
    for (const auto& entry : session.log())
        lines << entry.words << entry.details;
    return lines;
}
}

/// A game is the same in every language; only what is shown of it is not.
class TestGameLanguage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void itsBytesKeepTheLanguageOfItsBeginning()
    {
        const QString path = m_folder.filePath(QStringLiteral("german.adjutant"));
        {
            const German german;
            auto session = test::quickPlay(path);
            test::mustApply(*session, {{"do", "add-unit"}, {"side", "a"}, {"type", "tank"}});
            QCOMPARE(session->game().units.back().name, QStringLiteral("Panzer"));
        }
        const auto session = journal::Session::open(path);
        QVERIFY2(session.has_value(), session ? "" : qPrintable(session.error().words));
        QCOMPARE((*session)->game().units.back().name, QStringLiteral("Panzer"));
        QCOMPARE((*session)->game().pack->unit(QStringLiteral("tank"))->label, QStringLiteral("Tank"));
        test::mustApply(**session, {{"do", "add-unit"}, {"side", "b"}, {"type", "tank"}});
        QCOMPARE((*session)->game().units.back().name, QStringLiteral("Panzer"));
        QVERIFY((*session)->gameAt(1).has_value());
    }

    void recordedGamesArePlayedInGerman_data()
    {
        QTest::addColumn<QString>("pack");
        for (const char* pack : {"ballot-boxes", "brickaction", "double-tap", "quick"})
            QTest::addRow("%s", pack) << QString::fromLatin1(pack);
    }

    /// What units are is known by ids and numbers, not by what that is called.
    void recordedGamesArePlayedInGerman()
    {
        QFETCH(QString, pack);
        const German german;
        auto session = test::gameOf(pack, m_folder.filePath(pack + QStringLiteral("-whole.adjutant")));
        for (const Json& command : recorded(pack))
            test::mustApply(*session, command);
        QCOMPARE(session->game().stage, game::Stage::Over);
    }

    void anEnglishGameIsReadInGerman()
    {
        const QString path = m_folder.filePath(QStringLiteral("english.adjutant"));
        auto session = test::quickPlay(path);
        test::mustApply(*session, {{"do", "add-unit"}, {"side", "a"}, {"type", "tank"}});
        const German german;
        session->readPackAgain();
        QCOMPARE(session->game().pack->unit(QStringLiteral("tank"))->label, QStringLiteral("Panzer"));
        test::mustApply(*session, {{"do", "add-unit"}, {"side", "b"}, {"type", "tank"}});
        QCOMPARE(session->game().units.back().name, QStringLiteral("Tank"));
        session.reset();
        QCOMPARE(journal::check(path).size(), std::size_t(0));
    }

    void reasonsAreShownInTheLanguageOfTheWindow()
    {
        const auto session = test::quickPlay(m_folder.filePath(QStringLiteral("reasons.adjutant")));
        const auto shown = [&](const char* kept) {
            return game::shownReason(*session->game().pack, QString::fromUtf8(kept));
        };
        QCOMPARE(shown("after 6 rounds"), QStringLiteral("after 6 rounds"));
        const German german;
        session->readPackAgain();
        QCOMPARE(shown("after 6 rounds"), QStringLiteral("nach 6 Runden"));
        QCOMPARE(shown("it rained"), QStringLiteral("it rained"));
        QCOMPARE(shown("Strategic point 2: units 2 : 1, squads 1 : 0"),
                 QStringLiteral("Strategischer Punkt 2: Einheiten 2 : 1, Trupps 1 : 0"));
        QCOMPARE(shown("Strategic point 3: set by hand"), QStringLiteral("Strategischer Punkt 3: von Hand gesetzt"));
    }

    void whatLooksLikeAPlaceStays()
    {
        const auto shown = shownWords(QStringLiteral("Tank %2 destroyed: its 5 points"), "%1 destroyed: its %2 points",
                                      QStringLiteral("%1 zerstört: %2 Punkte"));
        QVERIFY(shown.has_value());
        QCOMPARE(*shown, QStringLiteral("Tank %2 zerstört: 5 Punkte"));
        QCOMPARE(shownWords(QStringLiteral("5 of them: Tank %1"), "%1 of them: %2", QStringLiteral("%2: %1 davon")),
                 QStringLiteral("Tank %1: 5 davon"));
    }

    void theLogFollowsTheLanguage_data()
    {
        QTest::addColumn<QString>("pack");
        for (const char* record : {"ballot-boxes", "ballot-boxes-rulings", "brickaction", "brickaction-other-rulings",
                                   "double-tap", "quick", "quick-other-rulings"})
            QTest::newRow(record)
                << QString::fromLatin1(record).remove(QStringLiteral("-other")).remove(QStringLiteral("-rulings"));
        QTest::newRow("six-rounds") << QStringLiteral("quick-play");
    }

    // A line is the same whether it was said in this language or is told anew in it; also out of the file.
    void theLogFollowsTheLanguage()
    {
        QFETCH(const QString, pack);
        const QString record = QString::fromUtf8(QTest::currentDataTag());
        auto commands = recorded(record);
        QVERIFY(commands.size() > 20);
        const auto begun = [&](const QString& name) {
            const QString path = m_folder.filePath(record + name);
            if (pack != QLatin1String("quick-play"))
                return test::gameOf(pack, path);
            auto session = test::quickPlay(path);
            for (const char* side : {"a", "b"})
                for (const char* type : {"rifle-squad", "tank", "brassbounder"})
                    test::mustApply(*session, {{"do", "add-unit"}, {"side", side}, {"type", type}});
            return session;
        };
        auto english = begun(QStringLiteral("-english.adjutant"));
        playAll(*english, commands);
        const QStringList inEnglish = told(*english);
        auto german = begun(QStringLiteral("-german.adjutant"));
        const QString path = german->path();
        QStringList inGerman;
        {
            const GermanWindow window;
            german->readPackAgain();
            playAll(*german, commands);
            inGerman = told(*german);
            english->readPackAgain();
            QCOMPARE(told(*english), inGerman);
            for (const QString& line : inGerman)
                QVERIFY2(test::englishIn(withoutTyped(line, commands)).isEmpty(), qPrintable(line));
            german.reset();
            german = *journal::Session::open(path);
            QCOMPARE(told(*german), inGerman);
        }
        QVERIFY(inGerman != inEnglish);
        for (auto* session : {english.get(), german.get()}) {
            session->readPackAgain();
            QCOMPARE(told(*session), inEnglish);
        }
        german.reset();
        german = *journal::Session::open(path);
        QCOMPARE(told(*german), inEnglish);
        QVERIFY(inEnglish.join(u'\n').contains(QStringLiteral("Bea brought cake")));
        QVERIFY(inGerman.join(u'\n').contains(QStringLiteral("Bea brought cake")));
        german.reset();
        QCOMPARE(journal::check(path).size(), std::size_t(0));
    }

private:
    QTemporaryDir m_folder;
};

QTEST_GUILESS_MAIN(TestGameLanguage)

#include "tst_gamelanguage.moc"
