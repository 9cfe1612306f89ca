// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "packs/pack.h"
#include "packs/tomltable.h"

namespace adjutant::packs
{

// The parts of pack.toml, each read from the table that holds it. Procedures come late: their dice text may name
// rulings.

void readSetUp(TomlTable& top, Pack& pack);
void readMeasure(TomlTable& top, Pack& pack);
void readMembers(TomlTable& top, Pack& pack);
void readUnits(TomlTable& top, Pack& pack);
void readRosterLimits(TomlTable& top, Pack& pack);
void readStatuses(TomlTable& top, Pack& pack);
void readResources(TomlTable& top, Pack& pack);
void readTrack(TomlTable& top, Pack& pack);
void readProcedures(TomlTable& top, Pack& pack);

/// What the track and the statuses say of procedures, once these are read.
void checkTrack(TomlTable& top, const Pack& pack);

/// Parses the text under a key as dice notation; a fault stands at its place in the file.
std::optional<dice::Program> readProgram(TomlTable& table, const char* key, const std::vector<dice::Input>& inputs);
/// A condition over the counters of a kind of unit.
Condition readCondition(TomlTable& table, const char* key, const Kind* kind);
/// The same over the statuses of such units too.
Condition readStateCondition(TomlTable& table, const char* key, const Kind* kind, const Pack& pack);
/// The ids under a key, each of which `known` must know; a fault says that there is no such `what`.
template<typename F>
QStringList readIds(TomlTable& table, const char* key, const QString& what, F known)
{
    const QStringList ids = table.texts(key);
    for (const QString& id : ids) {
        if (!known(id))
            table.errorAt(key, QStringLiteral("there is no %1 “%2”").arg(what, id));
    }
    return ids;
}
/// The kind that a key names; a fault when there is none.
const Kind* readKind(TomlTable& table, const char* key, const Pack& pack);
/// Ids must be there once only.
template<typename T>
void addOnce(std::vector<T>& all, T one, TomlTable& table)
{
    for (const T& other : all) {
        if (other.id == one.id && !one.id.isEmpty())
            table.errorAt("id", QStringLiteral("the id “%1” is there twice").arg(one.id));
    }
    all.push_back(std::move(one));
}

}
