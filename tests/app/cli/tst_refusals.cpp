// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "program.h"

using namespace adjutant;
using namespace adjutant::test;

// Everything that is wrong usage or bad input: exit status 2, silence on standard output, and what would be right.
class TestRefusals : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void saysWhatWouldBeRight_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("words");
        const auto row = [](const char* name, const QStringList& arguments, const char* words) {
            QTest::newRow(name) << arguments << QByteArray(words);
        };
        const QStringList shot{"resolve", "quick-play", "shoot-squad"};
        row("neither subcommand nor file", {"nonsense"}, "neither a subcommand nor a file");
        row("an empty argument", {""}, "neither a subcommand nor a file");
        row("an option first", {"--json"}, "neither a subcommand nor a file");
        row("an unknown option", {"odds", "1d6", "--wibble"}, "--wibble");
        row("an option twice", {"odds", "1d6", "--json", "--json"}, "twice");
        row("a flag with a value", {"odds", "1d6", "--json=yes"}, "takes no value");
        row("an option without its value", {"roll", "1d6", "--times"}, "--times N");
        row("no throw", {"odds"}, "THROW is missing");
        row("two throws", {"odds", "1d6", "1d6"}, "one argument too many");
        row("an unfinished throw", {"odds", "2d6 +"}, "^");
        row("an unknown name", {"odds", "foo + 1"}, "column 1");
        row("an empty throw", {"odds", ""}, "adjutant odds");
        row("no seed", {"roll", "1d6", "--seed", "xyz"}, "hex digits");
        row("an empty seed", {"roll", "1d6", "--seed="}, "hex digits");
        row("no times", {"roll", "1d6", "--times", "0"}, "from 1 to 100000");
        row("no such pack", {"pack", "no-such-pack"}, "quick-play");
        row("no such procedure", {"resolve", "quick-play", "x", "--odds"}, "shoot-squad");
        row("no such input", shot + QStringList{"dice=2d10", "wibble=1", "--odds"}, "wibble");
        row("no dice", shot + QStringList{"dice=2x10", "unwounded=5", "--odds"}, "dice");
        row("no flag", shot + QStringList{"dice=2d10", "unwounded=5", "cover=maybe", "--odds"}, "cover");
        row("out of range", shot + QStringList{"dice=2d10", "unwounded=-1", "--odds"}, "unwounded");
        row("an input missing", shot + QStringList{"dice=2d10", "--odds"}, "unwounded");
        row("an input twice", shot + QStringList{"dice=2d10", "dice=1d6", "--odds"}, "twice");
        row("not NAME=VALUE", shot + QStringList{"dice", "--odds"}, "NAME=VALUE");
        row("no such ruling", shot + QStringList{"dice=2d10", "unwounded=5", "--ruling", "x=y", "--odds"}, "x");
        row("too few faces", shot + QStringList{"dice=2d10", "unwounded=5", "--dice", "3"}, "attack");
        row("too many faces", shot + QStringList{"dice=2d10", "unwounded=5", "--dice", "3,4,5"}, "attack");
        row("no such face", shot + QStringList{"dice=2d10", "unwounded=5", "--dice", "3,11"}, "11");
        row("no face", shot + QStringList{"dice=2d10", "unwounded=5", "--dice", "3,,4"}, "not a face");
        row("a flag as a number", shot + QStringList{"dice=2d10", "unwounded=5", "cover=1", "--odds"}, "yes or no");
        row("a flag in capitals", shot + QStringList{"dice=2d10", "unwounded=5", "cover=YES", "--odds"}, "yes or no");
        row("a flag in another's words", shot + QStringList{"dice=2d10", "unwounded=5", "cover=true", "--odds"},
            "yes or no");
        row("neither odds nor dice nor a seed", shot + QStringList{"dice=2d10", "unwounded=5"}, "--seed HEX");
        row("odds and dice", shot + QStringList{"dice=2d10", "unwounded=5", "--odds", "--dice", "3,4"}, "only one");
        row("checking nothing", {"check"}, "PATH");
        row("checking what is not there", {"check", "/nonexistent"}, "/nonexistent");
        row("no words", {"lookup", "quick-play"}, "WORDS");
        row("a sheet without a name", {"sheet", "quick-play"}, "--to FILE");
        row("a sheet that is no PDF", {"sheet", "quick-play", "--to", "/tmp/never.html"}, ".pdf");
        row("a sheet of no pack", {"sheet", "no-such-pack", "--to", "/tmp/never.pdf"}, "quick-play");
        row("a sheet nowhere", {"sheet", "quick-play", "--to", "/nonexistent/x.pdf"}, "could not be written");
        row("game alone", {"game"}, "game new");
        row("no such game command", {"game", "wibble"}, "wibble");
        row("no saved game", {"game", "show", "/nonexistent/file"}, "no such file");
        row("checking no saved game", {"game", "check", "/nonexistent/file"}, "/nonexistent/file");
        row("a folder", {"game", "show", "/"}, "not a file");
        row("a game without a pack", {"game", "new", "/tmp/never.adjutant"}, "--pack PACK");
    }

    void saysWhatWouldBeRight()
    {
        QFETCH(const QStringList, arguments);
        QFETCH(const QByteArray, words);
        refused(run(arguments), words);
    }
};

QTEST_GUILESS_MAIN(TestRefusals)
#include "tst_refusals.moc"
