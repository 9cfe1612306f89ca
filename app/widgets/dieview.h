// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QPainterPath>
#include <QWidget>

#include <cstdint>

namespace adjutant::app {

class Theme;

/// What there is to see of one die that fell.
struct DieLook {
    enum class Mark { None, Hit, Miss };

    int sides = 6;
    std::int64_t face = 0;
    bool blank = false; ///< not thrown yet: an outline
    Mark mark = Mark::None;
    QString label;      ///< `hit`, `bounces off`; under the die
    QString taken;      ///< what took it away: the die is struck out and says so
    bool typed = false; ///< thrown on the table
    bool counted = false; ///< thrown there, too, and nobody said its face

    bool operator==(const DieLook&) const = default;
};

/// A die as large as a thumb. Pips or a numeral on six faces, numerals in the silhouette of any other; a hit stands
/// raised with a tick, a miss lies flat with a cross, and both say so in a word.
class DieView : public QWidget
{
    Q_OBJECT

public:
    explicit DieView(const Theme& theme, QWidget* parent = nullptr);

    void setLook(const DieLook& look);
    const DieLook& look() const { return m_look; }
    /// Three quarters of its size, where many lie together.
    void setSmall(bool small);
    /// How much of its fall is over, from 0 to 1: until then it tumbles and shows any face. Only what is seen changes.
    void setFall(double over);
    bool isFalling() const { return m_fall < 1; }
    /// The die in words, as a screen reader says it.
    QString words() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    struct Skin {
        QColor ground, ink, edge;
        int width;
    };
    Skin skin() const;
    void paintFalling(QPainter& painter);
    void paintBody(QPainter& painter, const QRectF& body, const Skin& skin, std::int64_t face);
    void paintPips(QPainter& painter, const QRectF& body, const QColor& ink, std::int64_t face);
    void paintBadge(QPainter& painter, const QRectF& body);
    QString caption() const { return m_look.taken.isEmpty() ? m_look.label : m_look.taken; }
    int edge() const;
    int captionTop() const;

    const Theme& m_theme;
    DieLook m_look;
    double m_fall = 1;
    bool m_small = false;
};

/// The outline of a die with so many sides.
QPainterPath dieOutline(int sides, const QRectF& where);

}
