// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "packs/resolve.h"

#include <QWidget>

class QHBoxLayout;

namespace adjutant::app {

struct Counted;
class NumberRow;
class TextLabel;
class Theme;
class TouchButton;

/// Where it is enough how many dice of a throw succeed: a number for each count, so that no face needs to be typed.
/// Where there is no room for the row, a button opens the numbers.
class CountRow : public QWidget
{
    Q_OBJECT

public:
    explicit CountRow(const Theme& theme, QWidget* parent = nullptr);

    /// Shows itself when the throw that is waited for can be counted and its dice are few enough for a row.
    void setAwaited(const std::optional<packs::Awaited>& awaited, const Counted& as);
    /// Folded, the button stands for it, if that has its room.
    void setFolded(bool folded, bool hasButton);
    TouchButton* button() const { return m_button; }
    bool mayCount() const { return m_numbers; }

Q_SIGNALS:
    void counted(int dice);

private:
    void fold();
    void openPad();
    void count(int dice);

    const Theme& m_theme;
    QHBoxLayout* m_row;
    TextLabel* m_label;
    NumberRow* m_numbers = nullptr;
    TouchButton* m_button;
    int m_most = 0;
    bool m_areOthers = false; ///< what is counted here are all dice but those that are asked for
    bool m_folded = false, m_hasButton = true;
};

}
