// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "packs/lengths.h"

#include <QWidget>

#include <optional>

namespace adjutant::app {

class Theme;

/// The pack's lengths as bars in proportion to one another, each in its colour with its letter; one without a limit
/// runs on. A length that is measured is drawn across them.
class Ruler : public QWidget
{
    Q_OBJECT

public:
    explicit Ruler(const Theme& theme, QWidget* parent = nullptr);

    void setMeasure(const packs::Measure& measure);
    /// In the measure's own unit.
    void setMark(std::optional<double> length);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    int barHeight() const;
    double longest() const;
    QRectF bar(int row) const;
    QString words(const packs::Length& length) const;
    void paintBar(QPainter& painter, int row) const;
    void paintWords(QPainter& painter, int row) const;
    void paintMark(QPainter& painter) const;
    void describe();

    const Theme& m_theme;
    packs::Measure m_measure;
    std::optional<double> m_mark;
};

/// The colour of a length by its name in the pack (teal, amber, violet, blue, red, green), fit for light or dark.
QColor rulerColour(const QString& name, const Theme& theme);

}
