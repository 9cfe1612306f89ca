// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/replacefile.h"

#include "base/words.h"

#include <QSaveFile>

namespace adjutant {

// QSaveFile can take a short write for a whole one, so each step is asked after.
Expected<void> replaceFile(const QString& path, const QByteArray& bytes)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.flush() || !file.commit())
        return tl::unexpected(fault(Words::tr("%1 could not be written: %2").arg(path, file.errorString())));
    return {};
}

}
