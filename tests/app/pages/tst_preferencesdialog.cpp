// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "accessible.h"
#include "pages/choicebutton.h"
#include "pages/keydialog.h"
#include "pages/packsdialog.h"
#include "pages/preferencesdialog.h"
#include "pages/startpage.h"
#include "shell/actions.h"
#include "shell/keys.h"
#include "shell/language.h"
#include "shell/mainwindow.h"
#include "shell/preferences.h"
#include "shell/shortcutsheet.h"
#include "shell/theme.h"
#include "textwalk.h"
#include "walk.h"
#include "widgets/dieview.h"
#include "widgets/touchbutton.h"

#include <QLabel>
#include <QMenuBar>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

using namespace adjutant;
using namespace adjutant::app;

/// The preferences as somebody goes through them.
class TestPreferencesDialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_window.reset(); }

    void everySectionCanBeUsed_data();
    void everySectionCanBeUsed();
    void anotherKeyIsShownEverywhere();
    void aClashIsNamedAndTaken();
    void aFixedKeyIsRefused();
    void oneKeyAsUsual();
    void allKeysAsUsualAndBack();
    void theSheetLeadsToTheKeys();
    void escLeavesTheKeyAsItIs();
    void whatIsChosenOfDiceIsKept();
    void stillDesktopsAreRespected();
    void eachPackHasRemindersOfItsOwn();
    void leadsToThePacks();
    void staysInItsSectionInAnotherLanguage();
    void theSizeOfTextIsTappedInOnePlace();
    void theSizeOfTextIsTakenWhenItCloses();

private:
    PreferencesDialog* open(PreferencesDialog::Section section);
    KeyDialog* tap(const char* action);
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    QString hintOf(const char* action);
    template<typename Widget>
    Widget* find(const char* name) const
    {
        return m_window->findChild<Widget*>(QString::fromLatin1(name));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Preferences> m_preferences;
    std::unique_ptr<Language> m_language;
    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<MainWindow> m_window;
};

void TestPreferencesDialog::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_preferences = std::make_unique<Preferences>(m_folder->filePath(QStringLiteral("settings.ini")));
    m_preferences->setLanguage(QStringLiteral("en"));
    m_preferences->setGamesFolder(m_folder->path());
    m_language = std::make_unique<Language>(*m_preferences);
    m_language->apply();
    m_theme = std::make_unique<Theme>(*m_preferences);
    m_theme->apply();
    m_window = std::make_unique<MainWindow>(*m_preferences, *m_theme);
    m_window->resize(1024, 700);
    m_window->show();
}

PreferencesDialog* TestPreferencesDialog::open(PreferencesDialog::Section section)
{
    m_window->showPreferences();
    auto* dialog = m_window->findChild<PreferencesDialog*>();
    dialog->showSection(section);
    return dialog;
}

KeyDialog* TestPreferencesDialog::tap(const char* action)
{
    auto* button = find<TouchButton>((QByteArray("key-") + action).constData());
    if (button)
        button->click();
    return m_window->findChild<KeyDialog*>();
}

void TestPreferencesDialog::press(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    QTest::keyClick(m_window->findChild<KeyDialog*>()->focusWidget(), key, modifiers);
}

QString TestPreferencesDialog::hintOf(const char* action)
{
    return find<TouchButton>((QByteArray("key-") + action).constData())->accessibleName();
}

void TestPreferencesDialog::everySectionCanBeUsed_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("percent");
    QTest::newRow("English") << "en" << 100;
    QTest::newRow("English at 200 %") << "en" << 200;
    QTest::newRow("German") << "de" << 100;
    QTest::newRow("German at 200 %") << "de" << 200;
}

void TestPreferencesDialog::everySectionCanBeUsed()
{
    QFETCH(QString, language);
    QFETCH(int, percent);
    m_preferences->setLanguage(language);
    m_preferences->setTextPercent(percent);
    // Once it speaks the language it takes away every dialog of before.
    const QString game = language == QLatin1String("de") ? QStringLiteral("Spiel") : QStringLiteral("Game");
    QTRY_VERIFY(m_window->menuBar()->actions().at(1)->text().remove(QLatin1Char('&')) == game);
    QTest::qWait(20);
    auto* dialog = open(PreferencesDialog::Look);
    QVERIFY(dialog->width() <= 1024 && dialog->height() <= 700);
    test::TextWalk texts;
    for (int section = 0; section < PreferencesDialog::Sections; ++section) {
        dialog->showSection(PreferencesDialog::Section(section));
        QTest::qWait(30);
        const Walk walk(*dialog);
        QVERIFY(walk.controls() >= 7);
        QCOMPARE(walk.faults(), QStringList());
        QCOMPARE(test::unnamedIn(dialog), QStringList());
        texts.over(*dialog, QStringLiteral("section %1").arg(section));
    }
    dialog->showSection(PreferencesDialog::Keyboard);
    KeyDialog* key = tap("next");
    press(Qt::Key_P);
    QTest::qWait(30);
    QCOMPARE(Walk(*key).faults(), QStringList());
    texts.over(*key, QStringLiteral("key"));
    QCOMPARE(texts.clipped(), QStringList());
}

void TestPreferencesDialog::anotherKeyIsShownEverywhere()
{
    open(PreferencesDialog::Keyboard);
    QCOMPARE(hintOf("new-game"), QStringLiteral("New game…: Ctrl+N"));
    tap("new-game");
    press(Qt::Key_G, Qt::ControlModifier);
    QVERIFY2(!m_window->findChild<KeyDialog*>()->isVisible(), "a free key is taken at once");
    QCOMPARE(hintOf("new-game"), QStringLiteral("New game…: Ctrl+G"));
    QCOMPARE(find<TouchButton>("key-new-game")->detail(), QStringLiteral("Your own, usually Ctrl+N"));
    find<PreferencesDialog>("PreferencesDialog")->close();

    QCOMPARE(m_window->menuBar()->actions().first()->menu()->actions().first()->shortcut(),
             QKeySequence(QStringLiteral("Ctrl+G")));
    QCOMPARE(m_window->startPage().findChild<QPushButton*>(QStringLiteral("newGame"))->toolTip(),
             QStringLiteral("New game… (Ctrl+G)"));
    const ShortcutSheet sheet(*m_theme, m_window.get());
    QStringList shown;
    for (const auto* label : sheet.findChildren<QLabel*>())
        shown << label->text();
    QVERIFY(shown.contains(QStringLiteral("Ctrl+G")));
    QVERIFY(!shown.contains(QStringLiteral("Ctrl+N")));

    Preferences later(m_folder->filePath(QStringLiteral("settings.ini")));
    QCOMPARE(Keys(later).allWords(QStringLiteral("new-game")), QStringLiteral("Ctrl+G"));
    TouchButton button(*m_theme);
    button.setKeyOf(QStringLiteral("new-game"));
    const int wide = button.sizeHint().width();
    m_theme->keys().give(QStringLiteral("new-game"), {});
    QVERIFY2(button.sizeHint().width() < wide, "the cap on a button is gone with the key");
}

void TestPreferencesDialog::aClashIsNamedAndTaken()
{
    open(PreferencesDialog::Keyboard);
    KeyDialog* dialog = tap("next");
    press(Qt::Key_P);
    QVERIFY(dialog->isVisible());
    QCOMPARE(dialog->findChild<QLabel*>(QStringLiteral("clash"))->text(),
             QStringLiteral("P is the key of “Pass” (Game)."));
    QCOMPARE(m_theme->keys().allWords(QStringLiteral("next")), QStringLiteral("N or Ctrl+Return"));
    auto* take = dialog->findChild<TouchButton*>(QStringLiteral("take"));
    QCOMPARE(take->text(), QStringLiteral("Take it from “Pass”"));
    take->click();
    QCOMPARE(m_theme->keys().allWords(QStringLiteral("next")), QStringLiteral("P"));
    QCOMPARE(hintOf("pass"), QStringLiteral("Pass: no key"));
}

void TestPreferencesDialog::aFixedKeyIsRefused()
{
    open(PreferencesDialog::Keyboard);
    KeyDialog* dialog = tap("next");
    press(Qt::Key_4);
    QCOMPARE(dialog->findChild<QLabel*>(QStringLiteral("clash"))->text(),
             QStringLiteral("4 always means “Select unit 4”."));
    QVERIFY(!dialog->findChild<TouchButton*>(QStringLiteral("take"))->isVisible());
    press(Qt::Key_Return); // the keys that press buttons elsewhere are keys here
    QCOMPARE(dialog->findChild<QLabel*>(QStringLiteral("clash"))->text(),
             QStringLiteral("Return is the key of “Accept the result” (Tray)."));
    press(Qt::Key_K, Qt::ControlModifier);
    QVERIFY2(dialog->findChild<QLabel*>(QStringLiteral("clash"))->text().contains(QStringLiteral("Find a rule")),
             "no shortcut of the dialog below takes it away");
}

void TestPreferencesDialog::oneKeyAsUsual()
{
    m_theme->keys().give(QStringLiteral("undo"), QKeySequence(QStringLiteral("X")));
    open(PreferencesDialog::Keyboard);
    QCOMPARE(hintOf("undo"), QStringLiteral("Undo: X"));
    KeyDialog* dialog = tap("undo");
    auto* usual = dialog->findChild<TouchButton*>(QStringLiteral("usual"));
    QCOMPARE(usual->text(), QStringLiteral("As usual: Ctrl+Z"));
    usual->click();
    QCOMPARE(hintOf("undo"), QStringLiteral("Undo: Ctrl+Z"));
    QCOMPARE(find<TouchButton>("key-undo")->detail(), QString());
}

void TestPreferencesDialog::allKeysAsUsualAndBack()
{
    open(PreferencesDialog::Keyboard);
    auto* all = find<TouchButton>("all-keys");
    QVERIFY(!all->isEnabled());
    m_theme->keys().give(QStringLiteral("undo"), QKeySequence(QStringLiteral("X")));
    QVERIFY(all->isEnabled());
    all->click();
    QCOMPARE(hintOf("undo"), QStringLiteral("Undo: Ctrl+Z"));
    QCOMPARE(all->text(), QStringLiteral("My keys again"));
    all->click();
    QCOMPARE(hintOf("undo"), QStringLiteral("Undo: X"));
    QCOMPARE(all->text(), QStringLiteral("All as usual"));
}

void TestPreferencesDialog::theSheetLeadsToTheKeys()
{
    m_window->showShortcuts();
    auto* sheet = m_window->findChild<ShortcutSheet*>();
    for (auto* button : sheet->findChildren<QPushButton*>())
        if (button->text() == QStringLiteral("Change keys…"))
            button->click();
    QTRY_VERIFY(m_window->findChild<PreferencesDialog*>());
    QCOMPARE(m_window->findChild<PreferencesDialog*>()->section(), PreferencesDialog::Keyboard);
    QVERIFY(find<TouchButton>("key-next")->isVisible());
}

void TestPreferencesDialog::escLeavesTheKeyAsItIs()
{
    open(PreferencesDialog::Keyboard);
    QPointer<KeyDialog> dialog = tap("next");
    press(Qt::Key_Escape);
    QTRY_VERIFY(!dialog);
    QVERIFY(!m_theme->keys().hasOwn());
    QVERIFY(m_window->findChild<PreferencesDialog*>()->isVisible());
}

void TestPreferencesDialog::whatIsChosenOfDiceIsKept()
{
    auto* dialog = open(PreferencesDialog::Dice);
    const auto choose = [dialog](const char* words) {
        for (auto* button : dialog->findChildren<QAbstractButton*>())
            if (button->isVisible() && button->text() == QLatin1String(words))
                button->click();
    };
    for (const char* words : {"Numbers", "Dark", "Longer"})
        choose(words);
    QVERIFY2(!m_preferences->hasSounds(), "off until somebody wants it");
    find<QAbstractButton>("sounds")->click();
    choose("Try a throw");
    const auto dice = dialog->findChildren<DieView*>();
    QVERIFY(std::any_of(dice.begin(), dice.end(), [](const DieView* die) { return die->isFalling(); }));
    const Preferences later(m_folder->filePath(QStringLiteral("settings.ini")));
    QCOMPARE(later.dieFaces(), Preferences::DieFaces::Numbers);
    QCOMPARE(later.diceColour(), Preferences::DiceColour::Dark);
    QCOMPARE(later.diceFall(), Preferences::DiceFall::Long);
    QVERIFY(later.hasSounds());
}

void TestPreferencesDialog::stillDesktopsAreRespected()
{
    m_window.reset();
    m_preferences->setSystemWasStill(true);
    m_theme = std::make_unique<Theme>(*m_preferences);
    m_window = std::make_unique<MainWindow>(*m_preferences, *m_theme);
    m_window->show();
    open(PreferencesDialog::Dice);
    QVERIFY(find<QLabel>("fall-words")->text().startsWith(QStringLiteral("Animations are turned off")));
}

void TestPreferencesDialog::eachPackHasRemindersOfItsOwn()
{
    auto* dialog = open(PreferencesDialog::Play);
    QList<ChoiceButton*> ticks;
    for (auto* tick : dialog->findChildren<ChoiceButton*>())
        if (tick->text() == QStringLiteral("A side: this is the last round"))
            ticks << tick;
    QCOMPARE(ticks.size(), 3); // quick-play, double-tap and quick
    ticks.front()->click();
    int off = 0;
    for (const char* pack : {"quick-play", "double-tap", "quick"})
        off += m_preferences->reminderShown(QString::fromLatin1(pack), QStringLiteral("last-round")) ? 0 : 1;
    QCOMPARE(off, 1);
}

void TestPreferencesDialog::leadsToThePacks()
{
    auto* dialog = open(PreferencesDialog::Files);
    QCOMPARE(find<QLabel>("packsFolder")->text(), QDir::toNativeSeparators(packs::ownFolder()));
    find<QPushButton>("showPacks")->click();
    auto* packs = dialog->findChild<PacksDialog*>();
    QVERIFY(packs && packs->isVisible());
    packs->close();
    QVERIFY(dialog->isVisible());
}

void TestPreferencesDialog::staysInItsSectionInAnotherLanguage()
{
    open(PreferencesDialog::Dice);
    m_preferences->setLanguage(QStringLiteral("de"));
    QTRY_COMPARE(m_window->menuBar()->actions().value(1)->text(), QStringLiteral("&Spiel"));
    QCOMPARE(m_window->findChild<PreferencesDialog*>()->section(), PreferencesDialog::Dice);
}

/// The text grows and would carry the button away from under the pointer.
void TestPreferencesDialog::theSizeOfTextIsTappedInOnePlace()
{
    auto* dialog = open(PreferencesDialog::Look);
    QTest::qWait(30);
    auto* larger = dialog->findChild<QPushButton*>(QStringLiteral("larger"));
    const QPoint place = larger->mapTo(dialog, larger->rect().center());
    for (int tap = 0; tap < 5; ++tap) {
        QCOMPARE(dialog->childAt(place), larger);
        QTest::mouseClick(larger, Qt::LeftButton);
        QTest::qWait(50);
    }
    QCOMPARE(dialog->findChild<QLabel*>(QStringLiteral("percent"))->text(), QStringLiteral("150 %"));
    QTRY_COMPARE(m_preferences->textPercent(), 150);
    QTest::mouseClick(dialog->findChild<QPushButton*>(QStringLiteral("usual")), Qt::LeftButton);
    QCOMPARE(m_preferences->textPercent(), 100);
}

void TestPreferencesDialog::theSizeOfTextIsTakenWhenItCloses()
{
    auto* dialog = open(PreferencesDialog::Look);
    QTest::mouseClick(dialog->findChild<QPushButton*>(QStringLiteral("smaller")), Qt::LeftButton);
    dialog->close();
    QCOMPARE(m_preferences->textPercent(), 90);
}

QTEST_MAIN(TestPreferencesDialog)
#include "tst_preferencesdialog.moc"
