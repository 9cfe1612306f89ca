// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shell/headers.h"

#include "shell/palettes.h"

#include <QPainter>
#include <QStyleOption>

namespace adjutant::app {

void paintHeader(QPainter& painter, const Colours& colours, const QStyleOption& option)
{
    const QRect& rect = option.rect;
    painter.fillRect(rect, option.palette.color(QPalette::Base));
    painter.fillRect(rect.left(), rect.bottom(), rect.width(), 1, colours.line);
}

}
