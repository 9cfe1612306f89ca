// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/textlabel.h"

#include <QAccessible>
#include <QApplication>
#include <QEvent>

namespace adjutant::app {

QFont scaledFont(const QFont& font, qreal factor, bool bold)
{
    QFont result = font;
    if (font.pointSizeF() > 0)
        result.setPointSizeF(font.pointSizeF() * factor);
    else
        result.setPixelSize(qRound(font.pixelSize() * factor));
    if (bold)
        result.setWeight(QFont::DemiBold);
    return result;
}

TextLabel::TextLabel(QWidget* parent, qreal factor, bool bold) : QLabel(parent), m_factor(factor), m_bold(bold)
{
    setWordWrap(true);
    setTextFormat(Qt::PlainText);
    rescale();
}

void TextLabel::announce(const QString& words)
{
    if (words == text())
        return;
    setText(words);
    QAccessibleEvent named(this, QAccessible::NameChanged);
    QAccessible::updateAccessibility(&named);
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void TextLabel::changeEvent(QEvent* event)
{
    QLabel::changeEvent(event);
    // A new style sheet gives every widget back the font that it had before.
    if (event->type() == QEvent::ApplicationFontChange || event->type() == QEvent::StyleChange)
        rescale();
}

void TextLabel::rescale()
{
    if (m_factor != 1 || m_bold)
        setFont(scaledFont(QApplication::font(), m_factor, m_bold));
}

}
