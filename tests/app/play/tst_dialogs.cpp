// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gamewindow.h"
#include "play/desk.h"
#include "play/menddialog.h"
#include "play/offerdialog.h"
#include "play/unitmakeup.h"
#include "settled.h"
#include "shell/language.h"
#include "wholewalk.h"

#include <QDir>
#include <QFile>
#include <QLineEdit>

using namespace adjutant;
using namespace adjutant::app;
using Appearance = Preferences::Appearance;

/// What is asked during a game in windows of its own: everything has a name, is large enough for a finger, can be
/// reached by Tab and is read in full and well, whatever the letters, the language and the theme. Pictures go where
/// ADJUTANT_SCREENS says.
class TestDialogs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mending_data() { looks(); }
    void mending();
    void offers_data() { looks(); }
    void offers();

private:
    static void looks();
    void open(const QString& pack, const std::function<bool(const Json&)>& stop);
    void look(QDialog* dialog, const QString& name);
    void offer(const Offer& offer, const QString& name);
    void mend(const char* what, const QString& name);

    QTemporaryDir m_folder;
    Preferences m_preferences{m_folder.filePath(QStringLiteral("language.ini"))};
    Language m_language{m_preferences};
    std::unique_ptr<test::GameWindow> m_window;
    QStringList m_faults;
    int m_games = 0;
};

void TestDialogs::looks()
{
    QTest::addColumn<Appearance>("appearance");
    QTest::addColumn<int>("percent");
    QTest::addColumn<QString>("language");
    QTest::newRow("light") << Appearance::Light << 100 << QStringLiteral("en");
    QTest::newRow("contrast-200") << Appearance::HighContrast << 200 << QStringLiteral("en");
    QTest::newRow("dark-german") << Appearance::Dark << 100 << QStringLiteral("de");
    QTest::newRow("german-200") << Appearance::Light << 200 << QStringLiteral("de");
}

/// A recorded game up to there.
void TestDialogs::open(const QString& pack, const std::function<bool(const Json&)>& stop)
{
    QFETCH(Appearance, appearance);
    QFETCH(int, percent);
    QFETCH(QString, language);
    m_window.reset();
    m_preferences.setLanguage(language);
    m_language.apply();
    const QString path = m_folder.filePath(QStringLiteral("game-%1.adjutant").arg(++m_games));
    auto session = pack == QLatin1String("six-rounds")
                       ? test::quickPlay(path)
                       : test::gameOf(pack.startsWith(QLatin1String("quick")) ? QStringLiteral("quick") : pack, path);
    QFile record(QStringLiteral(TEST_DATA "/play/%1.jsonl").arg(pack));
    QVERIFY(record.open(QIODevice::ReadOnly));
    for (const QByteArray& line : record.readAll().split('\n')) {
        if (!line.startsWith('{'))
            continue;
        const Json command = *parseJson(line);
        if (stop(command))
            break;
        test::mustApply(*session, command);
    }
    m_window = std::make_unique<test::GameWindow>(std::move(session), QSize(1280, 800), appearance, percent);
}

void TestDialogs::look(QDialog* dialog, const QString& name)
{
    QVERIFY2(dialog, qPrintable(name));
    test::settle(*dialog);
    for (auto* line : dialog->findChildren<QLineEdit*>())
        line->deselect(); // marked text is painted once more above itself, which reads as if it was seen below
    m_faults += test::faultsOf(*dialog, name);
    if (dialog->width() > 1280 || dialog->height() > 800)
        m_faults << QStringLiteral("%1: it is %2 × %3").arg(name).arg(dialog->width()).arg(dialog->height());
    const QString folder = qEnvironmentVariable("ADJUTANT_SCREENS");
    if (!folder.isEmpty() && QDir().mkpath(folder))
        dialog->grab().save(
            QStringLiteral("%1/dialog-%2-%3.png").arg(folder, name, QLatin1String(QTest::currentDataTag())));
    delete dialog;
}

/// The last entry of the log that is this command.
void TestDialogs::mend(const char* what, const QString& name)
{
    const journal::Log& log = m_window->session().log();
    qint64 entry = 0;
    for (std::size_t i = 0; i < log.size(); ++i)
        if (textAt(log[i].command, "do") == QLatin1String(what))
            entry = log[i].number;
    QVERIFY2(entry > 0, what);
    auto* dialog = new MendDialog(m_window->session(), entry, m_window->theme, m_window->page);
    dialog->open();
    look(dialog, name);
}

void TestDialogs::offer(const Offer& offer, const QString& name)
{
    auto* dialog = new OfferDialog(*m_window->page->findChild<Desk*>(), m_window->theme, offer, m_window->page);
    dialog->open();
    look(dialog, name);
}

void TestDialogs::mending()
{
    m_faults.clear();
    bool shot = false;
    open(QStringLiteral("ballot-boxes"),
         [&shot](const Json& one) { return std::exchange(shot, shot || one.contains("factors")); });
    mend("resolve", QStringLiteral("mend-factors"));
    mend("add-unit", QStringLiteral("mend-unit"));
    open(QStringLiteral("six-rounds"), [](const Json& one) { return one["do"] == "control"; });
    mend("resolve", QStringLiteral("mend-shot"));
    open(QStringLiteral("quick-other-rulings"), [](const Json& one) { return one["do"] == "activate"; });
    mend("ruling", QStringLiteral("mend-ruling"));
    mend("set", QStringLiteral("mend-number"));
    mend("setup", QStringLiteral("mend-setup"));
    open(QStringLiteral("brickaction"), [](const Json& one) { return one["do"] == "score"; });
    mend("hold", QStringLiteral("mend-hold"));
    mend("add-unit", QStringLiteral("mend-squad"));
    QVERIFY2(m_faults.isEmpty(), qPrintable(m_faults.join(QLatin1Char('\n'))));
}

void TestDialogs::offers()
{
    m_faults.clear();
    const auto any = [](const std::vector<Offer>& all, const char* id) {
        for (const Offer& one : all)
            if (one.id == QLatin1String(id))
                return one;
        qFatal("there is no %s", id);
    };
    open(QStringLiteral("brickaction"), [](const Json& one) { return one["do"] == "activate"; });
    const game::Game& game = m_window->game();
    const game::Unit& unit = *game.unit(QStringLiteral("a1"));
    for (const char* id : {"add-unit", "rounds", "end", "concede"})
        offer(any(tableOffers(game), id), QLatin1String(id));
    offer(any(unitOffers(game, unit), "split"), QStringLiteral("split"));
    offer(any(turnOffers(game, unit), "hold"), QStringLiteral("hold"));
    offer(renaming(unit), QStringLiteral("rename"));
    offer(notice(), QStringLiteral("note"));
    PlannedUnit squad{QStringLiteral("squad"), unit.name};
    squad.weapons = {{QStringLiteral("repeater"), 5}};
    auto* makeup = new UnitMakeup(m_window->theme, game.pack, squad, m_window->page);
    makeup->open();
    look(makeup, QStringLiteral("makeup"));
    open(QStringLiteral("ballot-boxes"), [](const Json& one) { return one["do"] == "token"; });
    offer(any(tableOffers(m_window->game()), "add-unit"), QStringLiteral("add-company"));
    QVERIFY2(m_faults.isEmpty(), qPrintable(m_faults.join(QLatin1Char('\n'))));
}

QTEST_MAIN(TestDialogs)

#include "tst_dialogs.moc"
