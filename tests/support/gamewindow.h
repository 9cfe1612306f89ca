// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "hands.h"
#include "pages/gamepage.h"
#include "playtable.h"
#include "shell/actions.h"
#include "shell/preferences.h"
#include "shell/theme.h"

#include <QAbstractButton>
#include <QApplication>
#include <QMainWindow>
#include <QRegularExpression>
#include <QTest>

namespace adjutant::test {

/// A game page in a window, and the keyboard before it.
class PlayedPage
{
public:
    PlayedPage(QWidget& around, app::GamePage* played) : window(around), page(played) {}

    journal::Session& session() { return page->session(); }
    const game::Game& game() { return page->session().game(); }

    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) { pressKey(*page, key, modifiers); }
    void type(const QString& text) { typeText(*page, text); }
    void digit(int number, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        key(Qt::Key(Qt::Key_0 + number), modifiers);
    }

    /// How many dice the button that throws would throw next; 0 when nothing is waited for.
    std::size_t wantedDice() const
    {
        static const QRegularExpression words(QStringLiteral("^Throw (\\d+)d\\d+$"));
        for (const auto* button : page->findChildren<QAbstractButton*>())
            if (const auto match = words.match(button->text()); button->isVisible() && match.hasMatch())
                return match.captured(1).toUInt();
        return 0;
    }

    QWidget& window;
    app::GamePage* page;
};

/// A window with nothing but a game page in it, of a size that people have.
class GameWindow : public PlayedPage
{
public:
    explicit GameWindow(std::unique_ptr<journal::Session> session, QSize size = {1280, 800},
                        app::Preferences::Appearance appearance = app::Preferences::Appearance::Light,
                        int textPercent = 100)
        : PlayedPage(m_frame, nullptr),
          preferences(m_folder.filePath(QStringLiteral("adjutant.ini"))),
          theme(preferences),
          actions(&m_frame, &theme.keys())
    {
        QApplication::setDoubleClickInterval(0); // each press here is one of its own
        preferences.setAppearance(appearance);
        preferences.setTextPercent(textPercent);
        theme.apply();
        page = new app::GamePage(std::move(session), actions, preferences, theme);
        m_frame.setCentralWidget(page);
        m_frame.resize(size);
        m_frame.show();
        m_frame.activateWindow();
        if (!QTest::qWaitForWindowActive(&m_frame))
            qWarning("the window did not become active");
    }
    ~GameWindow() { delete page; }

private:
    QTemporaryDir m_folder;

public:
    app::Preferences preferences;
    app::Theme theme;

private:
    QMainWindow m_frame;

public:
    app::Actions actions;
};

}
