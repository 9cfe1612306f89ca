// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QLayout>
#include <QRect>

#include <vector>

namespace adjutant::app {

/// Where odds stand in a width, and how high they are together.
struct OddsPlaces {
    std::vector<QRect> charts, chances;
    int height = 0;
};

/// Side by side, in new lines where there is no more room. Chances may stand above one another, no more than so many,
/// where that takes less height; charts share what is left of their line.
OddsPlaces placesOf(const std::vector<QSize>& charts, const std::vector<QSize>& chances, int width, int mostInStack);

/// Puts charts and chances at their places.
class OddsLayout : public QLayout
{
public:
    ~OddsLayout() override;

    void addChart(QWidget* chart);
    void addChance(QWidget* chance);
    void setMostInStack(int most);

    void addItem(QLayoutItem* item) override;
    int count() const override;
    QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSize() const override;
    Qt::Orientations expandingDirections() const override { return {}; }
    void setGeometry(const QRect& rect) override;

private:
    OddsPlaces placesIn(int width) const;

    std::vector<QLayoutItem*> m_charts, m_chances;
    int m_mostInStack = 1;
};

}
