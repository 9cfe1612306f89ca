// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "shell/theme.h"

#include <QMargins>
#include <QSize>

class QPainter;
class QStyleOption;
class QWidget;

namespace adjutant::app {

/// A rectangle with round corners, as cards, fields, buttons and chosen rows are. Its line lies inside it.
struct Box {
    QColor ground, line;
    int width = 1; ///< of the line; 0: there is none
    int radius = 8;
    bool isDashed = false;
};

void paintBox(QPainter& painter, const QRect& rect, const Box& box);

/// What is between the edge of a control and its contents, line and all, and how high these are at least.
struct Room {
    QMargins around;
    int least = 0;

    QSize sizeFor(QSize contents) const;
    QRect inside(const QRect& rect) const { return rect.marginsRemoved(around); }
};

inline constexpr Room buttonRoom{{17, 9, 17, 9}, 30};
inline constexpr Room primaryRoom{{26, 9, 26, 9}, 46};
inline constexpr Room fieldRoom{{13, 9, 13, 9}, 30};
inline constexpr Room textRoom{{11, 7, 11, 7}};
inline constexpr Room comboRoom{{15, 9, 9, 9}, 30};
inline constexpr Room comboListRoom{{5, 5, 5, 5}};
inline constexpr Room cardRoom{{1, 1, 1, 1}};
inline constexpr Room tableRoom{{5, 8, 5, 8}};
inline constexpr Room titleRoom{{14, 8, 14, 8}};
inline constexpr Room menuRowRoom{{14, 10, 14, 10}, Theme::touch - 20};

/// Push buttons by their property `role`.
enum class ButtonRole { Usual, Primary, Flat };
ButtonRole buttonRole(const QWidget* button);

Box buttonBox(const Colours& colours, const QStyleOption& option, ButtonRole role);
/// A line or a box of text that is typed.
Box fieldBox(const Colours& colours, const QStyleOption& option);
Box comboBox(const Colours& colours, const QStyleOption& option);

}
