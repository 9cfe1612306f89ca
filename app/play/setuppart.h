// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

class QVBoxLayout;

namespace adjutant::app {

class Desk;
class Theme;

/// The table before the game: the pack's checklist, ticked off as the bricks are put out.
class SetUpPart : public QWidget
{
    Q_OBJECT

public:
    SetUpPart(Desk& desk, const Theme& theme, QWidget* parent = nullptr);
};

/// Who goes first, when the track leaves it to the table.
class FirstPart : public QWidget
{
    Q_OBJECT

public:
    FirstPart(Desk& desk, const Theme& theme, QWidget* parent = nullptr);

    void refresh();
    void focusFirst();

private:
    Desk& m_desk;
    const Theme& m_theme;
    QVBoxLayout* m_column;
    QWidget* m_inside = nullptr;
};

}
