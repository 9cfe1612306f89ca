// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "dice/odds.h"

#include <QFutureWatcher>
#include <QObject>

#include <atomic>
#include <memory>
#include <optional>

namespace adjutant::app {

/// Reads a throw's text and works out its odds beside the window. A new text gives up the one before; nothing of that
/// one is heard of any more.
class ThrowWorker : public QObject
{
    Q_OBJECT

public:
    explicit ThrowWorker(QObject* parent = nullptr);
    ~ThrowWorker() override;

    void ask(const QString& text);
    void cancel();

Q_SIGNALS:
    void read(const dice::Program& program);
    void refused(const dice::Issue& issue);
    void worked(const dice::Odds& odds);
    /// It reads, but the odds have none: they cannot be worked out.
    void failed(const dice::Issue& issue);

private:
    /// First what the text is, then its odds.
    struct Step {
        std::optional<dice::Program> program;
        std::optional<dice::Odds> odds;
        std::optional<dice::Issue> issue;
    };
    void take(int index);

    QFutureWatcher<Step> m_watcher;
    std::shared_ptr<std::atomic<bool>> m_cancelled;
};

}
