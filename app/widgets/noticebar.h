// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QFrame>

namespace adjutant::app {

class TextLabel;
class Theme;
class TouchButton;

/// A few words below a page that do not take its place: what a word means, or that something was done. Out of sight
/// until there is something to tell.
class NoticeBar : public QFrame
{
    Q_OBJECT

public:
    explicit NoticeBar(const Theme& theme, QWidget* parent = nullptr);

    /// Shows the words and has a screen reader say them. `more` names a button for more; empty: there is none.
    void tell(const QString& title, const QString& words, const QString& more = {});

Q_SIGNALS:
    void moreWanted();
    void closed();

private:
    TextLabel* m_title;
    TextLabel* m_words;
    TouchButton* m_more;
};

}
