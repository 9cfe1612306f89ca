// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/newgameplan.h"
#include "pages/choicebutton.h"
#include "pages/newgamememory.h"
#include "pages/newgamepage.h"
#include "pages/questioncard.h"
#include "pages/sideform.h"
#include "pages/swatchbutton.h"
#include "play/spentpart.h"
#include "play/unithandle.h"
#include "play/unitmakeup.h"
#include "play/unitrow.h"
#include "shell/theme.h"
#include "widgets/glyphview.h"
#include "widgets/numberpad.h"
#include "widgets/textlabel.h"
#include "widgets/touchbutton.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QStackedWidget>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <memory>

using namespace adjutant;
using namespace adjutant::app;

class TestNewGame : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        const auto found = packs::find(QStringLiteral("quick-play"));
        QVERIFY2(found && found->reading.pack, "the pack that comes with the program");
        m_pack = *found;
    }

    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_preferences = std::make_unique<Preferences>(m_folder->filePath(QStringLiteral("settings.ini")));
        m_preferences->setGamesFolder(m_folder->filePath(QStringLiteral("games")));
        m_theme = std::make_unique<Theme>(*m_preferences);
        m_theme->apply();
        m_page = std::make_unique<NewGamePage>(*m_preferences, *m_theme);
        m_page->setPacks({m_pack});
        m_page->resize(1280, 760);
        m_page->show();
    }

    void cleanup() { m_page.reset(); }

    void standardForce()
    {
        const auto units = app::standardForce(*m_pack.reading.pack);
        QCOMPARE(units.size(), size_t(3));
        QCOMPARE(units[0].type, QStringLiteral("rifle-squad"));
        QCOMPARE(units[0].with.value(QStringLiteral("models")), 5);
        QVERIFY(units[1].with.isEmpty());
    }

    void namesComeFromThePack()
    {
        const auto buttons = m_page->findChildren<QPushButton*>();
        const auto isMakeUp = [](const QPushButton* button) {
            return button->accessibleName().startsWith(QLatin1String("Make up a name"));
        };
        const auto makeUp = std::find_if(buttons.begin(), buttons.end(), isMakeUp);
        QVERIFY(makeUp != buttons.end());
        auto* name = (*makeUp)->parentWidget()->findChild<QLineEdit*>();
        QVERIFY(name);
        (*makeUp)->click();
        const QStringList words = name->text().split(QLatin1Char(' '));
        QVERIFY2(m_pack.reading.pack->words.value(QStringLiteral("adjective")).contains(words.first()),
                 qPrintable(name->text()));
    }

    void commandsAreThoseOfAScript()
    {
        NewGamePlan plan;
        plan.pack = m_pack;
        plan.sides = {
            {.id = QStringLiteral("a"),
             .name = QStringLiteral("Ada"),
             .colour = QStringLiteral("blue"),
             .shape = QStringLiteral("circle"),
             .units = {{QStringLiteral("rifle-squad"), QStringLiteral("Brass Larks"), {{QStringLiteral("models"), 6}}},
                       {QStringLiteral("tank"), QStringLiteral("Anvil"), {}}}},
            {.id = QStringLiteral("b"),
             .name = QStringLiteral("Ben"),
             .colour = QStringLiteral("red"),
             .shape = QStringLiteral("star"),
             .units = {}}};
        plan.chosenSides = {{QStringLiteral("younger"), QStringLiteral("b")}};
        const QByteArrayList expected = {
            R"({"do":"side","side":"a","name":"Ada","colour":"blue","shape":"circle"})",
            R"({"do":"side","side":"b","name":"Ben","colour":"red","shape":"star"})",
            R"({"do":"setup","younger":"b","models":6})",
            R"({"do":"add-unit","side":"a","type":"rifle-squad","name":"Brass Larks","with":{"models":6}})",
            R"({"do":"add-unit","side":"a","type":"tank","name":"Anvil"})",
            R"({"do":"begin"})",
        };
        QByteArrayList commands;
        for (const Json& command : commandsOf(plan))
            commands.append(toText(command));
        QCOMPARE(commands, expected);
    }

    void missing_data()
    {
        QTest::addColumn<QString>("a");
        QTest::addColumn<QString>("b");
        QTest::addColumn<QString>("younger");
        QTest::addColumn<bool>("complete");
        QTest::newRow("all there") << "Ada"
                                   << "Ben"
                                   << "a" << true;
        QTest::newRow("nobody is younger") << "Ada"
                                           << "Ben"
                                           << "" << false;
        QTest::newRow("no name") << "Ada"
                                 << " "
                                 << "a" << false;
        QTest::newRow("same names") << "Ada"
                                    << "ada"
                                    << "a" << false;
    }

    void missing()
    {
        QFETCH(QString, a);
        QFETCH(QString, b);
        QFETCH(QString, younger);
        NewGamePlan plan = m_page->plan();
        plan.sides[0].name = a;
        plan.sides[1].name = b;
        plan.chosenSides = {{QStringLiteral("younger"), younger}};
        QTEST(missingIn(plan).isEmpty(), "complete");
    }

    void pathIsFreeAndSafe()
    {
        const QDate date(2026, 3, 14);
        const QString path = freePath(m_folder->path(), {QStringLiteral("../Ada: \"x\""), QStringLiteral("Ben")}, date);
        QCOMPARE(QFileInfo(path).absolutePath(), m_folder->path());
        QVERIFY(path.endsWith(QStringLiteral("2026-03-14.adjutant")));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QVERIFY(freePath(m_folder->path(), {QStringLiteral("../Ada: \"x\""), QStringLiteral("Ben")}, date) != path);
    }

    void sidesCannotLookAlike()
    {
        const auto sides = m_page->findChildren<SideForm*>();
        QCOMPARE(sides.size(), 2);
        QVERIFY(sides[0]->side().colour != sides[1]->side().colour);
        QVERIFY(sides[0]->side().shape != sides[1]->side().shape);
        SwatchButton* green = swatch(*sides[0], QStringLiteral("green"));
        green->click();
        QCOMPARE(sides[0]->side().colour, QStringLiteral("green"));
        QVERIFY(!swatch(*sides[1], QStringLiteral("green"))->isEnabled());
        QVERIFY(swatch(*sides[1], QStringLiteral("blue"))->isEnabled());
    }

    void diceMayAnswerWhoBegins()
    {
        const auto rules = packs::find(QStringLiteral("brickaction"));
        QVERIFY(rules);
        m_page->setPacks({*rules, m_pack});
        auto* packs = m_page->findChild<QComboBox*>(QStringLiteral("pack"));
        packs->setCurrentIndex(packs->findData(QStringLiteral("brickaction")));
        const auto* card = m_page->findChild<QuestionCard*>(QStringLiteral("first"));
        auto* dice = card->findChild<TouchButton*>();
        QVERIFY(dice && card->answer().isEmpty());
        const NewGamePlan before = m_page->plan();
        constexpr int throws = 40;
        for (int i = 1; i <= throws; ++i) {
            dice->click();
            const QStringList told = m_page->plan().notes;
            QCOMPARE(told.size(), i);
            QVERIFY2(card->findChild<TextLabel*>()->text() == told.last(), qPrintable(told.last()));
            static const QRegularExpression face(QStringLiteral("1d6 → ([1-6])"));
            QList<int> faces;
            for (auto found = face.globalMatch(told.last()); found.hasNext();)
                faces.append(found.next().captured(1).toInt());
            QVERIFY2(faces.size() >= 2 && faces.size() % 2 == 0, qPrintable(told.last()));
            for (qsizetype tie = 0; tie + 2 < faces.size(); tie += 2)
                QCOMPARE(faces[tie], faces[tie + 1]);
            const int first = faces[faces.size() - 2], second = faces.last();
            QVERIFY(first != second);
            QCOMPARE(card->answer(), before.sides[first > second ? 0 : 1].id);
        }
        // Looking at other rules loses nothing of it.
        const QStringList told = m_page->plan().notes;
        const int place = packs->currentIndex();
        packs->setCurrentIndex(1 - place);
        QVERIFY(m_page->plan().notes.isEmpty());
        packs->setCurrentIndex(place);
        QCOMPARE(m_page->plan().notes, told);
        card = m_page->findChild<QuestionCard*>(QStringLiteral("first"));
        QCOMPARE(card->findChild<TextLabel*>()->text(), told.last());

        auto session = begin(m_page->plan());
        QVERIFY2(session, qPrintable(session ? QString() : session.error().words));
        QStringList noted;
        for (const auto& entry : (*session)->log())
            if (textAt(entry.command, "do") == QLatin1String("note"))
                noted.append(textAt(entry.command, "text"));
        QCOMPARE(noted, told);
        QCOMPARE((*session)->game().stage, game::Stage::Activation);

        m_page->setPacks({m_pack});
        QVERIFY(m_page->plan().notes.isEmpty());
        QVERIFY(!m_page->findChild<QuestionCard*>(QStringLiteral("younger"))->findChild<TouchButton*>());
    }

    void beginNeedsTheYounger()
    {
        QSignalSpy begun(m_page.get(), &NewGamePage::begun);
        QVERIFY(button("beginNow")->property("role").toString() != QLatin1String("primary"));
        button("next")->click();
        button("next")->click();
        button("next")->click();
        QCOMPARE(begun.count(), 0);
        QCOMPARE(m_page->findChild<QStackedWidget*>()->currentIndex(), 0);
        QVERIFY(m_page->findChild<QLabel*>(QStringLiteral("missing"))->text().contains(QStringLiteral("younger")));
    }

    void whatIsMissingComesIntoSight()
    {
        m_page->resize(1280, 560);
        auto* question = m_page->findChild<QuestionCard*>(QStringLiteral("younger"));
        QVERIFY(question);
        const auto inSight = [&] { return question->visibleRegion().boundingRect().height() == question->height(); };
        QVERIFY(!inSight());
        m_page->findChild<QPushButton*>(QStringLiteral("tableTab"))->click();
        m_page->findChild<QPushButton*>(QStringLiteral("next"))->click();
        QTRY_VERIFY(inSight());
    }

    void nothingIsCutInLargeText_data()
    {
        QTest::addColumn<int>("percent");
        QTest::addColumn<QSize>("size");
        QTest::newRow("usual") << 100 << QSize(1280, 760);
        QTest::newRow("large") << 150 << QSize(1024, 660);
        QTest::newRow("largest") << 200 << QSize(1024, 660);
    }

    void nothingIsCutInLargeText()
    {
        QFETCH(int, percent);
        QFETCH(QSize, size);
        m_preferences->setTextPercent(percent);
        m_theme->apply();
        m_page->resize(size);
        QTest::qWait(20);
        for (const QPushButton* one : m_page->findChildren<QPushButton*>())
            if (one->isVisible() && !one->text().isEmpty())
                QVERIFY2(one->width() >= one->sizeHint().width(), qPrintable(one->text()));
        const auto* scroll = m_page->findChild<QScrollArea*>(QStringLiteral("playersScroll"));
        QCOMPARE(scroll->horizontalScrollBar()->maximum(), 0);
        const auto* pack = m_page->findChild<QWidget*>(QStringLiteral("pack"));
        QVERIFY2(pack->visibleRegion().boundingRect().height() == pack->height(), "the rules can be chosen");
        m_preferences->setTextPercent(100);
        m_theme->apply();
    }

    void tabGoesAsOneReadsAndTypes()
    {
        const auto sides = m_page->findChildren<SideForm*>();
        addUnit(*sides[0], m_pack.reading.pack->units.front().label); // made last
        m_page->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
        sides[0]->startTyping();
        QCOMPARE(QApplication::focusWidget(), sides[0]->nameField());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget(), sides[1]->nameField());
        QList<const QWidget*> parts; // that Tab leads through, from here until it comes around
        while (QApplication::focusWidget() != sides[0]->nameField() && parts.size() < 500) {
            const QWidget* focus = QApplication::focusWidget();
            const QWidget* part = focus;
            for (const QWidget* one : std::initializer_list<const QWidget*>{sides[0], sides[1], younger()})
                if (one->isAncestorOf(focus))
                    part = one;
            if (parts.isEmpty() || parts.back() != part)
                parts.append(part);
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        }
        const QList<const QWidget*> read{sides[1],
                                         sides[0],
                                         sides[1],
                                         younger(),
                                         m_page->findChild<QWidget*>(QStringLiteral("missing")),
                                         button("beginNow"),
                                         button("next"),
                                         button("back"),
                                         button("playersTab"),
                                         m_page->findChild<QWidget*>(QStringLiteral("pack"))};
        QCOMPARE(parts, read);
    }

    void begins()
    {
        fillNames();
        younger()->setAnswer(QStringLiteral("b"));
        QVERIFY(button("beginNow")->isEnabled());
        QSignalSpy begun(m_page.get(), &NewGamePage::begun);
        button("beginNow")->click();
        QVERIFY2(begun.count() == 1, qPrintable(m_page->findChild<QLabel*>(QStringLiteral("missing"))->text()));
        const auto session = m_page->takeSession();
        const game::Game& game = session->game();
        QCOMPARE(game.stage, game::Stage::Activation);
        QCOMPARE(game.nameOf(QStringLiteral("a")), QStringLiteral("Ada"));
        QCOMPARE(game.acting, QStringLiteral("b"));
        QCOMPARE(game.units.size(), size_t(6));
        QCOMPARE(game.rulings.value(QStringLiteral("line")), QStringLiteral("open"));
        QVERIFY(QFile::exists(session->path()));
    }

    /// A squad with an officer and two carbines; what it costs is there at once: 4 × 10 + 35 + 2 × 5.
    void membersAndWeapons()
    {
        const auto found = packs::find(QStringLiteral("brickaction"));
        QVERIFY(found && found->reading.pack);
        const packs::PackPtr pack = found->reading.pack;
        PlannedSide side{
            QStringLiteral("a"), QStringLiteral("Ada"), QStringLiteral("blue"), QStringLiteral("circle"), {}};
        SideForm form(*m_preferences, *m_theme, side);
        form.setUnits(pack, {{QStringLiteral("squad"), QStringLiteral("Larks")}});
        form.show();
        QSignalSpy changed(&form, &SideForm::changed);
        press(form, QStringLiteral("Squad: Members and weapons…"));
        auto* dialog = form.findChild<UnitMakeup*>();
        QVERIFY(dialog && dialog->isVisible());
        QCOMPARE(dialog->windowTitle(), QStringLiteral("Ada: Larks"));
        const auto setNumber = [&](const QString& label, int number) {
            press(*dialog, label + QStringLiteral(": "));
            auto* pad = qobject_cast<NumberPad*>(QApplication::activePopupWidget());
            QVERIFY2(pad, qPrintable(label));
            press(*pad, QString::number(number));
        };
        const auto tells = [&](const QString& words) {
            const auto all = dialog->findChildren<QLabel*>();
            return std::any_of(all.begin(), all.end(), [&](auto* one) {
                return one->text().replace(QChar::Nbsp, QLatin1Char(' ')).startsWith(words);
            });
        };
        QVERIFY2(tells(QStringLiteral("40 points; free by the rules: 1 × Veteran (−15)")), "what costs nothing");
        setNumber(QStringLiteral("Veteran"), 0);
        const auto offers = [&](const QString& label) { // the least and the most of its pad
            press(*dialog, label + QStringLiteral(": "));
            auto* pad = qobject_cast<NumberPad*>(QApplication::activePopupWidget());
            QStringList numbers;
            for (const auto* one : pad ? pad->findChildren<TouchButton*>() : QList<TouchButton*>())
                if (bool isNumber = false; !one->isHidden() && (one->text().toInt(&isNumber), isNumber))
                    numbers << one->text();
            delete pad;
            return numbers.isEmpty() ? QString() : numbers.first() + QLatin1Char('-') + numbers.last();
        };
        QCOMPARE(offers(QStringLiteral("Officer")), QStringLiteral("0-1"));
        QCOMPARE(offers(QStringLiteral("Regular infantry")), QStringLiteral("1-5"));
        setNumber(QStringLiteral("Officer"), 1);
        QCOMPARE(offers(pack->weapon(QStringLiteral("carbine"))->label), QStringLiteral("0-5"));
        setNumber(pack->weapon(QStringLiteral("carbine"))->label, 2);
        QCOMPARE(changed.count(), 3);
        const PlannedUnit unit = form.side().units.front();
        const QMap<QString, int> members{{QStringLiteral("officer"), 1}, {QStringLiteral("regular"), 4}};
        QVERIFY(unit.members && *unit.members == members);
        QCOMPARE(unit.weapons.value(QStringLiteral("carbine")), 2);
        const auto labels = dialog->findChildren<QLabel*>();
        QVERIFY2(std::any_of(labels.begin(), labels.end(),
                             [](auto* one) { return one->text().startsWith(QStringLiteral("85 points")); }),
                 "what it costs");

        NewGamePlan plan;
        plan.pack = *found;
        plan.sides = {form.side(),
                      {QStringLiteral("b"), QStringLiteral("Ben"), QStringLiteral("red"), QStringLiteral("star"), {}}};
        NewGameMemory memory(*m_preferences, pack);
        memory.remember(plan);
        QCOMPARE(memory.side(0).units, form.side().units);
        bool sent = false;
        for (const Json& command : commandsOf(plan))
            sent = sent || (command.value("members", Json()) == Json({{"officer", 1}, {"regular", 4}}) &&
                            command.value("weapons", Json()) == Json({{"carbine", 2}}));
        QVERIFY2(sent, "the set-up says it to the game");
        for (auto* button : dialog->findChildren<QPushButton*>())
            if (button->text() == QLatin1String("As usual"))
                button->click();
        QVERIFY(!form.side().units.front().members);
        QVERIFY(form.side().units.front().weapons.isEmpty());
    }

    // Whatever it is called, the buttons stay on the screen.
    void aLongNameDoesNotWidenMembersAndWeapons()
    {
        const auto found = packs::find(QStringLiteral("brickaction"));
        QVERIFY(found && found->reading.pack);
        PlannedUnit unit{QStringLiteral("squad"), QString(80, QLatin1Char('W'))}; // no name is longer
        unit.members = {{QStringLiteral("regular"), 9}};                          // too many, which is told by its name
        m_page->resize(1280, 800);
        UnitMakeup dialog(*m_theme, found->reading.pack, unit, m_page.get());
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        QVERIFY2(dialog.width() <= 1280, qPrintable(QString::number(dialog.width())));
        const auto signs = dialog.findChildren<GlyphView*>();
        QVERIFY(signs.size() == 1 && signs.front()->isVisible());
    }

    void remembersAllButTheYounger()
    {
        fillNames();
        younger()->setAnswer(QStringLiteral("b"));
        button("beginNow")->click();
        m_page->takeSession();
        NewGamePage again(*m_preferences, *m_theme);
        again.setPacks({m_pack});
        QCOMPARE(again.plan().sides[0].name, QStringLiteral("Ada"));
        QVERIFY(again.plan().chosenSides.value(QStringLiteral("younger")).isEmpty());
    }

    void rememberedSidesNeverLookAlike()
    {
        const QString second = Theme::sideColours().at(1); // the second side's own
        const QString shape = Theme::sideShapes().at(1);
        m_preferences->setLastAnswer(QStringLiteral("side/a/colour"), second);
        m_preferences->setLastAnswer(QStringLiteral("side/a/shape"), shape);
        m_page->setPacks({m_pack});
        const NewGamePlan plan = m_page->plan();
        QCOMPARE(plan.sides[0].colour, second);
        QVERIFY(plan.sides[1].colour != second);
        QVERIFY(plan.sides[1].shape != shape);
    }

    void unitsGoToAnotherPlaceByKeysAndByHand()
    {
        auto* side = threeUnits();
        QCOMPARE(namesOf(*side),
                 QStringList({QStringLiteral("Foot"), QStringLiteral("Scouts"), QStringLiteral("Foot 2")}));
        m_page->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
        handles(*side)[2]->setFocus();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Up);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Up);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Up); // it is the first now
        QCOMPARE(namesOf(*side),
                 QStringList({QStringLiteral("Foot 2"), QStringLiteral("Foot"), QStringLiteral("Scouts")}));
        QCOMPARE(handles(*side)[0], QApplication::focusWidget());
        QVERIFY(handles(*side)[0]->accessibleName().contains(QStringLiteral("place 1 of 3")));
        QWidget* last = handles(*side)[2];
        const QPoint grip(8, last->height() / 2);
        const int up =
            handles(*side)[1]->mapTo(last->window(), QPoint()).y() - last->mapTo(last->window(), QPoint()).y();
        QTest::mousePress(last, Qt::LeftButton, {}, grip);
        QTest::mouseMove(last, grip + QPoint(0, up));
        QTest::mouseRelease(last, Qt::LeftButton, {}, grip);
        QCOMPARE(namesOf(*side),
                 QStringList({QStringLiteral("Foot 2"), QStringLiteral("Scouts"), QStringLiteral("Foot")}));
    }

    void aRemovedUnitIsPutBackWhereItWas()
    {
        auto* side = threeUnits();
        auto* putBack = side->findChild<TouchButton*>(QStringLiteral("putUnitBack"));
        QVERIFY(!putBack->isVisible());
        const auto before = side->side().units;
        press(*side, QStringLiteral("Remove: Scouts"));
        QCOMPARE(side->side().units.size(), std::size_t(2));
        QCOMPARE(putBack->text(), QStringLiteral("Put back Scouts"));
        QTest::qWait(50);
        const auto topOf = [&](const QWidget* part) { return part->mapTo(side, QPoint()).y(); };
        const auto rows = side->findChildren<UnitRow*>();
        QVERIFY2(topOf(putBack) > topOf(rows.first()) && topOf(putBack) < topOf(rows.last()), "where the unit was");
        QTest::mouseClick(putBack, Qt::LeftButton);
        QVERIFY(side->side().units == before);
        QVERIFY(!putBack->isVisible());
    }

    void buildsARosterUnitByUnit()
    {
        const auto pack = packs::find(QStringLiteral("ballot-boxes"));
        QVERIFY(pack);
        m_page->setPacks({*pack});
        fillNames();
        auto* side = m_page->findChildren<SideForm*>().first();
        for (const char* type : {"Foot", "Scouts", "Foot", "Mob"})
            addUnit(*side, QString::fromLatin1(type) == QLatin1String("Mob") ? QStringLiteral("Civilian mob")
                                                                             : QString::fromLatin1(type));
        QCOMPARE(side->side().units.size(), std::size_t(4));
        QCOMPARE(side->side().units[2].name, QStringLiteral("Foot 2"));
        press(*side, QStringLiteral("Remove: Civilian mob"));
        press(*side, QStringLiteral("Foot, Class"));
        takeFromMenu(QStringLiteral("Irregular: guerrilla, gangland, militia"));
        press(*side, QStringLiteral("Foot, Bases of the unit"));
        QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_4);
        QVERIFY2(button("beginNow")->isEnabled(), "a side without units may begin, too");
        button("beginNow")->click();
        const auto session = m_page->takeSession();
        QVERIFY2(session, qPrintable(m_page->findChild<QLabel*>(QStringLiteral("missing"))->text()));
        const auto& units = session->game().units;
        QCOMPARE(units.size(), std::size_t(3));
        QCOMPARE(units[0].options.value(QStringLiteral("class")), 2);
        QCOMPARE(units[0].options.value(QStringLiteral("bases")), 4);
        QCOMPARE(session->game().side(QStringLiteral("a"))->resources.value(QStringLiteral("bases")), 6);
        NewGamePage again(*m_preferences, *m_theme);
        again.setPacks({*pack});
        QCOMPARE(again.plan().sides[0].units, m_page->plan().sides[0].units);
    }

    void whatTheTableChoosesIsAsked()
    {
        const auto pack = packs::find(QStringLiteral("brickaction"));
        QVERIFY(pack);
        m_page->setPacks({*pack});
        fillNames();
        auto* objective = m_page->findChild<QuestionCard*>(QStringLiteral("objective"));
        QVERIFY(objective);
        QCOMPARE(objective->answer(), QStringLiteral("eliminate"));
        objective->findChildren<ChoiceButton*>().at(3)->click();
        m_page->findChild<QuestionCard*>(QStringLiteral("first"))->setAnswer(QStringLiteral("a"));
        button("beginNow")->click();
        const auto session = m_page->takeSession();
        QVERIFY2(session, qPrintable(m_page->findChild<QLabel*>(QStringLiteral("missing"))->text()));
        QCOMPARE(session->game().answers.value(QStringLiteral("objective")), QStringLiteral("3"));
        NewGamePage again(*m_preferences, *m_theme);
        again.setPacks({*pack});
        QCOMPARE(again.plan().choices.value(QStringLiteral("objective")), QStringLiteral("flag"));
    }

    void numbersOfTheTableAreAsked()
    {
        const auto pack = packs::find(QStringLiteral("quick"));
        QVERIFY(pack);
        m_page->setPacks({*pack});
        auto* rounds = m_page->findChild<QPushButton*>(QStringLiteral("rounds"));
        QVERIFY(rounds);
        QCOMPARE(rounds->text(), QStringLiteral("no limit"));
        rounds->click();
        QVERIFY(QApplication::activePopupWidget());
        QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_6);
        if (QApplication::activePopupWidget())
            QTest::keyClick(QApplication::activePopupWidget()->focusWidget(), Qt::Key_Return);
        QCOMPARE(m_page->plan().numbers.value(QStringLiteral("rounds")), 6);
        QCOMPARE(rounds->text(), QStringLiteral("6"));
        QCOMPARE(m_page->plan().numbers.value(QStringLiteral("blue-cubes")), 4);
    }

    void limitsAreNamedAndNothingIsBlocked()
    {
        const auto pack = packs::find(QStringLiteral("double-tap"));
        QVERIFY(pack);
        m_page->setPacks({*pack});
        const Spent before = spentBy(m_page->plan(), QStringLiteral("a"));
        QVERIFY2(before.points.contains(QStringLiteral("points")), qPrintable(before.inWords()));
        QVERIFY(before.broken.isEmpty());
        auto* side = m_page->findChildren<SideForm*>().first();
        for (int i = 0; i < 2; ++i)
            addUnit(*side, QStringLiteral("Hero"));
        QVERIFY2(!spentBy(m_page->plan(), QStringLiteral("a")).broken.isEmpty(), "one hero at most");
        const auto signs = side->findChild<SpentPart*>(QStringLiteral("spent"))->findChildren<GlyphView*>();
        QVERIFY2(signs.size() == 1 && signs.front()->isVisibleTo(side), "a sign warns, not words alone");
    }

    // What stands at a side is of the points as they are now.
    void limitsFollowThePointsThatAreAgreed()
    {
        const auto pack = packs::find(QStringLiteral("double-tap"));
        QVERIFY(pack);
        m_page->setPacks({*pack});
        auto* side = m_page->findChildren<SideForm*>().first();
        addUnit(*side, QStringLiteral("Fighter")); // of 15 points
        const auto isTooMuch = [&] { return side->spent().inWords().contains(QStringLiteral("more points")); };
        const auto agree = [&](const QList<Qt::Key>& digits) {
            m_page->findChild<QPushButton*>(QStringLiteral("agreed"))->click();
            for (const Qt::Key digit : digits)
                QTest::keyClick(QApplication::activePopupWidget(), digit);
            QTest::keyClick(QApplication::activePopupWidget()->focusWidget(), Qt::Key_Return);
        };
        QVERIFY2(!isTooMuch(), qPrintable(side->spent().inWords()));
        const int points = 15 * static_cast<int>(side->side().units.size());
        QCOMPARE(side->spent().points, QStringLiteral("%1 points (up to 150)").arg(points));
        agree({Qt::Key_1, Qt::Key_0});
        QVERIFY(isTooMuch());
        agree({Qt::Key_9, Qt::Key_0});
        QVERIFY(!isTooMuch());
    }

    void leavesNothingBehindWhenItCannot()
    {
        const QString blocked = m_folder->filePath(QStringLiteral("file"));
        QFile file(blocked);
        QVERIFY(file.open(QIODevice::WriteOnly));
        NewGamePlan plan = m_page->plan();
        plan.path = blocked + QStringLiteral("/in/it.adjutant");
        QVERIFY(!begin(plan));
    }

    void aSideWithoutUnitsIsSaid()
    {
        const auto pack = packs::find(QStringLiteral("ballot-boxes"));
        QVERIFY(pack);
        m_page->setPacks({*pack});
        const auto* words = m_page->findChild<QLabel*>(QStringLiteral("missing"));
        const auto sides = m_page->plan().sides;
        const QString both = QStringLiteral("%1 and %2 begin without units").arg(sides[0].name, sides[1].name);
        QVERIFY2(words->text().contains(both), qPrintable(words->text()));
        QVERIFY2(words->text().contains(QStringLiteral("add them with the players")), qPrintable(words->text()));
        m_page->findChildren<SideForm*>().first()->replaceUnits({newUnit(pack->reading.pack->units.front(), {})}, {});
        const QString one = QStringLiteral("but %1 begins without units").arg(sides[1].name);
        QVERIFY2(words->text().contains(one), qPrintable(words->text()));
        QVERIFY2(button("beginNow")->isEnabled(), "it may begin all the same");
    }

    /// The other steps have usual answers: a first game begins without them.
    void whatBeginsTheGameLeadsOnOnceAllIsAnswered()
    {
        const auto leads = [this](const char* name) {
            return button(name)->property("role").toString() == QLatin1String("primary");
        };
        fillNames();
        QVERIFY(leads("next") && !leads("beginNow"));
        younger()->setAnswer(QStringLiteral("b"));
        Q_EMIT younger()->changed();
        QVERIFY(leads("beginNow") && !leads("next"));
        QVERIFY(
            m_page->findChild<QLabel*>(QStringLiteral("missing"))->text().startsWith(QStringLiteral("All set: begin")));
        for (int step = 0; step < 2; ++step)
            button("next")->click();
        QVERIFY2(leads("next"), "there it begins the game");
        QCOMPARE(m_page->findChild<QLabel*>(QStringLiteral("missing"))->text(), QStringLiteral("All set."));
    }

    void whatIsMissingLeadsThere()
    {
        m_page->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
        auto* words = m_page->findChild<QLabel*>(QStringLiteral("missing"));
        QVERIFY(words->text().contains(QStringLiteral("younger")));
        QTest::mouseClick(words, Qt::LeftButton);
        QVERIFY2(!younger()->isAncestorOf(QApplication::focusWidget()), "it would look as if it were answered");
        QVERIFY(younger()->visibleRegion().boundingRect().height() == younger()->height());
        words->setFocus(Qt::TabFocusReason);
        QTest::keyClick(words, Qt::Key_Return);
        QVERIFY2(younger()->isAncestorOf(QApplication::focusWidget()), "keys answer it from there");
        auto* name = qobject_cast<QLineEdit*>(m_page->findChildren<SideForm*>().at(1)->nameField());
        name->setText(QStringLiteral("blue"));
        QVERIFY(words->text().contains(QStringLiteral("Both sides")));
        words->setFocus(Qt::TabFocusReason);
        QTest::keyClick(words, Qt::Key_Space);
        QCOMPARE(QApplication::focusWidget(), name);
        fillNames();
        younger()->setAnswer(QStringLiteral("b"));
        Q_EMIT younger()->changed();
        QCOMPARE(words->focusPolicy(), Qt::NoFocus);
    }

    void whereItIsKeptIsLedToAsWell()
    {
        m_page->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
        fillNames();
        younger()->setAnswer(QStringLiteral("b"));
        Q_EMIT younger()->changed();
        QFile blocked(m_folder->filePath(QStringLiteral("games"))); // where the folder would be
        QVERIFY(blocked.open(QIODevice::WriteOnly));
        button("beginNow")->click();
        const auto* words = m_page->findChild<QLabel*>(QStringLiteral("missing"));
        QVERIFY2(words->text().contains(QStringLiteral("cannot be made")), qPrintable(words->text()));
        QVERIFY(button("changeFile")->isVisible());
        QCOMPARE(QApplication::focusWidget(), button("changeFile"));
    }

    void aTakenNameIsMissing()
    {
        NewGamePlan plan = m_page->plan();
        plan.chosenSides = {{QStringLiteral("younger"), QStringLiteral("a")}};
        QVERIFY(missingIn(plan).isEmpty());
        plan.path = m_folder->filePath(QStringLiteral("taken.adjutant"));
        QFile taken(plan.path);
        QVERIFY(taken.open(QIODevice::WriteOnly));
        QVERIFY(missingIn(plan).contains(QStringLiteral("already")));
    }

    void otherRulesKeepWhatWasEntered()
    {
        const auto other = packs::find(QStringLiteral("double-tap"));
        QVERIFY(other);
        m_preferences->setLastAnswer(QStringLiteral("pack"), m_pack.id);
        m_page->setPacks({m_pack, *other});
        auto* box = m_page->findChild<QComboBox*>(QStringLiteral("pack"));
        fillNames();
        auto* side = m_page->findChildren<SideForm*>().first();
        swatch(*side, QStringLiteral("green"))->click();
        press(*side, QStringLiteral("Remove"));
        side->findChildren<UnitRow*>().first()->setName(QStringLiteral("The Long Rifles"));
        younger()->setAnswer(QStringLiteral("b"));
        const packs::Ruling& ruling = m_pack.reading.pack->rulings.front();
        m_page->findChild<QuestionCard*>(ruling.id)->setAnswer(ruling.choices.back().id);
        const NewGamePlan before = m_page->plan();

        box->setCurrentIndex(box->findData(other->id));
        const NewGamePlan between = m_page->plan();
        QCOMPARE(between.sides[0].name, QStringLiteral("Ada"));
        QCOMPARE(between.sides[0].colour, QStringLiteral("green"));
        QCOMPARE(between.sides[1].name, QStringLiteral("Ben"));
        QVERIFY(between.sides[0].units != before.sides[0].units);

        box->setCurrentIndex(box->findData(m_pack.id));
        const NewGamePlan after = m_page->plan();
        for (size_t i = 0; i < 2; ++i) {
            QCOMPARE(after.sides[i].name, before.sides[i].name);
            QVERIFY(after.sides[i].units == before.sides[i].units);
        }
        QCOMPARE(after.sides[0].colour, QStringLiteral("green"));
        QCOMPARE(after.chosenSides, before.chosenSides);
        QCOMPARE(after.rulings, before.rulings);
    }

    void onlyTheRulesThatArePlayedComeUpAgain()
    {
        const auto other = packs::find(QStringLiteral("double-tap"));
        QVERIFY(other);
        m_page->setPacks({m_pack, *other});
        auto* box = m_page->findChild<QComboBox*>(QStringLiteral("pack"));
        const auto comesUp = [&] {
            NewGamePage again(*m_preferences, *m_theme);
            again.setPacks({m_pack, *other});
            return again.packId();
        };
        const auto leafTo = [&](const QString& pack) { box->setCurrentIndex(box->findData(pack)); };
        m_preferences->setLastAnswer(QStringLiteral("pack"), m_pack.id);
        leafTo(m_pack.id);
        leafTo(other->id);
        leafTo(m_pack.id);
        QCOMPARE(comesUp(), m_pack.id);
        fillNames();
        younger()->setAnswer(QStringLiteral("b"));
        m_preferences->setLastAnswer(QStringLiteral("pack"), other->id);
        QCOMPARE(comesUp(), other->id);
        button("beginNow")->click();
        QVERIFY(m_page->takeSession());
        QCOMPARE(comesUp(), m_pack.id);
    }

    void withoutPacks()
    {
        m_page->setPacks({});
        QVERIFY(!button("next")->isEnabled());
        QVERIFY(!m_page->findChild<QLabel*>(QStringLiteral("missing"))->text().isEmpty());
    }

private:
    QPushButton* button(const char* name) const { return m_page->findChild<QPushButton*>(QString::fromLatin1(name)); }

    static void press(const QWidget& within, const QString& accessibleName)
    {
        QTest::qWait(1); // what was made just now is in sight
        for (auto* one : within.findChildren<QPushButton*>()) {
            if (one->isVisible() && one->accessibleName().startsWith(accessibleName))
                return one->click();
        }
        QFAIL(qPrintable(QStringLiteral("no button “%1”").arg(accessibleName)));
    }

    static void takeFromMenu(const QString& text)
    {
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(menu);
        for (QAction* action : menu->actions()) {
            if (action->text().section(QStringLiteral(" ("), 0, 0) == text) {
                action->trigger();
                menu->close();
                return QTest::qWait(1);
            }
        }
        QFAIL(qPrintable(QStringLiteral("no “%1” in the menu").arg(text)));
    }

    SideForm* threeUnits()
    {
        const auto pack = packs::find(QStringLiteral("ballot-boxes"));
        m_page->setPacks({*pack});
        auto* side = m_page->findChildren<SideForm*>().first();
        for (const char* type : {"Foot", "Scouts", "Foot"})
            addUnit(*side, QString::fromLatin1(type));
        QTest::qWait(1); // the rows have their places
        return side;
    }

    static QStringList namesOf(const SideForm& side)
    {
        QStringList names;
        for (const PlannedUnit& unit : side.side().units)
            names << unit.name;
        return names;
    }

    /// From above.
    static QList<QWidget*> handles(const SideForm& side)
    {
        QTest::qWait(1);
        QList<QWidget*> all;
        for (auto* handle : side.findChildren<UnitHandle*>())
            all << handle;
        std::sort(all.begin(), all.end(), [&](const QWidget* one, const QWidget* other) {
            return one->mapTo(&side, QPoint()).y() < other->mapTo(&side, QPoint()).y();
        });
        return all;
    }

    static void addUnit(const SideForm& side, const QString& type)
    {
        press(side, QStringLiteral("Add a unit"));
        takeFromMenu(type);
    }

    static SwatchButton* swatch(const SideForm& side, const QString& id)
    {
        for (SwatchButton* button : side.findChildren<SwatchButton*>()) {
            if (button->id() == id)
                return button;
        }
        return nullptr;
    }

    QuestionCard* younger() const { return m_page->findChild<QuestionCard*>(QStringLiteral("younger")); }

    void fillNames() const
    {
        const auto sides = m_page->findChildren<SideForm*>();
        const QString names[] = {QStringLiteral("Ada"), QStringLiteral("Ben")};
        for (int i = 0; i < 2; ++i)
            sides[i]->findChild<QLineEdit*>(QStringLiteral("name"))->setText(names[i]);
    }

    packs::Found m_pack;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Preferences> m_preferences;
    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<NewGamePage> m_page;
};

QTEST_MAIN(TestNewGame)
#include "tst_newgame.moc"
