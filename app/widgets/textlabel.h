// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QFont>
#include <QLabel>

namespace adjutant::app {

/// The program's font, larger or smaller by a factor; it grows with the text size that was chosen.
QFont scaledFont(const QFont& font, qreal factor, bool bold = false);

/// A label that keeps its size in proportion to the program's text, wraps, and can tell screen readers that it changed.
class TextLabel : public QLabel
{
    Q_OBJECT

public:
    explicit TextLabel(QWidget* parent = nullptr, qreal factor = 1, bool bold = false);

    /// Shows the words and, when they are others than before, has a screen reader say them.
    void announce(const QString& words);

protected:
    void changeEvent(QEvent* event) override;

private:
    void rescale();

    qreal m_factor;
    bool m_bold;
};

}
