// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>

#include <vector>

namespace adjutant::packs {

/// In their order.
template<typename T>
QStringList idsOf(const std::vector<T>& all)
{
    QStringList ids;
    for (const T& one : all)
        ids << one.id;
    return ids;
}

}
