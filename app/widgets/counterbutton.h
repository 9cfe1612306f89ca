// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/touchbutton.h"

namespace adjutant::app {

/// A counter of a unit.
struct CounterLook {
    QString id, label;
    int value = 0, most = 99;
    int start = 0;     ///< what it began with
    bool harm = false; ///< more of it is worse: crosses rather than dots
    int usual = 0;     ///< up to here the pad offers at once; 0: all of it
    QString one = {};  ///< its label behind a 1, where that is another

    bool operator==(const CounterLook&) const = default;
};

/// A counter as pips and as a number. A tap opens the pad that sets it.
class CounterButton : public QPushButton
{
    Q_OBJECT

public:
    explicit CounterButton(const Theme& theme, QWidget* parent = nullptr);

    void setCounter(const QString& unitName, const CounterLook& counter);
    QSize sizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

Q_SIGNALS:
    void corrected(int value, const QString& why);

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    /// As it stands behind the number.
    const QString& label() const;
    int places() const;
    int numberWidth() const;
    int besideWords() const;
    QString broken(const QString& label) const;
    QString wordsIn(const QString& label, int width) const;
    void openPad();
    void paintPips(QPainter& painter, const QRect& where);

    const Theme& m_theme;
    QString m_unit;
    CounterLook m_counter;
    /// Layouts ask for it over and over.
    struct NumberWidth {
        QFont font;
        bool two = false;
        int width = 0;
    };
    mutable NumberWidth m_numberWidth;
};

}
