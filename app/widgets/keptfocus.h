// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

class QWidget;

namespace adjutant::app {

/// Keeps the focus in a part of a page that is built anew: made before the old widgets go, and told of the new ones
/// once they are shown.
class KeptFocus
{
public:
    explicit KeptFocus(const QWidget& part);

    /// Puts them where the part stands in the order of Tab. What is called as what had the focus gets it, or else the
    /// first button that can be pressed.
    void giveTo(QWidget& inside) const;

private:
    const QWidget& m_part;
    bool m_had = false;
    QString m_name;
};

/// What Tab leads to before it comes to the part, or null.
QWidget* lastBefore(const QWidget& part);

/// The first button in there that can be pressed, or null.
QWidget* firstButton(const QWidget& inside);

}
