// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "packs/resolve.h"

#include <QWidget>

#include <optional>
#include <vector>

class QGridLayout;

namespace adjutant::app {

class OddsWorker;
class TextLabel;
class Theme;
class TouchButton;

/// Weapons or targets side by side: a line each, with what was taken for it, and a column for each outcome with its
/// chance; where that is too wide, the outcomes stand below each other. A tap takes one. A line of which something is
/// not known asks for it, and has the room of its chances already: an answer moves no other line, whose questions and
/// chances take a tap, too. Worked out one after the other beside the window, and given up when nobody looks any more.
class ComparePart : public QWidget
{
    Q_OBJECT

public:
    /// What has to be said first, by a tap on an answer or on a pad.
    struct Ask {
        QString input, words; ///< no input: how far away it is
        struct Answer {
            int value = 0;
            QString words;
            bool operator==(const Answer&) const = default;
        };
        std::vector<Answer> answers;
        QString pad; ///< what opens it, or empty
        int least = 0, most = 0;
        bool operator==(const Ask&) const = default;
    };
    struct Line {
        QString id, label;
        QString assumed = {};                        ///< what was taken for it, or why nothing can be thrown
        const packs::Procedure* procedure = nullptr; ///< null: nothing can be thrown
        packs::Values values = {};
        std::optional<Ask> ask = {};
        const packs::Procedure* about = nullptr; ///< what would be thrown once it was answered
        bool operator==(const Line&) const = default;
    };

    explicit ComparePart(const Theme& theme, QWidget* parent = nullptr);

    void compare(const packs::PackPtr& pack, const packs::Rulings& rulings, const std::vector<Line>& lines,
                 const QString& chosen);
    void focusChosen();
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void chosen(const QString& id);
    /// Of a line, what it asks for.
    void said(const QString& id, const QString& input, int value);
    /// All chances are there.
    void worked();

protected:
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Column {
        QString id, label;
        QString room; ///< the longest that stands below a chance
    };
    struct Row {
        TouchButton* name = nullptr;
        QString detail; ///< of the name
        std::vector<TouchButton*> cells;
        std::vector<TextLabel*> labels; ///< of the cells, while these stand below each other
        QWidget* ask = nullptr;         ///< in the place of the cells; or null
        packs::OutcomeOdds odds;
    };
    /// What the line of a row has in a column; `outcome` is null where it has nothing there.
    struct Known {
        const packs::ProcedureOutcome* outcome = nullptr;
        dice::Distribution distribution;
    };
    /// What lines and columns take as long as these are the same in the same width.
    struct Kept {
        std::vector<QString> lines;
        std::size_t columns = 0;
        bool stacked = false;
        int width = 0;
        std::vector<int> heights, widths;
    };
    Known known(std::size_t row, const Column& column) const;
    void build();
    void addColumnsOf(const packs::Procedure& procedure);
    void addRow(const Line& line);
    void addCells(const Line& line, Row& row);
    QWidget* newAsk(const Line& line);
    void openPad(const Line& line, TouchButton* beside);
    std::optional<QString> focusedLine() const;
    TextLabel* newLabel(const QString& words, Qt::Alignment alignment);
    int widthOfColumns() const;
    void keepRoom();
    void fillWithMost(std::size_t row);
    void fillCells(std::size_t row);
    void measure();
    bool isKept() const;
    void place();
    int placeRow(const Row& row, int at);
    void askNext();
    void goOn();
    void refuse(const QString& words);
    void showOdds(const packs::OutcomeOdds& odds);
    void markBest();
    void markBestOf(std::size_t column);
    void stop();

    const Theme& m_theme;
    OddsWorker* m_worker;
    packs::PackPtr m_pack; ///< holds the procedures
    packs::Rulings m_rulings;
    std::vector<Line> m_lines;
    std::vector<Column> m_columns;
    std::vector<Row> m_rows;
    std::size_t m_next = 0; ///< the line that is worked out
    QWidget* m_inside = nullptr;
    QGridLayout* m_grid = nullptr;
    std::vector<TextLabel*> m_heads; ///< of the columns
    bool m_stacked = false;
    Kept m_kept;
};

}
