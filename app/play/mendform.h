// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "play/mendfields.h"

#include <QWidget>

class QFormLayout;
class QLineEdit;

namespace adjutant::app {

class FactorsPart;
class TextLabel;
class Theme;

/// A command of the log as fields that can be filled in otherwise, each of them in words: who, at whom, with what, what
/// counted, the dice of the table, numbers. What it does not understand stays in the command as it was.
class MendForm : public QWidget
{
    Q_OBJECT

public:
    /// The game is the one in which the command was given; of the throws that fell, those that were counted at the
    /// table say what the numbers are of.
    MendForm(const game::Game& before, const Json& command, const Theme& theme, QWidget* parent = nullptr,
             const std::vector<dice::Throw>& fallen = {});

    const Json& command() const { return m_command; }
    /// Whether it says anything else than the log does.
    bool isChanged() const;
    /// What cannot be taken as it was typed, in words; empty when all can.
    QString fault() const;

Q_SIGNALS:
    void changed();

private:
    struct Row {
        MendField field;
        QWidget* editor;
    };

    void rebuild();
    /// Nothing that could be taken before stands where it no longer can.
    void settle();
    void follow();
    void addField(const MendField& field);
    QWidget* makeEditor(const MendField& field);
    QWidget* makeChoice(const MendField& field);
    QWidget* makeChoiceRow(const MendField& field);
    QWidget* makeNumber(const MendField& field);
    QWidget* makeWords(const MendField& field);
    void addMakeup();
    void openMakeup();
    void addFaces();
    void addFaceLine(const QStringList& faces);
    void addCount(int dice, const QString& label);
    void readFaces();
    Json readLine(const QString& text);
    void followCounts();
    QWidget* addRow(const QString& label, QWidget* editor);
    void set(const MendField& field, const Json& value);
    void put(const QString& place, const Json& value);
    void leaveOut(const QString& place);
    void fitToType();

    void askInputs();
    void takeTypedDice();
    void alignTypedDice();
    packs::Values givenInputs() const;
    packs::Values deviations() const;
    void takeInputs();

    const game::Game& m_before;
    const Theme& m_theme;
    std::optional<packs::Procedure> m_procedure; ///< that the command resolves
    const Json m_entry;                          ///< as it stands in the log
    QStringList m_counted;                       ///< what each count of the table is of, in words
    Json m_command;
    QFormLayout* m_rows = nullptr;
    QWidget* m_inside = nullptr;
    std::vector<Row> m_fields;
    std::vector<QWidget*> m_dice;     ///< of the table: lines of faces and numbers of those that count, in order
    QWidget* m_furtherDice = nullptr; ///< the line for those of a throw that is no longer counted
    TextLabel* m_makeup = nullptr;
    FactorsPart* m_inputs = nullptr;
    packs::Values m_entryInputs;       ///< what was said in it otherwise than the game knows
    std::vector<QWidget*> m_typedDice; ///< of it, with their labels
    int m_asked = 0;
    QString m_faceFault;
};

}
