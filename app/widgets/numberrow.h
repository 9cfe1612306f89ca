// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

#include <optional>

class QAbstractButton;
class QButtonGroup;

namespace adjutant::app {

class Theme;
class TouchButton;

/// A short row of numbers of which one is chosen, or none yet. Of many, the first stand there and a pad has the others.
class NumberRow : public QWidget
{
    Q_OBJECT

public:
    NumberRow(const Theme& theme, const QString& label, int most, QWidget* parent = nullptr);

    std::optional<int> value() const { return m_value; }
    int most() const { return m_most; }
    /// Does not emit.
    void setValue(std::optional<int> value);
    void focusChosen();

Q_SIGNALS:
    void chosen(int value);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void press(int value);
    void addMore();
    void openPad();
    /// The button of this number; of those that have none of their own, the last one.
    QAbstractButton* buttonOf(int value) const;

    const Theme& m_theme;
    int m_most;
    std::optional<int> m_value;
    QButtonGroup* m_group;
    TouchButton* m_more = nullptr; ///< for the numbers that have no button
};

}
