// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/fault.h"

#include <QTemporaryDir>

#include <memory>

namespace adjutant::journal {

constexpr qint64 greatestFile = qint64(1) << 30;

/// A copy of a saved game, with what lies beside it, in a temporary folder; it goes when this goes.
class FileCopy
{
public:
    /// Also of a game that another program is writing to: the copy is of one moment. Not of one that this program has
    /// open, whose locks it would drop.
    static Expected<FileCopy> make(const QString& path);

    QString path() const { return m_folder->filePath(QStringLiteral("copy")); }

private:
    explicit FileCopy(std::unique_ptr<QTemporaryDir> folder) : m_folder(std::move(folder)) {}

    std::unique_ptr<QTemporaryDir> m_folder;
};

/// Whether a program left something beside the file that belongs to it.
bool hasSideFiles(const QString& path);

}
