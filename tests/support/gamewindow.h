// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

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

/// A window with nothing but a game page in it, of a size that people have.
class GameWindow
{
public:
    explicit GameWindow(std::unique_ptr<journal::Session> session, QSize size = {1280, 800},
                        app::Preferences::Appearance appearance = app::Preferences::Appearance::Light,
                        int textPercent = 100)
        : preferences(m_folder.filePath(QStringLiteral("adjutant.ini"))),
          theme(preferences),
          actions(&window, &theme.keys())
    {
        QApplication::setDoubleClickInterval(0); // each press here is one of its own
        preferences.setAppearance(appearance);
        preferences.setTextPercent(textPercent);
        theme.apply();
        page = new app::GamePage(std::move(session), actions, preferences, theme);
        window.setCentralWidget(page);
        window.resize(size);
        window.show();
        window.activateWindow();
        if (!QTest::qWaitForWindowActive(&window))
            qWarning("the window did not become active");
    }
    ~GameWindow() { delete page; }

    journal::Session& session() { return page->session(); }
    const game::Game& game() { return page->session().game(); }

    /// A key as somebody at the keyboard presses it, wherever the focus is.
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QWidget* at =
            QApplication::activePopupWidget() ? QApplication::activePopupWidget() : QApplication::focusWidget();
        if (QApplication::activePopupWidget() && QApplication::activePopupWidget()->focusWidget())
            at = QApplication::activePopupWidget()->focusWidget();
        QTest::keyClick(at ? at : page, key, modifiers);
    }
    void type(const QString& text)
    {
        for (const QChar character : text)
            QTest::keyClick(QApplication::focusWidget(), character.toLatin1());
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

    void digit(int number, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        key(Qt::Key(Qt::Key_0 + number), modifiers);
    }

private:
    QTemporaryDir m_folder;

public:
    app::Preferences preferences;
    app::Theme theme;
    QMainWindow window;
    app::Actions actions;
    app::GamePage* page = nullptr;
};

}
