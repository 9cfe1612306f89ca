// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

#include <optional>

class QButtonGroup;

namespace adjutant::app {

class Theme;

/// A short row of numbers of which one is chosen, or none yet.
class NumberRow : public QWidget
{
    Q_OBJECT

public:
    NumberRow(const Theme& theme, const QString& label, int most, QWidget* parent = nullptr);

    std::optional<int> value() const;
    /// Does not emit.
    void setValue(std::optional<int> value);
    void focusChosen();

Q_SIGNALS:
    void chosen(int value);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void press(int value);

    QButtonGroup* m_group;
};

}
