// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "print/papersaver.h"

#include "print/paper.h"

#include <QCoreApplication>
#include <QPointer>
#include <QPrintDialog>
#include <QPrinter>
#include <QThreadPool>

namespace adjutant::app {

void PaperSaver::ask(const Pages& pages, QWidget* window)
{
    auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    printer->setDocName(pages.name);
    printer->setPageSize(QPageSize(usualPaper()));
    printer->setPageMargins(QMarginsF(pages.margin, pages.margin, pages.margin, pages.margin), QPageLayout::Millimeter);
    auto* dialog = new QPrintDialog(printer.get(), window);
    dialog->setWindowTitle(pages.title);
    const QPointer<PaperSaver> self(this);
    connect(dialog, &QDialog::finished, this, [self, dialog, printer, print = pages.print](int result) {
        dialog->deleteLater();
        if (result != QDialog::Accepted)
            return;
        Q_EMIT self->begun();
        QThreadPool::globalInstance()->start([self, printer, print] {
            print(*printer);
            const bool good =
                printer->printerState() != QPrinter::Error && printer->printerState() != QPrinter::Aborted;
            const QString file = printer->outputFileName();
            const auto tell = [self, good, where = file.isEmpty() ? printer->printerName() : file] {
                if (self)
                    good ? Q_EMIT self->printed(where) : Q_EMIT self->notPrinted(where);
            };
            QMetaObject::invokeMethod(qApp, tell, Qt::QueuedConnection);
        });
    });
    dialog->open();
}

}
