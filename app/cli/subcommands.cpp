// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/subcommands.h"

namespace adjutant::cli {

namespace {

constexpr Option asJson{"json", nullptr, false, "print JSON and nothing else"};
constexpr Option seed{"seed", "HEX", false, "1 to 64 hex digits: the same dice on every machine"};
constexpr Option ruling{"ruling", "ID=CHOICE", true, "an unclear point of the rules, as the table plays it"};
constexpr Option count{"count", "N", false, "how many commands; one when left out"};

constexpr Option atEntry{"at", "N", false, "after this entry of the log, mends counted; 0 for the very beginning"};

constexpr Positional one(const char* name)
{
    return {name, Positional::Count::One};
}

}

const std::vector<Subcommand>& subcommands()
{
    using Count = Positional::Count;
    static const std::vector<Subcommand> table = {
        {"roll",
         "throw dice",
         {one("THROW")},
         {{"times", "N", false, "throw it so often, at most 100000 times"}, seed, asJson},
         roll,
         notationHelp},
        {"odds", "how likely each result of a throw is", {one("THROW")}, {asJson}, odds, notationHelp},
        {"packs", "the packs found", {}, {asJson}, packList},
        {"pack", "all that one pack holds", {one("PACK")}, {asJson}, packShow},
        {"check", "validate packs and run their worked examples", {{"PATH", Count::Some}}, {asJson}, check},
        {"resolve",
         "throw a procedure of a pack, or work out its odds: with one of --odds, --dice and --seed",
         {one("PACK"), one("PROCEDURE"), {"NAME=VALUE", Count::Any}},
         {ruling,
          {"odds", nullptr, false, "how likely each outcome is"},
          {"dice", "3,5,1,…", false,
           "the faces thrown on the table, in the order in which they fell; count=3 in the place of a throw of which "
           "it "
           "is enough how many succeed"},
          seed,
          asJson},
         resolve},
        {"lookup",
         "search a pack's reference, best hits first",
         {one("PACK"), {"WORDS", Count::Some}},
         {asJson},
         lookUp},
        {"sheet",
         "print a pack's rules as a quick-reference sheet",
         {one("PACK")},
         {{"to", "FILE", false, "a name that ends in .pdf", true},
          {"cards", nullptr, false, "unit cards and a blank score sheet instead"},
          {"letter", nullptr, false, "US Letter rather than A4"}},
         sheet,
         nullptr,
         sheetNeedsFonts},
        {"commands", "the commands that a game of a pack takes", {one("PACK")}, {asJson}, commandList},
        {"roster",
         "what is in a roster, what it costs, and which limits it breaks",
         {one("FILE")},
         {{"side", "SIDE", false, "of a saved game: whose units"},
          {"to", "ROSTER", false, "write it there, as text, or as JSON where the name ends in .json"},
          asJson},
         rosterShow,
         rosterHelp},
        {"game new",
         "begin a saved game",
         {one("FILE")},
         {{"pack", "PACK", false, "the rules that are played", true},
          {"player", "NAME", true, "one for each side, in order"},
          ruling,
          seed},
         gameNew},
        {"game add",
         "bring the units of a roster to a side",
         {one("FILE")},
         {{"side", "SIDE", false, "whose they are, as a", true},
          {"roster", "ROSTER", false, "a roster, as text or JSON", true}},
         gameAdd},
        {"game apply",
         "take commands, one JSON object a line, from standard input",
         {one("FILE")},
         {asJson},
         gameApply},
        {"game show", "the state now, or as it was", {one("FILE")}, {atEntry, asJson}, gameShow},
        {"game log", "every command so far, in words, with its dice", {one("FILE")}, {asJson}, gameLog},
        {"game undo", "take back the last command", {one("FILE")}, {count}, gameUndo},
        {"game redo", "do again what was taken back", {one("FILE")}, {count}, gameRedo},
        {"game check",
         "is the file whole, and does replaying it give the stored state?",
         {one("FILE")},
         {asJson},
         gameCheck},
        {"game branch",
         "begin another game from a moment of this one",
         {one("FILE")},
         {atEntry, {"to", "NEW", false, "the new file", true}},
         gameBranch},
        {"game mend",
         "put another command, from standard input, in the place of an entry; with no input leave it out",
         {one("FILE"), one("ENTRY")},
         {{"accept", nullptr, false, "do it; without this only what it would mean is shown"},
          {"leave-out", "N", true, "a later entry that is not to count any more"},
          asJson},
         gameMend},
        {"game photo",
         "the photo of the table in the game's file; without an option, whether there is one",
         {one("FILE")},
         {{"keep", "PICTURE", false, "put this picture in, made smaller; it takes the place of the one there is"},
          {"to", "JPEG", false, "write the photo into a file"},
          {"remove", nullptr, false, "take the photo out"}},
         gamePhoto},
        {"game rescue",
         "save what is sound of a damaged game",
         {one("FILE")},
         {{"to", "NEW", false, "the new file", true}},
         gameRescue},
        {"game export",
         "write a report of the game",
         {one("FILE")},
         {{"to", "REPORT", false, "a name that ends in .html, .pdf, .csv or .json", true}},
         gameExport,
         nullptr,
         exportNeedsFonts},
    };
    return table;
}

}
