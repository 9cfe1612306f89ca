// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "play/preparepart.h"

#include "game/inputs.h"
#include "game/roster.h"
#include "game/statuses.h"
#include "game/track.h"
#include "game/tracks/answers.h"
#include "game/tracks/reactions.h"
#include "game/whothrew.h"
#include "play/comparison.h"
#include "play/desk.h"
#include "play/distancepart.h"
#include "play/factorspart.h"
#include "play/looks.h"
#include "play/missingpart.h"
#include "play/oddspart.h"
#include "play/prospects.h"
#include "play/throwpart.h"
#include "shell/keys.h"
#include "shell/theme.h"
#include "widgets/choicerow.h"
#include "widgets/dicerow.h"
#include "widgets/readingorder.h"
#include "widgets/reveal.h"
#include "widgets/textlabel.h"
#include "widgets/touchbutton.h"

#include <QCoreApplication>
#include <QMenu>
#include <QMouseEvent>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace adjutant::app {

namespace {

struct PrepareWords {
    Q_DECLARE_TR_FUNCTIONS(PrepareWords)
};

/// In the place of an id: what opens a menu of the others.
const QString otherWeapons = QStringLiteral("other weapons");
const QString otherActions = QStringLiteral("other actions");
/// Of more than these only the one that is taken stands in a low page while somebody is aimed at.
constexpr std::size_t mostWeapons = 5;

/// More than these are chosen by their cards, which can be filtered and found; here they would only be in the way.
constexpr std::size_t mostInRow = 6;

/// `5 unwounded, 1 wounded`: what one wants to know of a target.
QString stateOf(const game::Game& game, const game::Unit& unit)
{
    QStringList words;
    for (const packs::Counter& counter : game.kindOf(unit).counters)
        if (const int value = unit.counters.value(counter.id); value > 0 || !beginsAtNone(counter))
            words.append(QStringLiteral("%1 %2").arg(value).arg(packs::labelFor(value, counter)));
    for (const packs::Status* status : game::statusesFor(game, unit))
        if (words.isEmpty() && unit.statuses.contains(status->id))
            words.append(status->label);
    return words.isEmpty() ? PrepareWords::tr("undamaged") : words.join(QLatin1String(", "));
}

/// No more of a counter than the unit can have, for inputs that a counter gives.
QMap<QString, qint64> mostOf(const game::Game& game, const packs::Procedure& procedure, const game::Unit* actor,
                             const game::Unit* target)
{
    QMap<QString, qint64> most;
    for (const packs::ProcedureInput& input : procedure.inputs) {
        const QString role = input.from.section(QLatin1Char('.'), 0, 0);
        const game::Unit* unit = role == QLatin1String("actor")    ? actor
                                 : role == QLatin1String("target") ? target
                                                                   : nullptr;
        const packs::Counter* counter =
            unit ? game.kindOf(*unit).counter(input.from.section(QLatin1Char('.'), 1)) : nullptr;
        if (counter)
            most[input.id] = std::min<qint64>(input.most, mostOnPad(game, *unit, *counter));
    }
    return most;
}

/// What the weapon does to the answer; as long as nobody has said how far it is, what it is like.
QString answerText(const Desk& desk, const packs::Weapon& weapon)
{
    const auto modifier = game::modifierOf(weapon, desk.distance());
    return modifier ? withSign(static_cast<int>(std::get<qint64>(*modifier))) : weaponText(desk.pack(), weapon);
}

/// Whether a reaction that the target may still declare leads to it: then that is where it is said.
bool isSaidAsAnAnswer(const Desk& desk, const packs::Procedure& procedure)
{
    const game::Game& game = desk.game();
    const game::Unit* target = desk.target();
    const packs::Procedure* now = desk.procedure();
    if (!target || (now && now->id == procedure.id) || game::answerOf(game, target->id, procedure.id, true))
        return false;
    const auto& reactions = game.pack->track.reactions;
    return std::any_of(reactions.begin(), reactions.end(), [&](const packs::Reaction& one) {
        return one.asTarget.contains(procedure.id) && (game.active.isEmpty() || game::mayReact(game, *target, one));
    });
}

}

PreparePart::PreparePart(Desk& desk, const Theme& theme, OddsPart& odds, ThrowPart& thrower, MissingPart& missing,
                         QWidget* parent)
    : QWidget(parent),
      m_desk(desk),
      m_theme(theme),
      m_odds(odds),
      m_thrower(thrower),
      m_missing(missing),
      m_said(desk)
{
    m_units = new ChoiceRow(theme, tr("Who"), this);
    m_others = new ChoiceRow(theme, {}, this);
    m_weapons = new ChoiceRow(theme, tr("With"), this);
    m_together = new TextLabel(this);
    m_together->setObjectName(QStringLiteral("weaponsTogether"));
    m_targets = new ChoiceRow(theme, tr("At"), this);
    m_distance = new DistancePart(desk, theme, this);
    m_procedures = new ChoiceRow(theme, tr("Throw"), this);
    m_answers = new ChoiceRow(theme, tr("Answers with"), this);
    for (ChoiceRow* row : {m_units, m_others, m_weapons, m_targets, m_procedures, m_answers})
        row->setTight();
    m_factors = new FactorsPart(theme, this);
    m_compare = new ComparePart(theme, this);
    m_dice = new DiceTable(theme, this);
    m_dice->saveRoom(); // as its result does, so that they stay where they are
    m_dice->installEventFilter(this);
    m_dice->setToolTip(tr("A tap takes back what was typed last."));
    compose();
    connectParts();
}

void PreparePart::compose()
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    column->addWidget(m_units);
    column->addWidget(m_others);
    m_compareWeapons = buildRow(m_weapons, tr("Compare the odds of the weapons"), Compared::Weapons);
    column->addWidget(m_together);
    m_compareTargets = buildRow(m_targets, tr("Compare the odds at each target"), Compared::Targets);
    m_compareWeapons->setObjectName(QStringLiteral("compare-weapons"));
    m_compareTargets->setObjectName(QStringLiteral("compare-targets"));
    for (QWidget* part :
         {static_cast<QWidget*>(m_distance), static_cast<QWidget*>(m_procedures), static_cast<QWidget*>(m_answers),
          static_cast<QWidget*>(m_factors), static_cast<QWidget*>(m_compare), static_cast<QWidget*>(m_dice)})
        column->addWidget(part);
    column->addStretch(1);
}

/// The choices, and at their end the button that sets them side by side.
TouchButton* PreparePart::buildRow(ChoiceRow* row, const QString& compare, Compared what)
{
    auto* button = new TouchButton(m_theme, tr("Compare"), row, TouchButton::Weight::Quiet);
    button->setRadio(true);
    button->setAccessibleName(compare);
    button->setToolTip(compare);
    row->setLast(button);
    layout()->addWidget(row);
    connect(button, &TouchButton::clicked, this, [this, what] { toggleCompared(what); });
    return button;
}

void PreparePart::connectParts()
{
    connect(m_units, &ChoiceRow::chosen, &m_desk, &Desk::choose);
    connect(m_others, &ChoiceRow::chosen, &m_desk, &Desk::choose);
    connect(m_weapons, &ChoiceRow::chosen, this, [this](const QString& id) {
        if (id != otherWeapons)
            return m_desk.takeWeapon(id);
        showWeapons(); // what only opens a menu is not taken
        openWeapons();
    });
    connect(m_targets, &ChoiceRow::chosen, &m_desk, &Desk::aim);
    connect(m_procedures, &ChoiceRow::chosen, this, [this](const QString& id) {
        if (id != otherActions)
            return m_desk.takeProcedure(id);
        showProcedures(); // what only opens a menu is not taken
        Q_EMIT otherActionsWanted(m_procedures->below(otherActions));
    });
    connect(m_answers, &ChoiceRow::chosen, &m_desk, &Desk::takeAnswer);
    connect(&m_desk, &Desk::resolved, this, [this] { m_said.keepAsLast(); });
    connect(m_factors, &FactorsPart::changed, this, [this] {
        m_said.keep(m_desk.prospect(), m_factors->given());
        showThrow();
    });
    m_thrower.setThrower([this](const std::string& name) {
        const QString side = game::whoThrew(m_desk.game(), m_desk.resolveCommand(), name);
        return side.isEmpty() ? QString() : m_desk.game().nameOf(side);
    });
    connect(&m_thrower, &ThrowPart::waitingChanged, this, &PreparePart::showDice);
    connect(&m_thrower, &ThrowPart::thrown, this, [this](const Json& faces) {
        const packs::Procedure* procedure = m_desk.procedure();
        const QString key = questionKey();
        if (!m_desk.resolve(m_factors->inputs(), faces))
            return m_thrower.refused();
        if (m_factors->asks(procedure, key)) // and not something else by now
            m_factors->keepAsLast();
    });
    connect(&m_missing, &MissingPart::weaponWanted, m_weapons, [this] { focusIn(*m_weapons); });
    connect(&m_missing, &MissingPart::distanceWanted, m_distance, [this] {
        if (!m_distance->openPadAlone())
            focusIn(*m_distance);
    });
    connect(&m_missing, &MissingPart::inputWanted, m_factors, [this](const QString& input) {
        QWidget* field = m_factors->field(input);
        if (!field)
            return;
        if (QScrollArea* scroll = scrollAreaAround(*field))
            scroll->ensureWidgetVisible(field, 0, 0);
        if (!m_factors->openPadOf(input))
            focusIn(*field);
    });
    connect(&m_theme.keys(), &Keys::changed, this, [this] {
        if (missesSomething())
            showThrow();
    });
    connect(m_compare, &ComparePart::said, this, &PreparePart::say);
    connect(m_compare, &ComparePart::chosen, this, [this](const QString& id) {
        const Compared what = std::exchange(m_compared, Compared::Nothing);
        if (what == Compared::Weapons)
            m_desk.takeWeapon(id);
        else
            m_desk.aim(id);
    });
}

/// The page scrolls to what has the focus.
void PreparePart::focusIn(QWidget& part)
{
    if (QWidget* first = firstReached(part))
        first->setFocus(Qt::OtherFocusReason);
}

void PreparePart::setLow(bool low)
{
    if (std::exchange(m_low, low) != low && !m_begun)
        showWeapons();
}

void PreparePart::toggleCover()
{
    m_factors->toggleCover();
}

void PreparePart::refresh()
{
    showUnits();
    showWeapons();
    showTargets();
    m_distance->refresh();
    showProcedures();
    showAnswers();
    askFactors();
    showThrow();
}

void PreparePart::askFactors()
{
    const Prospect now = m_desk.prospect();
    if (!now.procedure)
        return m_factors->clear();
    const game::Game& game = m_desk.game();
    const game::Unit* actor = m_desk.thrower();
    FactorsPart::Question question;
    question.pack = game.pack;
    question.procedure = now.procedure;
    question.rulings = game.rulings;
    question.key = questionKey();
    question.derived = knownOf(m_desk, now);
    question.proposed = proposedFor(m_desk, now);
    question.asked = game::circumstancesOf(game, *now.procedure, actor, now.target, now.weapon, now.distance).asked;
    for (const packs::ProcedureInput& input : now.procedure->inputs)
        if (now.weapon && game::isRuledOutBy(*now.weapon, input))
            question.hidden << input.id;
        else if (const auto figures = game::figuresFor(game, input, actor, now.target); !figures.empty())
            question.figures[input.id] = figures;
    question.most = mostOf(game, *now.procedure, actor, now.target);
    question.given = m_said.of(now);
    question.lastTime = m_said.ofLastTime(now);
    m_factors->setQuestion(question);
}

/// Who acts at whom.
QString PreparePart::questionKey() const
{
    const game::Unit* actor = m_desk.thrower();
    const game::Unit* target = m_desk.check() ? nullptr : m_desk.target();
    return QStringLiteral("%1/%2/%3")
        .arg(m_desk.game().round)
        .arg(actor ? actor->id : QString(), target ? target->id : QString());
}

/// Until one of them is active or somebody is aimed at: those that may still be; of both sides where both act. The
/// cards choose others even then.
void PreparePart::showUnits()
{
    const game::Game& game = m_desk.game();
    const bool choosing = game.active.isEmpty() && !m_desk.check() && !m_desk.target();
    const bool both = !game::activatesFirst(game);
    std::vector<ChoiceRow*> unused{m_units, m_others};
    for (const game::Side& side : game.sides) {
        if (!choosing || (!both && side.id != game.acting))
            continue;
        ChoiceRow* row = !both || &side == &game.sides.front() ? m_units : m_others;
        showUnitsOf(row, side, both ? side.name : tr("Who"));
        std::erase(unused, row);
    }
    for (ChoiceRow* row : unused) // and none but these, which lose the focus by it
        row->hide();
}

void PreparePart::showUnitsOf(ChoiceRow* row, const game::Side& side, const QString& label)
{
    const game::Game& game = m_desk.game();
    std::vector<ChoiceRow::Item> items;
    int number = 0;
    for (const game::Unit& unit : game.units) {
        if (unit.side != side.id)
            continue;
        ++number;
        if (game::mayBeChosen(game, unit))
            items.push_back({unit.id, unit.name, stateOf(game, unit),
                             side.id == game.acting ? QString::number(number) : QString()});
    }
    row->setLabel(label);
    row->setSide(side.name, side.shape, side.colour);
    row->setVisible(!items.empty() && items.size() <= mostInRow);
    row->setItems(items.size() <= mostInRow ? items : std::vector<ChoiceRow::Item>(),
                  m_desk.actor() ? m_desk.actor()->id : QString());
}

void PreparePart::showWeapons()
{
    const packs::Procedure* procedure = m_desk.procedure();
    m_weapons->setLabel(procedure && !procedure->actor.weapon ? tr("Using up") : tr("With"));
    showTogether();
    if (procedure && !procedure->actor.weapon)
        return showUsedUp();
    const auto carried = m_desk.weaponsOfUse();
    const bool isFolded = m_low && m_desk.target() && m_desk.weapon() && carried.size() > mostWeapons;
    std::vector<ChoiceRow::Item> items;
    for (const packs::Weapon* weapon : carried)
        if (!isFolded || weapon == m_desk.weapon())
            items.push_back({weapon->id, weapon->label, weaponText(m_desk.pack(), *weapon),
                             carried.size() > 1 && weapon == m_desk.weapon() ? QStringLiteral("W") : QString(),
                             weapon->range.isEmpty() ? QString() : reachText(m_desk.pack(), *weapon)});
    if (isFolded)
        items.push_back({otherWeapons, tr("Other weapons…"), {}, {}, tr("Those it may take instead open in a menu.")});
    const bool isOfUse =
        !game::activatesFirst(m_desk.game()) || !m_desk.targets().empty() || !m_desk.procedures().empty();
    m_weapons->setVisible(!items.empty() && isOfUse);
    m_weapons->setItems(items, m_desk.weapon() ? m_desk.weapon()->id : QString());
    m_compareWeapons->setVisible(procedure && m_desk.weaponsFor(*procedure).size() > 1);
}

void PreparePart::openWeapons()
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const packs::Weapon* weapon : m_desk.weaponsOfUse())
        if (weapon != m_desk.weapon())
            menu->addAction(weapon->label + QLatin1Char('\t') + weaponText(m_desk.pack(), *weapon), this,
                            [this, id = weapon->id] { m_desk.takeWeapon(id); });
    menu->popup(m_weapons->below(otherWeapons));
}

/// The dice that they bring; where they bring none, nothing.
void PreparePart::showTogether()
{
    const packs::Procedure* procedure = m_desk.check() ? nullptr : m_desk.procedure();
    QString words;
    if (procedure && !procedure->actor.weapon && m_desk.actor() && !m_desk.actor()->weapons.isEmpty()) {
        const game::Game& game = m_desk.game();
        const packs::Weapon* weapon = m_desk.weaponFor(*procedure);
        const packs::Values brought =
            game::derivedInputs(game, *procedure, m_desk.actor(), m_desk.target(), weapon, m_desk.distance());
        for (const packs::ProcedureInput& input : procedure->inputs)
            if (words.isEmpty() && countsWeapons(m_desk.pack(), input) &&
                brought.value(input.id) != packs::Value(qint64(0)))
                words = game::howWorkedOut(game, input, m_desk.actor(), m_desk.target(), weapon, m_desk.distance());
    }
    m_together->setText(words);
    m_together->setVisible(!words.isEmpty());
}

/// Where all weapons count together, only those that are gone after their use are named: none until somebody does,
/// unless the unit has nothing else for it.
void PreparePart::showUsedUp()
{
    const packs::Procedure& procedure = *m_desk.procedure();
    const bool nothingElse = m_desk.actor() && game::usedAlone(m_desk.game(), procedure, *m_desk.actor());
    std::vector<ChoiceRow::Item> items;
    if (!nothingElse)
        items.push_back({{}, tr("Nothing"), {}, {}});
    for (const packs::Weapon* weapon :
         m_desk.check() ? std::vector<const packs::Weapon*>() : m_desk.usedUpBy(procedure))
        items.push_back({weapon->id, weapon->label, weaponText(m_desk.pack(), *weapon), {}});
    const packs::Weapon* used = m_desk.weaponFor(procedure);
    m_weapons->setItems(items, used ? used->id : QString());
    m_weapons->setVisible(items.size() > 1 || (nothingElse && used));
    m_compareWeapons->setVisible(weaponsToCompare(m_desk).size() > 1);
}

/// Of many only the one that is aimed at: the others are found by their cards.
void PreparePart::showTargets()
{
    const auto targets = m_desk.targets();
    std::vector<ChoiceRow::Item> items;
    for (const game::Unit* unit : targets)
        if (targets.size() <= mostInRow || unit == m_desk.target())
            items.push_back({unit->id, unit->name, stateOf(m_desk.game(), *unit), {}});
    const bool shown = !items.empty() && !m_desk.check();
    if (const game::Side* side = targets.empty() ? nullptr : m_desk.game().side(targets.front()->side))
        m_targets->setSide(side->name, side->shape, side->colour);
    m_targets->setVisible(shown);
    m_targets->setItems(items, m_desk.target() ? m_desk.target()->id : QString());
    m_compareTargets->setVisible(shown && targets.size() > 1);
}

/// Only where there is something to choose.
void PreparePart::showProcedures()
{
    const auto open = m_desk.procedures();
    std::vector<ChoiceRow::Item> items;
    for (const packs::Procedure* procedure : open)
        if (!isSaidAsAnAnswer(m_desk, *procedure))
            items.push_back({procedure->id, procedure->label, {}, {}, procedure->help});
    const bool onlyOne = m_desk.target() && items.size() == 1 && m_desk.procedure();
    const bool isImplied = m_desk.impliedAction();
    if (isImplied)
        items.push_back(
            {otherActions, tr("Other actions…"), {}, {}, tr("What it can do beside this opens in a menu.")});
    m_procedures->setVisible(!items.empty() && (!onlyOne || isImplied));
    m_procedures->setItems(items, m_desk.procedure() ? m_desk.procedure()->id : QString());
}

/// Only where there is something to choose that makes a difference.
void PreparePart::showAnswers()
{
    std::vector<ChoiceRow::Item> items;
    for (const packs::Weapon* weapon : m_desk.weaponsToAnswer(m_desk.prospect()))
        if (!weapon->melee)
            items.push_back({weapon->id, weapon->label, answerText(m_desk, *weapon), {}});
    m_answers->setVisible(items.size() > 1);
    const packs::Weapon* taken = m_desk.answersWith(m_desk.prospect());
    m_answers->setItems(items, taken ? taken->id : QString());
}

void PreparePart::showThrow()
{
    const packs::Procedure* procedure = m_desk.procedure();
    const packs::Values values = m_factors->values();
    const Expected<packs::Values> complete = procedure ? packs::complete(*procedure, values) : tl::unexpected(Fault{});
    if (!complete || m_desk.lacksBand()) {
        m_odds.clear();
        clearThrow();
        m_desk.prepare(std::nullopt);
        m_missing.refresh(values);
        showDice();
        showReady();
        return;
    }
    m_desk.prepare(Prepared{procedure, *complete});
    m_missing.refresh(values); // whoever hears what is missing sees what is prepared
    m_odds.ask(m_desk.game().pack, *procedure, *complete, m_desk.game().rulings);
    if (m_desk.past() > 0 || m_desk.waitsForActivation())
        clearThrow();
    else
        m_thrower.setThrow(m_desk.game().pack, *procedure, *complete, m_desk.game().rulings);
    showDice();
    showReady();
}

void PreparePart::clearThrow()
{
    if (m_desk.past() > 0)
        m_thrower.hide();
    else
        m_thrower.clear();
}

/// Where the throw takes up so much room that what leads up to it is scrolled, the circumstances that only the table
/// knows must not be what goes out of sight.
void PreparePart::showReady()
{
    const bool ready = m_thrower.isReady() && m_desk.past() == 0;
    const QString now = ready ? m_desk.procedure()->id + u'/' + questionKey() : QString();
    if (std::exchange(m_seen, now) != now && ready) {
        QList<QWidget*> asked = m_factors->ofTheTable();
        std::reverse(asked.begin(), asked.end()); // the first of them matter most
        revealLater(asked);
    }
    if (ready && std::exchange(m_waitsToType, false))
        m_thrower.startTyping();
    else if (!ready && m_missing.isHidden())
        m_waitsToType = false;
}

void PreparePart::typeDice()
{
    m_waitsToType = !m_thrower.isReady();
    if (m_waitsToType)
        sayMissing();
    else
        m_thrower.startTyping();
}

bool PreparePart::waitsToType() const
{
    return m_waitsToType && !m_missing.isHidden();
}

bool PreparePart::missesSomething() const
{
    return !m_missing.isHidden();
}

void PreparePart::sayMissing()
{
    m_missing.insist();
}

/// Who mistyped a die taps it.
bool PreparePart::eventFilter(QObject* watched, QEvent* event)
{
    const auto* mouse = event->type() == QEvent::MouseButtonRelease ? static_cast<QMouseEvent*>(event) : nullptr;
    if (watched == m_dice && mouse && mouse->button() == Qt::LeftButton && m_desk.past() == 0)
        return m_thrower.takeBack();
    return QWidget::eventFilter(watched, event);
}

/// The dice that lie on the table and those that are thrown next; before the first of them, what leads up to it.
void PreparePart::showDice()
{
    const auto& awaited = m_thrower.awaited();
    const packs::Procedure* procedure = m_desk.procedure();
    const bool begun = procedure && m_thrower.hasBegun() && m_desk.past() == 0;
    m_dice->setVisible(begun);
    m_factors->setVisible(procedure && !begun);
    if (begun)
        revealLater({m_dice});
    if (std::exchange(m_begun, begun) && !begun) {
        showWeapons();
        showTargets();
        m_distance->refresh();
        showProcedures();
        showAnswers();
    }
    if (begun)
        for (QWidget* part :
             {static_cast<QWidget*>(m_weapons), static_cast<QWidget*>(m_targets), static_cast<QWidget*>(m_together),
              static_cast<QWidget*>(m_distance), static_cast<QWidget*>(m_procedures), static_cast<QWidget*>(m_answers),
              static_cast<QWidget*>(m_compareWeapons), static_cast<QWidget*>(m_compareTargets)})
            part->hide();
    showCompared();
    const Expected<packs::Values> complete =
        begun ? packs::complete(*procedure, m_factors->values()) : tl::unexpected(Fault{});
    if (!complete)
        return;
    auto rows = diceLook(m_desk.pack(), procedure, *complete, m_desk.game().rulings, awaited->waiting.throws);
    rows.push_back(waitingLook(m_desk.pack(), *procedure, *complete, m_desk.game().rulings, *awaited));
    m_dice->setRows(rows);
}

void PreparePart::toggleCompared(Compared what)
{
    m_compared = m_compared == what ? Compared::Nothing : what;
    showCompared();
    if (m_compared == Compared::Nothing)
        return;
    m_compare->focusChosen();
    revealLater({m_compare});
}

void PreparePart::showCompared()
{
    const bool weapons = m_compared == Compared::Weapons && m_compareWeapons->isVisibleTo(this);
    const bool targets = m_compared == Compared::Targets && m_compareTargets->isVisibleTo(this);
    if (!weapons && !targets)
        m_compared = Compared::Nothing;
    m_compareWeapons->setChecked(weapons);
    m_compareTargets->setChecked(targets);
    m_odds.setVisible(m_odds.isAsked() && !m_begun && !weapons && !targets);
    m_compare->setVisible(weapons || targets);
    if (!weapons && !targets)
        return;
    const packs::Weapon* weapon = m_desk.prospect().weapon;
    const game::Unit* target = m_desk.target();
    m_compare->compare(m_desk.game().pack, m_desk.game().rulings,
                       weapons ? weaponsCompared(m_desk, m_said) : targetsCompared(m_desk, m_said),
                       weapons  ? weapon ? weapon->id : QString()
                        : target ? target->id
                                : QString());
}

/// What was said in a line counts there, and for all to which it belongs.
void PreparePart::say(const QString& line, const QString& input, int value)
{
    const Prospect prospect =
        m_compared == Compared::Weapons ? prospectOfWeapon(m_desk, line) : prospectOfTarget(m_desk, line);
    if (!prospect.procedure)
        return;
    if (input.isEmpty()) // which is asked of targets only
        return m_desk.takeDistanceTo(prospect.target->id, value);
    packs::Values given = m_said.of(prospect);
    given[input] = packs::Value(qint64(value));
    m_said.keep(prospect, given);
    refresh();
}

}
