// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QFont>
#include <QLabel>
#include <QMap>
#include <QStringList>

namespace adjutant::app {

/// The program's font, larger or smaller by a factor; it grows with the text size that was chosen.
QFont scaledFont(const QFont& font, qreal factor, bool bold = false);

/// A label that keeps its size in proportion to the program's text, wraps, and can tell screen readers that it changed.
/// As long as its words have no room, or it has a tool tip, a tap, Return or Space opens them in full.
class TextLabel : public QLabel
{
    Q_OBJECT

public:
    explicit TextLabel(QWidget* parent = nullptr, qreal factor = 1, bool bold = false);

    /// Shows the words and, when they are others than before, has a screen reader say them; nothing is said of none.
    void announce(const QString& words);
    /// Has a screen reader say the words that are shown, if there are any.
    void sayAgain();
    /// Takes one line if it can, and never more than so many, breaking long words if it must: what has no room is left
    /// out at the end. 0: as many as it takes.
    void setMostLines(int lines);
    bool isShortened() const;
    /// What it stands in has help, as the dots below it show: a tap opens that.
    void setHelped(bool helped);
    void setFactor(qreal factor);
    void setBold(bool bold);
    /// As large as its text, or each word of it where it wraps, has room for on one line, between the two factors.
    void fitFactor(qreal least, qreal most, int room);
    /// What it would need at least by this factor: its longest word, or the beginning of that.
    int leastWidth(qreal factor) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    int heightForWidth(int width) const override;

Q_SIGNALS:
    /// A screen reader was given the words.
    void said();

protected:
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

    /// What a tap, Return or Space does, when it does anything.
    virtual void press();
    /// What a screen reader says about that; empty: keys do not lead to it.
    virtual QString pressedFor() const;
    /// What it does may be something else now.
    void notePress();

private:
    bool isPressedBy(const QKeyEvent& key) const;
    void showPressable();
    bool isPressable() const { return m_helped || !m_pressedFor.isEmpty(); }
    void paintLines(QPainter& painter) const;
    void rescale();
    void takeFont();
    int besideText() const;
    int leastWidthIn(const QFontMetrics& metrics) const;
    int heightOf(int lines) const;
    QStringList linesIn(int width) const;
    int measuredHeight(int width) const;

    int m_mostLines = 0;
    bool m_helped = false, m_down = false;
    QString m_pressedFor;
    qreal m_factor;
    bool m_bold;
    /// Layouts ask for the same few widths over and over.
    struct Measured {
        QString text;
        QFont font;
        int mostLines = 0, beside = 0;
        QMap<int, int> heights;
    };
    mutable Measured m_measured;
};

}
