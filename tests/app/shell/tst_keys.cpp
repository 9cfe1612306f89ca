// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shell/actions.h"
#include "shell/keys.h"
#include "shell/preferences.h"

#include <QFile>
#include <QKeyEvent>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QWidget>

#include <memory>

using namespace adjutant::app;

namespace {

const QString next = QStringLiteral("next");
const QString pass = QStringLiteral("pass");

QKeySequence key(const char* text)
{
    return QKeySequence::fromString(QString::fromLatin1(text), QKeySequence::PortableText);
}

}

class TestKeys : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        start();
    }

    void theTableIsTheBeginning()
    {
        for (const ActionSpec& spec : actionTable())
            QCOMPARE(m_keys->of(QString::fromLatin1(spec.id)),
                     QKeySequence::listFromString(QString::fromLatin1(spec.shortcut), QKeySequence::PortableText));
        QVERIFY(!m_keys->hasOwn());
        QCOMPARE(m_keys->allWords(next), QStringLiteral("N or Ctrl+Return"));
        QCOMPARE(m_keys->cap(QStringLiteral("throw")), QStringLiteral("Space"));
        QCOMPARE(m_keys->inBrackets(QStringLiteral("type-dice")), QStringLiteral(" (D)"));
    }

    void theNewKeyWorksAndTheOldOnesDoNot()
    {
        m_keys->give(next, key("G"));
        QCOMPARE(firedBy("G"), QStringList(next));
        QCOMPARE(firedBy("N"), QStringList());
        QCOMPARE(firedBy("Ctrl+Return"), QStringList());
        QCOMPARE((*m_actions)["next"]->toolTip(), QStringLiteral("Next (G)"));
        m_keys->give(next, {});
        QCOMPARE(firedBy("G"), QStringList());
        QCOMPARE((*m_actions)["next"]->toolTip(), QStringLiteral("Next"));
        QCOMPARE(m_keys->inBrackets(next), QString());
    }

    void itSurvivesARestart()
    {
        m_keys->give(next, key("Ctrl+,")); // kept as text with a comma in it
        m_keys->give(QStringLiteral("undo"), {});
        start();
        QCOMPARE(firedBy("Ctrl+,"), QStringList(next));
        QCOMPARE(firedBy("Ctrl+Z"), QStringList());
        QVERIFY2(m_keys->of(QStringLiteral("preferences")).isEmpty(), "it lost the key to Next");
    }

    void aClashIsNamed_data()
    {
        QTest::addColumn<QString>("keys");
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("holder");
        QTest::newRow("free") << "G"
                              << ""
                              << "";
        QTest::newRow("its own") << "Ctrl+Return"
                                 << ""
                                 << "";
        QTest::newRow("of another") << "P"
                                    << "P is the key of “Pass” (Game)."
                                    << "pass";
        QTest::newRow("the second of another") << "Ctrl+Y"
                                               << "Ctrl+Y is the key of “Redo” (Game)."
                                               << "redo";
        QTest::newRow("a digit") << "3"
                                 << "3 always means “Select unit 3”."
                                 << "";
        QTest::newRow("a digit that aims") << "Alt+9"
                                           << "Alt+9 always means “Aim at unit 9”."
                                           << "";
        QTest::newRow("the way out") << "Esc"
                                     << "Esc always means “Clear the tray”."
                                     << "";
        QTest::newRow("the way on") << "Tab"
                                    << "Tab is needed in lists, fields and forms."
                                    << "";
        QTest::newRow("an arrow") << "Down"
                                  << "Down is needed in lists, fields and forms."
                                  << "";
        QTest::newRow("the tenth digit") << "0"
                                         << "0 is needed in lists, fields and forms."
                                         << "";
        QTest::newRow("an arrow with Ctrl") << "Ctrl+Down"
                                            << ""
                                            << "";
        QTest::newRow("a menu") << "Alt+G"
                                << "Alt+G opens the menu “Game”."
                                << "";
        QTest::newRow("beside a menu") << "Alt+Shift+G"
                                       << ""
                                       << "";
    }

    void aClashIsNamed()
    {
        QFETCH(QString, keys);
        QFETCH(QString, words);
        QFETCH(QString, holder);
        const auto clash = m_keys->clash(next, QKeySequence::fromString(keys, QKeySequence::PortableText));
        QCOMPARE(clash ? clash->words : QString(), words);
        QCOMPARE(clash ? clash->holder : QString(), holder);
    }

    void whatIsTakenIsLost()
    {
        m_keys->give(next, key("Ctrl+Y"));
        QCOMPARE(firedBy("Ctrl+Y"), QStringList(next));
        QCOMPARE(m_keys->allWords(QStringLiteral("redo")), QStringLiteral("Ctrl+Shift+Z"));
        const auto clash = m_keys->clashOfUsual(QStringLiteral("redo"));
        QVERIFY(clash);
        QCOMPARE(clash->words, QStringLiteral("Ctrl+Y is the key of “Next” (Game)."));
        m_keys->giveUsual(QStringLiteral("redo"));
        QCOMPARE(firedBy("Ctrl+Y"), QStringList(QStringLiteral("redo")));
        QVERIFY(m_keys->of(next).isEmpty());
    }

    void oneAsUsual()
    {
        m_keys->give(next, key("G"));
        m_keys->give(pass, key("H"));
        m_keys->giveUsual(next);
        QVERIFY(!m_keys->isOwn(next) && m_keys->isOwn(pass));
        QCOMPARE(firedBy("N"), QStringList(next));
        QCOMPARE(firedBy("G"), QStringList());
        QCOMPARE(firedBy("H"), QStringList(pass));
    }

    void allAsUsualAndBack()
    {
        m_keys->give(next, key("P"));
        m_keys->give(QStringLiteral("log"), {});
        const auto own = m_keys->own();
        QCOMPARE(own.keys(), QStringList({QStringLiteral("log"), next, pass}));
        QSignalSpy changed(m_keys.get(), &Keys::changed);
        m_keys->giveAllUsual();
        QCOMPARE(changed.count(), 1);
        theTableIsTheBeginning();
        QCOMPARE(firedBy("P"), QStringList(pass));
        m_keys->setOwn(own);
        QCOMPARE(firedBy("P"), QStringList(next));
        QCOMPARE(firedBy("Ctrl+2"), QStringList());
    }

    // However the file came to be so, a key means one thing.
    void whatAFileMayHold_data()
    {
        QTest::addColumn<QByteArray>("keys");
        QTest::addColumn<QString>("ofNext");
        QTest::addColumn<QString>("ofPass");
        QTest::newRow("nonsense") << QByteArray("next=blah\n") << "N or Ctrl+Return"
                                  << "P";
        QTest::newRow("an action that is gone") << QByteArray("dance=P\n") << "N or Ctrl+Return"
                                                << "P";
        QTest::newRow("one key for two") << QByteArray("next=X\npass=X\n") << "X"
                                         << "";
        QTest::newRow("a key of the table") << QByteArray("next=P\n") << "P"
                                            << "";
        QTest::newRow("a fixed key") << QByteArray("next=\"3; G\"\n") << "G"
                                     << "P";
        QTest::newRow("two strokes") << QByteArray("next=\"Ctrl+X, Ctrl+Y\"\n") << "N or Ctrl+Return"
                                     << "P";
        QTest::newRow("none") << QByteArray("next=\n") << ""
                              << "P";
        QTest::newRow("what is fixed") << QByteArray("unit-3=G\n") << "N or Ctrl+Return"
                                       << "P";
    }

    void whatAFileMayHold()
    {
        QFETCH(QByteArray, keys);
        QFile file(m_folder->filePath(QStringLiteral("settings.ini")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("[keys]\n" + keys);
        file.close();
        start();
        QTEST(m_keys->allWords(next), "ofNext");
        QTEST(m_keys->allWords(pass), "ofPass");
        QCOMPARE(m_keys->cap(QStringLiteral("unit-3")), QStringLiteral("3"));
        QSet<QKeySequence> all;
        for (const ActionSpec& spec : actionTable())
            for (const QKeySequence& one : m_keys->of(QString::fromLatin1(spec.id))) {
                QVERIFY2(!all.contains(one), qPrintable(one.toString()));
                all.insert(one);
            }
    }

    void keysAsTheyArePressed_data()
    {
        QTest::addColumn<int>("code");
        QTest::addColumn<int>("modifiers");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("words");
        QTest::newRow("a letter") << int(Qt::Key_G) << int(Qt::NoModifier) << "g"
                                  << "G";
        QTest::newRow("with Shift") << int(Qt::Key_G) << int(Qt::ShiftModifier) << "G"
                                    << "Shift+G";
        QTest::newRow("a sign that needs Shift") << int(Qt::Key_Question) << int(Qt::ShiftModifier) << "?"
                                                 << "?";
        QTest::newRow("on the pad") << int(Qt::Key_Plus) << int(Qt::KeypadModifier) << "+"
                                    << "+";
        QTest::newRow("Shift alone") << int(Qt::Key_Shift) << int(Qt::ShiftModifier) << ""
                                     << "";
        QTest::newRow("Super alone") << int(Qt::Key_Super_L) << int(Qt::MetaModifier) << ""
                                     << "";
        QTest::newRow("several") << int(Qt::Key_F5) << int(Qt::ControlModifier | Qt::AltModifier) << ""
                                 << "Ctrl+Alt+F5";
    }

    void keysAsTheyArePressed()
    {
        QFETCH(int, code);
        QFETCH(int, modifiers);
        QFETCH(QString, text);
        const QKeyEvent event(QEvent::KeyPress, code, Qt::KeyboardModifiers(modifiers), text);
        const QKeySequence found = Keys::pressed(event);
        QTEST(found.isEmpty() ? QString() : Keys::words(found), "words");
    }

private:
    void start()
    {
        m_window.reset();
        m_keys.reset();
        m_preferences = std::make_unique<Preferences>(m_folder->filePath(QStringLiteral("settings.ini")));
        m_keys = std::make_unique<Keys>(*m_preferences);
        m_window = std::make_unique<QWidget>();
        m_actions = new Actions(m_window.get(), m_keys.get());
        m_window->show();
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }

    // What happens when somebody presses it.
    QStringList firedBy(const char* text)
    {
        std::vector<std::pair<QString, std::unique_ptr<QSignalSpy>>> spies;
        for (const ActionSpec& spec : actionTable())
            spies.emplace_back(QString::fromLatin1(spec.id),
                               std::make_unique<QSignalSpy>((*m_actions)[spec.id], &QAction::triggered));
        QTest::keySequence(m_window.get(), key(text));
        QStringList fired;
        for (const auto& [id, spy] : spies)
            if (!spy->isEmpty())
                fired << id;
        return fired;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Preferences> m_preferences;
    std::unique_ptr<Keys> m_keys;
    std::unique_ptr<QWidget> m_window;
    Actions* m_actions = nullptr;
};

QTEST_MAIN(TestKeys)
#include "tst_keys.moc"
