// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "packs/catalogue.h"

#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>

#include <chrono>

namespace adjutant::packs {

/// Notices when something in a folder of packs changes: a pack comes or goes, or one of its files is written. The
/// folder itself need not be there yet.
class Watch : public QObject
{
    Q_OBJECT

public:
    explicit Watch(QObject* parent = nullptr) : Watch(ownFolder(), parent) {}
    explicit Watch(const QString& folder, QObject* parent = nullptr);

    /// How long it must be quiet before a change is told: editors write a file in several steps.
    void setPatience(std::chrono::milliseconds patience) { m_quiet.setInterval(patience); }

Q_SIGNALS:
    /// Once for all that changed together. What is wrong with the packs is for the reader to say.
    void changed();

private:
    void watchAll();

    QString m_folder;
    QFileSystemWatcher m_watcher;
    QTimer m_quiet;
};

}
