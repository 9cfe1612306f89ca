// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/reasons.h"
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
        auto session = test::gameOf(pack, m_folder.filePath(pack + QStringLiteral("-german.adjutant")));
        QFile record(QStringLiteral(TEST_DATA "/play/%1.jsonl").arg(pack));
        QVERIFY(record.open(QIODevice::ReadOnly));
        for (const QByteArray& line : record.readAll().split('\n'))
            if (line.startsWith('{'))
                test::mustApply(*session, *parseJson(line));
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

private:
    QTemporaryDir m_folder;
};

QTEST_GUILESS_MAIN(TestGameLanguage)

#include "tst_gamelanguage.moc"
