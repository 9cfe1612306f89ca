// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/game.h"

#include <QWidget>

class QFormLayout;

namespace adjutant::app {

/// A command of the log as fields that can be filled in otherwise: who, at whom, with what, the dice of the table, what
/// counted, numbers and words.
class MendForm : public QWidget
{
    Q_OBJECT

public:
    /// The game is the one in which the command was given.
    MendForm(const game::Game& before, const Json& command, QWidget* parent = nullptr);

    const Json& command() const { return m_command; }
    /// What cannot be taken as it was typed, in words; empty when all can.
    QString fault() const;

Q_SIGNALS:
    void changed();

private:
    void addField(const std::string& key, const Json& value);
    void addUnits(const std::string& key, const QString& now);
    void addWeapons(const QString& now);
    bool countsRounds(const std::string& key) const;
    void addNumber(const std::string& key, qint64 now);
    void addWords(const std::string& key, const QString& now);
    void addList(const std::string& key, const Json& now);
    void addFaces(const Json& now);
    void addFactors(const packs::Procedure& procedure);
    void addRow(const QString& label, QWidget* field);
    void set(const std::string& key, const Json& value);
    void setFactor(const packs::ProcedureInput& input, qint64 value);
    void say(const std::string& key, const QString& fault);

    const game::Game& m_before;
    std::optional<packs::Procedure> m_procedure; ///< that the command resolves
    Json m_command;
    QFormLayout* m_rows;
    QMap<QString, QString> m_faults; ///< of a field
};

}
