// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "play/oddsworker.h"

#include <QMutex>
#include <QThreadPool>

#include <atomic>
#include <chrono>
#include <future>

namespace adjutant::app {

namespace {

constexpr std::chrono::milliseconds moment(12);

}

/// One question. The worker leaves it by clearing `owner`; the thread keeps it alive until it is done.
struct OddsWorker::Job {
    std::atomic<bool> cancelled = false;
    QMutex mutex;
    OddsWorker* owner = nullptr;
    std::promise<void> done;
    std::optional<Expected<packs::OutcomeOdds>> answer;
};

OddsWorker::OddsWorker(QObject* parent) : QObject(parent) {}

OddsWorker::~OddsWorker()
{
    cancel();
}

void OddsWorker::cancel()
{
    if (!m_job)
        return;
    m_job->cancelled = true;
    const QMutexLocker lock(&m_job->mutex);
    m_job->owner = nullptr;
    m_job.reset();
}

void OddsWorker::ask(const packs::PackPtr& pack, const packs::Procedure& procedure, const packs::Values& values,
                     const packs::Rulings& rulings)
{
    cancel();
    const auto job = std::make_shared<Job>();
    m_job = job;
    std::future<void> done = job->done.get_future();
    // A copy: one that has the names of the sides in its texts goes with the game's page, not with the pack.
    const auto asked = std::make_shared<const packs::Procedure>(procedure);
    QThreadPool::globalInstance()->start([job, pack, asked, values, rulings] {
        dice::OddsOptions options;
        options.cancelled = &job->cancelled;
        job->answer = packs::odds(*pack, *asked, values, rulings, options);
        job->done.set_value();
        const QMutexLocker lock(&job->mutex);
        if (job->owner)
            QMetaObject::invokeMethod(
                job->owner,
                [job] {
                    if (job->owner)
                        job->owner->deliver(*job);
                },
                Qt::QueuedConnection);
    });
    if (done.wait_for(moment) == std::future_status::ready) {
        deliver(*job);
        return;
    }
    {
        const QMutexLocker lock(&job->mutex);
        job->owner = this;
    }
    // It may have been done between the waiting and the asking to be told.
    if (done.wait_for(std::chrono::milliseconds(0)) == std::future_status::ready)
        deliver(*job);
    else
        Q_EMIT working();
}

void OddsWorker::deliver(const Job& job)
{
    if (m_job.get() != &job || !job.answer)
        return;
    const auto kept = std::exchange(m_job, nullptr);
    {
        const QMutexLocker lock(&kept->mutex);
        kept->owner = nullptr;
    }
    if (*kept->answer)
        Q_EMIT ready(**kept->answer);
    else if (!kept->cancelled)
        Q_EMIT failed(kept->answer->error().words);
}

}
