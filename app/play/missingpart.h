// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "packs/procedure.h"

#include <QWidget>

#include <functional>

namespace adjutant::app {

class Desk;
class Keys;
class LinkLabel;

/// Where the throw will stand: what is still missing before it can be thrown, which leads to where it is said or
/// does it, if it is a single step. Out of sight while nothing is missing.
class MissingPart : public QWidget
{
    Q_OBJECT

public:
    MissingPart(Desk& desk, const Keys& keys, QWidget* parent = nullptr);

    /// The values that are known so far.
    void refresh(const packs::Values& known);
    void clear() { tell({}); }
    /// Somebody wants to type dice before they can be thrown: says why not and leads to what is missing.
    void insist();
    /// What a tap on the words does, where it does anything.
    bool leads() const { return !isHidden() && m_lead; }
    void lead() { m_lead(); }

Q_SIGNALS:
    void weaponWanted();
    void distanceWanted();
    void inputWanted(const QString& input);

private:
    /// What is missing, and which of the signals leads there.
    struct Missing {
        QString words;
        std::function<void()> lead = {};
    };
    void tell(const Missing& missing);
    std::function<void()> activating() const;
    Missing missingOf(const packs::Values& known);
    /// What to say of how far away it is, where that is not known or too far.
    Missing missingDistance(const packs::Procedure& procedure);
    Missing missingReach(const packs::ProcedureInput& modifier);
    Missing missingValue(const packs::Procedure& procedure, const packs::Values& known, const QString& otherwise);

    Desk& m_desk;
    const Keys& m_keys;
    LinkLabel* m_words;
    std::function<void()> m_lead;
};

}
