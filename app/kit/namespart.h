// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "packs/catalogue.h"

#include <QWidget>

namespace adjutant::dice {
class FaceSource;
}

namespace adjutant::app {

class ChoiceRow;
class FlowLayout;
class Kit;
class PackBox;
class TextLabel;
class Theme;
class TouchButton;

/// A handful of names out of a pack's lists, for the units of any game; a tap on one copies it.
class NamesPart : public QWidget
{
    Q_OBJECT

public:
    static constexpr int handful = 6;

    NamesPart(Kit& kit, const Theme& theme, QWidget* parent = nullptr);

    /// Those of them that have names; begins with this one, else with the one that was used last.
    void setPacks(const std::vector<packs::Found>& packs, const QString& pack = {});

private:
    packs::PackPtr pack() const;
    void showKinds();
    void make();
    void sayNames();
    void showNames();
    void copy(const QString& text, const QString& said);

    Kit& m_kit;
    const Theme& m_theme;
    std::vector<packs::Found> m_packs;
    QString m_kind;
    PackBox* m_box;
    ChoiceRow* m_kinds;
    TouchButton* m_make;
    TouchButton* m_copy;
    TextLabel* m_words;
    QWidget* m_shown;
    FlowLayout* m_flow;
    std::vector<TouchButton*> m_names;
};

}
