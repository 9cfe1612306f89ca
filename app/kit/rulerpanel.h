// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "packs/lengths.h"

#include <QWidget>

class QBoxLayout;
class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;

namespace adjutant::app {

class Ruler;
class ScreenRuler;
class TextLabel;
class Theme;
class TouchButton;
class TrueLengths;

/// A length typed in, in all units, and as long as it is in the room; with a pack also which of its lengths it is
/// within.
class RulerPanel : public QWidget
{
    Q_OBJECT

public:
    RulerPanel(Theme& theme, TrueLengths& lengths, QWidget* parent = nullptr);

    /// Its lengths and units; without one there is nothing to measure.
    void setPack(const packs::PackPtr& pack);
    /// Bricks, studs, inches, centimetres, M: for any game.
    void setBricks();

    /// What the measure counts in, and the button that fits the screen: a page with a better place for them may take
    /// them there.
    QWidget& help();
    QWidget& fitButton();

    /// What the line says.
    QString typed() const;
    void type(const QString& text);

Q_SIGNALS:
    void typedChanged();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void compose();
    QBoxLayout* composeM();
    void connectParts();
    void measureAnew();
    void fillUnits();
    void arrange();
    void convert();
    void clearValues();
    void showValues(const packs::Measured& length);
    void showOnScreen(const std::optional<packs::Measured>& length);
    void showWords(const QString& words, bool isFault);
    void takeM(const QString& typed);
    void fitScreen();

    Theme& m_theme;
    TrueLengths& m_lengths;
    packs::Measure m_given;   ///< as the pack has it
    packs::Measure m_measure; ///< with what is known of an M besides
    bool m_isAny = false;     ///< no pack's
    Ruler* m_ruler;
    TextLabel* m_help;
    QLineEdit* m_line;
    QComboBox* m_unit;
    QWidget* m_m;
    QLineEdit* m_typedM;
    QBoxLayout* m_question;
    QBoxLayout* m_asked;
    QBoxLayout* m_top;
    QGridLayout* m_grid;
    std::vector<QLabel*> m_values, m_labels;
    TextLabel* m_words;
    ScreenRuler* m_screen;
    QBoxLayout* m_foot;
    TextLabel* m_note;
    TouchButton* m_fit;
};

}
