// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

namespace adjutant::app {

class TextLabel;
class WarningLine;
struct Spent;

/// What units cost, and below it, as a warning, which limits they break. It takes any width, whatever names there are.
class SpentPart : public QWidget
{
    Q_OBJECT

public:
    explicit SpentPart(QWidget* parent = nullptr);

    /// Out of sight where there is nothing to tell. A screen reader is not interrupted.
    void tell(const Spent& spent);

private:
    TextLabel* m_points;
    WarningLine* m_broken;
};

}
