// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "play/tablesheet.h"

#include "game/hidden.h"
#include "game/shortname.h"
#include "play/desk.h"
#include "play/looks.h"
#include "play/oddspart.h"
#include "play/traywords.h"
#include "shell/theme.h"
#include "widgets/dicefall.h"
#include "widgets/dicerow.h"
#include "widgets/oddschart.h"
#include "widgets/shapebadge.h"
#include "widgets/textlabel.h"

#include <QApplication>
#include <QFontInfo>
#include <QHBoxLayout>
#include <QScrollArea>
#include <QStyle>

#include <algorithm>
#include <utility>

namespace adjutant::app {

namespace {

// The letters of dice and odds, times those of the sheet.
constexpr qreal largest = 4.5;
constexpr qreal smallest = 0.9;
constexpr qreal crowded = 0.8; ///< where there are very many dice
constexpr qreal ofPhase = 1.5; ///< and of the line that says the phase: the odds are no smaller as long as dice can be
constexpr qreal step = 0.92;
constexpr qreal leastScale = 0.5;
constexpr qreal ofDie = 0.9;      ///< of the words below a die, times those of the row
constexpr qreal leastPixels = 14; ///< of these words, as long as anything else can give way

constexpr int spacing = 10;
constexpr int spacingOfRows = 14;
constexpr int spacingOfParts = 32;

/// What both sides may know of what the side that acts has left.
QStringList resourcesOf(const game::Game& game)
{
    QStringList words;
    for (const game::Side& side : game.sides)
        for (const packs::Resource& one : game.pack->resources)
            if (side.id == game.acting && one.colour.isEmpty() && one.counter.isEmpty() &&
                !game::isHidden(game, side, one))
                words << TableSheet::tr("%1: %2").arg(one.label).arg(side.resources.value(one.id));
    return words;
}

/// What stands between the table and its next step. Where cubes buy what is done, they are chosen at the screen.
QString nowText(const Desk& desk)
{
    const game::Game& game = desk.game();
    const bool acts = game.stage == game::Stage::Activation;
    const game::Unit* active = game.unit(game.active);
    const game::Unit* unit = active ? active : desk.actor();
    QStringList words;
    if (acts && unit && !desk.prepared())
        words << (active ? TableSheet::tr("%1 is active") : TableSheet::tr("%1 is chosen"))
                     .arg(game::shortName(game, *unit));
    if (acts && !desk.prepared()) // else their room is for the odds, which say who throws
        words << resourcesOf(game);
    const bool prepares = acts && !game.pending && (desk.target() || desk.check());
    if (prepares && !desk.missing().isEmpty())
        words << desk.missing();
    else if (game.stage != game::Stage::Over && !desk.prepared() && (active || game.pack->track.hand == 0))
        words << TableSheet::tr("Next: %1").arg(nextOf(desk));
    return words.join(TableSheet::tr(" · "));
}

/// Of the words below a die, where both scale and factor are 1.
qreal dieWordPixels()
{
    return ofDie * QFontInfo(QApplication::font()).pixelSize();
}

/// What is thrown stands in the title already.
std::vector<DiceRow::Look> rowsOf(const game::Game& game, const ShownThrow& shown)
{
    auto rows = diceLook(game, shown);
    const QString known = shown.procedure ? shown.procedure->label + QStringLiteral(" · ") : QString();
    for (DiceRow::Look& row : rows)
        if (!known.isEmpty() && shown.title.endsWith(shown.procedure->label) && row.title.startsWith(known))
            row.title.remove(0, known.size());
    return rows;
}
}

TableSheet::TableSheet(Desk& desk, const Theme& theme, qreal scale, QWidget* parent)
    : QWidget(parent),
      m_desk(desk),
      m_theme(theme),
      m_wanted(scale),
      m_scale(scale)
{
    setAccessibleName(tr("The table at a glance"));
    setAutoFillBackground(true); // seen whole when it is turned round
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(28, 16, 28, 8);
    column->setSpacing(qRound(spacing * scale));
    column->addWidget(buildTrack());
    column->addWidget(buildScore());
    column->addWidget(buildBelow(), 1);
    column->addWidget(buildWords());
    connect(&desk, &Desk::changed, this, &TableSheet::follow);
    connect(&desk, &Desk::preparedChanged, this, &TableSheet::follow);
    connect(&desk, &Desk::missingChanged, this, &TableSheet::follow);
    connect(&desk, &Desk::said, this, &TableSheet::say);
    connect(&desk, &Desk::refused, this, &TableSheet::say);
    m_dice->fall().setSecrets({m_throwWords, m_done});
    connect(&desk, &Desk::diceFell, this, &TableSheet::drop);
    m_following.setSingleShot(true);
    connect(&m_following, &QTimer::timeout, this, &TableSheet::catchUp);
    m_fitting.setSingleShot(true);
    connect(&m_fitting, &QTimer::timeout, this, &TableSheet::fit);
    connect(m_odds, &OddsPart::shown, &m_fitting, qOverload<>(&QTimer::start));
    refresh();
}

TableSheet::~TableSheet() = default;

TextLabel* TableSheet::label(QWidget* parent, qreal factor, bool bold)
{
    auto* made = new TextLabel(parent, factor * m_scale, bold);
    m_labels.emplace_back(made, factor);
    return made;
}

ShapeBadge* TableSheet::badge(QWidget* parent, qreal lines)
{
    auto* made = new ShapeBadge(parent, lines * m_scale);
    m_badges.emplace_back(made, lines);
    return made;
}

QWidget* TableSheet::buildTrack()
{
    auto* track = new QWidget(this);
    auto* row = new QHBoxLayout(track);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(qRound(spacingOfRows * m_scale));
    auto* left = new QVBoxLayout;
    left->setSpacing(0);
    m_round = label(track, 2.2);
    m_phase = label(track, ofPhase, false);
    m_phase->setObjectName(QStringLiteral("phase"));
    left->addWidget(m_round);
    left->addWidget(m_phase);
    m_turnMark = badge(track, 2.2);
    m_turn = label(track, 2.2);
    m_turn->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    row->addLayout(left, 1);
    row->addWidget(m_turn, 1);
    row->addWidget(m_turnMark);
    return track;
}

QWidget* TableSheet::buildScore()
{
    m_score = new QWidget(this);
    auto* row = new QHBoxLayout(m_score);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(qRound(spacingOfRows * m_scale));
    row->addStretch(1);
    row->addStretch(1);
    return m_score;
}

QWidget* TableSheet::buildBelow()
{
    auto* scroll = m_scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setAccessibleName(tr("Dice and odds"));
    m_below = new QWidget(scroll);
    auto* row = new QHBoxLayout(m_below);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(spacingOfParts);
    m_thrown = new QWidget(m_below);
    auto* dice = new QVBoxLayout(m_thrown);
    dice->setContentsMargins(0, 0, 0, 0);
    m_throwTitle = label(m_thrown, 1.6);
    m_dice = new DiceTable(m_theme, m_thrown);
    m_dice->saveRoom();
    m_throwWords = label(m_thrown, 2.4);
    m_outcome = new QBoxLayout(QBoxLayout::TopToBottom);
    m_outcome->addWidget(m_dice, 3); // with what was thrown above them, in one line
    m_outcome->addWidget(m_throwWords, 2);
    dice->addWidget(m_throwTitle);
    dice->addLayout(m_outcome);
    dice->addStretch(1);
    m_prepared = new QWidget(m_below);
    auto* odds = new QVBoxLayout(m_prepared);
    odds->setContentsMargins(0, 0, 0, 0);
    m_preparedTitle = label(m_prepared, 1.6);
    m_preparedTitle->setObjectName(QStringLiteral("preparedTitle"));
    m_odds = new OddsPart(m_theme, m_prepared);
    odds->addWidget(m_preparedTitle);
    odds->addWidget(m_odds);
    odds->addStretch(1);
    row->addWidget(m_prepared, 1);
    row->addWidget(m_thrown, 1);
    scroll->setWidget(m_below);
    // What paints its own ground is painted by itself, and would not be turned round with the rest.
    scroll->viewport()->setAutoFillBackground(false);
    m_below->setAutoFillBackground(false);
    return scroll;
}

QWidget* TableSheet::buildWords()
{
    auto* words = new QWidget(this);
    auto* column = new QVBoxLayout(words);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_done = label(words, ofPhase, false);
    m_done->setObjectName(QStringLiteral("done"));
    m_done->setProperty("role", QStringLiteral("quiet"));
    m_now = label(words, ofPhase, false);
    m_now->setObjectName(QStringLiteral("now"));
    for (TextLabel* label : {m_done, m_now}) {
        label->setMostLines(2);
        column->addWidget(label);
    }
    return words;
}

/// A tap changes several things, one after the other: the sheet is written anew once, when all of them are as they will
/// be.
void TableSheet::follow()
{
    m_isBehind = true;
    m_following.start();
}

/// Out of sight it asks for no odds; it is up to date when it is seen again.
void TableSheet::catchUp()
{
    m_following.stop();
    const std::optional<QString> heard = std::exchange(m_heard, std::nullopt);
    const bool isBehind = std::exchange(m_isBehind, false);
    if (!isVisible())
        return;
    if (isBehind)
        refresh();
    if (heard)
        tell(*heard);
}

/// They lie there before they fall.
void TableSheet::drop()
{
    catchUp();
    m_dice->drop();
}

void TableSheet::showEvent(QShowEvent* event)
{
    refresh();
    QWidget::showEvent(event);
}

void TableSheet::refresh()
{
    showTrack();
    showScore();
    showThrow();
    showOdds();
    showWords();
    m_fitting.start(); // and not at once: charts that are new take room once they are shown
}

void TableSheet::showTrack()
{
    const TrackBar::Look look = trackLook(m_desk);
    m_round->setText(roundText(look));
    m_phase->setText(m_desk.past() > 0 ? tr("As it was after entry %1").arg(m_desk.past())
                     : look.round == 0 ? QString()
                                       : look.phase);
    m_phase->setVisible(!m_phase->text().isEmpty());
    m_turn->setText(look.turn);
    const bool somebody = look.acting >= 0 && look.acting < static_cast<int>(look.sides.size());
    m_turnMark->setVisible(somebody);
    if (somebody) {
        const TrackBar::SideLook& side = look.sides[static_cast<std::size_t>(look.acting)];
        const QColor colour = m_theme.sideColour(side.colour);
        m_turnMark->setMark(side.shape, colour, m_theme.textOn(colour));
    }
}

void TableSheet::showScore()
{
    const TrackBar::Look look = trackLook(m_desk);
    while (m_places.size() < look.sides.size())
        addPlace(look.sides.size() == 2 && m_places.size() == 1);
    for (std::size_t i = 0; i < look.sides.size(); ++i) {
        const TrackBar::SideLook& side = look.sides[i];
        const QColor colour = m_theme.sideColour(side.colour);
        m_places[i].mark->setMark(side.shape, colour, m_theme.textOn(colour));
        m_places[i].name->setText(side.name);
        m_places[i].points->setText(QString::number(side.score));
        m_places[i].points->setAccessibleName(tr("%1: %n points", nullptr, side.score).arg(side.name));
    }
}

/// Two sides face each other with their points in the middle.
void TableSheet::addPlace(bool mirrored)
{
    auto* row = static_cast<QHBoxLayout*>(m_score->layout());
    Place place{badge(m_score, 2.4), label(m_score, 1.9), label(m_score, 4.5)};
    place.name->setWordWrap(false);
    QList<QWidget*> parts{place.mark, place.name, place.points};
    if (mirrored) {
        auto* colon = label(m_score, 4);
        colon->setText(tr(":"));
        parts = {colon, place.points, place.name, place.mark};
    } else if (!m_places.empty()) {
        row->insertSpacing(row->count() - 1, qRound(30 * m_scale));
    }
    for (QWidget* part : parts)
        row->insertWidget(row->count() - 1, part);
    m_places.push_back(place);
}

/// What is on the tray is known already; an older throw is looked up once.
void TableSheet::showThrow()
{
    const auto mark = m_desk.past() > 0 ? std::pair<qint64, qint64>() : lastThrowMark(m_desk.session());
    if (const ShownThrow* shown = m_desk.shown())
        m_last = std::make_unique<ShownThrow>(*shown);
    else if (mark.first == 0)
        m_last.reset();
    else if (mark != m_throwMark)
        if (const std::optional<ShownThrow> found = lastThrow(m_desk.session()))
            m_last = std::make_unique<ShownThrow>(*found);
    m_throwMark = mark;
    const bool over = m_desk.game().stage == game::Stage::Over;
    m_thrown->setVisible(over || m_last);
    m_throwTitle->setVisible(!over);
    m_dice->setVisible(!over);
    if (over) {
        m_throwWords->setText(resultOf(m_desk.game()));
        return m_throwWords->show();
    }
    if (!m_last)
        return;
    m_throwTitle->setText(isOfBefore() ? tr("Last throw: %1").arg(m_last->title) : m_last->title);
    m_dice->setRows(rowsOf(m_desk.game(), *m_last));
    m_throwWords->setText(m_last->words.join(QLatin1Char('\n')));
    m_throwWords->setVisible(!m_last->words.isEmpty());
}

/// Dice that stay while the game goes on would be taken for those of the unit that is active since.
bool TableSheet::isOfBefore() const
{
    const game::Game& game = m_desk.game();
    return !game.pending && (!m_desk.shown() || (!game.active.isEmpty() && game.active != m_last->actor));
}

void TableSheet::showOdds()
{
    const Prepared* prepared = m_desk.prepared();
    m_prepared->setVisible(prepared);
    if (!prepared)
        return m_odds->clear();
    const game::Unit* actor = m_desk.thrower();
    const game::Unit* target = m_desk.check() ? nullptr : m_desk.target();
    const auto shown = [this](const game::Unit& unit) { return game::shortName(m_desk.game(), unit); };
    const QString title = actor && target
                              ? tr("Next: %1 → %2, %3").arg(shown(*actor), shown(*target), prepared->procedure->label)
                          : actor ? tr("Next: %1, %2").arg(shown(*actor), prepared->procedure->label)
                                  : tr("Next: %1").arg(prepared->procedure->label);
    if (title != m_preparedTitle->text())
        m_odds->clear(); // those of another throw, which would stay while these are worked out
    m_preparedTitle->setText(title);
    m_odds->ask(m_desk.game().pack, *prepared->procedure, prepared->values, m_desk.game().rulings);
}

void TableSheet::showWords()
{
    const journal::Entry* last = m_desk.past() > 0 ? nullptr : m_desk.session().undoEntry();
    m_now->setText(m_desk.past() > 0 ? QString() : nowText(m_desk));
    m_now->setVisible(!m_now->text().isEmpty());
    const bool isNews = last && !m_desk.prepared() && !isThrow(*last) && m_desk.game().stage != game::Stage::Over;
    m_done->setText(isNews ? tr("Last: %1").arg(last->words) : QString());
    m_done->setVisible(!m_done->text().isEmpty());
}

/// What came of it stands beside its dice, of a mended throw as well.
bool TableSheet::isThrow(const journal::Entry& entry) const
{
    return m_last && (m_throwMark.first == entry.number || m_throwMark.second == entry.number);
}

/// What is said of a change stands there after it, and takes the place of what was done last.
void TableSheet::say(const QString& words)
{
    m_heard = words;
    m_following.start();
}

void TableSheet::tell(const QString& words)
{
    const journal::Entry* last = m_desk.session().undoEntry();
    if (last && isThrow(*last) && last->words == words)
        return;
    m_done->announce(words);
    m_done->setVisible(!words.isEmpty());
    m_fitting.start();
}

/// One by one: what has a font of its own does not take that of what it is in.
void TableSheet::setLetters(Letters letters)
{
    for (const auto& [part, factor] : {std::pair<QWidget*, qreal>(m_dice, letters.dice), {m_odds, letters.odds}})
        for (QWidget* inside : part->findChildren<QWidget*>())
            inside->setFont(scaledFont(QApplication::font(), factor * m_scale));
}

void TableSheet::setScale(qreal scale)
{
    if (std::exchange(m_scale, scale) == scale)
        return;
    for (const auto& [label, factor] : m_labels)
        label->setFactor(factor * scale);
    for (const auto& [badge, lines] : m_badges)
        badge->setLines(lines * scale);
    layout()->setSpacing(qRound(spacing * scale));
    m_score->layout()->setSpacing(qRound(spacingOfRows * scale));
}

/// Odds and dice are beside each other, or dice and what came of them where there are no odds; below each other where
/// their words are long.
void TableSheet::setStacked(bool stacked)
{
    auto* row = static_cast<QBoxLayout*>(m_below->layout());
    row->setDirection(stacked ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    row->setSpacing(stacked ? qRound(spacing * m_scale) : spacingOfParts);
    for (int i = 0; i < row->count(); ++i)
        row->setStretch(i, stacked ? 0 : 1);
    const bool below = stacked || !m_prepared->isHidden();
    m_outcome->setDirection(below ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_outcome->setSpacing(below ? style()->pixelMetric(QStyle::PM_LayoutVerticalSpacing) : spacingOfParts);
}

bool TableSheet::fits(qreal scale, Letters letters)
{
    setScale(scale);
    setLetters(letters);
    const QWidget* room = m_below->parentWidget();
    for (const bool stacked : {false, true}) {
        setStacked(stacked);
        // At once: word of a change inside goes up one layout a turn of the event loop.
        for (QWidget* inside : findChildren<QWidget*>())
            inside->updateGeometry();
        layout()->activate();
        m_below->layout()->activate();
        const QLayout* below = m_below->layout();
        const int height =
            below->hasHeightForWidth() ? below->totalHeightForWidth(room->width()) : below->totalSizeHint().height();
        if (height <= room->height() && below->totalMinimumSize().width() <= room->width())
            return layout()->totalMinimumSize().width() <= width();
    }
    return false;
}

/// A bar would take the width at which it all fits, and so stay.
void TableSheet::fit()
{
    m_fitting.stop();
    m_scroll->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    if (!findLetters())
        m_scroll->setVerticalScrollBarPolicy(Qt::ScrollBarAsNeeded);
}

/// A few dice are large; many become smaller until they are all seen, then the odds, and in the end everything does.
/// False: there is no room even so.
bool TableSheet::findLetters()
{
    for (const qreal leastOdds : {ofPhase, smallest})
        for (qreal part = largest; part >= smallest; part *= step)
            if (fits(m_wanted, {part, std::max(part, leastOdds)}))
                return growOdds(m_wanted, {part, std::max(part, leastOdds)});
    // What stands above them gives way first.
    if (fitAround(smallest * m_wanted * dieWordPixels(), m_wanted * smallest / ofPhase) ||
        fitAround(leastPixels, leastScale))
        return true;
    const auto fitsBoth = [this](qreal scale, qreal part) { return fits(scale, {part, part}); };
    qreal scale = m_wanted * step;
    while (!fitsBoth(scale, crowded) && scale * step >= leastScale)
        scale *= step;
    qreal part = crowded;
    while (part / step <= largest && fitsBoth(scale, part / step))
        part /= step;
    return growOdds(scale, {part, part});
}

/// All but the words of the dice, which stay so large, becomes smaller until there is room. False: there never is.
bool TableSheet::fitAround(qreal pixels, qreal least)
{
    for (qreal scale = m_wanted * step; scale >= least; scale *= step) {
        const auto lettersOf = [](qreal part) { return Letters{part, std::max(part, ofPhase)}; };
        qreal part = std::max(smallest, pixels / (dieWordPixels() * scale));
        if (!fits(scale, lettersOf(part)))
            continue;
        while (part / step <= largest && fits(scale, lettersOf(part / step)))
            part /= step;
        growOdds(scale, lettersOf(part));
        return true;
    }
    return false;
}

/// Beside many dice there may be much room for them. False: there is none even as they were.
bool TableSheet::growOdds(qreal scale, Letters letters)
{
    while (letters.odds / step <= largest && fits(scale, {letters.dice, letters.odds / step}))
        letters.odds /= step;
    bool whole = fits(scale, letters);
    while (letters.odds * step >= ofPhase && !showsTitles()) {
        letters.odds *= step;
        whole = fits(scale, letters);
    }
    return whole;
}

/// Whether what is said above the charts has its room.
bool TableSheet::showsTitles() const
{
    const bool halved =
        static_cast<QBoxLayout*>(m_below->layout())->direction() == QBoxLayout::LeftToRight && !m_thrown->isHidden();
    const int width = m_below->parentWidget()->width();
    const int room = halved ? (width - spacingOfParts) / 2 : width;
    const auto charts = m_odds->findChildren<OddsChart*>();
    return std::all_of(charts.begin(), charts.end(), [room](const OddsChart* chart) {
        return chart->isHidden() || chart->sizeHint().width() <= room;
    });
}

void TableSheet::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fit();
}

}
