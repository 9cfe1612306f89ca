// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "packs/procedure.h"

#include <QWidget>

#include <functional>

namespace adjutant::app {

class Desk;
class LinkLabel;
class Theme;
class TouchButton;

/// Where the throw will stand: what is still missing before it can be thrown, which leads to where it is said, and the
/// step that leads there, if it is a single one. Out of sight while nothing is missing.
class MissingPart : public QWidget
{
    Q_OBJECT

public:
    MissingPart(Desk& desk, const Theme& theme, QWidget* parent = nullptr);

    /// The values that are known so far.
    void refresh(const packs::Values& known);
    void clear() { tell({}); }

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
    Missing missingOf(const packs::Values& known);
    Missing missingValue(const packs::Procedure& procedure, const packs::Values& known, const QString& otherwise);

    Desk& m_desk;
    LinkLabel* m_words;
    TouchButton* m_activate;
    std::function<void()> m_lead;
};

}
