// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/linklabel.h"

#include <utility>

namespace adjutant::app {

LinkLabel::LinkLabel(QWidget* parent) : TextLabel(parent) {}

void LinkLabel::setLeading(bool leading)
{
    if (std::exchange(m_leading, leading) == leading)
        return;
    QFont underlined; // of the size of the program's
    if (leading)
        underlined.setUnderline(true);
    setFont(underlined);
    notePress();
}

void LinkLabel::press()
{
    if (m_leading)
        Q_EMIT pressed();
    else
        TextLabel::press();
}

QString LinkLabel::pressedFor() const
{
    return m_leading ? tr("Leads there.") : TextLabel::pressedFor();
}

}
