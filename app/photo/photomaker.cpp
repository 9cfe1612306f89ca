// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "photo/photomaker.h"

#include <QCoreApplication>
#include <QPointer>
#include <QThreadPool>

namespace adjutant::app {

void PhotoMaker::make(const PictureSource& source)
{
    const QPointer<PhotoMaker> self(this);
    QThreadPool::globalInstance()->start([self, source, number = ++m_last] {
        const auto photo = toPhoto(source);
        QMetaObject::invokeMethod(
            qApp,
            [self, number, photo] {
                if (self)
                    self->take(number, photo);
            },
            Qt::QueuedConnection);
    });
}

void PhotoMaker::take(int number, const Expected<QByteArray>& photo)
{
    if (number != m_last)
        return;
    if (photo)
        Q_EMIT made(*photo);
    else
        Q_EMIT failed(photo.error().words);
}

}
