// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/logmodel.h"

#include "game/hidden.h"
#include "journal/chapters.h"
#include "journal/session.h"
#include "packs/dicewords.h"

#include <QFont>

namespace adjutant::app {

namespace {

/// Of dice that were only counted at the table.
QString countedText(const dice::Throw& thrown)
{
    const QString dice = packs::diceInWords(thrown.dice);
    const QString condition = packs::conditionInWords(thrown.counted->of);
    return thrown.counted->dice == 1
               ? LogModel::tr("%1: 1 is %2 (table)").arg(dice, condition)
               : LogModel::tr("%1: %2 are %3 (table)").arg(dice).arg(thrown.counted->dice).arg(condition);
}

}

QString diceText(const journal::Entry& entry, const game::Game& game)
{
    if (game::hidesDice(game, entry.round, entry.command))
        return {};
    QStringList throws;
    for (const dice::Throw& thrown : entry.throws) {
        if (thrown.counted) {
            throws.append(countedText(thrown));
            continue;
        }
        QStringList faces;
        qsizetype typed = 0;
        for (const dice::Die& die : thrown.fallen) {
            faces.append(die.typed ? QStringLiteral("[%1]").arg(die.face) : QString::number(die.face));
            typed += die.typed;
        }
        if (faces.isEmpty())
            continue;
        QString line = LogModel::tr("%1: %2").arg(packs::diceInWords(thrown.dice), faces.join(QLatin1Char(' ')));
        if (typed > 0)
            line += typed == faces.size() ? LogModel::tr(" (table)") : LogModel::tr(" ([ ]: table)");
        throws.append(line);
    }
    return throws.join(QLatin1Char('\n'));
}

namespace {

/// An entry's words, and what became of it.
QString standingWords(const journal::Entry& entry)
{
    if (entry.undone)
        return entry.mendedBy > 0 ? LogModel::tr("%1 (mended in entry %2)").arg(entry.words).arg(entry.mendedBy)
                                  : LogModel::tr("%1 (undone)").arg(entry.words);
    return entry.otherwiseSince > 0
               ? LogModel::tr("%1 (changed by the mend in entry %2)").arg(entry.words).arg(entry.otherwiseSince)
               : entry.words;
}

QString roundText(int round)
{
    return round > 0 ? QString::number(round) : QString();
}

QString hoveredWords(const journal::Entry& entry)
{
    QStringList lines = entry.details;
    if (entry.otherwiseSince > 0)
        lines << LogModel::tr("Until entry %1: %2").arg(entry.otherwiseSince).arg(entry.wordsBefore);
    return lines.join(QLatin1Char('\n'));
}

}

LogModel::LogModel(journal::Session& session, QObject* parent)
    : QAbstractTableModel(parent),
      m_session(session),
      m_branching(session.branching())
{
    takeOver();
    connect(&session, &journal::Session::changed, this, &LogModel::follow);
}

int LogModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_standing.size());
}

int LogModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : Columns;
}

LogModel::Standing LogModel::standingOf(std::size_t line) const
{
    return {m_session.log().undone(line), m_session.log().touchedBy(line)};
}

void LogModel::follow()
{
    const auto& log = m_session.log();
    if (log.size() < m_standing.size()) {
        beginResetModel();
        m_standing.clear();
        takeOver();
        endResetModel();
        return;
    }
    tellChanges();
    if (log.size() == m_standing.size())
        return;
    beginInsertRows({}, rowCount(), static_cast<int>(log.size()) - 1);
    takeOver();
    endInsertRows();
}

/// A mend touches many lines that follow each other, which are told of at once.
void LogModel::tellChanges()
{
    const std::size_t count = m_standing.size();
    for (std::size_t first = 0; first < count;) {
        std::size_t end = first;
        for (; end < count && m_standing[end] != standingOf(end); ++end)
            m_standing[end] = standingOf(end);
        if (end > first)
            Q_EMIT dataChanged(index(static_cast<int>(first), 0), index(static_cast<int>(end) - 1, Columns - 1));
        first = end + 1;
    }
}

// Entries are only read when they are shown: a long game has very many.
void LogModel::takeOver()
{
    for (std::size_t i = m_standing.size(); i < m_session.log().size(); ++i)
        m_standing.push_back(standingOf(i));
}

/// The dice stand below the words: that is how a narrow drawer has room for both.
QString LogModel::wordsOf(int row) const
{
    const journal::Entry& entry = m_session.log().at(std::size_t(row));
    QStringList lines{standingWords(entry), diceText(entry, m_session.game())};
    lines << branchWords(row);
    lines.removeAll(QString());
    return lines.join(QLatin1Char('\n'));
}

/// Where this game was branched off another one: below the last line that both have.
QString LogModel::branchWords(int row) const
{
    const auto& log = m_session.log();
    const auto next = std::size_t(row) + 1;
    if (!m_branching || log.at(std::size_t(row)).number > m_branching->after ||
        (next < log.size() && log.at(next).number <= m_branching->after))
        return {};
    const QString words = tr("Here this game branches off “%1”.").arg(m_branching->of);
    const qint64 first = m_branching->after + 1, last = m_branching->after + m_branching->mends;
    if (last < first)
        return words;
    return words + QLatin1Char(' ') +
           (first == last ? tr("Entry %1 brings what was mended there later.").arg(first)
                          : tr("Entries %1 to %2 bring what was mended there later.").arg(first).arg(last));
}

QVariant LogModel::text(int row, int column) const
{
    const journal::Entry& entry = m_session.log().at(std::size_t(row));
    switch (column) {
    case Round:
        return roundText(journal::chapterOf(m_session, std::size_t(row)));
    case Words:
        return wordsOf(row);
    case Dice:
        return diceText(entry, m_session.game());
    default:
        return {};
    }
}

QVariant LogModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const journal::Entry& entry = m_session.log().at(static_cast<std::size_t>(index.row()));
    if (role == Qt::DisplayRole)
        return text(index.row(), index.column());
    if (role == Qt::ToolTipRole)
        return hoveredWords(entry);
    if (role == Qt::FontRole && entry.undone) {
        QFont font;
        font.setStrikeOut(true);
        return font;
    }
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>(index.column() == Round ? Qt::AlignCenter : Qt::AlignLeft | Qt::AlignVCenter);
    return {};
}

QVariant LogModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role == Qt::DisplayRole && orientation == Qt::Vertical && section < rowCount())
        return m_session.log().at(static_cast<std::size_t>(section)).number;
    if (role != Qt::DisplayRole || orientation != Qt::Horizontal)
        return QAbstractTableModel::headerData(section, orientation, role);
    switch (section) {
    case Round:
        return tr("Round");
    case Words:
        return tr("What happened");
    case Dice:
        return tr("Dice");
    default:
        return {};
    }
}

}
