// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dice/throwworker.h"

#include <QPromise>
#include <QThreadPool>

namespace adjutant::app {

ThrowWorker::ThrowWorker(QObject* parent) : QObject(parent)
{
    connect(&m_watcher, &QFutureWatcher<Step>::resultReadyAt, this, &ThrowWorker::take);
}

ThrowWorker::~ThrowWorker()
{
    cancel();
}

void ThrowWorker::cancel()
{
    if (m_cancelled)
        *m_cancelled = true;
    m_cancelled.reset();
    m_watcher.setFuture({});
}

void ThrowWorker::ask(const QString& text)
{
    cancel();
    m_cancelled = std::make_shared<std::atomic<bool>>(false);
    const auto promise = std::make_shared<QPromise<Step>>();
    m_watcher.setFuture(promise->future());
    QThreadPool::globalInstance()->start([promise, cancelled = m_cancelled, source = text.toStdString()] {
        promise->start();
        if (!*cancelled) {
            const auto program = dice::Program::parse(source);
            promise->addResult(program ? Step{*program, {}, {}} : Step{{}, {}, program.error()});
            if (program && !*cancelled) {
                dice::OddsOptions options;
                options.cancelled = cancelled.get();
                auto odds = dice::odds(*program, {}, {}, options);
                if (!*cancelled)
                    promise->addResult(odds ? Step{{}, std::move(*odds), {}} : Step{{}, {}, odds.error()});
            }
        }
        promise->finish();
    });
}

void ThrowWorker::take(int index)
{
    const Step step = m_watcher.resultAt(index);
    if (step.program)
        Q_EMIT read(*step.program);
    else if (step.odds)
        Q_EMIT worked(*step.odds);
    else if (index == 0)
        Q_EMIT refused(*step.issue);
    else
        Q_EMIT failed(*step.issue);
}

}
