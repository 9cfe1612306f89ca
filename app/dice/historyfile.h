// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QTimer>

namespace adjutant::app {

class ThrowHistoryModel;

/// Keeps a history in a file between starts: takes it up when made, writes it a moment after each change and at the
/// end. What cannot be read is left out; of two programs at once, the last to write is kept.
class HistoryFile : public QObject
{
    Q_OBJECT

public:
    HistoryFile(ThrowHistoryModel& history, const QString& path, QObject* parent = nullptr);
    ~HistoryFile() override;

    /// Where the throws of this user are kept.
    static QString ownPath();

    /// Writes what has changed.
    void store();

Q_SIGNALS:
    /// The history could not be written, and why.
    void failed(const QString& words);

private:
    void load();

    ThrowHistoryModel& m_history;
    QString m_path;
    QTimer m_soon; ///< so that a run of throws is written once
};

}
