// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "journal/session.h"

#include "base/words.h"
#include "game/saved.h"
#include "game/tried.h"
#include "journal/beginning.h"
#include "journal/clock.h"
#include "journal/faces.h"
#include "journal/moment.h"
#include "journal/outbox.h"
#include "journal/replay.h"
#include "journal/retelling.h"

#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTimer>

namespace adjutant::journal {

namespace {

void count(ClockCounter& clock, const RowView& row)
{
    clock.add(millisecondsFrom(row.time), row.by);
    if (row.isPause())
        clock.pause();
}

// Faults of a file name it.
template<typename T>
Expected<T> named(Expected<T> result, const QString& path)
{
    if (!result && result.error().file.isEmpty())
        result.error().file = path;
    return result;
}

constexpr int secondsBetweenTries = 3;

Store::Access toStore(Session::Access access)
{
    using Access = Session::Access;
    return access == Access::Write  ? Store::Access::Write
           : access == Access::Read ? Store::Access::Read
                                    : Store::Access::Copy;
}

// What is said of a file that is not whole.
Fault damaged(const Fault& problem)
{
    auto words = problem;
    words.words += Words::tr("; what came before may be rescued into another file");
    return words;
}

// A game that nothing has happened in yet.
Contents newContents(const Beginning& beginning)
{
    Contents contents;
    contents.beginning = beginning;
    contents.closedWith = contents.lastChecksum();
    return contents;
}

}

/// What a session is made of: the file, when it may be written to, and all of it in memory.
class Session::Parts
{
public:
    Parts(const QString& name, std::unique_ptr<Store> toWrite, Contents contents, const Start& start, game::Game before,
          Timeline whole);

    static Expected<std::unique_ptr<Parts>> load(const QString& path, Session::Access access);

    Row newRow(const QByteArray& kind) const;
    /// Writes a row and takes it in.
    Expected<void> commit(Row row, game::Game after);
    Expected<void> writable() const;
    dice::Generator generator() const;
    dice::Generator mendGenerator() const;
    /// The file as it was after so many rows.
    Contents contentsAt(std::size_t count) const;
    Contents contentsAt(std::size_t count, const game::Game& game) const;
    static Expected<void> createMended(const QString& path, const Contents& contents, const std::vector<Mend>& mends);
    /// This row and its neighbours, from one snapshot to the next.
    ToldRows retold(std::size_t row) const;
    QString firstLanguage() const;
    /// Of a row that is written now.
    QByteArray detailsText(const QStringList& lines) const;
    const Entry& lastEntry() const { return log.back(); }

    QString path;
    std::unique_ptr<Outbox> outbox; ///< none: only to be read
    bool goesOn = false;
    QTimer tryAgain;
    Beginning beginning;
    std::optional<Branching> branching;
    Snapshots snapshots;
    std::optional<dice::Seed> seed;
    game::Game first; ///< before the first command
    Timeline timeline;
    Log log;
    ClockCounter clock;
    QByteArray lastChecksum;
    KeptPhoto photo;
};

Session::Parts::Parts(const QString& name, std::unique_ptr<Store> toWrite, Contents contents, const Start& start,
                      game::Game before, Timeline whole)
    : path(name),
      outbox(toWrite ? std::make_unique<Outbox>(std::move(toWrite)) : nullptr),
      beginning(std::move(contents.beginning)),
      branching(branchingOf(beginning)),
      snapshots(std::move(contents.snapshots)),
      seed(start.seed),
      first(std::move(before)),
      timeline(std::move(whole)),
      log(timeline, firstLanguage(), [this](std::size_t row) { return retold(row); }),
      lastChecksum(checksumOf(beginning)),
      photo(std::move(contents.photo))
{
    const Rows& rows = timeline.rows();
    for (std::size_t i = 0; i < rows.size(); ++i)
        count(clock, rows[i]);
    if (!rows.empty())
        lastChecksum = rows.back().checksum.toByteArray();
}

Expected<std::unique_ptr<Session::Parts>> Session::Parts::load(const QString& path, Session::Access access)
{
    auto store = Store::open(path, toStore(access));
    if (!store)
        return tl::unexpected(store.error());
    if (auto ready = (*store)->migrate().and_then([&] { return (*store)->inspect(Store::Depth::Quick); }); !ready)
        return tl::unexpected(ready.error());
    Contents contents;
    if (auto whole = journal::load((*store)->database(), contents); !whole)
        return tl::unexpected(damaged(whole.error()));
    const auto start = toStart(contents.beginning);
    if (!start)
        return tl::unexpected(start.error());
    auto first = firstGame(*start);
    if (!first)
        return tl::unexpected(first.error());
    Timeline timeline(*first);
    if (auto done = resume(timeline, contents, contents.rows.size()); !done)
        return tl::unexpected(damaged(done.error()));
    (*store)->trust(contents, game::save(timeline.game()));
    auto toWrite = (*store)->readOnly() ? nullptr : std::move(*store);
    return std::make_unique<Parts>(path, std::move(toWrite), std::move(contents), *start, std::move(*first),
                                   std::move(timeline));
}

Row Session::Parts::newRow(const QByteArray& kind) const
{
    Row row;
    row.number = qint64(timeline.rows().size()) + 1;
    row.time = textOf(QDateTime::currentDateTimeUtc());
    row.by = timeline.game().acting.toUtf8();
    row.kind = kind;
    row.round = timeline.game().round;
    return row;
}

Expected<void> Session::Parts::commit(Row row, game::Game after)
{
    const QByteArray saved = game::save(after);
    if (auto good = checkReadable(row, after, saved); !good)
        return good;
    row.state = digest(saved);
    row.checksum = checksumOf(viewOf(row), lastChecksum);
    if (auto done = outbox->put(viewOf(row), saved, goesOn); !done)
        return tl::unexpected(fault(Words::tr("it was not saved, so it does not count: %1").arg(done.error().words)));
    lastChecksum = row.checksum;
    if (row.number % snapshotEvery == 0)
        snapshots[row.number] = saved;
    count(clock, viewOf(row));
    return takeRow(timeline, viewOf(row), std::move(after), saved);
}

Expected<void> Session::Parts::writable() const
{
    if (!outbox)
        return tl::unexpected(
            fault(Words::tr("this game can only be read: another program has it, or its file or folder is "
                            "read-only")));
    return {};
}

dice::Generator Session::Parts::generator() const
{
    // A stream for each row: a command given anew after an undo has another number, and so other dice.
    return seed ? dice::Generator(*seed, std::uint64_t(timeline.rows().size()) + 1) : dice::Generator();
}

dice::Generator Session::Parts::mendGenerator() const
{
    if (seed)
        return generator();
    // Nobody is to look again until the dice please: they follow from all that happened so far.
    dice::Seed past;
    std::copy(lastChecksum.begin(), lastChecksum.end(), past.begin());
    return dice::Generator(past);
}

Contents Session::Parts::contentsAt(std::size_t count) const
{
    Contents contents;
    contents.beginning = beginning;
    contents.rows = timeline.rows().first(count);
    contents.snapshots.insert(snapshots.begin(), snapshots.upper_bound(qint64(count)));
    return contents;
}

Contents Session::Parts::contentsAt(std::size_t count, const game::Game& game) const
{
    Contents contents = contentsAt(count);
    contents.closedAt = qint64(count);
    contents.closedWith = contents.lastChecksum();
    contents.closedGame = count > 0 ? game::save(game) : QByteArray();
    return contents;
}

ToldRows Session::Parts::retold(std::size_t row) const
{
    const auto next = snapshots.upper_bound(qint64(row));
    const auto from = next == snapshots.begin() ? 0 : std::size_t(std::prev(next)->first);
    const auto to = next == snapshots.end() ? timeline.rows().size() : std::size_t(next->first);
    Timeline again(first);
    ToldRows told;
    if (resume(again, contentsAt(from), from))
        told = retell(again, timeline.rows(), to);
    for (std::size_t i = from; i < to; ++i) { // what cannot be told anew is not asked for again
        const RowView view = timeline.rows()[i];
        told.try_emplace(i, Told{QString::fromUtf8(view.words), detailsFrom(view.details).lines});
    }
    return told;
}

QString Session::Parts::firstLanguage() const
{
    return QString::fromUtf8(beginning.meta.value("language", "en"));
}

QByteArray Session::Parts::detailsText(const QStringList& lines) const
{
    const QString now = packs::shownLanguage();
    return textOf(Details{lines, now == firstLanguage() ? QString() : now});
}

Session::Session(std::unique_ptr<Parts> parts) : m_parts(std::move(parts))
{
    m_parts->tryAgain.setInterval(secondsBetweenTries * 1000);
    connect(&m_parts->tryAgain, &QTimer::timeout, this, [this] { (void)trySaving(); });
}

Session::~Session() = default;

Expected<std::unique_ptr<Session>> Session::create(const QString& path, const Opening& opening)
{
    const auto make = [&]() -> Expected<void> {
        const auto beginning = toBeginning(opening, QDateTime::currentDateTimeUtc());
        if (!beginning)
            return tl::unexpected(beginning.error());
        // What could not be opened again is not written in the first place.
        if (const auto game = toStart(*beginning).and_then(firstGame); !game)
            return tl::unexpected(game.error());
        return named(Store::create(path, newContents(*beginning)), path);
    };
    if (auto made = make(); !made)
        return tl::unexpected(made.error());
    return open(path, Access::Write);
}

Expected<std::unique_ptr<Session>> Session::open(const QString& path, Access access)
{
    auto parts = named(Parts::load(path, access), path);
    if (!parts)
        return tl::unexpected(parts.error());
    return std::unique_ptr<Session>(new Session(std::move(*parts)));
}

const game::Game& Session::game() const
{
    return m_parts->timeline.game();
}

const Log& Session::log() const
{
    return m_parts->log;
}

qint64 Session::lastNumber() const
{
    return qint64(m_parts->timeline.rows().size());
}

Expected<game::Game> Session::gameAt(qint64 entry) const
{
    if (entry == lastNumber())
        return game();
    if (entry < 0 || entry > lastNumber())
        return tl::unexpected(fault(Words::tr("there is no entry %1; the last is %2").arg(entry).arg(lastNumber())));
    Timeline timeline(m_parts->first);
    if (auto done = resume(timeline, m_parts->contentsAt(std::size_t(entry)), std::size_t(entry)); !done)
        return tl::unexpected(done.error());
    return timeline.game();
}

Expected<game::Game> Session::mendedGameAt(qint64 entry) const
{
    const Steps& steps = m_parts->timeline.steps();
    const auto step = std::lower_bound(steps.begin(), steps.end(), entry - 1,
                                       [](const Step& one, qint64 row) { return qint64(one.row) < row; });
    const bool counts = step != steps.end() && qint64(step->row) == entry - 1 && step->isTouched();
    return counts ? m_parts->timeline.derive(std::size_t(step - steps.begin()) + 1, {}) : gameAt(entry);
}

Expected<game::Game> Session::mendedGameBefore(qint64 entry) const
{
    const Steps& steps = m_parts->timeline.steps();
    const auto step =
        std::find_if(steps.begin(), steps.end(), [&](const Step& one) { return qint64(one.teller) == entry - 1; });
    const bool touched = step != steps.end() && step->isTouched();
    return touched ? m_parts->timeline.derive(std::size_t(step - steps.begin()), {}) : gameAt(entry - 1);
}

Clock Session::clockAt(qint64 entry) const
{
    const Rows& rows = m_parts->timeline.rows();
    ClockCounter counter;
    for (std::size_t i = 0; i < rows.size() && rows[i].number <= entry; ++i)
        count(counter, rows[i]);
    return counter.clock();
}

std::vector<RoundEnd> Session::roundEnds() const
{
    const Timeline& timeline = m_parts->timeline;
    std::vector<RoundEnd> ends;
    RoundEnd end;
    for (const Step& step : timeline.steps()) {
        const RowView row = timeline.rows()[step.row];
        if (row.round > end.round) {
            if (end.round > 0)
                ends.push_back(end);
            end.round = row.round;
        }
        ++end.commands;
        end.last = row.number;
        end.mended = std::max(end.mended, step.mended ? step.mended->by : 0);
    }
    if (end.round > 0 && game().round > end.round)
        ends.push_back(end);
    return ends;
}

Expected<game::Game> Session::gameAt(const RoundEnd& end) const
{
    return m_parts->timeline.derive(end.commands, {});
}

Expected<Branching> Session::branch(qint64 entry, const QString& path) const
{
    const auto game = gameAt(entry);
    if (!game)
        return tl::unexpected(game.error());
    Contents contents = m_parts->contentsAt(std::size_t(entry), *game);
    Timeline then(m_parts->first);
    const auto mends = resume(then, contents, std::size_t(entry)).and_then([&] { return mendsOf(then); });
    if (!mends)
        return tl::unexpected(mends.error());
    const Branching branching{QFileInfo(m_parts->path).completeBaseName(), entry, int(mends->size())};
    put(contents.beginning, branching);
    contents.linkAnew();
    const auto made =
        named(mends->empty() ? Store::create(path, contents) : Parts::createMended(path, contents, *mends), path);
    if (!made)
        return tl::unexpected(made.error());
    return branching;
}

/// The mends are taken elsewhere: under its own name the file is never another game than was asked for.
Expected<void> Session::Parts::createMended(const QString& path, const Contents& contents,
                                            const std::vector<Mend>& mends)
{
    const QTemporaryDir folder;
    if (!folder.isValid())
        return tl::unexpected(fault(Words::tr("there is no room for a copy of it: %1").arg(folder.errorString())));
    const QString elsewhere = folder.filePath(QStringLiteral("game"));
    if (const auto made = Store::create(elsewhere, contents); !made)
        return made;
    const auto mended = open(elsewhere).and_then([&](const auto& opened) { return opened->takeMends(mends); });
    if (!mended)
        return mended;
    QFile file(elsewhere);
    if (!file.open(QIODevice::ReadOnly))
        return tl::unexpected(fault(Words::tr("its copy cannot be read: %1").arg(file.errorString())));
    return writeNewFile(path, file.readAll());
}

/// What came later and mends the game as it was then.
Expected<std::vector<Mend>> Session::mendsOf(const Timeline& then) const
{
    const qint64 last = qint64(then.rows().size());
    std::vector<Mend> mends;
    for (const std::size_t row : m_parts->timeline.mendsAfter(then.rows().size())) {
        const auto mend = Mend::from(m_parts->timeline.rows()[row]);
        if (!mend)
            return tl::unexpected(mend.error());
        if (mend->entry <= last && then.stepOf(mend->entry)) // else of what comes later, or was undone then
            mends.push_back(mend->upTo(last));
    }
    return mends;
}

Expected<void> Session::takeMends(const std::vector<Mend>& mends)
{
    for (const Mend& mend : mends) {
        const auto taken =
            recallMend(m_parts->timeline, mend).and_then([&](const MendPreview& preview) { return takeMend(preview); });
        if (!taken)
            return tl::unexpected(taken.error());
    }
    return {};
}

std::optional<Branching> Session::branching() const
{
    return m_parts->branching;
}

void Session::setGoesOnUnsaved(bool on)
{
    m_parts->goesOn = on;
}

QString Session::unsafe() const
{
    return m_parts->outbox ? m_parts->outbox->unsafe() : QString();
}

Expected<void> Session::trySaving()
{
    if (unsafe().isEmpty())
        return {};
    auto done = m_parts->outbox->flush();
    if (done)
        announce();
    return done;
}

Expected<void> Session::saveElsewhere(const QString& path)
{
    if (auto may = m_parts->writable(); !may)
        return may;
    auto all = m_parts->contentsAt(m_parts->timeline.rows().size(), game());
    all.photo = m_parts->photo;
    auto store =
        named(Store::create(path, all).and_then([&] { return Store::open(path, Store::Access::Write); }), path);
    if (!store)
        return tl::unexpected(store.error());
    (*store)->trust(all, all.closedGame);
    m_parts->outbox->moveTo(std::move(*store));
    m_parts->path = path;
    announce();
    return {};
}

void Session::announce()
{
    if (unsafe().isEmpty())
        m_parts->tryAgain.stop();
    else if (!m_parts->tryAgain.isActive())
        m_parts->tryAgain.start();
    Q_EMIT changed();
}

void Session::readPackAgain()
{
    const auto start = toStart(m_parts->beginning);
    if (!start)
        return;
    m_parts->first.pack = start->pack;
    m_parts->timeline.setPack(start->pack);
    m_parts->log.tellAnew();
}

const KeptPhoto& Session::photo() const
{
    return m_parts->photo;
}

bool Session::photoIsOfNow() const
{
    if (!photo().photo)
        return false;
    const Rows& rows = m_parts->timeline.rows();
    auto since = std::size_t(photo().photo->number);
    while (since < rows.size() && rows[since].isPause())
        ++since;
    return since == rows.size();
}

Photo Session::newPhoto(const QByteArray& picture) const
{
    return {lastNumber(), textOf(QDateTime::currentDateTimeUtc()), picture};
}

Expected<void> Session::setPhoto(const std::optional<Photo>& photo)
{
    if (auto may = m_parts->writable(); !may)
        return may;
    if (photo && (photo->picture.isEmpty() || photo->picture.size() > largestPhoto))
        return tl::unexpected(fault(Words::tr("a saved game keeps a photo of at most 4 MB")));
    if (auto done = m_parts->outbox->setPhoto(photo); !done)
        return done;
    m_parts->photo = {photo, {}};
    announce();
    return {};
}

const packs::Files& Session::packFiles() const
{
    return m_parts->beginning.files;
}

QString Session::path() const
{
    return m_parts->path;
}

bool Session::readOnly() const
{
    return !m_parts->outbox;
}

Clock Session::clock() const
{
    return m_parts->clock.clock();
}

Clock Session::clockNow() const
{
    return m_parts->clock.clockAt(QDateTime::currentMSecsSinceEpoch(), game().acting.toUtf8());
}

Expected<Entry> Session::apply(const Json& command)
{
    if (auto may = m_parts->writable(); !may)
        return tl::unexpected(may.error());
    // As it will be read from the file, so that a replay is given the very same.
    const QByteArray text = toText(command);
    const auto plain = parseJson(text);
    if (!plain)
        return tl::unexpected(plain.error());
    auto generator = m_parts->generator();
    RecordingFaces dice(generator);
    auto tried = game::tryOn(game(), *plain, dice);
    if (!tried)
        return tl::unexpected(tried.error());
    if (auto fits = fitRow(tried->done.throws); !fits)
        return tl::unexpected(fits.error());
    Row row = m_parts->newRow(QByteArray::fromStdString(plain->at("do").get<std::string>()));
    row.command = text;
    row.faces = toText(facesToJson(dice.faces()));
    row.throws = toText(toJson(tried->done.throws));
    row.words = tried->done.words.toUtf8();
    row.details = m_parts->detailsText(tried->done.details);
    if (auto done = m_parts->commit(std::move(row), std::move(tried->after)); !done)
        return tl::unexpected(done.error());
    const Entry entry = m_parts->lastEntry();
    announce();
    return entry;
}

Expected<Entry> Session::undo()
{
    return turn(true);
}

Expected<Entry> Session::redo()
{
    return turn(false);
}

Expected<Entry> Session::turn(bool undo)
{
    if (auto may = m_parts->writable(); !may)
        return tl::unexpected(may.error());
    const Entry* turned = undo ? undoEntry() : redoEntry();
    if (!turned)
        return tl::unexpected(
            fault(undo ? Words::tr("there is nothing to undo") : Words::tr("there is nothing to redo")));
    const auto& timeline = m_parts->timeline;
    auto after = undo ? timeline.tryUndo() : timeline.tryRedo();
    if (!after)
        return tl::unexpected(after.error());
    Row row = m_parts->newRow(undo ? "undo" : "redo");
    row.turns = turned->number;
    row.command = QByteArrayLiteral("null");
    row.faces = row.throws = row.details = QByteArrayLiteral("[]");
    row.words = (undo ? Words::tr("Undone: %1") : Words::tr("Done again: %1")).arg(turned->words).toUtf8();
    if (auto done = m_parts->commit(std::move(row), std::move(*after)); !done)
        return tl::unexpected(done.error());
    const Entry entry = *m_parts->log.find(turned->number);
    announce();
    return entry;
}

Expected<MendPreview> Session::tryMend(qint64 entry, const std::optional<Json>& command,
                                       const std::set<qint64>& leaveOut) const
{
    auto generator = m_parts->mendGenerator();
    return previewMend(m_parts->timeline, entry, command, leaveOut, generator, false);
}

MendTrial Session::mendTrial(qint64 entry, const std::optional<Json>& command, const std::set<qint64>& leaveOut) const
{
    const auto timeline = std::make_shared<const Timeline>(m_parts->timeline);
    return [=, generator = m_parts->mendGenerator()](const std::atomic<bool>& cancelled) {
        auto dice = generator;
        return previewMend(*timeline, entry, command, leaveOut, dice, cancelled);
    };
}

Expected<Entry> Session::takeMend(const MendPreview& preview)
{
    if (auto may = m_parts->writable(); !may)
        return tl::unexpected(may.error());
    if (preview.basedOn != m_parts->lastChecksum)
        return tl::unexpected(fault(Words::tr("the game has gone on since this was looked at; look again")));
    if (auto fits = fitRow(preview.throws); !fits)
        return tl::unexpected(fits.error());
    Row row = m_parts->newRow("mend");
    row.command = toText(preview.mend->commandJson());
    row.faces = toText(preview.mend->facesJson());
    row.throws = toText(toJson(preview.throws));
    row.words = wordsOf(preview).toUtf8();
    row.details = m_parts->detailsText(detailsOf(preview));
    if (auto done = m_parts->commit(std::move(row), preview.game); !done)
        return tl::unexpected(done.error());
    const Entry taken = m_parts->lastEntry();
    announce();
    return taken;
}

bool Session::canUndo() const
{
    return !readOnly() && m_parts->timeline.lastDone();
}

bool Session::canRedo() const
{
    return !readOnly() && m_parts->timeline.lastUndone();
}

const Entry* Session::undoEntry() const
{
    const auto* change = m_parts->timeline.lastDone();
    return change ? m_parts->log.find(m_parts->timeline.rows()[change->row].number) : nullptr;
}

const Entry* Session::redoEntry() const
{
    const auto* change = m_parts->timeline.lastUndone();
    return change ? m_parts->log.find(m_parts->timeline.rows()[change->row].number) : nullptr;
}

}
