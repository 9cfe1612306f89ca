// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/markdown.h"

#include <QStringList>
#include <QTextBrowser>

namespace adjutant::app {

class Theme;

/// A page of the reference to read. Opens nothing and loads nothing: links are only announced, by mouse, finger and
/// keyboard alike.
class PageView : public QTextBrowser
{
    Q_OBJECT

public:
    explicit PageView(const Theme& theme, QWidget* parent = nullptr);

    PageStyle pageStyle() const;
    /// Takes the document, shown from its beginning.
    void showPage(std::unique_ptr<QTextDocument> document);
    /// Marks every word that begins like one of these.
    void markWords(const QStringList& beginnings);
    /// Scrolls to a heading or a note.
    void scrollTo(const QString& anchor);

    QVariant loadResource(int type, const QUrl& name) override;

Q_SIGNALS:
    /// Another page style would be better.
    void widthChanged();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    const Theme& m_theme;
    std::unique_ptr<QTextDocument> m_document;
    int m_width = 0;
};

}
