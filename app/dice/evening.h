// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "dice/generator.h"
#include "models/throwhistorymodel.h"
#include "report/luck.h"

#include <QObject>

#include <memory>
#include <optional>

namespace adjutant::app {

class HistoryFile;

/// The throw that lies there.
struct LyingThrow {
    QString text;
    dice::Run run;
    QStringList cocked; ///< a `cockedLine` each
    /// Which dice were thrown again for lying crooked, and what they had shown: throw, place in it, face.
    struct Again {
        std::size_t thrown = 0, die = 0;
        std::int64_t before = 0;
    };
    std::vector<Again> again;
};

/// The dice that are thrown without a game: the last throw, the history, and how the faces came out since the program
/// began. One for all dice pages of the window.
class Evening : public QObject
{
    Q_OBJECT

public:
    /// Without a source the dice are the operating system's, as in play.
    explicit Evening(std::unique_ptr<dice::FaceSource> source = {}, QObject* parent = nullptr);
    ~Evening() override;

    /// Throws; what went wrong stands in `issue`.
    bool throwDice(const QString& text, const dice::Program& program, dice::Issue* issue);
    /// Throws one die of the last throw again; the others stay as they lie, as far as they are still asked for.
    bool throwAgain(std::size_t thrown, std::size_t die);

    const std::optional<LyingThrow>& last() const { return m_last; }
    ThrowHistoryModel& history() { return *m_history; }
    /// From now on the history is kept in this file between starts, with what it holds already.
    void keepHistory(const QString& path);
    /// Every die that counted, also those of throws that are off the history. Of a cocked die only the second face.
    std::vector<report::DieLuck> luck() const;

Q_SIGNALS:
    /// Another throw lies there, or one of its dice was thrown again.
    void thrown();
    /// The history could not be written, and why.
    void historyNotKept(const QString& words);

private:
    void settle();

    std::unique_ptr<dice::FaceSource> m_source;
    ThrowHistoryModel* m_history;
    std::optional<dice::Program> m_program;
    std::optional<LyingThrow> m_last;
    report::DiceTally m_tally;           ///< of all throws before the last
    std::unique_ptr<HistoryFile> m_kept; ///< goes before the history
};

/// The dice of a throw in one line: `4d6: 6, 5, 2, 1 dropped`. Long ones end in “and so on”.
QString wordsOf(const dice::Run& run);

}
