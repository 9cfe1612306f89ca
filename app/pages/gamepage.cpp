// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "pages/gamepage.h"

#include "dice/evening.h"
#include "game/track.h"
#include "kit/kit.h"
#include "models/gamesummary.h"
#include "photo/photostrip.h"
#include "play/bottombar.h"
#include "play/desk.h"
#include "play/drawer.h"
#include "play/gameclock.h"
#include "play/looks.h"
#include "play/offerdialog.h"
#include "play/packoffer.h"
#include "play/playkeys.h"
#include "play/reportdialog.h"
#include "play/reportsaver.h"
#include "play/savingstrip.h"
#include "play/sidepart.h"
#include "play/tableview.h"
#include "play/tray.h"
#include "play/unitmenu.h"
#include "shell/actions.h"
#include "shell/preferences.h"
#include "shell/sounds.h"
#include "shell/theme.h"
#include "ui_gamepage.h"
#include "widgets/bannerbar.h"
#include "widgets/focusfollower.h"
#include "widgets/readingorder.h"
#include "widgets/touchbutton.h"

#include <QApplication>

#include <algorithm>
#include <utility>

namespace adjutant::app {

namespace {

constexpr int armyWidth = 300;

const QString layoutName = QStringLiteral("game-page");
const QString drawerName = QStringLiteral("game-page-drawer");

/// Whether a unit is chosen in a phase in which units act on each other, it could, and nobody has yet. Whoever may only
/// answer has nothing to answer then.
bool isPhaseOfChosen(const Desk& desk)
{
    const game::Game& game = desk.game();
    const packs::Phase* phase = desk.pack().track.phase(game::phaseOf(game));
    return phase && !phase->procedures.isEmpty() && game.active.isEmpty() && game.turn.activations.attacks.empty() &&
           !desk.shown() && desk.actor() && !(desk.target() ? desk.procedures().empty() : desk.targets().empty());
}
}

GamePage::GamePage(std::unique_ptr<journal::Session> session, Actions& actions, Preferences& preferences, Theme& theme,
                   QWidget* parent, Evening* evening, Kit* kit)
    : QWidget(parent),
      m_session(std::move(session)),
      m_path(m_session->path().toUtf8()),
      m_actions(actions),
      m_preferences(preferences),
      m_theme(theme),
      m_ui(std::make_unique<Ui::GamePage>()),
      m_desk(new Desk(*m_session, this)),
      m_reports(new ReportSaver(this))
{
    m_ui->setupUi(this);
    setFocusPolicy(Qt::ClickFocus);
    connect(m_desk, &Desk::changed, this, [this] { m_still.release(); }); // before the parts say what can be done
    compose(theme, evening ? *evening : *new Evening({}, this), kit ? *kit : *new Kit(preferences, nullptr, this));
    connectParts();
    connectKeys();
    connect(&theme, &Theme::changed, this, &GamePage::refresh);
    restore();
    refresh();
}

GamePage::~GamePage()
{
    if (m_session)
        m_clock->stop();
    m_preferences.setLayout(layoutName, m_ui->table->saveState());
    m_preferences.setLayout(drawerName, QByteArray::number(m_drawer->open()) + ' ' + m_path);
    // The parts read the session, which must outlive them.
    delete m_report;
    delete m_tableView;
    delete m_drawer;
    delete m_tray;
    delete m_bottom;
    delete m_saving;
    delete m_photo;
}

journal::Session& GamePage::session()
{
    return *m_session;
}

std::unique_ptr<journal::Session> GamePage::takeSession()
{
    return std::move(m_session);
}

bool GamePage::sparesDice()
{
    return m_desk->sparesDice(QStringLiteral("leave"));
}

const Choice& GamePage::choice() const
{
    return m_desk->choice();
}

void GamePage::chooseAgain(const Choice& choice)
{
    m_desk->chooseAgain(choice);
}

bool GamePage::showsTableView() const
{
    return m_tableView && m_tableView->isVisible();
}

void GamePage::toggleDice()
{
    m_drawer->toggle(Drawer::Dice);
    m_drawer->startThrow();
}

void GamePage::toggleTools()
{
    m_drawer->toggle(Drawer::Tools);
}

void GamePage::openTools()
{
    m_drawer->setOpen(Drawer::Tools);
}

void GamePage::tellHeld(const QString& words)
{
    m_held->tell(words);
}

void GamePage::offerPack(const packs::Found& pack)
{
    m_offer->compare(pack);
}

void GamePage::toggleTableView()
{
    if (showsTableView()) {
        m_tableView->close();
        return;
    }
    if (!m_tableView)
        m_tableView = new TableView(*m_desk, m_theme, m_preferences, m_actions, this);
    m_tableView->open();
}

void GamePage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_tray->setFocus(Qt::OtherFocusReason);
}

void GamePage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        m_widths.clear(); // they were of another window
    fitDrawer();
    fitBottom();
}

/// What the page shows has another width now.
bool GamePage::event(QEvent* event)
{
    if (event->type() == QEvent::LayoutRequest) {
        fitDrawer();
        if (m_settling.isActive())
            m_settling.start(); // once nothing asks for more or less room any more
    }
    return QWidget::event(event);
}

void GamePage::fitBottom()
{
    constexpr int least = 50; // lines of text
    const bool low = height() < least * fontMetrics().height();
    m_bottom->setLow(low);
    m_tray->setLow(low);
}

/// Where there is no room for both, the drawer takes the place of the army on the right as long as it is open.
void GamePage::fitDrawer()
{
    constexpr int leastOfDrawer = 25; // letters
    m_drawer->setMinimumWidth(std::max(armyWidth, leastOfDrawer * fontMetrics().averageCharWidth()));
    int needed = 0;
    for (int i = 0; i < m_ui->table->count(); ++i) {
        const QWidget* part = m_ui->table->widget(i);
        needed += std::max(part->minimumWidth(), part->minimumSizeHint().width()) + m_ui->table->handleWidth();
    }
    m_ui->rightArmy->setVisible(m_drawer->open() < 0 || needed <= width());
}

/// What goes out of sight gives its focus back to the tray, so that the next key does not press what happens to come
/// after it. From everything else Tab goes on as the page is read.
bool GamePage::focusNextPrevChild(bool next)
{
    const QWidget* focus = QApplication::focusWidget();
    if (focus && isAncestorOf(focus) && (!focus->isVisible() || !focus->isEnabled())) {
        m_tray->setFocus(Qt::OtherFocusReason);
        return true;
    }
    tabThrough(inReadingOrder(*this));
    return QWidget::focusNextPrevChild(next);
}

void GamePage::compose(Theme& theme, Evening& evening, Kit& kit)
{
    m_track = new TrackBar(theme, this);
    m_ui->trackPlace->addWidget(m_track);
    m_clock = new GameClock(*m_session, *m_track, this);
    m_held = new BannerBar(theme, tr("Read again"), {}, this);
    m_held->setObjectName(QStringLiteral("heldBanner"));
    m_ui->trackPlace->addWidget(m_held);
    m_past = new BannerBar(theme, tr("Back to now"), tr("Esc"), this);
    m_past->setObjectName(QStringLiteral("pastBanner"));
    m_past->setWeight(TouchButton::Weight::Main);
    m_ui->trayPlace->addWidget(m_past); // where it moves neither the log nor the units
    composeArmies(theme);
    new FocusFollower(this);
    m_tray = new Tray(*m_desk, theme, this);
    m_ui->trayPlace->addWidget(m_tray);
    m_drawer = new Drawer(*m_desk, theme, m_preferences, evening, kit, this);
    m_ui->table->addWidget(m_drawer);
    m_photo = new PhotoStrip(*m_session, theme, this);
    m_ui->bottomPlace->addWidget(m_photo);
    m_offer = new PackOffer(*m_session, m_preferences, theme, this);
    m_ui->bottomPlace->addWidget(m_offer);
    m_saving = new SavingStrip(*m_session, theme, this);
    m_ui->bottomPlace->addWidget(m_saving);
    m_bottom = new BottomBar(*m_desk, theme, m_preferences, this);
    m_ui->bottomPlace->addWidget(m_bottom);
    for (int i = 0; i < m_ui->table->count(); ++i)
        m_ui->table->setStretchFactor(i, i == 1 ? 3 : i == 3 ? 2 : 1);
    m_ui->middle->setMinimumWidth(armyWidth);
    connect(m_ui->table, &QSplitter::splitterMoved, this, [this] { m_widths = m_ui->table->sizes(); });
    connect(&m_preferences, &Preferences::textPercentChanged, this, [this] {
        if (m_widths.isEmpty())
            m_widths = m_ui->table->sizes();
        m_settling.start();
    });
    m_settling.setSingleShot(true);
    m_settling.setInterval(30);
    connect(&m_settling, &QTimer::timeout, this, &GamePage::giveArmiesTheirWidths);
}

/// Large letters push the armies wider; once the letters are smaller again, so are they.
void GamePage::giveArmiesTheirWidths()
{
    if (m_widths.isEmpty())
        return;
    QList<int> widths = m_ui->table->sizes();
    for (const int army : {0, 2}) {
        if (!m_ui->table->widget(army)->isVisible() || m_widths[army] == 0)
            continue;
        widths[1] += widths[army] - m_widths[army];
        widths[army] = m_widths[army];
    }
    m_ui->table->setSizes(widths);
}

void GamePage::composeArmies(Theme& theme)
{
    for (int side : {0, 1}) {
        m_armies[side] = new ArmyPanel(theme, side == 1, this);
        m_sides[side] = new SidePart(*m_desk, theme, side == 1, this);
        m_armies[side]->addBelowName(m_sides[side]);
        m_armies[side]->addBesideName(m_sides[side]->more());
        connect(m_sides[side], &SidePart::unfolded, m_armies[side], &ArmyPanel::hideUnits);
        connect(m_armies[side], &ArmyPanel::rearranged, m_sides[side], &SidePart::fit);
        m_sides[side]->leaveRoomFor([army = m_armies[side]] { return army->heightOfUnits(); });
        (side == 0 ? m_ui->leftPlace : m_ui->rightPlace)->addWidget(m_armies[side]);
        connect(m_armies[side], &ArmyPanel::menuOpens, this,
                [this](const QString& unit, QMenu* menu) { addUnitActions(*menu, *m_desk, m_theme, unit, this); });
        connect(m_armies[side], &ArmyPanel::tapped, m_desk, &Desk::tap);
        connect(m_armies[side], &ArmyPanel::activateWanted, m_desk, &Desk::activate);
        connect(m_armies[side], &ArmyPanel::renameWanted, this, &GamePage::rename);
        connect(m_armies[side], &ArmyPanel::passWanted, this, [this](const QString& unit) {
            m_desk->send({{"do", "pass"}, {"unit", utf8(unit)}});
        });
        connect(m_armies[side], &ArmyPanel::corrected, this,
                [this](const QString& unit, const QString& counter, int value, const QString& why) {
                    Json command = {{"do", "set"}, {"unit", utf8(unit)}, {"counter", utf8(counter)}, {"value", value}};
                    if (!why.isEmpty())
                        command["why"] = utf8(why);
                    m_desk->send(command);
                });
    }
}

void GamePage::connectParts()
{
    connect(m_desk, &Desk::changed, this, &GamePage::refresh);
    connect(m_bottom, &BottomBar::nextWanted, this, &GamePage::next);
    connect(m_bottom, &BottomBar::undoWanted, this, &GamePage::undo);
    connect(m_bottom, &BottomBar::drawerWanted, m_drawer, &Drawer::toggle);
    connect(m_drawer, &Drawer::started, m_tray, &Tray::takeFocus);
    connect(m_drawer, &Drawer::opened, m_bottom, &BottomBar::showDrawer);
    connect(m_drawer, &Drawer::opened, this, &GamePage::fitDrawer);
    connect(m_saving, &SavingStrip::savedTo, this, &GamePage::savedTo);
    connect(m_held, &BannerBar::pressed, this, &GamePage::readAgainWanted);
    connect(m_past, &BannerBar::pressed, m_desk, &Desk::lookAtNow);
    connect(m_drawer, &Drawer::branched, this, &GamePage::branched);
    connect(m_drawer, &Drawer::gameWanted, this, &GamePage::gameWanted);
    connect(m_offer, &PackOffer::moreWanted, this, [this] { Q_EMIT newGameWanted(QString(m_desk->pack().id)); });
    connect(m_tray, &Tray::readyChanged, m_bottom, [this] {
        m_bottom->setSomethingFirst(m_tray->preparesSomething());
        m_bottom->setChosen(m_tray->chosen());
        m_bottom->setTyped(m_tray->lastTyped());
    });
    connect(m_tray, &Tray::left, this, &GamePage::left);
    connect(m_tray, &Tray::reportWanted, this, &GamePage::openReport);
    connectReports();
    auto* sounds = new Sounds(m_preferences, this);
    connect(m_desk, &Desk::diceFell, sounds, [sounds] { sounds->play(Sounds::Sound::Dice); });
}

/// The report says itself what became of it, unless it was closed before.
void GamePage::connectReports()
{
    const auto say = [this](const QString& words) {
        if (!m_report)
            Q_EMIT m_desk->said(words);
    };
    connect(m_reports, &ReportSaver::saved, m_desk,
            [say](const QString& path) { say(tr("The report is in %1").arg(path)); });
    connect(m_reports, &ReportSaver::printed, m_desk, [say] { say(tr("The report is printed")); });
    connect(m_reports, &ReportSaver::notPrinted, m_desk, [say] { say(tr("The report was not printed")); });
    connect(m_reports, &ReportSaver::failed, m_desk, [this](const QString& words) {
        if (!m_report)
            Q_EMIT m_desk->refused(words);
    });
}

void GamePage::connectKeys()
{
    m_keys = new PlayKeys(m_actions, *m_desk, *m_tray, *m_drawer, this);
    connect(m_tray, &Tray::readyChanged, m_keys, &PlayKeys::refresh);
    connect(m_keys, &PlayKeys::nextWanted, this, &GamePage::next);
    connect(m_keys, &PlayKeys::undoWanted, this, &GamePage::undo);
    connect(m_keys, &PlayKeys::noteWanted, this, &GamePage::writeNote);
    connect(m_keys, &PlayKeys::pauseWanted, this, [this] {
        if (!m_clock->stop() && m_session->clock().stopped && m_session->game().stage != game::Stage::Over)
            Q_EMIT m_desk->said(tr("The clock stands already. It runs again with the next thing that is done."));
        m_clock->show();
    });
    connect(m_keys, &PlayKeys::correctWanted, this, &GamePage::correct);
    connect(m_actions["photo"], &QAction::triggered, m_photo, &PhotoStrip::open);
    connect(m_actions["report"], &QAction::triggered, this, &GamePage::openReport);
    connect(m_actions["table-view"], &QAction::triggered, this, &GamePage::toggleTableView);
    connect(m_keys, &PlayKeys::findWanted, this, &GamePage::findUnit);
    connect(m_keys, &PlayKeys::focusWanted, this, [this](int side) { m_armies[side]->focusFirst(); });
}

void GamePage::restore()
{
    // Another game begins with a closed drawer.
    const QByteArray drawer = m_preferences.layout(drawerName);
    const auto gap = drawer.indexOf(' ');
    m_drawer->setOpen(gap > 0 && drawer.mid(gap + 1) == m_path ? drawer.left(gap).toInt() : -1);
    if (const QByteArray state = m_preferences.layout(layoutName); !state.isEmpty())
        m_ui->table->restoreState(state);
    else
        m_ui->table->setSizes({armyWidth, 2 * armyWidth, armyWidth, armyWidth + 80});
}

void GamePage::refresh()
{
    m_asked = false;
    TrackBar::Look track = trackLook(*m_desk);
    track.branch = shownBranch(*m_session);
    m_track->setTrack(track);
    const journal::Entry* past = m_session->log().find(m_desk->past());
    m_past->tell(past ? tr("After entry %1").arg(past->number) : QString());
    m_past->setToolTip(past ? past->words : QString());
    m_past->setAccessibleDescription(m_past->toolTip());
    const auto& sides = m_desk->game().sides;
    for (std::size_t side = 0; side < 2 && side < sides.size(); ++side) {
        m_armies[side]->setArmy(armyLook(*m_desk, sides[side]));
        m_sides[side]->refresh(sides[side].id); // which takes what the units leave
    }
    m_tray->refresh();
    m_bottom->refresh();
    fitBottom(); // the text may have another size
    m_drawer->refresh();
    m_keys->refresh();
    m_clock->show();
    holdStill();
}

/// What would only refuse does not look as if it could be pressed. Units can be chosen, for their odds then.
void GamePage::holdStill()
{
    if (m_desk->past() == 0)
        return;
    std::vector<QWidget*> parts = m_tray->doing();
    parts.insert(parts.end(), {m_armies[0], m_armies[1]});
    for (const QWidget* part : parts)
        m_still.hold(*part, m_desk->whyPast());
}

/// Whoever presses one of these nevertheless hears why not.
void GamePage::mousePressEvent(QMouseEvent* event)
{
    QWidget::mousePressEvent(event);
    if (m_desk->past() > 0)
        Q_EMIT m_desk->refused(m_desk->whyPast());
}

/// Next does what it says. When something else has to come first, it leads there.
void GamePage::next()
{
    const game::Game& game = m_desk->game();
    if (game.pending)
        return m_tray->accept();
    if (m_tray->doChosen())
        return;
    if (m_desk->activatesChosen())
        return m_desk->activate(m_desk->actor()->id);
    if (game::nextIsTaken(game)) {
        if (!wouldWasteAttack() || std::exchange(m_asked, true))
            m_desk->send({{"do", "next"}});
        else
            m_bottom->ask(game.active.isEmpty() ? tr("Go on without a throw?") : tr("End without the attack?"));
        return;
    }
    if (!game::mustsOf(game).empty() || game.pack->track.hand > 0)
        m_tray->lead();
    else if (const game::Unit* unit = m_desk->nextToAct())
        m_desk->choose(unit->id);
}

/// Of a throw that is under way, what was typed last comes before what is in the journal; and of a throw that was
/// undone, what was typed before it.
void GamePage::undo()
{
    if (m_tray->takeBack())
        return;
    const auto before = m_session->lastNumber();
    m_desk->undo();
    const journal::Entry* undone = m_session->redoEntry();
    if (undone && m_session->lastNumber() != before && textAt(undone->command, "do") == QLatin1String("resolve"))
        m_tray->bringBack(undone->command.value("faces", Json()));
}

/// Whether somebody has aimed and could throw, but has not in this activation, or has chosen a unit that the phase is
/// for: whoever presses Next then may have meant to throw. Who has begun to is asked by the desk.
bool GamePage::wouldWasteAttack() const
{
    const game::Game& game = m_desk->game();
    if (!m_tray->lastTyped().isEmpty())
        return false;
    if (!game::activatesFirst(game))
        return isPhaseOfChosen(*m_desk);
    return !game.active.isEmpty() && game.attacks == 0 && m_desk->target() && !m_desk->shown() && m_tray->canThrow();
}

ArmyPanel* GamePage::armyOf(const QString& side) const
{
    const auto& sides = m_desk->game().sides;
    for (std::size_t i = 0; i < 2 && i < sides.size(); ++i)
        if (sides[i].id == side)
            return m_armies[i];
    return nullptr;
}

void GamePage::openReport()
{
    if (m_report)
        return;
    m_report = new ReportDialog(*m_session, *m_reports, m_theme, this);
    m_report->setAttribute(Qt::WA_DeleteOnClose);
    m_report->open();
}

void GamePage::findUnit(bool other)
{
    const ArmyPanel* acting = armyOf(m_desk->actor() ? m_desk->actor()->side : m_desk->game().acting);
    const int side = acting == m_armies[1] ? 1 : 0;
    m_armies[other ? 1 - side : side]->startFinding();
}

void GamePage::rename(const QString& id)
{
    if (const game::Unit* unit = m_desk->game().unit(id))
        begin(*m_desk, m_theme, renaming(*unit), this);
}

void GamePage::writeNote()
{
    begin(*m_desk, m_theme, notice(), this);
}

void GamePage::correct()
{
    if (auto* card = qobject_cast<UnitCard*>(QApplication::focusWidget()))
        return card->openCounter();
    const game::Unit* unit = m_desk->target() ? m_desk->target() : m_desk->actor();
    if (!unit)
        Q_EMIT m_desk->refused(tr("Choose the unit first whose number is to be put right."));
    for (ArmyPanel* army : m_armies) {
        UnitCard* card = unit ? army->card(unit->id) : nullptr;
        if (!card)
            continue;
        army->reveal(card);
        card->openCounter();
    }
}

}
