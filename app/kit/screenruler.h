// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

#include <optional>

namespace adjutant::app {

class Theme;
class TrueLengths;

/// A ruler as long in the room as it says: a row of bricks above, below them what is measured, and a scale of
/// centimetres or inches. A length for which the screen is too short ends in a break, and its words say so.
class ScreenRuler : public QWidget
{
    Q_OBJECT

public:
    enum class Scale { Centimetres, Inches };

    ScreenRuler(const Theme& theme, TrueLengths& lengths, QWidget* parent = nullptr);

    void setScale(Scale scale);
    /// What is measured, in millimetres, and how it is called.
    void setLength(std::optional<double> millimetres, const QString& words);

    /// How many millimetres have room.
    double room() const;
    /// Where the length ends, in pixels from the left edge; nothing when there is none or it goes on beyond the edge.
    std::optional<double> mark() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// Another screen, another width: there is room for more or less.
    void roomChanged();

protected:
    void paintEvent(QPaintEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void measureAnew();
    double perMillimetre() const;
    int brickHeight() const;
    int barHeight() const;
    int scaleHeight() const;
    void paintBricks(QPainter& painter) const;
    void paintLength(QPainter& painter) const;
    int numbered(double apart) const;
    void paintScale(QPainter& painter) const;
    void paintNumber(QPainter& painter, double x, int number) const;
    void describe();

    const Theme& m_theme;
    TrueLengths& m_lengths;
    Scale m_scale = Scale::Centimetres;
    std::optional<double> m_millimetres;
    QString m_words;
};

}
