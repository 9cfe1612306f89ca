// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shell/combos.h"

#include "shell/boxes.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QPainter>
#include <QStyle>
#include <QStyleOptionComboBox>

#include <algorithm>

namespace adjutant::app {

namespace {

constexpr int arrowRoom = 32;
constexpr int afterIcon = 6;

}

QSize comboSize(QSize contents)
{
    return comboRoom.sizeFor(contents) + QSize(arrowRoom + 2, 0);
}

QRect comboWords(const QStyleOption& combo)
{
    return QStyle::visualRect(combo.direction, combo.rect, comboRoom.inside(combo.rect).adjusted(0, 0, -arrowRoom, 0));
}

QRect comboArrow(const QStyleOption& combo)
{
    const int line = combo.state.testFlag(QStyle::State_HasFocus) ? 2 : 1;
    const QRect inside = combo.rect.adjusted(line, line, -line, -line);
    return QStyle::alignedRect(combo.direction, Qt::AlignRight | Qt::AlignVCenter, QSize(arrowRoom, inside.height()),
                               inside);
}

void paintComboLabel(QPainter& painter, const QStyle& style, const QStyleOptionComboBox& combo, const QWidget* widget)
{
    QRect words = style.subControlRect(QStyle::CC_ComboBox, &combo, QStyle::SC_ComboBoxEditField, widget);
    painter.save();
    painter.setClipRect(words);
    const bool enabled = combo.state.testFlag(QStyle::State_Enabled);
    if (!combo.currentIcon.isNull()) {
        const QRect icon =
            QStyle::alignedRect(combo.direction, Qt::AlignLeft | Qt::AlignVCenter, combo.iconSize, words);
        combo.currentIcon.paint(&painter, icon, Qt::AlignCenter, enabled ? QIcon::Normal : QIcon::Disabled);
        const int taken = combo.iconSize.width() + afterIcon;
        words.translate(combo.direction == Qt::RightToLeft ? -taken : taken, 0);
    }
    if (!combo.editable)
        style.drawItemText(&painter, words, QStyle::visualAlignment(combo.direction, Qt::AlignLeft) | Qt::AlignVCenter,
                           combo.palette, enabled, combo.currentText, QPalette::Text);
    painter.restore();
}

void paintComboArrow(QPainter& painter, const QStyleOption& combo, const QColor& ink)
{
    const QPointF middle = QRectF(comboArrow(combo)).center();
    const qreal wide = std::clamp(combo.fontMetrics.height() * 0.28, 5.0, 10.0); // to each side
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(ink, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(QPolygonF{middle + QPointF(-wide, -wide / 2), middle + QPointF(0, wide / 2),
                                   middle + QPointF(wide, -wide / 2)});
    painter.restore();
}

bool isListOfCombo(const QWidget* widget)
{
    if (!qobject_cast<const QAbstractItemView*>(widget))
        return false;
    const QWidget* container = widget->parentWidget();
    return container && qobject_cast<const QComboBox*>(container->parentWidget());
}

}
