// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "packs/pack.h"

#include <QFile>

namespace adjutant::test {

inline packs::Section section(const QString& id)
{
    QFile file(QStringLiteral(SOURCE_FOLDER "/resources/packs/quick-play/reference/%1.md").arg(id));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("The reference of quick play has no section %s", qPrintable(id));
    const QString text = QString::fromUtf8(file.readAll());
    return {id, text.section(QLatin1Char('\n'), 0, 0).mid(2), text};
}

inline packs::Weapon weapon(const QString& id, const QString& label, const QString& range, int dice, int sides)
{
    packs::Weapon result;
    result.id = id;
    result.label = label;
    result.range = range;
    result.dice = dice::Pool{dice, {}};
    for (int face = 1; face <= sides; ++face)
        result.dice->faces.push_back(face);
    return result;
}

inline packs::UnitType unit(const QString& id, const QString& label, const QStringList& weapons, const QString& armour,
                            const QString& note)
{
    packs::UnitType result;
    result.id = id;
    result.label = label;
    result.kind = QStringLiteral("vehicle");
    result.section = QStringLiteral("units");
    result.weapons = weapons;
    result.notes = QStringList{note};
    result.stats = {{QStringLiteral("move"), QStringLiteral("Move"), QStringLiteral("M"), QStringLiteral("M"), {}}};
    if (!armour.isEmpty())
        result.stats.push_back({QStringLiteral("armor"), QStringLiteral("Armour"), armour, armour, armour.toInt()});
    return result;
}

inline packs::Procedure procedure(const QString& id, const QString& label, const QString& section,
                                  const QString& outcome)
{
    packs::Procedure result;
    result.id = id;
    result.label = label;
    result.section = section;
    packs::ProcedureOutcome made;
    made.label = outcome;
    result.outcomes = {made};
    return result;
}

inline packs::Measure bricks()
{
    packs::Measure measure;
    measure.unit = QStringLiteral("bricks");
    measure.units = {{QStringLiteral("bricks"), QStringLiteral("bricks"), 1},
                     {QStringLiteral("studs"), QStringLiteral("studs"), 4},
                     {QStringLiteral("inches"), QStringLiteral("inches"), 1.25},
                     {QStringLiteral("centimetres"), QStringLiteral("cm"), 3.18}};
    measure.lengths = {{QStringLiteral("S"), QStringLiteral("Short"), {}, QStringLiteral("teal"), 2},
                       {QStringLiteral("M"), QStringLiteral("Medium"), {}, QStringLiteral("amber"), 4},
                       {QStringLiteral("L"), QStringLiteral("Long"), {}, QStringLiteral("violet"), 8},
                       {QStringLiteral("T"), QStringLiteral("Table"), QStringLiteral("Any distance."), {}, {}}};
    return measure;
}

inline packs::Ruling ruling(const QString& id, const QString& question, std::vector<packs::Choice> choices)
{
    return {id, question, {}, std::move(choices)};
}

/// The reference of quick play with some of what its pack has besides: small enough to know by heart.
inline packs::Pack sampleRules()
{
    packs::Pack pack;
    pack.id = QStringLiteral("sample");
    pack.title = QStringLiteral("Sample rules");
    for (const char* id :
         {"objective", "measuring", "table", "cover", "rounds", "activation", "quality-check", "moving", "shooting",
          "shooting-at-squads", "shooting-at-vehicles", "scoring", "units", "credits"})
        pack.sections.push_back(section(QString::fromLatin1(id)));
    pack.measure = bricks();
    pack.weapons = {weapon(QStringLiteral("rifles"), QStringLiteral("Rifles"), QStringLiteral("M"), 1, 6),
                    weapon(QStringLiteral("main-gun"), QStringLiteral("Main gun"), QStringLiteral("T"), 2, 10)};
    pack.units = {unit(QStringLiteral("rifle-squad"), QStringLiteral("Rifle Squad"), {QStringLiteral("rifles")}, {},
                       QStringLiteral("Breaks ties over a strategic point.")),
                  unit(QStringLiteral("tank"), QStringLiteral("Tank"), {QStringLiteral("main-gun")},
                       QStringLiteral("4"), QStringLiteral("Each attack uses one weapon."))};
    pack.procedures = {procedure(QStringLiteral("quality-check"), QStringLiteral("Quality check"),
                                 QStringLiteral("quality-check"), QStringLiteral("Survivors")),
                       procedure(QStringLiteral("shoot-squad"), QStringLiteral("Shoot at a squad"),
                                 QStringLiteral("shooting-at-squads"), QStringLiteral("Models wounded"))};
    pack.procedures.front().rulings = QStringList{QStringLiteral("quality-check")};
    pack.rulings = {ruling(QStringLiteral("quality-check"), QStringLiteral("How is a quality check counted?"),
                           {{QStringLiteral("together"), QStringLiteral("All together"),
                             QStringLiteral("Every die is held against the models counted before.")},
                            {QStringLiteral("one-by-one"), QStringLiteral("One by one"),
                             QStringLiteral("Each survivor is counted for the models checked after it.")}}),
                    ruling(QStringLiteral("line"), QStringLiteral("May an attack go on when the line clips cover?"),
                           {{QStringLiteral("open"), QStringLiteral("The attack goes on"), {}},
                            {QStringLiteral("blocked"), QStringLiteral("No attack"), {}}})};
    pack.glossary = {{QStringLiteral("Brick"),
                      QStringLiteral("The long side of a 2×4, which is 1¼ inches, 31.8 mm or 4 studs."),
                      QStringLiteral("measuring")},
                     {QStringLiteral("Strategic point"), QStringLiteral("One of three places in the middle."),
                      QStringLiteral("scoring")},
                     {QStringLiteral("Cover"), QStringLiteral("Anything at least as tall and as wide as one brick."),
                      QStringLiteral("cover")}};
    return pack;
}

}
