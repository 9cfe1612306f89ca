// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/fault.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <nlohmann/json.hpp>

namespace adjutant {

/// Keys stay in the order in which they were written.
using Json = nlohmann::ordered_json;

/// Reads a document from outside: at most 1 MB, 32 levels deep, repeated keys refused. What is no JSON is a fault with
/// its line and column, in characters.
Expected<Json> parseJson(const QByteArray& text);

/// Compact, with every character beyond ASCII as it is; bytes that are not UTF-8 become U+FFFD.
QByteArray toText(const Json& json);

inline std::string utf8(const QString& text)
{
    return text.toStdString();
}

/// A list of texts.
Json textsToJson(const QStringList& texts);

/// The text under this key of an object; empty when there is none.
QString textAt(const Json& object, const char* key);

}
