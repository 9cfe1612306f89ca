// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "dice/issue.h"

#include <QPlainTextEdit>

class QAbstractItemView;
class QCompleter;
class QStandardItemModel;

namespace adjutant::app {

class Theme;

/// Where a throw is typed: Return throws it, Shift+Return begins a new line, words are offered as they are typed (or by
/// Ctrl+Space), and the place of a mistake is underlined.
class ThrowEdit : public QPlainTextEdit
{
    Q_OBJECT

public:
    explicit ThrowEdit(const Theme& theme, QWidget* parent = nullptr);

    QString text() const { return toPlainText(); }
    /// As if it had been typed: it can be undone.
    void setText(const QString& text);
    void mark(const dice::Issue& issue);
    void unmark();
    /// Puts the cursor where the mistake is.
    void goTo(const dice::Issue& issue);

    /// The words that are offered.
    QAbstractItemView* completer() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void throwWanted();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void insertFromMimeData(const QMimeData* source) override;

private:
    void rescale();
    bool isWordChosen() const;
    void offer(bool asked);
    void complete(const QString& word);
    int lines() const;

    const Theme& m_theme;
    QStandardItemModel* m_words;
    QCompleter* m_completer;
};

}
