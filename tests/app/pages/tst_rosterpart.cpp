// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/state.h"
#include "models/newgameplan.h"
#include "pages/newgamepage.h"
#include "pages/rosterpart.h"
#include "pages/sideform.h"
#include "shell/preferences.h"
#include "shell/theme.h"

#include <QApplication>
#include <QClipboard>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>

#include <memory>

#include <sys/stat.h>

using namespace adjutant;
using namespace adjutant::app;

/// Rosters of the sides of a game that is being set up: as files, on the clipboard, from side to side.
class TestRosterPart : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_preferences = std::make_unique<Preferences>(path("settings.ini"));
        m_preferences->setGamesFolder(path("games"));
        m_theme = std::make_unique<Theme>(*m_preferences);
        m_theme->apply();
        m_page = std::make_unique<NewGamePage>(*m_preferences, *m_theme);
        usePack(QStringLiteral("brickaction"));
        m_page->resize(1280, 760);
        m_page->show();
    }

    void cleanup() { m_page.reset(); }

    void savedAndOpenedItIsTheSameGame_data()
    {
        QTest::addColumn<QString>("pack");
        QTest::addColumn<QString>("file");
        for (const packs::Found& found : packs::findAll()) {
            for (const char* ending : {"txt", "json"})
                QTest::addRow("%s as %s", qPrintable(found.id), ending)
                    << found.id << QStringLiteral("mine.%1").arg(QLatin1String(ending));
        }
    }

    void savedAndOpenedItIsTheSameGame()
    {
        QFETCH(const QString, pack);
        QFETCH(const QString, file);
        usePack(pack);
        side(0).replaceUnits(oneOfEach(), {});
        const NewGamePlan before = m_page->plan();
        const QString unitsBefore = unitsInTheGame();
        roster(0).saveTo(path(file));
        QTRY_COMPARE(words(0), QStringLiteral("Saved as %1.").arg(file));
        take(0, QStringLiteral("Clear"));
        QVERIFY(side(0).side().units.empty());
        roster(0).open(path(file));
        QVERIFY2(side(0).side().units == before.sides[0].units, qPrintable(words(0)));
        QVERIFY(commandsOf(m_page->plan()) == commandsOf(before));
        QCOMPARE(unitsInTheGame(), unitsBefore);
    }

    void nameAndNotesStay()
    {
        write("guards.txt", "roster: Guards of the mill\npack: brickaction\n"
                            "squad \"" +
                                QByteArray(80, 'W') + "\": regular 4, shotgun 2; carries the flag\n");
        roster(0).open(path("guards.txt"));
        QVERIFY2(words(0).startsWith(QStringLiteral("Guards of the mill: 1 unit")), qPrintable(words(0)));
        const PlannedUnit unit = side(0).side().units.front();
        QCOMPARE(unit.name, QString(80, QLatin1Char('W')));
        QCOMPARE(unit.note, QStringLiteral("carries the flag"));
        const auto* note = side(0).findChild<QLineEdit*>(QStringLiteral("note"));
        QVERIFY2(note->text() == QLatin1String("carries the flag") && !note->isHidden(), "the note can be read");
        roster(0).copy();
        QCOMPARE(QApplication::clipboard()->text().toUtf8(),
                 "roster: Guards of the mill\npack: brickaction\n\nsquad \"" + QByteArray(80, 'W') +
                     "\": regular 4, shotgun 2; carries the flag\n");
        m_page->remember();
        NewGamePage again(*m_preferences, *m_theme);
        again.setPacks({m_pack});
        QVERIFY(again.plan().sides[0].units == side(0).side().units);
        QCOMPARE(again.plan().sides[0].rosterName, QStringLiteral("Guards of the mill"));
    }

    void whatIsFaultyChangesNothing_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("said");
        QTest::newRow("a line") << QByteArray("pack: brickaction\nc1\nsquad: regular 4, dragon 1\n")
                                << "mine.txt, line 3, column 19: “dragon” is nothing that";
        QTest::newRow("another pack")
            << QByteArray("pack: quick-play\ntank\n")
            << "mine.txt, line 1, column 7: the roster is for Brassbound: Adamantine Dawn, "
               "quick play, and BrickAction core guide 1.1, 20th Century Skirmish is played here";
        QTest::newRow("a pack that is not here")
            << QByteArray("pack: marbles\nglass 3\n") << "mine.txt, line 1, column 7: the roster is for marbles, and";
        QTest::newRow("JSON of another pack") << QByteArray(R"({"format":1,"pack":"quick","units":[]})")
                                              << "mine.txt was not read: the roster is for QUICK";
        QTest::newRow("no JSON") << QByteArray("{\"format\":1,") << "mine.txt, line 1, column 13: not JSON: something";
        QTest::newRow("too large") << QByteArray(300'000, ' ')
                                   << "mine.txt was not read: a roster has at most 262144 bytes";
        QTest::newRow("too many") << "pack: brickaction\n" + QByteArray("99 x c1\n").repeated(6)
                                  << "mine.txt, line 7, column 1: a roster has at most 500 units";
        QTest::newRow("a picture") << QByteArray("\x89PNG\r\n\x1a\n\0\0", 10)
                                   << "mine.txt was not read: it is not written in UTF-8";
        QTest::newRow("nothing") << QByteArray() << "mine.txt, line 1, column 1: a roster says for which pack it is";
    }

    void whatIsFaultyChangesNothing()
    {
        QFETCH(const QByteArray, bytes);
        QFETCH(const QString, said);
        side(0).replaceUnits(oneOfEach(), QStringLiteral("Mine"));
        const auto before = side(0).side().units;
        write("mine.txt", bytes);
        roster(0).open(path("mine.txt"));
        QVERIFY2(words(0).startsWith(said), qPrintable(words(0)));
        QVERIFY(side(0).side().units == before);
        QCOMPARE(side(0).side().rosterName, QStringLiteral("Mine"));
        QVERIFY2(!button(0, "putBack")->isVisible(), "nothing was replaced");
        QCOMPARE(words(1), QString());
    }

    void whatIsNoFileIsRefused()
    {
        const auto before = side(0).side().units;
        roster(0).open(path("nowhere.txt"));
        QCOMPARE(words(0), QStringLiteral("nowhere.txt was not read: there is no such file"));
        roster(0).open(m_folder->path());
        QVERIFY(words(0).endsWith(QStringLiteral("there is no such file")));
        QCOMPARE(mkfifo(qPrintable(path("pipe")), 0600), 0);
        roster(0).open(path("pipe"));
        QCOMPARE(words(0), QStringLiteral("pipe was not read: there is no such file"));
        QVERIFY(side(0).side().units == before);
    }

    void whatCannotBeWrittenIsSaid()
    {
        roster(0).saveTo(path("no/such/folder/mine.txt"));
        QTRY_VERIFY2(words(0).contains(QStringLiteral("mine.txt could not be written")), qPrintable(words(0)));
    }

    void whatWasThereIsPutBack()
    {
        side(0).replaceUnits(oneOfEach(), {});
        const auto before = side(0).side().units;
        paste(0, "pack: brickaction\n2 x squad\n");
        const auto pasted = side(0).side().units;
        QCOMPARE(pasted.size(), 2U);
        QCOMPARE(pasted[1].name, QStringLiteral("Squad 2"));
        paste(0, "pack: brickaction\n2 x squad\n");
        QCOMPARE(button(0, "putBack")->text(), QStringLiteral("Put back %1 units").arg(before.size()));
        button(0, "putBack")->click();
        QVERIFY(side(0).side().units == before);
        QVERIFY2(words(0).startsWith(QStringLiteral("%1 units stand here as before").arg(before.size())),
                 qPrintable(words(0)));
        button(0, "putBack")->click();
        QVERIFY2(side(0).side().units == pasted, "and the other way round");
        paste(0, "squad\n");
        QVERIFY2(words(0).startsWith(QStringLiteral("The clipboard, line 1, column 1: ")), qPrintable(words(0)));
        QVERIFY2(button(0, "putBack")->isVisible(), "what was replaced before is still there");
        take(0, QStringLiteral("Clear"));
        QCOMPARE(words(0), QStringLiteral("2 units were taken away."));
        button(0, "putBack")->click();
        QVERIFY(side(0).side().units == pasted);
    }

    void nothingToPaste()
    {
        QApplication::clipboard()->clear();
        take(0, QStringLiteral("Paste"));
        QCOMPARE(words(0), QStringLiteral("There is no text on the clipboard."));
    }

    void aCopiedFileIsPasted()
    {
        write("two.txt", "pack: brickaction\n2 x squad\n");
        auto* data = new QMimeData;
        data->setUrls({QUrl::fromLocalFile(path("two.txt"))});
        QApplication::clipboard()->setMimeData(data);
        take(0, QStringLiteral("Paste"));
        QCOMPARE(side(0).side().units.size(), 2U);
    }

    void aNoteIsWritten()
    {
        paste(0, "pack: brickaction\nsquad: regular 4, shotgun 2\n");
        auto* note = side(0).findChild<QLineEdit*>(QStringLiteral("note"));
        QPushButton* write = button(0, "writeNote");
        QVERIFY2(note->isHidden(), "most units have none");
        QVERIFY(write->height() >= Theme::touch && write->width() >= Theme::touch);
        write->click();
        QVERIFY(note->isVisible() && write->isHidden());
        QTest::keyClicks(note, QStringLiteral(" carries  the flag"));
        QCOMPARE(side(0).side().units.front().note, QStringLiteral("carries the flag"));
        QVERIFY2(unitsInTheGame().contains(QStringLiteral("carries the flag")), "it is on the card");
        roster(0).copy();
        QVERIFY(QApplication::clipboard()->text().contains(QStringLiteral("; carries the flag")));
        roster(0).saveTo(path("noted.json"));
        QTRY_COMPARE(words(0), QStringLiteral("Saved as noted.json."));
        note->clear();
        QCOMPARE(side(0).side().units.front().note, QString());
        roster(0).open(path("noted.json"));
        QCOMPARE(side(0).side().units.front().note, QStringLiteral("carries the flag"));
    }

    void theSameAsTheOtherSide()
    {
        side(1).findChild<QLineEdit*>(QStringLiteral("name"))->setText(QStringLiteral("Tom & Jerry"));
        side(1).replaceUnits(oneOfEach(), QStringLiteral("Cheese"));
        take(0, QStringLiteral("The same as Tom & Jerry"));
        QVERIFY(side(0).side().units == side(1).side().units);
        QVERIFY2(words(0).contains(QStringLiteral("as Tom & Jerry stand here now")), qPrintable(words(0)));
        QCOMPARE(side(0).side().id, QStringLiteral("a"));
        take(1, QStringLiteral("Clear"));
        QVERIFY(!side(0).side().units.empty());
    }

    void brokenLimitsAreNamedAndNothingIsBlocked()
    {
        usePack(QStringLiteral("double-tap"));
        paste(0, "pack: double-tap\n2 x hero\n");
        QCOMPARE(side(0).side().units.size(), 2U);
        QVERIFY(!side(0).spent().broken.isEmpty());
        QVERIFY2(said(0).contains(side(0).spent().broken.front()), qPrintable(said(0)));
        QVERIFY(!unitsInTheGame().isEmpty());
    }

    // Above the units only where what stands below them is out of sight.
    void whatIsSpentIsReadOnce()
    {
        m_page->resize(1280, 2000);
        paste(0, "pack: brickaction\nsquad: regular 9\n");
        const auto isRead = [this](const char* where) {
            const auto* part = side(0).findChild<QWidget*>(QLatin1String(where));
            return part->isVisible() && part->visibleRegion() == QRegion(part->rect());
        };
        QTRY_VERIFY(isRead("spent") && !isRead("rosterSpent"));
        m_page->resize(1280, 760);
        QTest::qWait(50);
        paste(0, "pack: brickaction\n3 x squad: regular 9\n");
        QTest::qWait(50);
        QVERIFY(!isRead("spent") && isRead("rosterSpent"));
        side(0).replaceUnits({}, {});
        QVERIFY2(!side(0).spent().points.isEmpty() &&
                     shows(*side(0).findChild<QWidget*>(QStringLiteral("rosterSpent")), side(0).spent().points),
                 "what stands above is no older than what stands below");
    }

    void manyBrokenLimitsDoNotFillThePage()
    {
        paste(0, "pack: brickaction\n60 x squad: regular 9\n");
        QCOMPARE(side(0).side().units.size(), 60U);
        QCOMPARE(side(0).spent().broken.size(), 61);
        QCOMPARE(said(0).count(QLatin1Char('\n')), 6); // the points, four limits, and that there are more
        QVERIFY2(said(0).endsWith(QStringLiteral("and 57 more, named below the units")), qPrintable(said(0)));
    }

    void aFileIsDropped()
    {
        write("two.txt", "pack: brickaction\n2 x squad\n");
        QVERIFY(drop(path("two.txt")));
        QCOMPARE(side(1).side().units.size(), 2U);
        for (const QLineEdit* line : side(1).findChildren<QLineEdit*>())
            QVERIFY2(!line->acceptDrops(), "it would take the path for a name");
        QVERIFY2(!drop(path("friday.adjutant")), "that is for the window");
    }

    // What the dialogs begin with, and that the ending is added.
    void theFolderIsRemembered()
    {
        QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("lists")));
        side(0).findChild<QLineEdit*>(QStringLiteral("name"))->setText(QStringLiteral("../Ada?"));
        roster(0).saveTo(path("lists/first.txt"));
        QTRY_COMPARE(words(0), QStringLiteral("Saved as first.txt."));
        take(1, QStringLiteral("Open…"));
        auto* opens = m_page->window()->findChild<QFileDialog*>();
        QVERIFY(opens);
        QCOMPARE(opens->directory().canonicalPath(), QDir(path("lists")).canonicalPath());
        delete opens;
        take(0, QStringLiteral("Save as…"));
        auto* saves = m_page->window()->findChild<QFileDialog*>();
        QVERIFY(saves);
        QCOMPARE(saves->directory().canonicalPath(), QDir(path("lists")).canonicalPath());
        QCOMPARE(QFileInfo(saves->selectedFiles().value(0)).fileName(), QStringLiteral("Ada.txt"));
        saves->selectNameFilter(QStringLiteral("JSON (*.json)"));
        Q_EMIT saves->filterSelected(QStringLiteral("JSON (*.json)"));
        saves->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"))->setText(QStringLiteral("second"));
        QMetaObject::invokeMethod(saves, "accept");
        QTRY_COMPARE(words(0), QStringLiteral("Saved as second.json."));
        QFile file(path("lists/second.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(parseJson(file.readAll()));
    }

    void byKeys()
    {
        QPushButton* menu = button(0, "roster");
        QVERIFY(menu->height() >= Theme::touch);
        QTest::keyClick(menu, Qt::Key_Return);
        auto* popup = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(popup);
        QTest::keyClick(popup, Qt::Key_L); // Clear
        QVERIFY(side(0).side().units.empty());
        QPushButton* back = button(0, "putBack");
        QVERIFY(back->isVisible() && back->height() >= Theme::touch);
        back->setFocus();
        QTest::keyClick(back, Qt::Key_Space);
        QVERIFY(!side(0).side().units.empty());
        QVERIFY2(!back->isVisible(), "there was nothing in between");
        QTest::keyClick(menu, Qt::Key_Return);
        QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Escape);
    }

    void withoutUnitsThereIsNothingToSave()
    {
        take(0, QStringLiteral("Clear"));
        button(0, "roster")->click();
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(menu);
        QStringList offered;
        for (const QAction* action : menu->actions())
            if (action->isEnabled() && !action->isSeparator())
                offered << action->text();
        menu->close();
        QCOMPARE(offered,
                 (QStringList{QStringLiteral("&Open…"), QStringLiteral("&Paste"), QStringLiteral("&The same as Red")}));
    }

private:
    QString path(const QString& name) const { return m_folder->filePath(name); }
    QString path(const char* name) const { return path(QString::fromLatin1(name)); }

    void write(const char* name, const QByteArray& bytes) const
    {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    }

    void usePack(const QString& id)
    {
        const auto found = packs::find(id);
        QVERIFY(found && found->reading.pack);
        m_pack = *found;
        m_page->setPacks({m_pack});
    }

    SideForm& side(int number) const { return *m_page->findChildren<SideForm*>().at(number); }
    RosterPart& roster(int number) const { return side(number).roster(); }
    QString words(int number) const
    {
        return side(number).findChild<QLabel*>(QStringLiteral("rosterWords"))->text().remove(QChar(0x200b));
    }
    // What a screen reader says.
    QString said(int number) const
    {
        return side(number).findChild<QLabel*>(QStringLiteral("rosterWords"))->accessibleName();
    }
    QPushButton* button(int number, const char* name) const
    {
        return side(number).findChild<QPushButton*>(QLatin1String(name));
    }

    static bool shows(const QWidget& within, const QString& words)
    {
        const auto labels = within.findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(),
                           [&](const QLabel* one) { return one->text() == words && !one->isHidden(); });
    }

    // One of each type, each question answered with the last thing it may be, with a name that wants quoting.
    std::vector<PlannedUnit> oneOfEach() const
    {
        const packs::Pack& pack = *m_pack.reading.pack;
        std::vector<PlannedUnit> units;
        for (const packs::UnitType& type : pack.units) {
            PlannedUnit unit = newUnit(type, units);
            unit.name += QStringLiteral(" \"\\; ä");
            for (const packs::Question* question : questionsOf(pack, type))
                unit.with.insert(question->id, question->kind == packs::Question::Kind::Choice
                                                   ? static_cast<int>(question->choices.size()) - 1
                                                   : question->most);
            if (hasMembers(pack, type))
                unit.members = QMap<QString, int>{{pack.members.back().id, 2}};
            if (choosesWeapons(type))
                unit.weapons.insert(type.weapons.last(), countsWeapons(pack, type) ? 2 : 1);
            units.push_back(unit);
        }
        return units;
    }

    // What stands at the table when the plan is played now.
    QString unitsInTheGame()
    {
        NewGamePlan plan = m_page->plan();
        for (const packs::Question& question : plan.pack.reading.pack->questions)
            if (question.kind == packs::Question::Kind::Side)
                plan.chosenSides.insert(question.id, QStringLiteral("a"));
        plan.path = path(QStringLiteral("game %1.adjutant").arg(++m_games));
        const auto session = begin(plan);
        if (!session) {
            qWarning("%s", qPrintable(session.error().words));
            return {};
        }
        const Json json = game::toJson((*session)->game(), game::Show::All);
        return QString::fromUtf8(toText(json["sides"][0]["units"]));
    }

    void take(int number, const QString& text)
    {
        button(number, "roster")->click();
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(menu);
        for (QAction* action : menu->actions()) {
            QString plain = action->text();
            plain.replace(QLatin1String("&&"), QLatin1String("\x01"))
                .remove(QLatin1Char('&'))
                .replace(QLatin1Char('\x01'), QLatin1Char('&'));
            if (plain == text && action->isEnabled()) {
                action->trigger();
                menu->close();
                return QTest::qWait(1);
            }
        }
        menu->close();
        QFAIL(qPrintable(QStringLiteral("no “%1” in the menu").arg(text)));
    }

    void paste(int number, const char* text)
    {
        QApplication::clipboard()->setText(QString::fromUtf8(text));
        take(number, QStringLiteral("Paste"));
    }

    bool drop(const QString& file) const
    {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(file)});
        QDragEnterEvent enter(QPoint(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        enter.setAccepted(false);
        QGuiApplication::sendEvent(&side(1), &enter);
        if (!enter.isAccepted())
            return false;
        QDropEvent dropped(QPoint(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QGuiApplication::sendEvent(&side(1), &dropped);
        return dropped.isAccepted();
    }

    packs::Found m_pack;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Preferences> m_preferences;
    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<NewGamePage> m_page;
    int m_games = 0;
};

QTEST_MAIN(TestRosterPart)
#include "tst_rosterpart.moc"
