// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/json.h"

#include <QWidget>

#include <vector>

class QVBoxLayout;

namespace adjutant::app {

class Desk;
class PointRow;
class PointsBar;
class TextLabel;
class Theme;

/// The end of a round: every objective, counted and judged.
class ScoringPart : public QWidget
{
    Q_OBJECT

public:
    ScoringPart(Desk& desk, const Theme& theme, QWidget* parent = nullptr);

    void refresh();
    /// Puts the focus on the first objective that is not judged yet. False: there is none.
    bool focusMissing();

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

Q_SIGNALS:
    /// Somebody has just counted the last of them by keys.
    void allJudged();

private:
    void judge(const Json& command);
    void rebuild();
    void keepRoom();

    Desk& m_desk;
    const Theme& m_theme;
    QVBoxLayout* m_column;
    int m_round = 0;
    std::vector<PointRow*> m_rows;
    PointsBar* m_byHand;  ///< where nothing else gives points
    TextLabel* m_reasons; ///< where the destroyed do, who they were
};

}
