// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "print/filesaver.h"

#include "base/replacefile.h"

#include <QCoreApplication>
#include <QPointer>
#include <QThreadPool>

namespace adjutant::app {

void FileSaver::save(const QString& path, std::function<QByteArray()> make)
{
    Q_EMIT begun();
    const QPointer<FileSaver> self(this);
    QThreadPool::globalInstance()->start([self, path, make = std::move(make)] {
        const Expected<void> written = replaceFile(path, make());
        QMetaObject::invokeMethod(
            qApp,
            [self, written, path] {
                if (!self)
                    return;
                if (written)
                    Q_EMIT self->saved(path);
                else
                    Q_EMIT self->failed(written.error().words);
            },
            Qt::QueuedConnection);
    });
}

}
