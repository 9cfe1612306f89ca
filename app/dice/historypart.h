// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/throwhistorymodel.h"

#include <QWidget>

class QListView;

namespace adjutant::app {

class TextLabel;
class Theme;
class TouchButton;

/// The last throws; a tap on one throws it again.
class HistoryPart : public QWidget
{
    Q_OBJECT

public:
    HistoryPart(ThrowHistoryModel& history, const Theme& theme, QWidget* parent = nullptr);

Q_SIGNALS:
    void throwWanted(const QString& text);
    void said(const QString& words);

private:
    void refresh();
    void clear();
    void putBack();

    ThrowHistoryModel& m_history;
    QListView* m_list;
    TextLabel* m_words;
    TouchButton* m_copy;
    TouchButton* m_clear;
    TouchButton* m_putBack;
    std::deque<ThrowHistoryModel::Entry> m_cleared; ///< until the next throw
};

}
