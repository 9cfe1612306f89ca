// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "play/throwpart.h"

#include "play/countrow.h"
#include "play/looks.h"
#include "shell/keys.h"
#include "shell/largetext.h"
#include "shell/theme.h"
#include "shell/unheard.h"
#include "widgets/clearbutton.h"
#include "widgets/textlabel.h"
#include "widgets/touchbutton.h"
#include "widgets/typeddice.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QScopedValueRollback>

#include <algorithm>
#include <utility>

namespace adjutant::app {

namespace {

/// Faces that were typed and nothing else. Keeps the faces that the last die asked for has: what a run says of them may
/// lie in bindings that are gone with it.
class TypedOnly : public dice::TypedFaces
{
public:
    using TypedFaces::TypedFaces;

    std::optional<Face> next(const dice::Ask& ask) override
    {
        if (ask.faces)
            m_dieFaces = *ask.faces;
        return TypedFaces::next(ask);
    }
    const std::vector<std::int64_t>& dieFaces() const { return m_dieFaces; }

private:
    std::vector<std::int64_t> m_dieFaces;
};

}

ThrowPart::ThrowPart(const Theme& theme, QWidget* parent) : QWidget(parent), m_theme(theme)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    m_words = new TextLabel(this);
    m_words->setProperty("role", QStringLiteral("fault"));
    m_stage = new TextLabel(this, 1.15, true);
    m_stage->setObjectName(QStringLiteral("stage"));
    column->addWidget(m_stage);
    column->addWidget(m_words);
    m_row = new QHBoxLayout;
    m_line = new QLineEdit(this);
    m_line->setAccessibleName(tr("Dice of the table"));
    m_line->setInputMethodHints(Qt::ImhFormattedNumbersOnly);
    addClearButton(*m_line);
    m_button = new TouchButton(theme, tr("Throw"), this, TouchButton::Weight::Main);
    m_button->setAccessibleName(tr("Throw"));
    m_button->setMinimumWidth(180);
    m_again = new TouchButton(theme, tr("Start over"), this, TouchButton::Weight::Quiet);
    m_again->setAccessibleName(tr("Forget the dice that were typed and start over"));
    m_row->addWidget(m_line, 1);
    m_count = new CountRow(theme, this);
    m_row->addWidget(m_count->button());
    m_row->addWidget(m_button);
    placeAgain();
    column->addLayout(m_row);
    column->addWidget(m_count);
    connect(m_count, &CountRow::counted, this, [this](std::int64_t dice) {
        const QScopedValueRollback pressed(m_byPress, true);
        takeCount(dice);
    });
    connect(this, &ThrowPart::waitingChanged, m_count, [this] { m_count->setAwaited(m_awaited, counted()); });
    connect(m_button, &TouchButton::clicked, this, [this] {
        const QScopedValueRollback pressed(m_byPress, true);
        throwNow();
    });
    connect(m_again, &TouchButton::clicked, this, &ThrowPart::startOver);
    m_line->installEventFilter(this);
    m_button->installEventFilter(this);
    connect(m_line, &QLineEdit::textEdited, this, [this] {
        if (m_line->text().isEmpty())
            say({});
        Q_EMIT typed();
    });
    connect(m_line, &QLineEdit::textChanged, this, &ThrowPart::showTyped);
    connect(&theme.keys(), &Keys::changed, this, &ThrowPart::showHint);
    say({});
}

/// Before the line; with large text above it, which leaves the width to the throw. Then its key goes without saying, or
/// the words of the throw would take a second line.
void ThrowPart::placeAgain()
{
    const bool large = hasLargeText(*this);
    m_button->setKeyOf(large ? QString() : QStringLiteral("throw"));
    m_stage->setFactor(large ? 1 : 1.15);
    auto* column = static_cast<QVBoxLayout*>(layout());
    column->removeWidget(m_again);
    m_row->removeWidget(m_again);
    if (large)
        column->insertWidget(column->indexOf(m_stage) + 1, m_again, 0, Qt::AlignLeft);
    else
        m_row->insertWidget(0, m_again);
}

void ThrowPart::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange)
        placeAgain();
    QWidget::changeEvent(event);
}

void ThrowPart::setThrow(const packs::PackPtr& pack, const packs::Procedure& procedure, const packs::Values& values,
                         const packs::Rulings& rulings)
{
    if (m_procedure == &procedure && m_values == values && m_rulings == rulings && m_awaited) {
        show(); // somebody may have looked back meanwhile
        return;
    }
    const std::optional<packs::Awaited> begun = hasBegun() && m_procedure == &procedure ? m_awaited : std::nullopt;
    m_pack = pack;
    m_procedure = &procedure;
    m_values = values;
    m_rulings = rulings;
    if (!begun)
        forgetTyped();
    look();
    if (begun && !isStillAwaited(*begun)) {
        forgetTyped();
        look();
    }
    setVisible(isReady());
    Q_EMIT waitingChanged();
}

/// Whether a number or a ruling is another, but not what lies there and what is thrown next.
bool ThrowPart::isStillAwaited(const packs::Awaited& before) const
{
    const auto sameDice = [](const dice::Throw& one, const dice::Throw& other) {
        return one.name == other.name && one.dice == other.dice && one.fallen.size() == other.fallen.size();
    };
    return m_awaited && m_awaited->label == before.label && m_awaited->waiting.missing == before.waiting.missing &&
           std::equal(m_awaited->waiting.throws.begin(), m_awaited->waiting.throws.end(), before.waiting.throws.begin(),
                      before.waiting.throws.end(), sameDice);
}

void ThrowPart::clear()
{
    m_procedure = nullptr;
    const bool waited = std::exchange(m_awaited, std::nullopt).has_value();
    forgetTyped();
    hide();
    if (waited)
        Q_EMIT waitingChanged();
}

/// Emptied so, the line has no history either: taken back, faces of another throw would stand there.
void ThrowPart::forgetTyped()
{
    m_faces.clear();
    m_stages.clear();
    m_line->setText({});
    say({});
}

bool ThrowPart::look()
{
    m_awaited.reset();
    TypedOnly source(m_faces.faces);
    for (const auto& [place, count] : m_faces.counts)
        source.addCount(place, count);
    const Expected<packs::Resolved> resolved = packs::resolve(*m_pack, *m_procedure, m_values, m_rulings, source);
    if (!resolved) {
        say(resolved.error().words);
        return true;
    }
    if (const auto* awaited = std::get_if<packs::Awaited>(&*resolved)) {
        m_awaited = *awaited;
        m_dieFaces = source.dieFaces();
        m_awaited->waiting.ask.faces = &m_dieFaces;
        showAwaited();
        return true;
    }
    return false;
}

/// Says what is thrown next; once some of it lies on the table, that it is another stage.
void ThrowPart::showAwaited()
{
    const int count = static_cast<int>(m_awaited->waiting.missing);
    const QString dice = tr("%1d%2").arg(count).arg(m_dieFaces.size());
    const bool begun = hasBegun();
    showButton();
    showHint();
    m_line->setAccessibleDescription(tr("%1: %n faces", nullptr, count).arg(m_awaited->label));
    m_stage->setVisible(begun);
    m_again->setVisible(begun);
    const bool again = m_awaited->waiting.ask.wave > 0;
    const QString who = thrower();
    const QString now = who.isEmpty() ? (again ? tr("Once more: %1") : tr("Now: %1")).arg(m_awaited->label)
                                      : (again ? tr("%1 once more: %2", "Ben once more: the target tests")
                                               : tr("Now %1: %2", "Now Ben: the target tests"))
                                            .arg(who, m_awaited->label);
    if (begun) // the button names the dice as well
        m_stage->announce(hasLargeText(*this) ? now : tr("%1, %2").arg(now, dice));
    else
        m_stage->setText({});
}

Counted ThrowPart::counted() const
{
    return m_awaited ? countedIn(*m_pack, *m_procedure, m_values, m_rulings, m_awaited->waiting.ask) : Counted();
}

/// Who throws next, unless the label of the throw says so.
QString ThrowPart::thrower() const
{
    const packs::ThrowLabel* known = m_procedure->throwLabel(m_awaited->waiting.ask.name);
    const bool isNamed =
        known && !known->by.isEmpty() && known->by != QLatin1String("actor") && known->by != QLatin1String("target");
    return m_thrower && !isNamed ? m_thrower(m_awaited->waiting.ask.name) : QString();
}

/// What is thrown, and who does where nobody expects it of the first throw; with large text there is no room for that.
QString ThrowPart::firstStage() const
{
    const packs::ThrowLabel* known = m_procedure->throwLabel(m_awaited->waiting.ask.name);
    const bool byTarget = known && known->by == QLatin1String("target");
    const QString who = byTarget && !hasLargeText(*this) ? thrower() : QString();
    return who.isEmpty() ? m_awaited->label : tr("%1: %2", "Ben: the target tests").arg(who, m_awaited->label);
}

bool ThrowPart::isLastStage() const
{
    const auto& stages = m_procedure->throwLabels;
    return stages.empty() || m_procedure->throwLabel(m_awaited->waiting.ask.name) == &stages.back();
}

/// What is wrong is said at once, while the die is still in sight; but not of a number that may become a face.
void ThrowPart::showTyped()
{
    const QString last = m_line->text().section(QLatin1Char(' '), -1);
    const bool isBegun = !last.isEmpty() && std::any_of(m_dieFaces.begin(), m_dieFaces.end(), [&](std::int64_t face) {
        const QString whole = QString::number(face);
        return whole != last && whole.startsWith(last);
    });
    if (m_awaited && !m_line->text().isEmpty()) {
        const TypedDice typed = parseTypedDice(m_line->text(), m_dieFaces, m_awaited->waiting.missing);
        say(isBegun ? QString() : typed.fault);
    }
    showButton();
}

/// What pressing it does with the dice that stand in the line, which leaves Space to part them.
void ThrowPart::showButton()
{
    if (!m_awaited)
        return;
    const std::size_t missing = m_awaited->waiting.missing;
    const TypedDice typed = parseTypedDice(m_line->text(), m_dieFaces, missing);
    const std::size_t known = typed.fault.isEmpty() ? typed.faces.size() - typed.blanks() : 0;
    const QString rest = tr("%1d%2").arg(missing - known).arg(m_dieFaces.size());
    const QString take = missing == 1 ? tr("Take this die") : tr("Take these dice");
    m_button->setText(known == missing || !typed.fault.isEmpty() ? take // which says what is wrong
                      : known > 0                                ? tr("Throw the other %1").arg(rest)
                                                                 : tr("Throw %1").arg(rest));
    m_button->setEnabled(typed.fault.isEmpty()); // Return says what is wrong
    const bool parted = known > 0 && known < missing;
    const bool throwsMore = !isLastStage() && known < missing && (parted || (hasBegun() && !hasLargeText(*this)));
    m_button->setDetail(throwsMore ? tr("and all that follows") : hasBegun() ? QString() : firstStage());
    m_button->setAccessibleName(tr("%1: %2").arg(m_button->text(), m_awaited->label));
    m_button->setKeyHint(m_line->text().isEmpty() || hasLargeText(*this) ? QString() : Keys::words(Qt::Key_Return));
}

void ThrowPart::showHint()
{
    if (!m_awaited)
        return;
    const int count = static_cast<int>(m_awaited->waiting.missing);
    const QString key =
        m_line->hasFocus() ? QString() : m_theme.keys().inBrackets(QStringLiteral("type-dice")); // it is typed then
    const QStringList hints = {
        (count == 1 ? tr("Or type the die of the table") : tr("Or type %n dice of the table", nullptr, count)) + key,
        tr("Or type") + key, tr("Or type"), key.trimmed()};
    const QFontMetrics letters = m_line->fontMetrics();
    const int frame = m_line->sizeHint().width() - 17 * letters.horizontalAdvance(u'x'); // as QLineEdit has it
    const auto widthOf = [&](const QString& hint) { return frame + letters.horizontalAdvance(hint); };
    m_line->setMinimumWidth(widthOf(hints.back()));
    const auto fits = std::find_if(hints.begin(), hints.end() - 1,
                                   [&](const QString& hint) { return widthOf(hint) <= m_line->width(); });
    m_line->setPlaceholderText(*fits);
}

void ThrowPart::refused()
{
    if (!takeBack())
        forget();
}

void ThrowPart::forget()
{
    if (!m_procedure)
        return;
    forgetTyped();
    look();
    Q_EMIT waitingChanged();
}

bool ThrowPart::takeBack()
{
    if (m_stages.empty())
        return false;
    const Stage last = std::move(m_stages.back());
    m_stages.pop_back();
    m_faces = last.before;
    say({});
    look();
    m_line->setText(last.line);
    if (!last.line.isEmpty()) {
        m_line->setFocus(Qt::OtherFocusReason);
        m_line->selectAll(); // to be typed anew, or mended
    }
    Q_EMIT waitingChanged();
    return true;
}

void ThrowPart::bringBack(const Json& faces)
{
    const bool same = m_procedure && m_before.procedure == m_procedure && m_before.values == m_values &&
                      m_before.rulings == m_rulings && m_before.faces == faces;
    if (!same || !isReady() || !m_stages.empty())
        return;
    m_stages = m_before.stages;
    takeBack();
}

void ThrowPart::startOver()
{
    forget();
    m_line->setFocus(Qt::OtherFocusReason);
}

Json ThrowPart::faces() const
{
    Json faces = Json::array();
    auto count = m_faces.counts.begin();
    for (std::size_t place = 0; place <= m_faces.faces.size(); ++place) {
        for (; count != m_faces.counts.end() && count->first == place; ++count)
            faces.push_back({{"count", count->second}});
        if (place < m_faces.faces.size())
            faces.push_back(m_faces.faces[place] ? Json(*m_faces.faces[place]) : Json(nullptr));
    }
    return faces;
}

bool ThrowPart::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_line &&
        (event->type() == QEvent::Resize || event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut))
        showHint();
    if (watched == m_line && event->type() == QEvent::ShortcutOverride && leaves(*static_cast<QKeyEvent*>(event))) {
        event->ignore();
        return true;
    }
    if (event->type() == QEvent::KeyPress && takeKey(*static_cast<QKeyEvent*>(event), watched == m_line))
        return true;
    return QWidget::eventFilter(watched, event);
}

namespace {

/// Each face by itself, however they were typed: `783` was three dice.
QString asUnderstood(const TypedDice& typed)
{
    QStringList faces;
    for (const std::optional<std::int64_t>& face : typed.faces)
        faces << (face ? QString::number(*face) : QStringLiteral("_"));
    return faces.join(QLatin1Char(' '));
}

}

/// Return throws, from the line and from the button. Space parts the dice in the line; before the first of them it
/// throws, too, as the button says.
bool ThrowPart::takeKey(const QKeyEvent& key, bool inLine)
{
    const bool plain = (key.modifiers() & ~Qt::ShiftModifier) == Qt::NoModifier;
    if (inLine && plain && !key.text().isEmpty() && key.text().front().isLetter())
        return true; // no face is a letter, and no key of the page is this one
    const bool isReturn = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
    const bool isSpace = inLine && key.key() == Qt::Key_Space && m_line->text().isEmpty();
    if (!isReturn && !isSpace)
        return false;
    if (key.isAutoRepeat() || (inLine && isReturn && waitsForMore()))
        return true;
    throwNow();
    m_byReturn = isReturn;
    return true;
}

/// Whoever ends each die with Return has not meant the rest to be thrown: that takes a second one.
bool ThrowPart::waitsForMore()
{
    if (!m_awaited || m_line->text().isEmpty() || m_line->text().endsWith(QLatin1Char(' ')))
        return false;
    const std::size_t missing = m_awaited->waiting.missing;
    const TypedDice typed = parseTypedDice(m_line->text(), m_dieFaces, missing);
    if (!typed.fault.isEmpty() || typed.faces.size() >= missing)
        return false;
    m_line->insert(QStringLiteral(" "));
    say(tr("Type the next die, or Return again: %1.").arg(m_button->text()));
    return true;
}

/// Once the line has nothing of its own to take back, what was typed before is.
bool ThrowPart::leaves(const QKeyEvent& key) const
{
    return (key.matches(QKeySequence::Undo) && !m_line->isUndoAvailable()) ||
           (key.matches(QKeySequence::Redo) && !m_line->isRedoAvailable());
}

bool ThrowPart::isPressedTwice() const
{
    return m_thrown.isValid() && m_thrown.elapsed() < QApplication::doubleClickInterval() && m_line->text().isEmpty();
}

void ThrowPart::throwNow()
{
    if (!m_awaited || isPressedTwice())
        return;
    const dice::Waiting& waiting = m_awaited->waiting;
    const TypedDice typed = parseTypedDice(m_line->text(), *waiting.ask.faces, waiting.missing);
    if (!typed.fault.isEmpty())
        return say(typed.fault);
    const bool whole = typed.faces.size() == waiting.missing && typed.blanks() == 0;
    const QString line = m_line->text().simplified();
    m_stages.push_back({m_faces, line, tr("%1: %2 typed").arg(m_awaited->label, asUnderstood(typed))});
    m_faces.faces.insert(m_faces.faces.end(), typed.faces.begin(), typed.faces.end());
    m_line->setText({});
    m_thrown.start();
    m_byReturn = false;
    if (whole)
        goOn();
    else
        finish();
}

void ThrowPart::takeCount(std::int64_t dice)
{
    if (!m_awaited || isPressedTwice())
        return;
    m_thrown.start();
    m_stages.push_back({m_faces, {}, tr("%1: %2 counted", "Attack: 2 counted").arg(m_awaited->label).arg(dice)});
    m_faces.counts.emplace_back(m_faces.faces.size(), dice);
    m_line->setText({});
    goOn();
    const QString fault = m_words->text();
    if (m_awaited || fault.isEmpty())
        return;
    m_stages.pop_back();
    m_faces.counts.pop_back(); // it needs the faces themselves
    look();
    say(fault);
}

void ThrowPart::goOn()
{
    if (look())
        Q_EMIT waitingChanged();
    else
        finish();
}

/// Whatever stands there then is not what a second press was meant for; and what is thrown next begins anew, also where
/// it is the same.
void ThrowPart::finish()
{
    const Json all = faces();
    m_before = {m_procedure, m_values, m_rulings, all, m_stages};
    m_awaited.reset();
    if (m_byPress)
        Unheard::secondPress(this);
    Q_EMIT thrown(all);
}

void ThrowPart::startTyping()
{
    if (m_line->hasFocus())
        return;
    m_line->setFocus(Qt::ShortcutFocusReason);
    m_line->selectAll();
}

void ThrowPart::goOnTyping()
{
    if (m_line->isVisible())
        m_line->setFocus(Qt::OtherFocusReason);
}

void ThrowPart::focusThrow()
{
    m_button->setFocus(Qt::TabFocusReason);
}

void ThrowPart::foldCounting(bool folded)
{
    constexpr int least = 16; // letters of the line
    int beside = m_button->sizeHint().width() + m_count->button()->sizeHint().width();
    if (!m_again->isHidden() && m_row->indexOf(m_again) >= 0)
        beside += m_again->sizeHint().width();
    m_count->setFolded(folded, beside + least * fontMetrics().averageCharWidth() <= width());
}

bool ThrowPart::showsCounting() const
{
    return !m_count->isHidden();
}

int ThrowPart::countHeight(int width) const
{
    return m_count->mayCount() ? m_count->heightForWidth(width) + layout()->spacing() : 0;
}

void ThrowPart::say(const QString& words)
{
    m_words->setVisible(!words.isEmpty());
    m_words->announce(words);
}

}
