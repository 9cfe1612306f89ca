// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "play/mendworker.h"

#include <QPromise>
#include <QThreadPool>

namespace adjutant::app {

MendWorker::MendWorker(QObject* parent) : QObject(parent)
{
    connect(&m_watcher, &QFutureWatcherBase::resultReadyAt, this, &MendWorker::take);
}

MendWorker::~MendWorker()
{
    cancel();
}

void MendWorker::cancel()
{
    if (m_cancelled)
        *m_cancelled = true;
    m_cancelled.reset();
    m_watcher.setFuture({});
}

void MendWorker::take(int index)
{
    const auto preview = m_watcher.resultAt(index);
    if (preview)
        Q_EMIT ready(*preview);
    else
        Q_EMIT failed(preview.error().words);
}

void MendWorker::ask(const journal::MendTrial& trial)
{
    cancel();
    m_cancelled = std::make_shared<std::atomic<bool>>(false);
    const auto promise = std::make_shared<QPromise<Expected<journal::MendPreview>>>();
    m_watcher.setFuture(promise->future());
    QThreadPool::globalInstance()->start([promise, cancelled = m_cancelled, trial] {
        promise->start();
        if (!*cancelled)
            promise->addResult(trial(*cancelled));
        promise->finish();
    });
}

}
