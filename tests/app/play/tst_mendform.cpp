// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "accessible.h"
#include "game/commands.h"
#include "play/factorspart.h"
#include "play/mendform.h"
#include "playtable.h"
#include "shell/preferences.h"
#include "shell/theme.h"
#include "widgets/choicerow.h"
#include "widgets/numberpad.h"
#include "widgets/touchbutton.h"

#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QSpinBox>
#include <QTest>

using namespace adjutant;
using namespace adjutant::app;

namespace {

/// A recorded game, step by step.
std::vector<Json> recorded(const QString& name)
{
    QFile file(QStringLiteral(TEST_DATA "/play/%1.jsonl").arg(name));
    std::vector<Json> commands;
    if (file.open(QIODevice::ReadOnly))
        for (const QByteArray& line : file.readAll().split('\n'))
            if (line.startsWith('{'))
                commands.push_back(*parseJson(line));
    return commands;
}

/// Every id that the pack has a name for, but for words that are a name as well.
QStringList namedIds(const packs::Pack& pack)
{
    QStringList ids{QStringLiteral("a"), QStringLiteral("b")}, labels;
    const auto add = [&](const auto& parts) {
        for (const auto& one : parts) {
            ids << one.id;
            labels << one.label;
        }
    };
    add(pack.weapons);
    add(pack.units);
    add(pack.members);
    add(pack.statuses);
    add(pack.resources);
    add(pack.track.choices);
    add(pack.track.reactions);
    for (const packs::Kind& kind : pack.kinds) {
        add(kind.counters);
        for (const packs::Counter& counter : kind.counters)
            labels << packs::labelFor(1, counter);
    }
    for (const packs::Ruling& ruling : pack.rulings)
        add(ruling.choices);
    for (const packs::Question& question : pack.questions)
        add(question.choices);
    for (const packs::FactorTable& table : pack.factors)
        add(table.lines);
    ids.removeIf([&](const QString& id) { return labels.contains(id); });
    return ids;
}

}

/// A command of the log as it is put right: in words, each of its parts.
class TestMendForm : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void everyCommandIsInWords_data();
    void everyCommandIsInWords();
    void everyKeyHasALabel_data();
    void everyKeyHasALabel();
    void otherCommandsAreInWords();
    void factorsAreTheirBoxes();
    void numbersOfAProcedureAreMended();
    void distancesAreMendedAsInTheTray();
    void diceOfAProcedureAreMended();
    void aCountIsANumber();
    void anotherUnitCountsOtherwise();
    void anotherReactionAnswersWhatItCan();
    void whatNobodyKnowsStays();
    void whatIsNullIsLeftOut();
    void weaponsOfTheFallenAreMended();
    void whoFellIsMended();
    void aUnitIsMadeUpOtherwise();

private:
    std::unique_ptr<journal::Session> table(const QString& pack);
    std::unique_ptr<journal::Session> playUpTo(const QString& name, const std::function<bool(const Json&)>& stop);
    QStringList faultsOf(const MendForm& form, const packs::Pack& pack) const;
    TouchButton* button(const MendForm& form, const QString& name) const;
    template<typename T>
    T* at(const MendForm& form, const char* place) const
    {
        return form.findChild<T*>(QLatin1String(place));
    }

    QTemporaryDir m_folder;
    int m_games = 0;
    std::unique_ptr<Preferences> m_preferences;
    std::unique_ptr<Theme> m_theme;
    std::optional<Json> m_next; ///< where a recorded game was stopped
};

void TestMendForm::initTestCase()
{
    m_preferences = std::make_unique<Preferences>(m_folder.filePath(QStringLiteral("adjutant.ini")));
    m_theme = std::make_unique<Theme>(*m_preferences);
    m_theme->apply();
}

std::unique_ptr<journal::Session> TestMendForm::table(const QString& pack)
{
    const QString path = m_folder.filePath(QStringLiteral("game-%1.adjutant").arg(++m_games));
    return pack == QLatin1String("quick-play") ? test::quickPlay(path) : test::gameOf(pack, path);
}

std::unique_ptr<journal::Session> TestMendForm::playUpTo(const QString& name,
                                                         const std::function<bool(const Json&)>& stop)
{
    auto session = table(name);
    m_next.reset();
    for (const Json& command : recorded(name)) {
        if (stop(command)) {
            m_next = command;
            break;
        }
        test::mustApply(*session, command);
    }
    return session;
}

/// What a player would stumble over in the form.
QStringList TestMendForm::faultsOf(const MendForm& form, const packs::Pack& pack) const
{
    const QStringList ids = namedIds(pack);
    static const QRegularExpression quote(QStringLiteral("(?<!\\d)\"")); // behind a number it means inches
    QStringList shown, faults;
    for (const auto* box : form.findChildren<QComboBox*>())
        for (int i = 0; i < box->count(); ++i)
            shown << box->itemText(i);
    for (const auto* line : form.findChildren<QLineEdit*>())
        if (!qobject_cast<const QSpinBox*>(line->parent()) && line->objectName() != QLatin1String("/name"))
            shown << line->text();
    for (const auto* one : form.findChildren<QAbstractButton*>())
        shown << one->text();
    for (const auto* label : form.findChildren<QLabel*>())
        shown << label->text();
    for (const QString& text : shown)
        if (ids.contains(text) || text.contains(QLatin1Char('{')) || text.contains(QLatin1Char('[')) ||
            text.contains(quote))
            faults << text;
    return faults;
}

TouchButton* TestMendForm::button(const MendForm& form, const QString& name) const
{
    for (auto* one : form.findChildren<TouchButton*>())
        if (one->accessibleName().startsWith(name))
            return one;
    return nullptr;
}

void TestMendForm::everyCommandIsInWords_data()
{
    QTest::addColumn<QString>("pack");
    QTest::addColumn<QString>("game");
    for (const char* game : {"ballot-boxes", "ballot-boxes-rulings", "brickaction", "brickaction-other-rulings",
                             "double-tap", "quick", "quick-other-rulings", "six-rounds"}) {
        const QString name = QLatin1String(game);
        QTest::addRow("%s", game) << (name == QLatin1String("six-rounds") ? QStringLiteral("quick-play")
                                      : name.startsWith(QLatin1String("ballot"))
                                          ? QStringLiteral("ballot-boxes")
                                          : name.section(QLatin1String("-other"), 0, 0))
                                  << name;
    }
}

void TestMendForm::everyCommandIsInWords()
{
    QFETCH(QString, pack);
    QFETCH(QString, game);
    const auto session = table(pack);
    const packs::Pack& rules = *session->game().pack;
    std::size_t forms = 0;
    for (const Json& command : recorded(game)) {
        const QString words = QString::fromUtf8(toText(command));
        const MendForm form(session->game(), command, *m_theme);
        QVERIFY2(!form.isChanged(), qPrintable(words));
        const QStringList faults = faultsOf(form, rules);
        QVERIFY2(faults.isEmpty(), qPrintable(words + QStringLiteral(" shows ") + faults.join(QLatin1Char('|'))));
        QCOMPARE(test::unnamedIn(const_cast<MendForm*>(&form)), QStringList());
        for (const MendField& field : mendFields(session->game(), command))
            if (field.kind == MendField::Kind::Choice)
                QVERIFY2(field.knows(QString::fromStdString(field.now.get<std::string>())), qPrintable(words));
        ++forms;
        test::mustApply(*session, command);
    }
    QVERIFY2(forms >= 10, qPrintable(QString::number(forms)));
}

void TestMendForm::everyKeyHasALabel_data()
{
    QTest::addColumn<QString>("pack");
    for (const char* pack : {"quick-play", "double-tap", "brickaction", "quick", "ballot-boxes"})
        QTest::addRow("%s", pack) << QString::fromLatin1(pack);
}

/// Whatever a game of the pack takes, also what no recorded game has in it.
void TestMendForm::everyKeyHasALabel()
{
    QFETCH(QString, pack);
    const auto session = table(pack);
    const game::Game& game = session->game();
    for (const game::CommandKind& kind : game::commandsOf(*game.pack))
        for (const game::Field& field : kind.fields) {
            using Kind = game::Field::Kind;
            if (field.kind == Kind::Object || field.kind == Kind::List || field.kind == Kind::Any)
                continue;
            const std::string key = utf8(field.id);
            const Json value = field.kind == Kind::Number ? Json(1) : field.kind == Kind::Flag ? Json(true) : Json("a");
            for (const MendField& one : mendFields(game, {{"do", utf8(kind.id)}, {key, value}})) {
                QVERIFY2(one.label != field.id, qPrintable(kind.id + QLatin1Char(' ') + field.id));
                QVERIFY2(field.kind == Kind::Text || one.kind != MendField::Kind::Words,
                         qPrintable(kind.id + QLatin1Char(' ') + field.id));
            }
        }
}

void TestMendForm::otherCommandsAreInWords()
{
    const auto session = table(QStringLiteral("brickaction"));
    for (const char* side : {"a", "b"})
        test::mustApply(*session, {{"do", "add-unit"},
                                   {"side", side},
                                   {"type", "squad"},
                                   {"members", {{"regular", 3}, {"veteran", 2}}},
                                   {"weapons", {{"repeater", 5}}}});
    for (const Json& command :
         std::vector<Json>{{{"do", "split"},
                            {"unit", "a1"},
                            {"name", "Left"},
                            {"members", {{"veteran", 1}}},
                            {"weapons", {{"repeater", 1}}}},
                           {{"do", "accept"},
                            {"effects",
                             {{{"unit", "b1"}, {"counter", "minis"}, {"value", 3}},
                              {{"unit", "b1"}, {"status", "prone"}, {"on", true}}}}},
                           {{"do", "accept"},
                            {"effects",
                             {{{"unit", "b1"}, {"counter", "minis"}, {"value", 4}},
                              {{"unit", "b1"}, {"counter", "veteran"}, {"value", 1}},
                              {{"unit", "b1"}, {"counter", "repeater"}, {"value", 4}}}}},
                           {{"do", "set"}, {"unit", "a1"}, {"counter", "veteran"}, {"value", 2}, {"why", "a slip"}},
                           {{"do", "status"}, {"unit", "a1"}, {"status", "destroyed"}, {"on", true}},
                           {{"do", "end"}, {"winner", "draw"}, {"why", "late"}},
                           {{"do", "change-side"}, {"unit", "a1"}, {"side", "b"}},
                           {{"do", "side"}, {"side", "b"}, {"name", "Cid"}, {"colour", "red"}, {"shape", "square"}}}) {
        const MendForm form(session->game(), command, *m_theme);
        const QStringList faults = faultsOf(form, *session->game().pack);
        QVERIFY2(faults.isEmpty(), qPrintable(QString::fromUtf8(toText(command)) + faults.join(QLatin1Char('|'))));
        QVERIFY(!form.isChanged());
        for (std::size_t i = 0; i < command.value("effects", Json::array()).size(); ++i) {
            const QString place = QStringLiteral("/effects/%1/").arg(i);
            const auto fields = mendFields(session->game(), command);
            QVERIFY2(std::any_of(fields.begin(), fields.end(),
                                 [&](const MendField& field) { return field.place.startsWith(place); }),
                     qPrintable(place));
        }
    }
    const MendForm split(session->game(),
                         {{"do", "split"}, {"unit", "a1"}, {"members", {{"veteran", 1}}}, {"name", "Left"}}, *m_theme);
    at<QSpinBox>(split, "/members/regular")->setValue(2);
    QVERIFY(split.command()["members"] == (Json{{"veteran", 1}, {"regular", 2}}));
    at<QSpinBox>(split, "/members/regular")->setValue(0);
    QVERIFY(!split.isChanged());
}

void TestMendForm::factorsAreTheirBoxes()
{
    const auto session =
        playUpTo(QStringLiteral("ballot-boxes"), [](const Json& one) { return one.contains("factors"); });
    QVERIFY(m_next);
    const packs::Procedure& procedure = *session->game().pack->procedure(textAt(*m_next, "procedure"));
    MendForm form(session->game(), *m_next, *m_theme);
    const auto labelOf = [&](const char* id) { return procedure.input(QLatin1String(id))->label; };
    TouchButton* ticked = button(form, labelOf("long-range"));
    QVERIFY2(ticked && ticked->isChecked(), "it stands in the command under “factors”");
    ticked->click();
    QVERIFY(form.isChanged());
    QVERIFY2(!form.command().contains("factors"), "all of it is said in one place");
    const MendForm again(session->game(), form.command(), *m_theme);
    QVERIFY(!button(again, labelOf("long-range"))->isChecked());
    QVERIFY(button(again, labelOf("regular-against-others"))->isChecked());
    Json command = form.command();
    command.erase("faces"); // there are other ones now
    const auto shot = session->apply(*m_next);
    QVERIFY(shot);
    const auto mended = session->tryMend(session->log().back().number, command);
    QVERIFY2(mended, mended ? "" : qPrintable(mended.error().words));
    button(form, labelOf("long-range"))->click();
    QVERIFY2(!form.isChanged(), "as it was");
}

void TestMendForm::numbersOfAProcedureAreMended()
{
    const auto session = playUpTo(QStringLiteral("quick"), [](const Json& one) {
        return one.contains("inputs") && one["inputs"].contains("attack-power");
    });
    QVERIFY(m_next);
    MendForm form(session->game(), *m_next, *m_theme);
    const QString label =
        session->game().pack->procedure(QStringLiteral("attack"))->input(QStringLiteral("attack-power"))->label;
    TouchButton* number = button(form, label);
    QVERIFY(number);
    QVERIFY2(number->text().endsWith(QStringLiteral(": 4")), qPrintable(number->text()));
    form.show();
    number->click();
    auto* pad = form.findChild<NumberPad*>();
    QVERIFY(pad);
    Q_EMIT pad->picked(5, {});
    pad->close();
    QVERIFY(form.command()["inputs"]["attack-power"] == Json(5));
}

void TestMendForm::distancesAreMendedAsInTheTray()
{
    const auto session = playUpTo(QStringLiteral("double-tap"),
                                  [](const Json& one) { return one.contains("distance") && one.contains("weapon"); });
    QVERIFY(m_next);
    Json command = *m_next;
    command["distance"] = 0;
    MendForm form(session->game(), command, *m_theme);
    form.show();
    auto* row = at<ChoiceRow>(form, "/distance");
    QVERIFY(row);
    const auto stretches = row->findChildren<TouchButton*>();
    QVERIFY(stretches.size() >= 2);
    QVERIFY2(stretches[0]->text().contains(QStringLiteral("12″")) && stretches[0]->isChecked(),
             qPrintable(stretches[0]->text()));
    QVERIFY(!form.isChanged());
    auto* number = at<QSpinBox>(form, "/distance");
    QCOMPARE(number->accessibleName(), QStringLiteral("In inches"));
    stretches[1]->click();
    QVERIFY(form.command()["distance"] == Json(number->value()) && number->value() >= 12);
    number->setValue(5);
    QVERIFY(form.command()["distance"] == Json(5));
    QVERIFY(at<ChoiceRow>(form, "/distance")->findChildren<TouchButton*>()[0]->isChecked());
}

void TestMendForm::diceOfAProcedureAreMended()
{
    const auto session = table(QStringLiteral("quick-play"));
    test::mustApply(*session, {{"do", "begin"}});
    MendForm form(session->game(),
                  {{"do", "resolve"},
                   {"procedure", "shoot-squad"},
                   {"actor", "a2"},
                   {"target", "b1"},
                   {"weapon", "main-gun"},
                   {"inputs", {{"dice", "3d10"}}}},
                  *m_theme);
    auto* dice = at<QLineEdit>(form, "typed-dice");
    QVERIFY(dice);
    QCOMPARE(dice->text(), QStringLiteral("3d10"));
    form.resize(600, 600);
    form.show();
    const auto* target = at<QComboBox>(form, "/target");
    const auto leftOf = [&form](const QWidget* field) { return field->mapTo(&form, QPoint()).x(); };
    QCOMPARE(leftOf(dice), leftOf(target)); // in one column
    QCOMPARE(dice->width(), target->width());
    const auto type = [dice](const char* text) {
        dice->selectAll();
        QTest::keyClicks(dice, QLatin1String(text));
    };
    type("4d10");
    QVERIFY(form.command()["inputs"]["dice"] == Json("4d10"));
    type("4x");
    QVERIFY(!form.fault().isEmpty());
    dice->selectAll();
    QTest::keyClick(dice, Qt::Key_Delete);
    QVERIFY(form.fault().isEmpty());
    QVERIFY2(!form.command().contains("inputs"), "as the weapon says");
}

void TestMendForm::aCountIsANumber()
{
    const auto session = table(QStringLiteral("quick-play"));
    test::mustApply(*session, {{"do", "begin"}});
    const Json command{{"do", "resolve"}, {"procedure", "shoot-squad"}, {"actor", "a2"},
                       {"target", "b1"},  {"weapon", "main-gun"},       {"faces", {{{"count", 2}}}}};
    test::mustApply(*session, {{"do", "activate"}, {"unit", "a2"}});
    const auto shot = session->apply(command);
    QVERIFY2(shot, shot ? "" : qPrintable(shot.error().words));
    const journal::Entry entry = session->log().back();
    QVERIFY(entry.throws.front().counted);
    MendForm form(*session->mendedGameBefore(entry.number), entry.command, *m_theme, nullptr, entry.throws);
    form.show();
    QVERIFY(!form.isChanged());
    auto* number = at<QSpinBox>(form, "mendCount");
    auto* line = at<QLineEdit>(form, "mendFaces");
    QVERIFY(number);
    QCOMPARE(number->value(), 2);
    QVERIFY2(number->accessibleName().startsWith(QStringLiteral("How many of 2d10 are")),
             qPrintable(number->accessibleName()));
    QVERIFY2(line->isHidden(), "no face is asked for");
    number->setValue(1);
    QVERIFY(form.command()["faces"] == (Json{{{"count", 1}}}));
    number->setValue(number->minimum());
    QVERIFY2(!line->isHidden(), "its faces may be known after all");
    QTest::keyClicks(line, QStringLiteral("3 9"));
    QVERIFY(form.command()["faces"] == (Json{3, 9}));
}

void TestMendForm::anotherUnitCountsOtherwise()
{
    const auto session = table(QStringLiteral("quick-play"));
    test::mustApply(*session, {{"do", "begin"}});
    test::mustApply(*session, {{"do", "split"}, {"unit", "b1"}, {"name", "Part"}, {"counters", {{"unwounded", 2}}}});
    const QString part = session->game().units.back().id;
    MendForm form(
        session->game(),
        {{"do", "resolve"}, {"procedure", "shoot-squad"}, {"actor", "a2"}, {"target", "b1"}, {"weapon", "main-gun"}},
        *m_theme);
    const auto unwounded = [&] {
        for (const auto* one : form.findChildren<TouchButton*>())
            if (one->text().contains(QStringLiteral("nwounded")))
                return one->text();
        return QString();
    };
    QVERIFY2(unwounded().endsWith(QStringLiteral(": 3")), qPrintable(unwounded()));
    auto* target = at<QComboBox>(form, "/target");
    target->setCurrentIndex(target->findData(part));
    QVERIFY2(unwounded().endsWith(QStringLiteral(": 2")), qPrintable(unwounded()));
    QVERIFY(!form.command().contains("inputs"));
}

void TestMendForm::anotherReactionAnswersWhatItCan()
{
    const auto session = table(QStringLiteral("double-tap"));
    MendForm form(session->game(), {{"do", "react"}, {"unit", "b1"}, {"reaction", "react-dodge"}, {"to", "shooting"}},
                  *m_theme);
    auto* reaction = at<QComboBox>(form, "/reaction");
    QCOMPARE(reaction->currentText(), QStringLiteral("Dodge"));
    reaction->setCurrentText(QStringLiteral("Strike back"));
    QVERIFY(form.command()["to"] == Json("melee"));
    QCOMPARE(at<QComboBox>(form, "/to")->count(), 1);
    reaction->setCurrentText(QStringLiteral("Dodge"));
    QVERIFY2(form.isChanged() || form.command()["to"] == Json("shooting"), "what fits is left alone");
}

void TestMendForm::whatNobodyKnowsStays()
{
    const auto session = table(QStringLiteral("quick-play"));
    const Json command{{"do", "side"}, {"side", "a"}, {"name", "Ann"}, {"colour", "mauve"}};
    MendForm form(session->game(), command, *m_theme);
    QCOMPARE(at<QComboBox>(form, "/colour")->currentText(), QStringLiteral("mauve"));
    QTest::keyClicks(at<QLineEdit>(form, "/name"), QStringLiteral("a"));
    QVERIFY(form.command()["colour"] == Json("mauve"));
}

void TestMendForm::whatIsNullIsLeftOut()
{
    const auto session = table(QStringLiteral("double-tap"));
    for (const char* command :
         {R"({"do":"resolve","procedure":"shoot","actor":null,"target":null,"weapon":null,"distance":null,
              "inputs":null,"factors":null,"faces":null,"accept":null})",
          R"({"do":"add-unit","side":"a","type":"fighter","with":null,"members":null,"weapons":null,"name":null})"}) {
        const MendForm form(session->game(), *parseJson(command), *m_theme);
        QVERIFY(!form.isChanged());
        QCOMPARE(faultsOf(form, *session->game().pack), QStringList());
    }
}

void TestMendForm::weaponsOfTheFallenAreMended()
{
    const auto session = table(QStringLiteral("brickaction"));
    test::mustApply(*session, {{"do", "add-unit"},
                               {"side", "a"},
                               {"type", "squad"},
                               {"members", {{"regular", 5}}},
                               {"weapons", {{"repeater", 3}}}});
    const Json accept{{"do", "accept"}, {"effects", {{{"unit", "a1"}, {"counter", "repeater"}, {"value", 1}}}}};
    const MendForm form(session->game(), accept, *m_theme);
    const auto* carried = at<QSpinBox>(form, "/effects/0/value");
    QVERIFY(carried);
    QCOMPARE(carried->value(), 1);
    QVERIFY(carried->accessibleName().contains(QStringLiteral("Repeater")));
    const MendForm set(session->game(), {{"do", "set"}, {"unit", "a1"}, {"counter", "repeater"}, {"value", 2}},
                       *m_theme);
    QCOMPARE(at<QSpinBox>(set, "/value")->maximum(), 99);
    QVERIFY(at<QComboBox>(set, "/counter")->currentText() == QStringLiteral("Repeater"));
}

void TestMendForm::whoFellIsMended()
{
    const auto session = table(QStringLiteral("brickaction"));
    test::mustApply(
        *session,
        {{"do", "add-unit"}, {"side", "a"}, {"type", "squad"}, {"members", {{"regular", 4}, {"veteran", 1}}}});
    const MendForm form(session->game(),
                        {{"do", "accept"},
                         {"effects",
                          {{{"unit", "a1"}, {"counter", "minis"}, {"value", 4}},
                           {{"unit", "a1"}, {"counter", "veteran"}, {"value", 0}}}}},
                        *m_theme);
    auto* veterans = at<QSpinBox>(form, "/effects/1/value");
    QVERIFY(veterans);
    QVERIFY(veterans->accessibleName().contains(QStringLiteral("Veteran")));
    QCOMPARE(veterans->maximum(), 1);
    veterans->setValue(1);
    QVERIFY(form.command()["effects"][1]["value"] == Json(1));
}

void TestMendForm::aUnitIsMadeUpOtherwise()
{
    const auto session = table(QStringLiteral("ballot-boxes"));
    const Json command{{"do", "add-unit"},
                       {"side", "a"},
                       {"type", "foot"},
                       {"name", "Guards"},
                       {"with", {{"class", "regular"}, {"dice", 6}}}};
    MendForm form(session->game(), command, *m_theme);
    at<QSpinBox>(form, "/with/dice")->setValue(5);
    QVERIFY(form.command()["with"]["dice"] == Json(5));
    auto* bases = at<QSpinBox>(form, "/with/bases");
    QVERIFY2(bases, "what was not said can be");
    bases->setValue(bases->maximum());
    auto* type = at<QComboBox>(form, "/type");
    QCOMPARE(type->currentText(), session->game().pack->unit(QStringLiteral("foot"))->label);
    type->setCurrentIndex(type->findData(QStringLiteral("aircraft")));
    QVERIFY2(!form.command().contains("with"), "nothing of it is asked of an aircraft");
    QTRY_VERIFY(!at<QSpinBox>(form, "/with/bases"));
    type = at<QComboBox>(form, "/type");
    type->setCurrentIndex(type->findData(QStringLiteral("foot")));
    QVERIFY2(!form.isChanged(), "as it was");
    QTRY_VERIFY(at<QSpinBox>(form, "/with/bases"));
}

QTEST_MAIN(TestMendForm)

#include "tst_mendform.moc"
