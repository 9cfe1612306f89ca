// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/stillbuttons.h"

namespace adjutant::app {

namespace {

constexpr const char* spared = "onlyShows";

bool isSpared(const QWidget* button, const QWidget& within)
{
    while (button != &within && !button->property(spared).toBool())
        button = button->parentWidget();
    return button != &within;
}

}

void StillButtons::spare(QWidget& widget)
{
    widget.setProperty(spared, true);
}

void StillButtons::hold(const QWidget& within, const QString& why)
{
    for (auto* button : within.findChildren<QAbstractButton*>()) {
        if (!button->isEnabledTo(&within) || button->findChild<QAbstractButton*>() || isSpared(button, within))
            continue;
        m_held.push_back({button, button->toolTip()});
        button->setEnabled(false);
        button->setToolTip(why);
    }
}

void StillButtons::release()
{
    for (const Held& held : m_held) {
        if (!held.button)
            continue;
        held.button->setEnabled(true);
        held.button->setToolTip(held.toolTip);
    }
    m_held.clear();
}

}
