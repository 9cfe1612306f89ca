// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/packshelf.h"

#include <QCoreApplication>
#include <QPointer>
#include <QThreadPool>

#include <algorithm>

namespace adjutant::app {

const std::vector<packs::Found>& PackShelf::packs()
{
    if (!m_isRead)
        setPacks(packs::findAll());
    return m_packs;
}

const packs::Found* PackShelf::whole(const QString& id)
{
    const auto& all = packs();
    const auto found = std::find_if(all.begin(), all.end(), [&](const packs::Found& candidate) {
        return candidate.id == id && candidate.reading.pack;
    });
    return found == all.end() ? nullptr : &*found;
}

void PackShelf::reload()
{
    const QPointer<PackShelf> self(this);
    QThreadPool::globalInstance()->start([self] {
        auto found = std::make_shared<std::vector<packs::Found>>(packs::findAll());
        const auto deliver = [self, found] {
            if (!self)
                return;
            self->setPacks(std::move(*found));
            Q_EMIT self->changed();
        };
        QMetaObject::invokeMethod(qApp, deliver, Qt::QueuedConnection);
    });
}

void PackShelf::forget()
{
    m_packs.clear();
    m_isRead = false;
}

void PackShelf::setPacks(std::vector<packs::Found> packs)
{
    m_packs = std::move(packs);
    m_isRead = true;
}

}
