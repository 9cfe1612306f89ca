// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dice/evening.h"
#include "kit/kit.h"
#include "models/newgameplan.h"
#include "models/savedgamesmodel.h"
#include "packs/lengths.h"
#include "pages/dicepage.h"
#include "pages/gamepage.h"
#include "pages/kitpage.h"
#include "pages/newgamepage.h"
#include "pages/preferencesdialog.h"
#include "pages/questioncard.h"
#include "pages/startpage.h"
#include "play/desk.h"
#include "report/report.h"
#include "shell/language.h"
#include "shell/mainwindow.h"
#include "shell/preferences.h"
#include "shell/theme.h"
#include "widgets/choicerow.h"
#include "widgets/touchbutton.h"
#include "widgets/unitcard.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenuBar>
#include <QPointer>
#include <QPushButton>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace adjutant;
using namespace adjutant::app;

/// The language is changed while the program runs, and nothing that somebody has begun is lost by it.
class TestLanguage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_preferences = std::make_unique<Preferences>(m_folder->filePath(QStringLiteral("settings.ini")));
        m_preferences->setGamesFolder(m_folder->path());
        m_preferences->setLanguage(QStringLiteral("en"));
        m_language = std::make_unique<Language>(*m_preferences);
        m_language->apply();
        m_theme = std::make_unique<Theme>(*m_preferences);
        m_theme->apply();
        m_window = std::make_unique<MainWindow>(*m_preferences, *m_theme);
        m_window->resize(1280, 800);
        m_window->show();
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }

    void cleanup()
    {
        m_window.reset();
        m_language.reset();
    }

    void byTheDialog()
    {
        m_window->showPreferences();
        auto* german = m_window->findChild<QAbstractButton*>(QStringLiteral("language-de"));
        QVERIFY(german);
        german->click();
        QTRY_COMPARE(m_window->startPage().findChild<QPushButton*>(QStringLiteral("newGame"))->text(),
                     QStringLiteral("Neues Spiel"));
        QCOMPARE(m_window->menuBar()->actions().value(1)->text(), QStringLiteral("&Spiel"));
        QCOMPARE(m_window->actions()["undo"]->text(), QStringLiteral("Rückgängig"));
        auto* dialog = m_window->findChild<PreferencesDialog*>();
        QVERIFY(dialog && dialog->isVisible());
        QCOMPARE(dialog->windowTitle(), QStringLiteral("Einstellungen"));
        QVERIFY(dialog->findChild<QAbstractButton*>(QStringLiteral("language-de"))->isChecked());
    }

    void theWordsOfQtFollow()
    {
        QDialogButtonBox box(QDialogButtonBox::Cancel);
        QCOMPARE(box.button(QDialogButtonBox::Cancel)->text(), QStringLiteral("Cancel"));
        m_preferences->setLanguage(QStringLiteral("de"));
        QDialogButtonBox german(QDialogButtonBox::Cancel);
        QCOMPARE(german.button(QDialogButtonBox::Cancel)->text(), QStringLiteral("Abbrechen"));
    }

    void numbersAndDatesFollow()
    {
        QCOMPARE(QLocale().toString(2.5), QStringLiteral("2.5"));
        m_preferences->setLanguage(QStringLiteral("de"));
        QCOMPARE(QLocale().toString(2.5), QStringLiteral("2,5"));
    }

    void lengthsAndReportsFollow()
    {
        QCOMPARE(packs::inWords(2.5), QStringLiteral("2.5"));
        QVERIFY(report::toHtml({}).contains("<html lang=\"en\">"));
        m_preferences->setLanguage(QStringLiteral("de"));
        QCOMPARE(packs::inWords(2.5), QStringLiteral("2,5"));
        QVERIFY(report::toHtml({}).contains("<html lang=\"de\">"));
    }

    void aDieThatLayCrookedIsSaidSo()
    {
        Evening evening;
        QVERIFY(evening.throwDice(QStringLiteral("1d6"), *dice::Program::parse("1d6"), nullptr));
        QVERIFY(evening.throwAgain(0, 0));
        QVERIFY(evening.history().toText().contains(QStringLiteral("cocked: d6 ")));
        m_preferences->setLanguage(QStringLiteral("de"));
        QVERIFY2(evening.history().toText().contains(QStringLiteral("schief: W6 ")),
                 qPrintable(evening.history().toText()));
    }

    void theListOfGamesFollows()
    {
        beginGame();
        m_window->showStart();
        const auto shown = [this](int role) {
            const auto* list = m_window->startPage().findChild<QListView*>(QStringLiteral("recent"));
            return list->model()->index(0, 0).data(role).toString();
        };
        using Games = SavedGamesModel;
        QVERIFY2(shown(Games::DetailRole).contains(QStringLiteral("Round 1 of 6")),
                 qPrintable(shown(Games::DetailRole)));
        QVERIFY2(shown(Games::PackRole).endsWith(QStringLiteral("quick play")), qPrintable(shown(Games::PackRole)));
        speak("de");
        QVERIFY2(shown(Games::DetailRole).contains(QStringLiteral("Runde 1 von 6")),
                 qPrintable(shown(Games::DetailRole)));
        QVERIFY2(shown(Games::PackRole).endsWith(QStringLiteral("Schnellspiel")), qPrintable(shown(Games::PackRole)));
        const auto* last = m_window->startPage().findChild<QLabel*>(QStringLiteral("lastWhere"));
        QVERIFY2(last->text().contains(QStringLiteral("Runde 1 von 6")), qPrintable(last->text()));
    }

    void theDrawersTabsTakeTwoRows()
    {
        speak("de");
        beginGame();
        m_window->actions()["log"]->trigger();
        QSet<int> rows;
        for (auto* row : m_window->gamePage()->findChildren<ChoiceRow*>()) {
            if (row->accessibleName() != QStringLiteral("Blätter der Seitenleiste"))
                continue;
            for (auto* tab : row->findChildren<TouchButton*>()) {
                QTRY_VERIFY(tab->isVisible());
                QVERIFY2(tab->height() >= Theme::touch, qPrintable(tab->text()));
                rows.insert(tab->mapTo(row, QPoint()).y());
            }
        }
        QVERIFY2(rows.size() == 1 || rows.size() == 2, qPrintable(QString::number(rows.size())));
    }

    // What was made in one language stays where it is, and is found, in another.
    void theFolderOfGamesStays()
    {
        const QByteArray home = qgetenv("HOME"), config = qgetenv("XDG_CONFIG_HOME");
        qputenv("HOME", QFile::encodeName(m_folder->path()));
        qputenv("XDG_CONFIG_HOME", QFile::encodeName(m_folder->filePath(QStringLiteral("config"))));
        const Preferences fresh(m_folder->filePath(QStringLiteral("fresh.ini")));
        const QDir documents(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
        QVERIFY(documents.path().startsWith(m_folder->path()));
        QCOMPARE(fresh.gamesFolder(), documents.filePath(QStringLiteral("Adjutant games")));
        m_preferences->setLanguage(QStringLiteral("de"));
        const QString german = documents.filePath(QStringLiteral("Adjutant-Spiele"));
        QCOMPARE(fresh.gamesFolder(), german);
        QVERIFY(documents.mkpath(german));
        m_preferences->setLanguage(QStringLiteral("en"));
        QCOMPARE(fresh.gamesFolder(), german);
        qputenv("HOME", home);
        config.isNull() ? qunsetenv("XDG_CONFIG_HOME") : qputenv("XDG_CONFIG_HOME", config);
    }

    void pluralsAreRight_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("number");
        QTest::addColumn<QString>("words");
        QTest::newRow("one in English") << "en" << 1 << "1 more reminder";
        QTest::newRow("two in English") << "en" << 2 << "2 more reminders";
        QTest::newRow("one in German") << "de" << 1 << "1 weitere Erinnerung";
        QTest::newRow("none in German") << "de" << 0 << "0 weitere Erinnerungen";
    }

    void pluralsAreRight()
    {
        QFETCH(QString, language);
        QFETCH(int, number);
        m_preferences->setLanguage(language);
        QTEST(QCoreApplication::translate("adjutant::app::ReminderStrip", "%n more reminders", nullptr, number),
              "words");
    }

    void aNewGameKeepsItsAnswers()
    {
        m_window->showNewGame();
        const auto names = m_window->newGamePage()->findChildren<QLineEdit*>(QStringLiteral("name"));
        names.value(0)->setText(QStringLiteral("Ada"));
        names.value(1)->setText(QStringLiteral("Ben"));
        const QString question = QStringLiteral("younger");
        if (auto* card = m_window->newGamePage()->findChild<QuestionCard*>(question))
            card->setAnswer(QStringLiteral("b"));
        const NewGamePlan before = m_window->newGamePage()->plan();
        speak("de");
        const NewGamePlan after = m_window->newGamePage()->plan();
        QCOMPARE(after.pack.id, before.pack.id);
        QCOMPARE(after.sides[0].name, QStringLiteral("Ada"));
        QCOMPARE(after.sides[1].name, QStringLiteral("Ben"));
        QCOMPARE(after.chosenSides, before.chosenSides);
        QCOMPARE(after.rulings, before.rulings);
    }

    void theLineOfTheDiceStays()
    {
        m_window->showDice();
        m_window->dicePage()->type(QStringLiteral("3d6 + 1"));
        speak("de");
        QCOMPARE(m_window->dicePage()->typed(), QStringLiteral("3d6 + 1"));
    }

    void whatTheDiceRefuseFollows()
    {
        m_window->showDice();
        m_window->dicePage()->type(QStringLiteral("3d"));
        const auto message = [this] { return m_window->dicePage()->findChild<QLabel*>(QStringLiteral("message")); };
        QTRY_COMPARE(message()->text(), QStringLiteral("At letter 2: expected how many faces the die has behind d, "
                                                       "as in 3d6"));
        speak("de");
        QTRY_COMPARE(message()->text(), QStringLiteral("Bei Zeichen 2: hinter d wird erwartet, wie viele Flächen der "
                                                       "Würfel hat, wie in 3d6"));
    }

    void theToolboxGoesOn()
    {
        m_window->showToolbox();
        m_window->kitPage()->findChild<QLineEdit*>(QStringLiteral("length"))->setText(QStringLiteral("3 cm"));
        m_window->kit().timer().setClock([] { return std::chrono::milliseconds(0); });
        m_window->kit().timer().countDown(std::chrono::minutes(7));
        m_window->kit().timer().start();
        m_window->kit().coin().toss();
        speak("de");
        const KitPage* page = m_window->kitPage();
        QVERIFY(page && page->isVisible());
        QCOMPARE(page->findChild<QLineEdit*>(QStringLiteral("length"))->text(), QStringLiteral("3 cm"));
        QCOMPARE(page->findChild<QLabel*>(QStringLiteral("digits"))->text(), QStringLiteral("7:00"));
        QVERIFY(page->findChild<QLabel*>(QStringLiteral("coinWords"))->text().startsWith(QStringLiteral("Wurf 1: ")));
        QCOMPARE(page->findChild<QLabel*>(QStringLiteral("timerWords"))->text(),
                 QStringLiteral("Läuft, im Ganzen 7:00"));
    }

    void aGameGoesOn()
    {
        beginGame();
        const qint64 entries = m_window->gamePage()->session().lastNumber();
        const QString inEnglish = m_window->gamePage()->session().log().back().words;
        const QString unit = m_window->gamePage()->session().game().acting + QLatin1Char('2');
        m_window->actions()["unit-2"]->trigger();
        QCOMPARE(m_window->gamePage()->choice().actor, unit);
        speak("de");
        const auto& session = m_window->gamePage()->session();
        QCOMPARE(session.lastNumber(), entries);
        QCOMPARE(m_window->gamePage()->choice().actor, unit);
        QVERIFY(m_window->gamePage()->isVisible());
        QCOMPARE(session.game().pack->unit(QStringLiteral("tank"))->label, QStringLiteral("Panzer"));
        m_window->actions()["activate"]->trigger();
        QCOMPARE(session.game().active, unit);
        QVERIFY2(session.log().back().words.contains(QStringLiteral(" wird aktiv")),
                 qPrintable(session.log().back().words));
        const auto last = [this] {
            for (const auto* label : m_window->gamePage()->findChildren<QLabel*>())
                if (label->text().startsWith(QStringLiteral("Last: ")))
                    return label->text();
            return QString();
        };
        const auto reported = [this] {
            const auto& now = m_window->gamePage()->session();
            return report::toHtml(report::make(now));
        };
        QVERIFY(reported().contains(" wird aktiv"));
        QVERIFY(!reported().contains(inEnglish.toUtf8()));
        speak("en");
        QVERIFY(reported().contains(inEnglish.toUtf8()));
        QVERIFY2(last().contains(QStringLiteral(" activates")), qPrintable(last()));
        QVERIFY(!reported().contains(" wird aktiv"));
        m_window->actions()["undo"]->trigger();
        QVERIFY(m_window->gamePage()->session().game().active.isEmpty());
        QCOMPARE(m_window->gamePage()->session().game().pack->unit(QStringLiteral("tank"))->label,
                 QStringLiteral("Tank"));
    }

private:
    void speak(const char* language)
    {
        const QPointer<QWidget> start = &m_window->startPage();
        m_preferences->setLanguage(QString::fromLatin1(language));
        QTRY_VERIFY2(!start, "the one made anew may lie where it was");
    }

    void beginGame()
    {
        NewGamePlan plan;
        plan.pack = *packs::find(QStringLiteral("quick-play"));
        const auto force = standardForce(*plan.pack.reading.pack);
        plan.sides = {
            {QStringLiteral("a"), QStringLiteral("Ada"), QStringLiteral("blue"), QStringLiteral("circle"), force},
            {QStringLiteral("b"), QStringLiteral("Ben"), QStringLiteral("red"), QStringLiteral("square"), force}};
        plan.chosenSides = {{QStringLiteral("younger"), QStringLiteral("a")}};
        plan.path = m_folder->filePath(QStringLiteral("game.adjutant"));
        auto session = begin(plan);
        QVERIFY2(session.has_value(), session ? "" : qPrintable(session.error().words));
        session->reset();
        m_window->openGame(plan.path);
        QVERIFY(m_window->gamePage());
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Preferences> m_preferences;
    std::unique_ptr<Language> m_language;
    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<MainWindow> m_window;
};

QTEST_MAIN(TestLanguage)

#include "tst_language.moc"
