// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "print/sheetsaver.h"

#include "print/paper.h"
#include "print/pdf.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QRegularExpression>
#include <QStandardPaths>

namespace adjutant::app {

namespace {

constexpr double margin = 11; // mm

}

void SheetSaver::saveSheet(const packs::PackPtr& pack, const QString& path)
{
    save(path, [pack] { return toPdf(report::sheetOf(*pack), usualPaper()); });
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
    ask({tr("Print the sheet of %1").arg(pack->title), sheetName(*pack), margin,
         [pack](QPagedPaintDevice& paper) { print(report::sheetOf(*pack), paper); }},
        window);
}

QString sheetName(const packs::Pack& pack)
{
    static const QRegularExpression unfit(QStringLiteral("[^\\w ,.()-]+"),
                                          QRegularExpression::UseUnicodePropertiesOption);
    const QString title = QString(pack.title).remove(unfit).simplified().left(80);
    return QCoreApplication::translate("SheetSaver", "%1, quick reference.pdf").arg(title.isEmpty() ? pack.id : title);
}

}
