// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QFrame>

class QGridLayout;
class QHBoxLayout;
class QLineEdit;

namespace adjutant::app {

class TextLabel;
class Theme;
class TouchButton;

/// A pad of numbers that lies over the table until one is picked: one tap sets the value. Of many numbers it shows
/// those around the value, and turns over to the others. By keys: the number itself, arrows and Return; Escape leaves
/// all as it was.
class NumberPad : public QFrame
{
    Q_OBJECT

public:
    struct Spec {
        QString title;
        int least = 0, most = 9, value = 0;
        bool asksWhy = false;    ///< a line for the reason, which may stay empty
        int utmost = 0;          ///< above `most`: a button offers the numbers up to here, too
        QString leastMeans = {}; ///< what the least number stands for, where it is no number
    };

    NumberPad(const Theme& theme, const Spec& spec, QWidget* parent = nullptr);

    /// Shows itself beside the widget that was touched, inside the screen.
    void openBeside(const QWidget* widget);

Q_SIGNALS:
    void picked(int value, const QString& why);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void fill();
    void arrange();
    void addTurning();
    void addMore();
    void showMore();
    void turn(int pages);
    /// Turns to where the number is, and marks it.
    void lead(int value);
    void type(int digit);
    void pick(int value);
    void moveFocus(int by);

    const Theme& m_theme;
    Spec m_spec;
    QString m_typed;
    int m_first = 0;   ///< the number in the first place
    int m_columns = 1; ///< numbers side by side
    QGridLayout* m_grid = nullptr;
    QHBoxLayout* m_turning = nullptr;
    TouchButton* m_back = nullptr;
    TouchButton* m_on = nullptr;
    QList<TouchButton*> m_numbers;
    TouchButton* m_more = nullptr;
    const QWidget* m_beside = nullptr;
    TextLabel* m_title = nullptr;
    QLineEdit* m_why = nullptr;
};

}
