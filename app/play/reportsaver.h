// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "print/filesaver.h"
#include "report/report.h"

namespace adjutant::app {

/// Writes the report of a game into a file, beside the window: HTML, PDF, CSV or JSON, as the name ends.
class ReportSaver : public FileSaver
{
    Q_OBJECT

public:
    using FileSaver::FileSaver;

    void saveReport(const report::Report& report, const QString& path);
    /// Asks where to, first.
    void ask(const journal::Session& session, QWidget* window);
};

}
