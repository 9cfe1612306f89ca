// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/beside.h"

#include <QScreen>
#include <QWidget>

#include <algorithm>

namespace adjutant::app {

void moveBeside(QWidget& opening, const QRect& place, const QScreen& screen)
{
    constexpr int gap = 2;
    const QRect room = screen.availableGeometry();
    QPoint at(place.left(), place.top() + place.height() + gap);
    if (at.y() + opening.height() > room.bottom())
        at.setY(place.top() - opening.height() - gap);
    at.setX(std::clamp(at.x(), room.left(), std::max(room.left(), room.right() - opening.width())));
    at.setY(std::clamp(at.y(), room.top(), std::max(room.top(), room.bottom() - opening.height())));
    opening.move(at);
}

}
