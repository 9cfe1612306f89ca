// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "play/reportsaver.h"

#include "print/reportfile.h"
#include "print/reportpages.h"

#include <QFileDialog>
#include <QFileInfo>

namespace adjutant::app {

void ReportSaver::saveReport(const report::Report& report, const QString& path)
{
    const QString ending = reportEndingOf(path);
    const bool known = reportEndings().contains(ending);
    save(path, [report, ending = known ? ending : reportEndings().first()] { return reportBytes(report, ending); });
}

void ReportSaver::askFile(const journal::Session& session, QWidget* window)
{
    auto* dialog = new QFileDialog(window, tr("Save the report"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters({tr("Web page (*.html)"), tr("PDF (*.pdf)"), tr("Table (*.csv)"), tr("JSON (*.json)")});
    dialog->setDefaultSuffix(QStringLiteral("html"));
    const QFileInfo game(session.path());
    dialog->setDirectory(game.absolutePath());
    dialog->selectFile(game.completeBaseName() + QStringLiteral(".html"));
    connect(dialog, &QFileDialog::filterSelected, dialog, [dialog](const QString& filter) {
        dialog->setDefaultSuffix(filter.section(QStringLiteral("*."), 1).chopped(1));
    });
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, report = report::make(session)](const QString& path) { saveReport(report, path); });
    dialog->open();
}

void ReportSaver::askPrinter(const journal::Session& session, QWidget* window)
{
    ask({tr("Print the report"), QFileInfo(session.path()).completeBaseName(), 0,
         [report = report::make(session)](QPagedPaintDevice& paper) { print(report, paper); }},
        window);
}

}
