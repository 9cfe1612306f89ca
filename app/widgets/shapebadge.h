// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QColor>
#include <QWidget>

namespace adjutant::app {

/// A shape in a colour, with a character in it when there is one: a side's mark, or a card's number in the shape of its
/// kind.
class ShapeBadge : public QWidget
{
    Q_OBJECT

public:
    explicit ShapeBadge(QWidget* parent = nullptr, qreal lines = 1.6);

    void setMark(const QString& shape, const QColor& colour, const QColor& ink, const QString& text = {});
    void setLines(qreal lines);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    qreal m_lines;
    QString m_shape, m_text;
    QColor m_colour, m_ink;
};

}
