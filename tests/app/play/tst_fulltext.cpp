// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gamewindow.h"
#include "play/bottombar.h"
#include "play/desk.h"
#include "play/factorspart.h"
#include "rightclick.h"
#include "settled.h"
#include "shell/language.h"
#include "textwalk.h"
#include "widgets/touchbutton.h"

#include <QFile>

using namespace adjutant;
using namespace adjutant::app;

/// What has no room on the game page, and what explains it, at twice the usual size and in long German words.
class TestFullText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void lastWordsAreReadByKeys();
    void helpOfThePackIsReadInItsLanguage();
    void nothingIsLeftOut();

private:
    WholeText* opened() const { return qobject_cast<WholeText*>(QApplication::activePopupWidget()); }
    QStringList readIn(const WholeText& text) const;
    TextLabel* lastWords() const;

    QTemporaryDir m_folder;
    int m_games = 0;
    Preferences m_preferences{m_folder.filePath(QStringLiteral("language.ini"))};
    Language m_language{m_preferences};
    const QString m_note = QStringLiteral("Die Kavallerie kommt zu spät an die Furt. ").repeated(12).trimmed();
    std::unique_ptr<test::GameWindow> m_window;
};

/// A gunner aims at another.
void TestFullText::init()
{
    m_window.reset();
    m_preferences.setLanguage(QStringLiteral("de"));
    m_language.apply();
    m_window = std::make_unique<test::GameWindow>(
        test::gameOf(QStringLiteral("double-tap"),
                     m_folder.filePath(QStringLiteral("game-%1.adjutant").arg(++m_games))),
        QSize(1280, 800), Preferences::Appearance::Light, 200);
    const auto apply = [this](const Json& command) { test::mustApply(m_window->session(), command); };
    apply({{"do", "setup"}, {"deployment", "a"}});
    for (const char* side : {"a", "b"})
        apply({{"do", "add-unit"},
               {"side", side},
               {"type", "fighter"},
               {"with", {{"points", 20}}},
               {"weapons", {{"hmg", 1}, {"pistol", 1}}}});
    apply({{"do", "begin"}});
    apply({{"do", "activate"}, {"unit", "a1"}, {"action", "move"}});
    apply({{"do", "note"}, {"text", utf8(m_note)}});
    auto* desk = m_window->page->findChild<Desk*>();
    desk->takeWeapon(QStringLiteral("hmg"));
    desk->aim(QStringLiteral("b1"));
    desk->takeDistance(5);
    test::settle(m_window->window);
}

QStringList TestFullText::readIn(const WholeText& text) const
{
    QStringList read;
    for (const auto* label : text.findChildren<TextLabel*>())
        if (label->isVisible() && !label->isShortened())
            read << label->text();
    return read;
}

TextLabel* TestFullText::lastWords() const
{
    for (auto* label : m_window->page->findChild<BottomBar*>()->findChildren<TextLabel*>())
        if (label->text().contains(m_note))
            return label;
    return nullptr;
}

void TestFullText::lastWordsAreReadByKeys()
{
    TextLabel* label = lastWords();
    QVERIFY(label && label->isShortened());
    for (int i = 0; i < 100 && !label->hasFocus(); ++i)
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QVERIFY2(label->hasFocus(), "Tab leads there");
    const std::size_t before = m_window->session().log().size();
    m_window->key(Qt::Key_Space);
    QVERIFY(opened());
    QVERIFY(readIn(*opened()).contains(label->text()));
    QCOMPARE(opened()->size().boundedTo(label->screen()->size()), opened()->size());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QVERIFY(!opened());
    QVERIFY2(label->hasFocus(), "one is back where one was");
    QCOMPARE(m_window->session().log().size(), before);
}

void TestFullText::helpOfThePackIsReadInItsLanguage()
{
    QFile german(QStringLiteral(SOURCE_FOLDER "/resources/packs/double-tap/i18n/de.toml"));
    QVERIFY(german.open(QIODevice::ReadOnly));
    const QString words = QString::fromUtf8(german.readAll()).remove(u'\\');
    int asked = 0;
    for (auto* button : m_window->page->findChild<FactorsPart*>()->findChildren<TouchButton*>()) {
        if (!button->isVisible() || button->toolTip().isEmpty())
            continue;
        button->setFocus(Qt::TabFocusReason);
        m_window->key(Qt::Key_F1, Qt::ShiftModifier);
        QVERIFY2(opened(), qPrintable(button->text()));
        const QString help = readIn(*opened()).constLast();
        QVERIFY2(words.contains(help), qPrintable(help));
        QVERIFY2(button->accessibleDescription().contains(help), qPrintable(button->accessibleDescription()));
        opened()->close();
        test::menuOf(*button, QPoint(5, 5));
        QVERIFY(opened());
        QCOMPARE(readIn(*opened()).constLast(), help);
        opened()->close();
        ++asked;
    }
    QVERIFY(asked > 0);
}

void TestFullText::nothingIsLeftOut()
{
    test::TextWalk walk;
    walk.over(*m_window->page, QStringLiteral("at twice the size"));
    const QStringList closed = walk.clipped().filter(QStringLiteral("cannot be read in full"));
    QVERIFY2(closed.isEmpty(), qPrintable(closed.join(u'\n')));
}

QTEST_MAIN(TestFullText)

#include "tst_fulltext.moc"
