// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "report/luck.h"

#include <QWidget>

class QVBoxLayout;

namespace adjutant::app {

class LuckBars;
class TextLabel;
class Theme;

/// How the dice came out: for each group of them, in words and as bars, what fell and what fair dice show.
class LuckView : public QWidget
{
    Q_OBJECT

public:
    struct Group {
        QString title;
        std::vector<report::DieLuck> kinds;
    };

    explicit LuckView(const Theme& theme, QWidget* parent = nullptr);

    /// `empty` is said when there is no group.
    void setGroups(const std::vector<Group>& groups, const QString& empty);
    /// All of it as text.
    QString text() const;

private:
    TextLabel* addLabel(const QString& words, qreal factor, bool bold);

    const Theme& m_theme;
    QVBoxLayout* m_column;
    QWidget* m_inside = nullptr;
    std::vector<Group> m_groups;
};

}
