// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "print/sheetsaver.h"

#include "print/pdf.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QLocale>
#include <QPointer>
#include <QPrintDialog>
#include <QPrinter>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QThreadPool>

namespace adjutant::app {

namespace {

constexpr double margin = 11; // mm

QPageSize::PageSizeId paper()
{
    const bool metric = QLocale::system().measurementSystem() == QLocale::MetricSystem;
    return metric ? QPageSize::A4 : QPageSize::Letter;
}

}

void SheetSaver::saveSheet(const packs::PackPtr& pack, const QString& path)
{
    save(path, [pack] { return toPdf(report::sheetOf(*pack), paper()); });
}

void SheetSaver::askFile(const packs::PackPtr& pack, QWidget* window)
{
    auto* dialog = new QFileDialog(window, tr("Save the sheet of %1").arg(pack->title));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilter(tr("PDF (*.pdf)"));
    dialog->setDefaultSuffix(QStringLiteral("pdf"));
    dialog->setDirectory(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    dialog->selectFile(sheetName(*pack));
    connect(dialog, &QFileDialog::fileSelected, this, [this, pack](const QString& path) { saveSheet(pack, path); });
    dialog->open();
}

void SheetSaver::askPrinter(const packs::PackPtr& pack, QWidget* window)
{
    auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    printer->setDocName(sheetName(*pack));
    printer->setPageSize(QPageSize(paper()));
    printer->setPageMargins(QMarginsF(margin, margin, margin, margin), QPageLayout::Millimeter);
    auto* dialog = new QPrintDialog(printer.get(), window);
    dialog->setWindowTitle(tr("Print the sheet of %1").arg(pack->title));
    const QPointer<SheetSaver> self(this);
    connect(dialog, &QDialog::finished, this, [self, dialog, printer, pack](int result) {
        dialog->deleteLater();
        if (result != QDialog::Accepted)
            return;
        QThreadPool::globalInstance()->start([self, printer, pack] {
            print(report::sheetOf(*pack), *printer);
            const auto tell = [self, name = printer->printerName()] {
                if (self)
                    Q_EMIT self->printed(name);
            };
            QMetaObject::invokeMethod(qApp, tell, Qt::QueuedConnection);
        });
    });
    dialog->open();
}

QString sheetName(const packs::Pack& pack)
{
    static const QRegularExpression unfit(QStringLiteral("[^\\w ,.()-]+"),
                                          QRegularExpression::UseUnicodePropertiesOption);
    const QString title = QString(pack.title).remove(unfit).simplified().left(80);
    return QCoreApplication::translate("SheetSaver", "%1, quick reference.pdf").arg(title.isEmpty() ? pack.id : title);
}

}
