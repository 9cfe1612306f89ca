// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/touchbutton.h"

#include <QFrame>

namespace adjutant::app {

class TextLabel;
class Theme;

/// A line across the page that stays as long as what it says is so, with the one thing that can be done about it.
class BannerBar : public QFrame
{
    Q_OBJECT

public:
    BannerBar(const Theme& theme, const QString& button, const QString& key, QWidget* parent = nullptr);

    /// Shows the words and has a screen reader say them; none: out of sight.
    void tell(const QString& words);
    void setWeight(TouchButton::Weight weight);

Q_SIGNALS:
    void pressed();

private:
    TextLabel* m_words;
    TouchButton* m_act;
};

}
