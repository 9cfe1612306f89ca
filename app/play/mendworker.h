// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "journal/mend.h"

#include <QFutureWatcher>
#include <QObject>

#include <atomic>
#include <memory>

namespace adjutant::app {

/// Works out beside the window what a mend would mean. A new question gives up the one before; nothing of that one is
/// heard of any more.
class MendWorker : public QObject
{
    Q_OBJECT

public:
    explicit MendWorker(QObject* parent = nullptr);
    ~MendWorker() override;

    void ask(const journal::MendTrial& trial);
    void cancel();

Q_SIGNALS:
    void ready(const journal::MendPreview& preview);
    void failed(const QString& words);

private:
    void take(int index);

    QFutureWatcher<Expected<journal::MendPreview>> m_watcher;
    std::shared_ptr<std::atomic<bool>> m_cancelled;
};

}
