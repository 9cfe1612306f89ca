// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "print/papersaver.h"
#include "report/report.h"

namespace adjutant::app {

/// The report of a game, on paper or in a file, made beside the window: HTML, PDF, CSV or JSON, as the name ends.
class ReportSaver : public PaperSaver
{
    Q_OBJECT

public:
    using PaperSaver::PaperSaver;

    void saveReport(const report::Report& report, const QString& path);
    /// These ask where to, first.
    void askFile(const journal::Session& session, QWidget* window);
    void askPrinter(const journal::Session& session, QWidget* window);
};

}
