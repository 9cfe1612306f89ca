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
class TextLabel;
class Theme;

/// The ruler of a pack and a converter: a length typed in, in all units, and which of the pack's lengths it is within.
class RulerPanel : public QWidget
{
    Q_OBJECT

public:
    explicit RulerPanel(Theme& theme, QWidget* parent = nullptr);

    void setPack(const packs::PackPtr& pack);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fillUnits();
    void convert();
    void showValues(const packs::Measured& length);
    void showWords(const QString& words, bool isFault);

    packs::PackPtr m_pack;
    Ruler* m_ruler;
    TextLabel* m_help;
    QLineEdit* m_line;
    QComboBox* m_unit;
    QBoxLayout* m_question;
    QGridLayout* m_grid;
    std::vector<QLabel*> m_values;
    TextLabel* m_words;
};

}
