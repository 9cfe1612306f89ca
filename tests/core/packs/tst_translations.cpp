// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "packfolder.h"

#include <QTest>

using namespace adjutant;

/// Texts of another language lie over the pack's own, and change nothing else.
class TestTranslations : public QObject
{
    Q_OBJECT

private:
    packs::Files m_files;

    QString faultsWith(const QByteArray& german) const
    {
        auto files = m_files;
        files["i18n/de.toml"] = german;
        return test::words(packs::read(files).faults);
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_files = test::packFiles("skirmish");
        m_files["i18n/de.toml"] = R"(
title = "Scharmützel an der Furt"
procedure.shoot.label = "Schießen"
procedure.shoot.inputs.dice.help = "Ein Würfel je Rotte."
procedure.shoot.outcomes.hits.words = ["Kein Treffer.", "Ein Treffer.", "{} Treffer."]
procedure.shoot.refuse.1.words = "Niemand schießt auf Unsichtbares."
ruling.rounding.choices.up.label = "Auf"
factors.common.lines.night.label = "Nacht"
table.armour.rows.light.label = "Leichte Waffen"
table.armour.rows.stones.figures = [6, "keine"]
random.weather.lines.2.words = "Wolken."
glossary.Ford.words = "Wo der Fluss zu durchqueren ist."
track.phase.scoring.label = "Wertung"
unit.fusiliers.stats.quality.text = "4 oder mehr"
)";
        m_files["i18n/de/reference/terrain.md"] = "# Gelände\n\nWald bremst alle.\n";
    }

    void isReadInALanguage()
    {
        QCOMPARE(packs::languagesOf(m_files), QStringList{"de"});
        const auto reading = packs::read(m_files, "de");
        QCOMPARE(test::words(reading.faults), QString());
        const packs::Pack& pack = *reading.pack;
        QCOMPARE(pack.title, QString("Scharmützel an der Furt"));
        const auto* shoot = pack.procedure("shoot");
        QCOMPARE(shoot->label, QString("Schießen"));
        QCOMPARE(shoot->input("dice")->help, QString("Ein Würfel je Rotte."));
        QCOMPARE(shoot->input("dice")->label, QString("Dice"));
        QCOMPARE(shoot->outcome("hits")->words.value(1), QString("Ein Treffer."));
        QCOMPARE(shoot->refusals.front().words, QString("Niemand schießt auf Unsichtbares."));
        QCOMPARE(shoot->input("night")->label, QString("Nacht"));
        QCOMPARE(pack.ruling("rounding")->choices[1].label, QString("Auf"));
        QCOMPARE(pack.table("armour")->row("light")->label, QString("Leichte Waffen"));
        QCOMPARE(pack.table("armour")->row("stones")->figures[0].number, std::optional<int>(6));
        QCOMPARE(pack.table("armour")->row("stones")->figures[1].text, QString("keine"));
        QCOMPARE(pack.randomTable("weather")->line(3)->words, QString("Wolken."));
        QCOMPARE(pack.glossary.front().words, QString("Wo der Fluss zu durchqueren ist."));
        QCOMPARE(pack.track.phase("scoring")->label, QString("Wertung"));
        QCOMPARE(pack.unit("fusiliers")->stat("quality")->text, QString("4 oder mehr"));
        QCOMPARE(pack.section("terrain")->title, QString("Gelände"));
        QCOMPARE(pack.section("shooting")->title, QString("Shooting"));
    }

    void otherLanguagesLeaveThePackAsItIs()
    {
        for (const char* language : {"", "fr"}) {
            const auto reading = packs::read(m_files, language);
            QVERIFY(reading.pack);
            QCOMPARE(reading.pack->title, QString("Skirmish at the ford"));
            QCOMPARE(reading.pack->section("terrain")->title, QString("Terrain"));
        }
    }

    void wrongPathsAreFaults_data()
    {
        QTest::addColumn<QByteArray>("german");
        QTest::addColumn<QString>("words");
        const auto row = [](const char* name, const char* german, const char* words) {
            QTest::newRow(name) << QByteArray(german) << words;
        };
        row("no such procedure", "procedure.shot.label = \"x\"",
            "i18n/de.toml:1:11: the pack has no “procedure.shot”; did you mean “shoot”?");
        row("no such key", "title = \"x\"\nkind.company.colour = \"x\"",
            "i18n/de.toml:2:14: the pack has no “kind.company.colour”");
        row("no text to show", "procedure.shoot.throw = \"x\"",
            "i18n/de.toml:1:25: “procedure.shoot.throw” is no text that is shown");
        row("not a text", "title = 3", "i18n/de.toml:1:9: “title” must be a text");
        row("too few texts", "procedure.shoot.outcomes.hits.words = [\"Treffer.\"]",
            "i18n/de.toml:1:39: “procedure.shoot.outcomes.hits.words” must be as many texts as the pack has");
        row("another figure", "table.armour.rows.stones.figures = [7, \"keine\"]",
            "i18n/de.toml:1:36: “table.armour.rows.stones.figures” must be as many texts as the pack has");
        row("control character", "title = \"\\u0007\"", "i18n/de.toml:1:9: “title” has a control character in it");
        row("not TOML", "title", "i18n/de.toml:");
    }

    void wrongPathsAreFaults()
    {
        QFETCH(const QByteArray, german);
        QFETCH(const QString, words);
        const QString found = faultsWith(german);
        QVERIFY2(found.startsWith(words), qPrintable(found));
    }

    // Its key is a fault of the pack's own, and no way to mend the translation.
    void aMisspeltKeyOfThePackIsNotRecommended()
    {
        auto files = m_files;
        files["pack.toml"].prepend("sumary = \"A game\"\n");
        files["i18n/de.toml"] = "summary = \"Ein Spiel\"";
        const QString found = test::words(packs::read(files).faults);
        QVERIFY2(found.startsWith(QString("i18n/de.toml:1:1: the pack has no “summary”")), qPrintable(found));
        QVERIFY2(!found.contains(QString("did you mean “sumary”")), qPrintable(found));
        QVERIFY2(found.contains(QString("did you mean “summary”")), qPrintable(found));
    }

    // `tokens` behind a 1 in German would be worse than `Marker`, which is right only of more.
    void aLabelOfOneIsTranslatedWithItsLabel()
    {
        auto files = m_files;
        files["pack.toml"].replace("label = \"hit tokens\"", "label = \"hit tokens\", one = \"hit token\"");
        const auto counterIn = [&](const QString& language) {
            return *packs::read(files, language).pack->kind("company")->counter("hit-tokens");
        };
        QCOMPARE(packs::labelFor(1, counterIn("")), QString("hit token"));
        QCOMPARE(packs::labelFor(0, counterIn("")), QString("hit tokens"));
        QCOMPARE(packs::labelFor(1, *packs::read(files).pack->kind("company")->counter("strength")),
                 QString("strength"));

        files["i18n/de.toml"] = "kind.company.counters.hit-tokens.label = \"Treffermarken\"";
        QCOMPARE(test::words(packs::read(files).faults),
                 QString("i18n/de.toml:1:42: “kind.company.counters.hit-tokens.one” is missing: what one of them is "
                         "called"));
        QCOMPARE(packs::labelFor(1, counterIn("de")), QString("Treffermarken"));

        files["i18n/de.toml"] += "\nkind.company.counters.hit-tokens.one = \"Treffermarke\"";
        QCOMPARE(test::words(packs::read(files).faults), QString());
        QCOMPARE(packs::labelFor(1, counterIn("de")), QString("Treffermarke"));
        QCOMPARE(packs::labelFor(2, counterIn("de")), QString("Treffermarken"));
    }

    void titlesAreThereInEveryLanguage()
    {
        const QMap<QString, QString> titles{{"", "Skirmish at the ford"}, {"de", "Scharmützel an der Furt"}};
        QCOMPARE(packs::titlesOf(m_files), titles);
    }

    void aSectionNobodyKnowsIsNamed()
    {
        auto files = m_files;
        files["i18n/de/reference/hills.md"] = "# Hügel\n";
        QVERIFY(test::words(packs::read(files).faults).startsWith("i18n/de/reference/hills.md: "));
    }
};

QTEST_GUILESS_MAIN(TestTranslations)
#include "tst_translations.moc"
