// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dice/evening.h"

#include "dice/historyfile.h"

#include <utility>

namespace adjutant::app {

namespace {

constexpr int mostNamed = 40;

/// Gives every die the face that it shows already, one of them excepted.
class AllButOne : public dice::FaceSource
{
public:
    AllButOne(const std::vector<dice::Throw>& lying, std::size_t thrown, std::size_t die, dice::FaceSource& fresh)
        : m_lying(lying),
          m_thrown(thrown),
          m_die(die),
          m_fresh(fresh)
    {
    }

    std::optional<Face> next(const dice::Ask& ask) override
    {
        if (std::pair(ask.index, ask.wave) != m_at) {
            m_at = {ask.index, ask.wave};
            m_place = 0;
        }
        if (const auto place = placeOf(ask); place && !(ask.index == m_thrown && *place == m_die))
            return Face{m_lying[ask.index].fallen[*place].face, false};
        return m_fresh.next(ask);
    }

private:
    /// Where the die that is asked for lies among those of its throw.
    std::optional<std::size_t> placeOf(const dice::Ask& ask)
    {
        const std::size_t wanted = m_place++;
        if (ask.index >= m_lying.size() || *m_lying[ask.index].faces != *ask.faces)
            return std::nullopt;
        const auto& fallen = m_lying[ask.index].fallen;
        std::size_t inWave = 0;
        for (std::size_t i = 0; i < fallen.size(); ++i)
            if (fallen[i].wave == ask.wave && inWave++ == wanted)
                return i;
        return std::nullopt;
    }

    const std::vector<dice::Throw>& m_lying;
    std::size_t m_thrown, m_die;
    dice::FaceSource& m_fresh;
    std::pair<std::size_t, std::size_t> m_at{0, 0};
    std::size_t m_place = 0;
};

QString wordsOf(const dice::Die& die)
{
    if (die.fate == dice::Die::Fate::Dropped)
        return Evening::tr("%1 dropped").arg(die.face);
    if (die.fate == dice::Die::Fate::Rerolled)
        return Evening::tr("%1 thrown again").arg(die.face);
    return die.added ? Evening::tr("%1 added").arg(die.face) : QString::number(die.face);
}

void addTo(report::DiceTally& tally, const dice::Run& run)
{
    for (const dice::Throw& thrown : run.throws)
        for (const dice::Die& die : thrown.fallen)
            tally.add(*thrown.faces, die.face);
}

}

QString wordsOf(const dice::Run& run)
{
    QStringList parts;
    int left = mostNamed;
    for (const dice::Throw& thrown : run.throws) {
        if (thrown.fallen.empty())
            continue;
        QStringList faces;
        for (const dice::Die& die : thrown.fallen) {
            if (left-- <= 0)
                break;
            faces.append(wordsOf(die));
        }
        const QString dice = QString::fromStdString(thrown.dice);
        const QString title =
            thrown.name.empty() ? dice : QStringLiteral("%1 = %2").arg(QString::fromStdString(thrown.name), dice);
        parts.append(QStringLiteral("%1: %2").arg(title, faces.join(QStringLiteral(", "))));
        if (left < 0) {
            parts.append(Evening::tr("and so on"));
            break;
        }
    }
    return parts.isEmpty() ? Evening::tr("no dice") : parts.join(QStringLiteral("; "));
}

Evening::Evening(std::unique_ptr<dice::FaceSource> source, QObject* parent)
    : QObject(parent),
      m_source(source ? std::move(source) : std::make_unique<dice::Generator>()),
      m_history(new ThrowHistoryModel(this))
{
}

Evening::~Evening() = default;

void Evening::settle()
{
    if (m_last)
        addTo(m_tally, m_last->run);
}

bool Evening::throwDice(const QString& text, const dice::Program& program, dice::Issue* issue)
{
    auto result = dice::throwDice(program, {}, *m_source);
    auto* run = result ? std::get_if<dice::Run>(&*result) : nullptr;
    if (!run) {
        if (!result && issue)
            *issue = result.error();
        return false;
    }
    settle();
    m_program = program;
    m_last = LyingThrow{text, std::move(*run), {}, {}};
    m_history->add({text, m_last->run.value, wordsOf(m_last->run), {}, QDateTime::currentDateTime()});
    Q_EMIT thrown();
    return true;
}

bool Evening::throwAgain(std::size_t thrown, std::size_t die)
{
    if (!m_last || !m_program || thrown >= m_last->run.throws.size() || die >= m_last->run.throws[thrown].fallen.size())
        return false;
    AllButOne source(m_last->run.throws, thrown, die, *m_source);
    auto result = dice::throwDice(*m_program, {}, source);
    auto* run = result ? std::get_if<dice::Run>(&*result) : nullptr;
    if (!run)
        return false;
    const dice::Throw& before = m_last->run.throws[thrown];
    const std::int64_t old = before.fallen[die].face;
    const std::int64_t now = run->throws[thrown].fallen[die].face;
    m_last->cocked.append(cockedLine(before.faces->size(), old, now));
    // What lay behind it in the same throw may be other dice now.
    std::erase_if(m_last->again, [&](const LyingThrow::Again& one) {
        return one.thrown > thrown || (one.thrown == thrown && one.die >= die);
    });
    m_last->again.push_back({thrown, die, old});
    m_last->run = std::move(*run);
    m_history->replaceFirst(
        {m_last->text, m_last->run.value, wordsOf(m_last->run), m_last->cocked, QDateTime::currentDateTime()});
    Q_EMIT this->thrown();
    return true;
}

void Evening::keepHistory(const QString& path)
{
    m_kept = std::make_unique<HistoryFile>(*m_history, path);
    connect(m_kept.get(), &HistoryFile::failed, this, &Evening::historyNotKept);
}

std::vector<report::DieLuck> Evening::luck() const
{
    report::DiceTally tally = m_tally;
    if (m_last)
        addTo(tally, m_last->run);
    return tally.luck();
}

}
