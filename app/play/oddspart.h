// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "packs/resolve.h"
#include "widgets/oddschart.h"

#include <QWidget>

#include <vector>

namespace adjutant::app {

class OddsLayout;
class OddsWorker;
class TextLabel;
class Theme;

/// The odds of a procedure's outcomes: a chart for each that is a number, one large chance for each that is yes or no;
/// where there is little room with their results beside each other and the chances in lines, or all of it in one
/// sentence.
class OddsPart : public QWidget
{
    Q_OBJECT

public:
    enum class Form { Full, Compact, Sentence };

    explicit OddsPart(const Theme& theme, QWidget* parent = nullptr);

    void ask(const packs::PackPtr& pack, const packs::Procedure& procedure, const packs::Values& values,
             const packs::Rulings& rulings);
    void clear();
    /// There is something to work out.
    bool isAsked() const { return m_procedure && !m_procedure->outcomes.empty(); }
    /// What is shown is not yet what was asked for.
    bool isWorking() const;
    void setForm(Form form);
    Form form() const { return m_form; }
    int heightIn(Form form, int width) const;

Q_SIGNALS:
    /// The odds that were asked for are in sight.
    void shown();

private:
    void showOdds(const packs::OutcomeOdds& odds);
    void showChart(const packs::ProcedureOutcome& outcome, const dice::Distribution& distribution);
    void showChance(const packs::ProcedureOutcome& outcome, const dice::Distribution& distribution);
    void say(const QString& words);
    void showFault(const QString& words);
    void showForm();

    const Theme& m_theme;
    OddsWorker* m_worker;
    packs::PackPtr m_pack; ///< holds the procedure
    const packs::Procedure* m_procedure = nullptr;
    Form m_form = Form::Full;
    OddsLayout* m_places = nullptr;
    TextLabel* m_words = nullptr;
    TextLabel* m_sentence = nullptr;
    QStringList m_said; ///< the sentence, an outcome each
    std::vector<OddsChart*> m_charts;
    std::vector<ChanceView*> m_chances;
    std::size_t m_chartsUsed = 0, m_chancesUsed = 0;
};

/// The bars of a distribution; a long tail is drawn together into `6 or more`.
std::vector<OddsBar> barsOf(const packs::ProcedureOutcome& outcome, const dice::Distribution& distribution);

}
