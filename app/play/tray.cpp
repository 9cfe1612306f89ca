// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "play/tray.h"

#include "game/track.h"
#include "play/cubespart.h"
#include "play/desk.h"
#include "play/handspart.h"
#include "play/losspart.h"
#include "play/missingpart.h"
#include "play/oddspart.h"
#include "play/offerdialog.h"
#include "play/offerspart.h"
#include "play/overpart.h"
#include "play/preparepart.h"
#include "play/reformpart.h"
#include "play/resultpart.h"
#include "play/rulingsdialog.h"
#include "play/scoringpart.h"
#include "play/setuppart.h"
#include "play/throwpart.h"
#include "play/tokenspart.h"
#include "play/traywords.h"
#include "shell/largetext.h"
#include "shell/theme.h"
#include "shell/unheard.h"
#include "widgets/flowlayout.h"
#include "widgets/readingorder.h"
#include "widgets/reveal.h"
#include "widgets/textlabel.h"
#include "widgets/touchbutton.h"
#include "widgets/warningline.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QMenu>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace adjutant::app {

namespace {

constexpr int leastRows = 3; ///< of what is chosen that are in sight

}

Tray::Tray(Desk& desk, const Theme& theme, QWidget* parent) : QWidget(parent), m_desk(desk), m_theme(theme)
{
    setAccessibleName(tr("Tray"));
    setFocusPolicy(Qt::ClickFocus);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(14, 8, 14, 8);
    column->setSpacing(8);
    buildHead(column);
    m_notice = new WarningLine(this);
    m_odds = new OddsPart(theme, this);
    m_warning = new WarningLine(this);
    m_thrower = new ThrowPart(theme, this);
    m_missing = new MissingPart(desk, theme.keys(), this);
    // Before a pad opens over it: once that is closed, Space throws.
    connect(m_missing, &MissingPart::inputWanted, this, &Tray::takeFocus);
    connect(m_missing, &MissingPart::distanceWanted, this, &Tray::takeFocus);
    buildPages(column);
    buildFoot(column);
    connect(&desk, &Desk::refused, this, [this](const QString& words) {
        m_notice->tell(words);
        if (!m_offers->isHidden())
            revealLater({m_offers}); // what there is instead
    });
    connect(&desk, &Desk::changed, m_notice, [this] { m_notice->tell({}); });
    connect(m_thrower, &ThrowPart::waitingChanged, this, &Tray::readyChanged);
    const auto keepDice = [this] { m_desk.keepDice(m_thrower->hasBegun()); };
    connect(this, &Tray::readyChanged, m_thrower, keepDice);
    connect(m_thrower, &ThrowPart::typed, m_thrower, keepDice); // whoever goes on has not wanted to give them up
    connect(&desk, &Desk::diceSpared, m_thrower, &ThrowPart::goOnTyping);
    connect(&desk, &Desk::diceGivenUp, m_thrower, &ThrowPart::forget);
}

void Tray::buildHead(QVBoxLayout* column)
{
    m_headline = new TextLabel(this, 1.5, true);
    m_headline->setMostLines(3);
    m_hint = new TextLabel(this);
    m_hint->setProperty("role", QStringLiteral("quiet"));
    m_title = new QHBoxLayout;
    auto* words = new QVBoxLayout;
    words->setSpacing(m_title->spacing());
    words->addWidget(m_headline);
    words->addWidget(m_hint);
    m_title->addLayout(words, 1);
    column->addLayout(m_title);
}

void Tray::buildPages(QVBoxLayout* column)
{
    m_scroll = new QScrollArea(this);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn); // or all would move as it comes and goes
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setAccessibleName(tr("Tray"));
    m_scroll->setMinimumHeight(Theme::touch);
    m_pages = new QWidget(m_scroll);
    auto* inside = new QVBoxLayout(m_pages);
    inside->setContentsMargins(0, 0, 0, 0);
    m_inside = new TextLabel(m_pages);
    m_inside->setProperty("role", QStringLiteral("quiet"));
    inside->addWidget(m_inside);
    m_setUp = new SetUpPart(m_desk, m_theme, m_pages);
    m_first = new FirstPart(m_desk, m_theme, m_pages);
    m_tokens = new TokensPart(m_desk, m_theme, m_pages);
    m_reform = new ReformPart(m_desk, m_theme, m_pages);
    m_offers = new OffersPart(m_desk, m_theme, m_pages);
    m_prepare = new PreparePart(m_desk, m_theme, *m_odds, *m_thrower, *m_missing, m_pages);
    m_result = new ResultPart(m_desk, m_theme, m_pages);
    m_scoring = new ScoringPart(m_desk, m_theme, m_pages);
    m_over = new OverPart(m_desk, m_theme, m_pages);
    m_hands = new HandsPart(m_desk, m_theme, m_pages);
    m_cubes = new CubesPart(m_desk, m_theme, m_pages);
    m_loss = new LossPart(m_desk, m_theme, m_pages);
    m_parts = {m_setUp, m_first, m_tokens, m_reform, m_hands, m_cubes, m_loss, m_prepare, m_result, m_scoring, m_over};
    connect(m_prepare, &PreparePart::otherActionsWanted, m_offers, &OffersPart::openOthers);
    inside->addWidget(m_offers);
    for (QWidget* part : m_parts)
        inside->addWidget(part);
    m_scroll->setWidget(m_pages);
    m_pages->installEventFilter(this);
    column->addWidget(m_scroll, 1);
    connect(m_cubes, &CubesPart::readyChanged, this, &Tray::readyChanged);
    connect(m_hands, &HandsPart::readyChanged, this, &Tray::readyChanged);
    connect(m_loss, &LossPart::readyChanged, this, &Tray::readyChanged);
    connect(m_scoring, &ScoringPart::allJudged, this, [this] { setFocus(Qt::OtherFocusReason); });
    connect(m_hands, &HandsPart::allPicked, this, [this] { setFocus(Qt::OtherFocusReason); });
    connect(m_over, &OverPart::reportWanted, this, &Tray::reportWanted);
    connect(m_over, &OverPart::left, this, &Tray::left);
}

void Tray::buildFoot(QVBoxLayout* column)
{
    m_pass = new TouchButton(m_theme, {}, this);
    m_pass->setKeyOf(QStringLiteral("pass"));
    connect(m_pass, &TouchButton::clicked, this, [this] { m_desk.pass(); });
    // It stands beside the title, where it takes no line of its own.
    m_more = new TouchButton(m_theme, {}, this, TouchButton::Weight::Quiet);
    m_more->setGlyph(Glyph::More);
    m_more->setKeyOf(QStringLiteral("more"));
    m_more->setAccessibleName(tr("More at the table"));
    m_more->setToolTip(tr("Add a unit, add or cut rounds, give up, agree to the score"));
    connect(m_more, &TouchButton::clicked, this, &Tray::openMore);
    m_title->addWidget(m_more, 0, Qt::AlignTop);
    m_passPlace = new QWidget(m_pages);
    FlowLayout::in(m_passPlace, 0)->insertWidget(0, m_pass);
    m_pages->layout()->addWidget(m_passPlace);
    // Below what can be tapped, which stays where it is when somebody taps it again.
    column->addWidget(m_notice);
    column->addWidget(m_odds);
    column->addWidget(m_warning);
    column->addWidget(m_thrower);
    column->addWidget(m_missing);
    column->addWidget(m_result->bar());
    column->addWidget(m_over->bar());
}

QWidget* Tray::page() const
{
    const game::Game& game = m_desk.game();
    switch (game.stage) {
    case game::Stage::SetUp:
        return m_setUp;
    case game::Stage::Scoring:
        return m_scoring;
    case game::Stage::Over:
        return m_over;
    case game::Stage::Activation:
        break;
    }
    if (m_desk.mustDo(QStringLiteral("first")))
        return m_first;
    if (m_desk.mustDo(QStringLiteral("loss")))
        return m_loss;
    if (m_desk.shown() && !m_desk.check())
        return m_result;
    return m_desk.check() ? m_prepare : phasePage();
}

/// What a kind of phase has of its own; else units are chosen and throw.
QWidget* Tray::phasePage() const
{
    if (m_tokens->isNow())
        return m_tokens;
    if (m_reform->isNow())
        return m_reform;
    if (m_hands->isNow())
        return m_hands;
    return m_cubes->isNow() ? static_cast<QWidget*>(m_cubes) : m_prepare;
}

void Tray::refresh()
{
    const QString headline = headlineOf(m_desk);
    m_headline->announce(headline);
    m_headline->setVisible(!headline.isEmpty());
    m_hint->setText(hintOf(m_desk));
    m_inside->setText(m_hint->text());
    m_result->refresh();
    QWidget* const shown = page();
    m_warning->tell(shown == m_prepare ? warningOf(m_desk) : QString());
    if (shown == m_prepare) {
        m_prepare->refresh();
    } else {
        m_prepare->clearThrow();
        m_missing->clear();
        m_odds->clear();
        m_odds->hide();
        m_desk.prepare(std::nullopt);
    }
    if (shown == m_first)
        m_first->refresh();
    m_tokens->refresh();
    m_reform->refresh();
    m_hands->refresh();
    m_cubes->refresh();
    m_loss->refresh();
    m_scoring->refresh();
    m_over->refresh();
    m_offers->refresh();
    placeOffers(shown);
    showPage(shown);
    const bool isDone = shown == m_result && !m_desk.game().pending;
    if (std::exchange(m_done, isDone) != isDone && isDone && !m_offers->isHidden())
        m_result->revealWith(*m_offers);
    showPass();
    fit();
    Q_EMIT readyChanged();
}

/// Where sides take turns, a side passes; where both act in a phase, the unit that acts is done.
void Tray::showPass()
{
    const game::Game& game = m_desk.game();
    const bool turns = game::activatesFirst(game);
    m_passPlace->setVisible(game.stage == game::Stage::Activation && game.active.isEmpty() == turns &&
                            !game.acting.isEmpty() && !game.pending && game.pack->track.hand == 0);
    m_pass->setText(turns ? tr("%1 passes for the rest of the round").arg(game.nameOf(game.acting))
                          : tr("%1 is done").arg(game.nameOf(game.active)));
    m_pass->setAccessibleName(m_pass->text());
}

std::vector<QWidget*> Tray::doing() const
{
    std::vector<QWidget*> parts = m_parts;
    std::erase_if(parts, [this](const QWidget* part) { return part == m_prepare || part == m_over; });
    parts.insert(parts.end(), {m_offers, m_passPlace, m_result->bar()});
    return parts;
}

/// Before a throw they come first, after it what fell does.
void Tray::placeOffers(const QWidget* shown)
{
    auto* inside = static_cast<QVBoxLayout*>(m_pages->layout());
    const int place = shown == m_result ? inside->indexOf(m_passPlace) - 1 : inside->indexOf(m_inside) + 1;
    if (inside->indexOf(m_offers) != place) {
        inside->removeWidget(m_offers);
        inside->insertWidget(place, m_offers);
    }
}

/// The rolls for tokens stand above the one that is next.
void Tray::showPage(QWidget* shown)
{
    const bool entered = shown->isHidden();
    for (QWidget* part : m_parts)
        part->setVisible(part == shown || (part == m_tokens && shown == m_prepare && m_tokens->isNow()));
    if (shown != m_prepare && shown != m_result)
        m_offers->hide();
    m_more->setVisible(m_desk.past() == 0);
    if (entered)
        m_scroll->verticalScrollBar()->setValue(0);
    if (entered && shown == m_scoring)
        m_scoring->focusMissing();
}

void Tray::openMore()
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const Offer& offer : tableOffers(m_desk.game())) {
        QAction* action = menu->addAction(offer.label);
        action->setObjectName(offer.id);
        connect(action, &QAction::triggered, this, [this, offer] { begin(m_desk, m_theme, offer, this); });
    }
    if (m_desk.game().stage != game::Stage::Over && !m_desk.pack().rulings.empty()) {
        const auto open = [this] { (new RulingsDialog(m_desk, m_theme, this))->open(); };
        QAction* action = menu->addAction(tr("Rulings…"), this, open);
        action->setObjectName(QStringLiteral("rulings"));
        action->setEnabled(!m_desk.game().pending); // what was thrown is accepted as it was thrown
    }
    menu->popup(m_more->mapToGlobal(QPoint(m_more->width() - menu->sizeHint().width(), m_more->height())));
}

bool Tray::canThrow() const
{
    return m_thrower->isReady() && !m_thrower->isHidden();
}

bool Tray::leadsToThrow() const
{
    return canThrow() || m_missing->leads();
}

bool Tray::preparesSomething() const
{
    if (canThrow())
        return true;
    const game::Game& game = m_desk.game();
    const bool chooses = page() == m_prepare && !game.active.isEmpty() && !m_desk.waitsForActivation();
    if (chooses && (m_prepare->missesSomething() || m_desk.waitsForTarget()))
        return true;
    if (page() != m_prepare || m_desk.past() > 0 || !game::activatesFirst(game) || game.pack->track.hand > 0)
        return false;
    if (game.active.isEmpty()) // whoever acts is chosen above
        return !m_desk.actor() && !game::nextIsTaken(game);
    const bool isFresh = game.attacks == 0 && game.turn.deeds.empty() && !m_desk.targets().empty();
    return chooses && isFresh;
}

bool Tray::canAccept() const
{
    return m_desk.game().pending.has_value();
}

bool Tray::canType() const
{
    return canThrow() || m_prepare->missesSomething() || page() == m_loss;
}

bool Tray::tookDigit()
{
    const bool meant = m_prepare->waitsToType();
    if (meant) {
        m_prepare->sayMissing();
        Unheard::spaces(this);
    }
    return meant;
}

void Tray::lead()
{
    if (page() == m_first)
        m_first->focusFirst();
    else if (page() == m_scoring)
        m_scoring->focusMissing();
    else if (page() == m_loss)
        m_loss->focusFirst();
    else if (page() == m_hands)
        m_hands->focusFirst();
    else if (page() == m_cubes)
        m_cubes->focusFirst();
    else if (canThrow())
        m_thrower->focusThrow();
}

QString Tray::chosen() const
{
    const QWidget* shown = page();
    return shown == m_cubes   ? m_cubes->ready()
           : shown == m_loss  ? m_loss->ready()
           : shown == m_hands ? m_hands->ready()
                              : QString();
}

bool Tray::doChosen()
{
    if (page() == m_hands)
        return m_hands->doIt();
    return page() == m_loss ? m_loss->doIt() : page() == m_cubes && m_cubes->doIt();
}

/// With the hint, where there is one.
int Tray::titleHeight(int width) const
{
    const int words = width - (m_more->isHidden() ? 0 : m_more->sizeHint().width() + m_title->spacing());
    int height = m_headline->isHidden() ? 0 : m_headline->heightForWidth(words);
    if (!m_hint->text().isEmpty())
        height += m_hint->heightForWidth(words) + (height > 0 ? m_title->spacing() : 0);
    return std::max(height, m_more->isHidden() ? 0 : m_more->sizeHint().height());
}

/// What stands above and below what is chosen, without the title, the odds and the row of counts.
int Tray::heightBeside(int width) const
{
    int height = 0;
    for (int i = 0; i < layout()->count(); ++i) {
        QLayoutItem* item = layout()->itemAt(i);
        if (item->isEmpty() || item->widget() == m_scroll || item->widget() == m_odds)
            continue;
        height += layout()->spacing();
        if (item->layout() != m_title)
            height += item->hasHeightForWidth() ? item->heightForWidth(width) : item->sizeHint().height();
    }
    return height - (m_thrower->showsCounting() ? m_thrower->countHeight(width) : 0);
}

/// What is scrolled, without the hint.
int Tray::heightOfPages(int width) const
{
    const int hint = m_inside->isHidden() ? 0 : m_inside->heightForWidth(width) + m_pages->layout()->spacing();
    return m_pages->heightForWidth(width) - hint;
}

/// All of the odds where all that leads up to them is in sight as well; else they take as little as they need, and what
/// leads up to them is scrolled, with the hint above it, while the row of counts folds into a button. Before that
/// becomes too little, the charts go, then the hint.
void Tray::fit()
{
    using Form = OddsPart::Form;
    const bool large = hasLargeText(*this);
    m_headline->setFactor(!large ? 1.5 : m_notice->isHidden() ? 1.2 : 1.0);
    const int width = layout()->contentsRect().width();
    const int room = layout()->contentsRect().height() - heightBeside(width) - titleHeight(width);
    const int row = std::max(Theme::touch, 2 * fontMetrics().height() + 12) + 6;
    const int wanted = heightOfPages(width - m_scroll->verticalScrollBar()->sizeHint().width());
    const int least = std::min(leastRows * row, wanted);
    const int count = m_thrower->countHeight(width);
    const auto left = [&](Form form) {
        const int odds = m_odds->isAsked() ? m_odds->heightIn(form, width) : 0;
        return room - odds - (odds > 0 ? layout()->spacing() : 0);
    };
    const Form form = left(Form::Full) - count >= wanted ? Form::Full
                      : left(Form::Compact) >= least     ? Form::Compact
                                                         : Form::Sentence;
    m_odds->setForm(form);
    m_thrower->foldCounting(left(form) - count < wanted);
    const bool fits = left(form) >= wanted;
    // Half of the tray is left beside it.
    const bool scrolls = !fits && left(form) >= least && 2 * left(Form::Sentence) >= height();
    showHint(fits, scrolls);
}

void Tray::showHint(bool above, bool inside)
{
    const bool any = !m_hint->text().isEmpty();
    m_hint->setVisible(any && above);
    m_inside->setVisible(any && inside);
    m_headline->setToolTip(above || inside ? QString() : m_hint->text());
    m_headline->setAccessibleDescription(m_headline->toolTip());
}

bool Tray::event(QEvent* event)
{
    const bool done = QWidget::event(event);
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Resize) {
        fit();
        layout()->activate();
    }
    return done;
}

/// What is scrolled asks for another height, which the tray itself does not hear of.
bool Tray::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_pages && event->type() == QEvent::LayoutRequest)
        QApplication::postEvent(this, new QEvent(QEvent::LayoutRequest));
    return QWidget::eventFilter(watched, event);
}

/// Before that, its key does what is missing, or leads there.
void Tray::throwDice()
{
    if (canThrow())
        m_thrower->throwNow();
    else if (m_missing->leads())
        m_missing->lead();
}

QString Tray::lastTyped() const
{
    return canThrow() ? m_thrower->lastTyped() : QString();
}

bool Tray::takeBack()
{
    return canThrow() && m_thrower->takeBack();
}

void Tray::bringBack(const Json& faces)
{
    if (canThrow())
        m_thrower->bringBack(faces);
}

void Tray::accept()
{
    if (!m_thrower->hasReturnJustThrown())
        m_result->accept();
}

void Tray::clear()
{
    setFocus(Qt::ShortcutFocusReason);
    m_desk.clearChoice();
}

void Tray::toggleCover()
{
    m_prepare->toggleCover();
}

void Tray::typeDice()
{
    if (page() == m_loss)
        m_loss->startTyping();
    else if (canThrow() || m_prepare->missesSomething())
        m_prepare->typeDice();
}

void Tray::setLow(bool low)
{
    m_prepare->setLow(low);
}

void Tray::focusFirst()
{
    if (QWidget* first = firstReached(*m_scroll))
        return first->setFocus(Qt::ShortcutFocusReason);
    setFocus(Qt::ShortcutFocusReason);
    focusNextChild();
}

}
