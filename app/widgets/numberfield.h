// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

class QSpinBox;

namespace adjutant::app {

class Theme;
class TouchButton;

/// A number that is typed, or changed by one with buttons that a finger can hit.
class NumberField : public QWidget
{
    Q_OBJECT

public:
    /// Takes over the box, which keeps its range and its name.
    NumberField(const Theme& theme, QSpinBox* number, const QString& label, QWidget* parent = nullptr);

private:
    TouchButton* addStep(const Theme& theme, const QString& text, int by);
    void refresh();

    QSpinBox* m_number;
    TouchButton *m_less, *m_more;
};

}
