// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "packs/resolve.h"

#include <QSet>
#include <QWidget>

#include <functional>
#include <vector>

namespace adjutant::app {

class ChoiceRow;
class FactorGroups;
class Theme;
class TouchButton;

/// What else counts in a procedure: flags as large toggles, numbers as chips that say where they come from and can be
/// overruled, choices as rows, and tables of factors as a checklist with its running total.
class FactorsPart : public QWidget
{
    Q_OBJECT

public:
    /// What is asked about.
    struct Question {
        packs::PackPtr pack;
        const packs::Procedure* procedure = nullptr;
        packs::Rulings rulings;
        packs::Values derived;  ///< what the units and the weapon give
        packs::Values proposed; ///< what follows from who acts at whom with what, until somebody says otherwise
        QStringList asked;      ///< factors that only the table knows, and should say
        QStringList hidden;     ///< inputs that the game knows and of which nobody would say otherwise
        QMap<QString, std::vector<packs::Stat>> figures; ///< of inputs that are one of these
        packs::Values given;                             ///< what was said and holds
        packs::Values lastTime;                          ///< what of it was said for an earlier throw
        QMap<QString, qint64> most;                      ///< no more of an input than there can be
        QString key;                                     ///< who acts at whom
        bool looksUp = false; ///< nothing is thrown: help stands in sight, and the keys of throws mean nothing
        bool mends = false;   ///< `given` was said of this very throw; dice are written whole, as `2d10`
    };

    explicit FactorsPart(const Theme& theme, QWidget* parent = nullptr);

    void setQuestion(const Question& question);
    void clear() { setQuestion({}); }
    /// Who acts at whom in what was asked last.
    bool asks(const packs::Procedure* procedure, const QString& key) const;

    /// Everything that is known, with what was overruled.
    packs::Values values() const;
    /// What was said, without what the game knows or proposes.
    const packs::Values& given() const { return m_given; }
    /// Whether the game says what it is, when nobody does.
    bool knows(const QString& input) const { return m_question.derived.contains(input); }
    /// What a command has to say besides what the game knows: flags, choices, and what was overruled.
    Json inputs() const;
    /// Where the input is said, or null.
    QWidget* field(const QString& input) const { return m_fields.value(input); }
    /// Opens its pad; false: it has none.
    bool openPadOf(const QString& input);
    /// What nobody but the table knows: flags and choices, and the tables of factors.
    QList<QWidget*> ofTheTable() const;
    /// It was thrown so: what was said stays, and is marked as from the last time, since it may be otherwise by now.
    void keepAsLast();
    /// Says whether there is cover, or which, as long as that is asked.
    void toggleCover();
    /// Which dice cannot be read as they are written, in words; empty when all can.
    QString fault() const { return m_faults.isEmpty() ? QString() : m_faults.first(); }

Q_SIGNALS:
    void changed();

private:
    void rebuild();
    QWidget* addInput(const packs::ProcedureInput& input);
    QLayout& placeFor(const packs::ProcedureInput& input);
    TouchButton* addFlag(const packs::ProcedureInput& input);
    bool isCover(const packs::ProcedureInput& input) const;
    QWidget* addTypedDice(const packs::ProcedureInput& input);
    void readDice(const packs::ProcedureInput& input, const QString& text);
    TouchButton* addNumber(const packs::ProcedureInput& input);
    QWidget* addChoice(const packs::ProcedureInput& input);
    QWidget* addFigures(const packs::ProcedureInput& input);
    void showFigures(ChoiceRow* row, TouchButton* other, const packs::ProcedureInput& input);
    void addFactor(const packs::ProcedureInput& input);
    void untickOthers(const packs::ProcedureInput& input);
    QWidget* withHelp(QWidget* field, const packs::ProcedureInput& input);
    void explain(TouchButton* button, const packs::ProcedureInput& input);
    bool isAsLast(const packs::ProcedureInput& input) const;
    bool isSaid(const packs::ProcedureInput& input) const;
    QString shownLabel(const packs::ProcedureInput& input) const;
    void showNumber(TouchButton* chip, const packs::ProcedureInput& input);
    void showSum();
    void openPad(TouchButton* chip, const packs::ProcedureInput& input);
    void pick(TouchButton* beside, const packs::ProcedureInput& input, const std::function<void(int)>& take);
    void give(const packs::ProcedureInput& input, const packs::Value& value);
    packs::Values unasked() const;
    void forgetWhatIsKnown();
    qint64 valueOf(const packs::ProcedureInput& input) const;

    const Theme& m_theme;
    Question m_question;
    packs::Values m_given;
    QMap<QString, QString> m_faults; ///< by input
    QWidget* m_inside = nullptr;
    QWidget* m_line = nullptr; ///< of a lookup: what is ticked or counted between two choices
    FactorGroups* m_groups;
    std::function<void()> m_takeCover;     ///< says the next of what cover there may be; none: it is not asked
    QMap<QString, TouchButton*> m_factors; ///< by input
    QMap<QString, QWidget*> m_fields;      ///< of all inputs
    QMap<QString, TouchButton*> m_chips;   ///< of those that a pad says
};

}
