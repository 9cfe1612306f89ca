// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

#include <vector>

namespace adjutant::app {

class Desk;
class Theme;
class TouchButton;

/// Points that the table gives by hand, and the end that it agrees on.
class PointsBar : public QWidget
{
    Q_OBJECT

public:
    PointsBar(Desk& desk, const Theme& theme, QWidget* parent = nullptr);

    void refresh();

private:
    void askPoints(TouchButton* button, const QString& side);
    void askEnd();

    Desk& m_desk;
    const Theme& m_theme;
    std::vector<TouchButton*> m_points; ///< of each side
    TouchButton* m_end;
};

}
