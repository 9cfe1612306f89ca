// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "play/reportsaver.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QPageSize>
#include <QPdfWriter>
#include <QPointer>
#include <QSaveFile>
#include <QTextDocument>
#include <QThreadPool>

namespace adjutant::app {

namespace {

/// PDF goes through a document of its own, which any thread may have.
bool writePdf(const QByteArray& html, QIODevice& file)
{
    QTextDocument document;
    document.setHtml(QString::fromUtf8(html));
    QPdfWriter writer(&file);
    writer.setPageSize(QPageSize(QPageSize::A4));
    document.print(&writer);
    return true;
}

QByteArray textOf(const report::Report& report, const QString& suffix)
{
    if (suffix == QLatin1String("csv"))
        return report::toCsv(report);
    if (suffix == QLatin1String("json"))
        return adjutant::toText(report::toJson(report));
    return report::toHtml(report);
}

/// Empty: it was written, whole.
QString write(const report::Report& report, const QString& path)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return file.errorString();
    const QByteArray text = textOf(report, suffix);
    const bool whole = suffix == QLatin1String("pdf") ? writePdf(text, file) : file.write(text) == text.size();
    if (!whole || !file.flush() || !file.commit())
        return file.errorString();
    return {};
}

}

ReportSaver::ReportSaver(QObject* parent) : QObject(parent) {}

void ReportSaver::save(const report::Report& report, const QString& path)
{
    const QPointer<ReportSaver> self(this);
    QThreadPool::globalInstance()->start([self, report, path] {
        const QString fault = write(report, path);
        QMetaObject::invokeMethod(
            qApp,
            [self, fault, path] {
                if (!self)
                    return;
                if (fault.isEmpty())
                    Q_EMIT self->saved(path);
                else
                    Q_EMIT self->failed(tr("The report could not be written to %1: %2").arg(path, fault));
            },
            Qt::QueuedConnection);
    });
}

void ReportSaver::ask(const journal::Session& session, QWidget* window)
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
            [this, report = report::make(session)](const QString& path) { save(report, path); });
    dialog->open();
}

}
