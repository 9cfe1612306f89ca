// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "packs/pack.h"

#include <QFrame>

namespace adjutant::app {

class Theme;
class TouchButton;

/// The numbers that a table agrees on before the game, each on a button that opens its pad.
class NumbersCard : public QFrame
{
    Q_OBJECT

public:
    NumbersCard(const Theme& theme, const packs::Pack& pack, const QMap<QString, int>& numbers,
                QWidget* parent = nullptr);

    QMap<QString, int> numbers() const { return m_numbers; }

Q_SIGNALS:
    void changed();

private:
    void addNumber(const packs::Question& question);
    void show(TouchButton* button, const packs::Question& question);

    const Theme& m_theme;
    const packs::Pack& m_pack;
    QMap<QString, int> m_numbers;
    QLayout* m_flow = nullptr;
};

}
