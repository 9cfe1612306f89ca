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
    /// What stands behind the number, on one line and in two.
    struct Label {
        QString whole, broken;
        int width = 0, brokenWidth = 0;
    };
    /// Layouts ask for it over and over.
    struct Measured {
        QFont font;
        bool two = false; ///< digits of the number
        int numberWidth = 0, numberHeight = 0, lineHeight = 0;
        Label label, one;
    };

    static Label labelOf(const QString& label, const QFontMetrics& metrics);
    /// As it stands behind the number.
    const QString& label() const;
    int places() const;
    const Measured& measured() const;
    int besideWords() const;
    bool isBroken(const Label& label, int width) const;
    void openPad();
    void paintPips(QPainter& painter, const QRect& where);

    const Theme& m_theme;
    QString m_unit;
    CounterLook m_counter;
    mutable Measured m_measured;
};

}
