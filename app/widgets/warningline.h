// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QFrame>

namespace adjutant::app {

class GlyphView;
class TextLabel;

/// Words that must not be overlooked, with a sign before them; out of sight while there are none.
class WarningLine : public QFrame
{
    Q_OBJECT

public:
    explicit WarningLine(QWidget* parent = nullptr);

    /// Shows the words and has a screen reader say them; none: out of sight.
    void tell(const QString& words);
    /// Shows them without a word, whatever long names are in them, at any width.
    void showQuietly(const QStringList& lines);

private:
    GlyphView* m_sign;
    TextLabel* m_words;
};

}
