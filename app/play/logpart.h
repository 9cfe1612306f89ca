// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QElapsedTimer>
#include <QPersistentModelIndex>
#include <QTimer>
#include <QWidget>

class QTableView;

namespace adjutant::journal {
struct Entry;
}

namespace adjutant::app {

class Desk;
class NoticeBar;
class Theme;
class TouchButton;

/// The log, and what can be done with a line of it: see the table as it was then, which a tap does at once, mend the
/// line, or go on from there in another file.
class LogPart : public QWidget
{
    Q_OBJECT

public:
    LogPart(Desk& desk, const Theme& theme, QWidget* parent = nullptr);

    /// The rows take the height that the width gives them, once that is settled.
    void fitSoon() { m_fitting.start(); }
    /// With the newest line, unless somebody looks back.
    void takeFocus();

Q_SIGNALS:
    /// Another file holds the game up to an entry.
    void branched(const QString& path);
    /// It shall be played.
    void gameWanted(const QString& path);

private:
    void buildList();
    void buildButtons();
    void fit();
    void openOffers();
    const journal::Entry* chosen() const;
    void refresh();
    void look();
    void tap(const QModelIndex& line);
    void mend();
    void askBranch();
    void branch(qint64 entry, const QString& path);
    void follow();

    Desk& m_desk;
    const Theme& m_theme;
    QTableView* m_list;
    QWidget* m_bar = nullptr;        ///< of the three buttons
    TouchButton* m_offers = nullptr; ///< in their place where they would leave the list no room
    TouchButton* m_see = nullptr;
    TouchButton* m_mend = nullptr;
    TouchButton* m_branch = nullptr;
    NoticeBar* m_notice = nullptr;
    QString m_branched; ///< the file that it tells of
    QTimer m_fitting;
    QPersistentModelIndex m_tapped; ///< the line that was tapped last
    QElapsedTimer m_sinceTap;
};

}
