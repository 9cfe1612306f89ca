// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/printing.h"

#include <QBuffer>
#include <QPageSize>
#include <QPdfWriter>
#include <QTextDocument>

namespace adjutant::cli
{

namespace
{

// Reads nothing but the text it is given, whatever that names.
class ClosedDocument : public QTextDocument
{
protected:
    QVariant loadResource(int, const QUrl&) override { return {}; }
};

}

QByteArray toPdf(const QByteArray& html, const QString& title)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setTitle(title);
    writer.setCreator(QStringLiteral("Adjutant"));
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setPageMargins(QMarginsF(18, 18, 18, 18), QPageLayout::Millimeter);
    ClosedDocument document;
    document.setDefaultFont(QFont(QStringLiteral("sans-serif"), 10));
    document.setHtml(QString::fromUtf8(html));
    document.print(&writer);
    return bytes;
}

}
