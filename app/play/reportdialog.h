// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDialog>

class QStackedWidget;

namespace adjutant::journal {
class Session;
}

namespace adjutant::app {

class ChoiceRow;
class NoticeBar;
class ReportSaver;
class StoryView;
class TextLabel;
class Theme;

/// The report of a game at any time: its story, points and losses, the luck; to be read, printed and saved.
class ReportDialog : public QDialog
{
    Q_OBJECT

public:
    ReportDialog(journal::Session& session, ReportSaver& saver, const Theme& theme, QWidget* parent = nullptr);

private:
    enum Page { Story, Score, Luck };

    void compose();
    void composeFoot();
    void showPage(Page page);
    QWidget* pageOf(Page page);
    void connectSaver();
    void showState();

    journal::Session& m_session;
    ReportSaver& m_saver;
    const Theme& m_theme;
    ChoiceRow* m_tabs;
    QStackedWidget* m_pages;
    StoryView* m_story;
    QWidget* m_score = nullptr; ///< made when it is first looked at, as is the luck
    QWidget* m_luck = nullptr;
    NoticeBar* m_notice;
    TextLabel* m_state;
    bool m_saves = false;
};

}
