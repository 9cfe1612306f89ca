// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "print/pdf.h"

#include "print/cardpages.h"
#include "print/reportpages.h"
#include "print/sheetpages.h"

#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>

namespace adjutant::app {

namespace {

template<typename Write>
QByteArray pdf(const QString& title, QPageSize::PageSizeId page, double margin, Write write)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setTitle(title);
    writer.setCreator(QStringLiteral("Adjutant"));
    writer.setPageSize(QPageSize(page));
    writer.setPageMargins(QMarginsF(margin, margin, margin, margin), QPageLayout::Millimeter);
    write(writer);
    return bytes;
}

}

QByteArray toPdf(const report::Report& report)
{
    return pdf(report.title, QPageSize::A4, 0, [&](QPdfWriter& writer) { print(report, writer); });
}

QByteArray toPdf(const report::Sheet& sheet, QPageSize::PageSizeId page)
{
    return pdf(sheet.title, page, 11, [&](QPdfWriter& writer) { print(sheet, writer); });
}

QByteArray toPdf(const report::Cards& cards, QPageSize::PageSizeId page)
{
    return pdf(cards.title, page, 11, [&](QPdfWriter& writer) { print(cards, writer); });
}

void print(const report::Sheet& sheet, QPagedPaintDevice& printer)
{
    const QRect paper = printer.pageLayout().paintRectPixels(printer.logicalDpiX());
    const SheetPages pages(sheet, printer, QSizeF(paper.size()));
    QPainter painter(&printer);
    for (int page = 0; page < pages.count(); ++page) {
        if (page > 0)
            printer.newPage();
        pages.paint(painter, page);
    }
}

}
