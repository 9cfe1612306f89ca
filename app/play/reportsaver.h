// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "report/report.h"

#include <QObject>

namespace adjutant::app {

/// Writes the report of a game into a file, beside the window: HTML, PDF, CSV or JSON, as the name ends.
class ReportSaver : public QObject
{
    Q_OBJECT

public:
    explicit ReportSaver(QObject* parent = nullptr);

    void save(const report::Report& report, const QString& path);
    /// Asks where to, first.
    void ask(const journal::Session& session, QWidget* window);

Q_SIGNALS:
    void saved(const QString& path);
    void failed(const QString& words);
};

}
