// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "packs/resolve.h"

#include <QObject>

#include <memory>

namespace adjutant::app {

/// Works odds out beside the window. What takes a moment or less is there at once; what takes longer comes when it is
/// done; what nobody wants any more is given up.
class OddsWorker : public QObject
{
    Q_OBJECT

public:
    explicit OddsWorker(QObject* parent = nullptr);
    ~OddsWorker() override;

    void ask(const packs::PackPtr& pack, const packs::Procedure& procedure, const packs::Values& values,
             const packs::Rulings& rulings);
    void cancel();
    bool isWorking() const { return m_job != nullptr; }

Q_SIGNALS:
    void ready(const packs::OutcomeOdds& odds);
    void failed(const QString& words);
    /// It takes longer than a moment.
    void working();

private:
    struct Job;
    void deliver(const Job& job);

    std::shared_ptr<Job> m_job;
};

}
