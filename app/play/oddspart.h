// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "packs/resolve.h"

#include <QWidget>

#include <vector>

namespace adjutant::app {

class ChanceView;
class FlowLayout;
class OddsChart;
class OddsWorker;
class TextLabel;
class Theme;

/// The odds of a procedure's outcomes: a chart for each that is a number, one large chance for each that is yes or no.
class OddsPart : public QWidget
{
    Q_OBJECT

public:
    explicit OddsPart(const Theme& theme, QWidget* parent = nullptr);

    void ask(const packs::PackPtr& pack, const packs::Procedure& procedure, const packs::Values& values,
             const packs::Rulings& rulings);
    void clear();

Q_SIGNALS:
    /// The odds that were asked for are in sight.
    void shown();

private:
    void showOdds(const packs::OutcomeOdds& odds);
    void showChart(const packs::ProcedureOutcome& outcome, const dice::Distribution& distribution);
    void showChance(const packs::ProcedureOutcome& outcome, const dice::Distribution& distribution);
    void say(const QString& words);

    const Theme& m_theme;
    OddsWorker* m_worker;
    packs::PackPtr m_pack; ///< holds the procedure
    const packs::Procedure* m_procedure = nullptr;
    FlowLayout* m_row = nullptr;
    TextLabel* m_words = nullptr;
    std::vector<OddsChart*> m_charts;
    std::vector<ChanceView*> m_chances;
    std::size_t m_chartsUsed = 0, m_chancesUsed = 0;
};

/// The bars of a distribution; a long tail is drawn together into `6 or more`.
struct OddsBar;
std::vector<OddsBar> barsOf(const packs::ProcedureOutcome& outcome, const dice::Distribution& distribution);

}
