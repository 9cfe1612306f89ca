// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dice/thrownpart.h"

#include "dice/evening.h"
#include "shell/theme.h"
#include "widgets/dicefall.h"
#include "widgets/textlabel.h"
#include "widgets/touchbutton.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QHBoxLayout>

#include <algorithm>

namespace adjutant::app {

namespace {

constexpr std::size_t mostDice = 100;

struct Text {
    Q_DECLARE_TR_FUNCTIONS(ThrownPart)
};

DieLook lookOf(const LyingThrow& lying, std::size_t thrown, std::size_t place)
{
    const dice::Throw& throwOfIt = lying.run.throws[thrown];
    const dice::Die& die = throwOfIt.fallen[place];
    DieLook look;
    look.sides = static_cast<int>(throwOfIt.faces->size());
    look.face = die.face;
    if (die.fate == dice::Die::Fate::Dropped)
        look.taken = Text::tr("dropped");
    else if (die.fate == dice::Die::Fate::Rerolled)
        look.taken = Text::tr("thrown again");
    else if (die.added)
        look.label = Text::tr("+ added");
    for (const LyingThrow::Again& again : lying.again)
        if (again.thrown == thrown && again.die == place)
            (look.taken.isEmpty() ? look.label : look.taken) = Text::tr("cocked, was %1").arg(again.before);
    return look;
}

}

std::vector<DiceRow::Look> diceLook(const LyingThrow& lying, std::vector<std::size_t>* throwsOfRows)
{
    std::vector<DiceRow::Look> rows;
    std::size_t room = mostDice;
    std::size_t hidden = 0;
    for (std::size_t i = 0; i < lying.run.throws.size(); ++i) {
        const dice::Throw& thrown = lying.run.throws[i];
        const std::size_t shown = std::min(room, thrown.fallen.size());
        hidden += thrown.fallen.size() - shown;
        room -= shown;
        if (shown == 0)
            continue;
        const QString dice = QString::fromStdString(thrown.dice);
        const QString name = QString::fromStdString(thrown.name);
        DiceRow::Look row{name.isEmpty() ? dice : QStringLiteral("%1 · %2").arg(name, dice), {}};
        for (std::size_t place = 0; place < shown; ++place)
            row.dice.push_back(lookOf(lying, i, place));
        rows.push_back(std::move(row));
        if (throwsOfRows)
            throwsOfRows->push_back(i);
    }
    if (hidden > 0)
        rows.back().title += Text::tr(" · and %1 more dice that are not drawn").arg(hidden);
    return rows;
}

ThrownPart::ThrownPart(Evening& evening, const Theme& theme, QWidget* parent)
    : QWidget(parent),
      m_evening(evening),
      m_total(new TextLabel(this, 3.2, true)),
      m_words(new TextLabel(this, 1.1)),
      m_cocked(new TextLabel(this)),
      m_hint(new TextLabel(this)),
      m_copy(new TouchButton(theme, tr("Copy"), this)),
      m_dice(new DiceTable(theme, this, tr("Throw this die again")))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    auto* row = new QHBoxLayout;
    m_total->setObjectName(QStringLiteral("total"));
    m_total->setWordWrap(false);
    m_words->setObjectName(QStringLiteral("words"));
    m_copy->setObjectName(QStringLiteral("copy-result"));
    m_copy->setAccessibleName(tr("Copy the result as text"));
    row->addWidget(m_total);
    row->addWidget(m_words, 1);
    row->addWidget(m_copy, 0, Qt::AlignVCenter);
    row->setSpacing(16);
    column->addLayout(row);
    m_cocked->setObjectName(QStringLiteral("cocked"));
    column->addWidget(m_cocked);
    column->addWidget(m_dice);
    m_hint->setProperty("role", QStringLiteral("quiet"));
    m_hint->setText(tr("A die lies crooked? Tap it, and it alone is thrown again; the history says so."));
    column->addWidget(m_hint);
    column->addStretch(1);
    connect(m_copy, &TouchButton::clicked, this, &ThrownPart::copy);
    connect(m_dice, &DiceTable::tapped, this, [this](std::size_t place, std::size_t die) {
        if (place < m_rows.size() && !m_evening.throwAgain(m_rows[place], die))
            Q_EMIT said(tr("That die cannot be thrown again: the throw has no result without it as it lies."));
    });
    m_dice->fall().setSecrets({m_total, m_words, m_cocked});
    connect(&m_dice->fall(), &DiceFall::ended, this, [this] {
        if (!m_dropping)
            Q_EMIT settled();
    });
    connect(&evening, &Evening::thrown, this, [this] {
        m_dropping = true;
        refresh();
        drop();
        m_dropping = false;
        if (!m_dice->fall().isSecret())
            Q_EMIT settled();
    });
    refresh();
}

void ThrownPart::refresh()
{
    const auto& last = m_evening.last();
    setVisible(last.has_value());
    if (!last)
        return;
    m_rows.clear();
    m_dice->setRows(diceLook(*last, &m_rows));
    m_total->setText(QString::number(last->run.value));
    m_total->setAccessibleName(tr("Total: %1").arg(last->run.value));
    m_words->announce(tr("%1 gives %2. %3").arg(last->text.simplified()).arg(last->run.value).arg(wordsOf(last->run)));
    m_cocked->setText(shownCocked(last->cocked).join(QLatin1Char('\n')));
    m_cocked->setVisible(!last->cocked.isEmpty());
    m_hint->setVisible(!m_rows.empty());
}

/// A die that was thrown again falls alone.
void ThrownPart::drop()
{
    const LyingThrow& last = *m_evening.last();
    if (last.again.empty())
        return m_dice->drop();
    const LyingThrow::Again& one = last.again.back();
    const auto row = std::find(m_rows.begin(), m_rows.end(), one.thrown);
    if (row != m_rows.end())
        m_dice->drop(std::size_t(row - m_rows.begin()), one.die);
}

void ThrownPart::copy()
{
    const auto& last = m_evening.last();
    if (!last)
        return;
    QGuiApplication::clipboard()->setText(toText({last->text, last->run.value, wordsOf(last->run), last->cocked, {}}));
    Q_EMIT said(tr("The result is copied as text."));
}

}
