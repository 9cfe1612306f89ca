// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/tracks/places.h"

namespace adjutant::game {

QStringList heldThings(const packs::Pack& pack, What what)
{
    QStringList things;
    for (const packs::Resource& place : pack.resources)
        things << place.*what;
    things.removeAll(QString());
    things.removeDuplicates();
    return things;
}

const packs::Resource* placeFor(const packs::Pack& pack, const QString& group, What what, const QString& thing)
{
    for (const packs::Resource& place : pack.resources) {
        if (place.group == group && place.*what == thing)
            return &place;
    }
    return nullptr;
}

}
