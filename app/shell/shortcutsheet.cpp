// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shell/shortcutsheet.h"

#include "pages/pagescroll.h"
#include "shell/actions.h"
#include "shell/keys.h"
#include "shell/theme.h"

#include <QCoreApplication>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QScreen>
#include <QVBoxLayout>

#include <algorithm>
#include <limits>
#include <memory>

namespace adjutant::app {

namespace {

constexpr int besideColumns = 90; // of the sheet
constexpr int twoColumns = 64;    // letters, below which keys and words would break in each

struct Line {
    QString keys, words;
};

struct Group {
    QString title;
    std::vector<Line> lines;
};

QString translated(const char* text)
{
    return QCoreApplication::translate("Actions", text);
}

QString keysOf(const ActionSpec& spec, const Keys& of)
{
    QStringList keys;
    for (const QKeySequence& key : of.of(QString::fromLatin1(spec.id)))
        keys.append(Keys::words(key));
    constexpr qsizetype beside = 18; // letters; more take the width from the words
    const QString line = keys.join(QStringLiteral("   "));
    return line.size() <= beside ? line : keys.join(QLatin1Char('\n'));
}

// Nine units in a line: `1 … 9` for those that differ only in their digit.
bool isNumbered(const QString& id)
{
    return id.size() > 2 && id[id.size() - 2] == u'-' && id.back().isDigit();
}

std::optional<Line> lineOf(const ActionSpec& spec, const Keys& of)
{
    const QString id = QString::fromLatin1(spec.id);
    const QString keys = keysOf(spec, of);
    if (keys.isEmpty())
        return std::nullopt;
    if (!isNumbered(id))
        return Line{keys, translated(spec.text)};
    if (id.back() != u'1')
        return std::nullopt;
    const QString range = QStringLiteral("1 … 9");
    return Line{QString(keys).replace(u'1', range), translated(spec.text).replace(u'1', range)};
}

std::vector<Group> groups(const Keys& of)
{
    std::vector<Group> groups;
    for (const ActionSpec& spec : actionTable()) {
        const QString title = translated(spec.group);
        if (groups.empty() || groups.back().title != title)
            groups.push_back({title, {}});
        if (const auto line = lineOf(spec, of))
            groups.back().lines.push_back(*line);
    }
    return groups;
}

void addGroup(QGridLayout& column, const Group& group)
{
    auto* title = new QLabel(group.title);
    title->setProperty("role", QStringLiteral("heading"));
    title->setContentsMargins(0, column.rowCount() > 1 ? 14 : 0, 0, 2);
    column.addWidget(title, column.rowCount(), 0, 1, 2);
    for (const Line& line : group.lines) {
        const int row = column.rowCount();
        auto* words = new QLabel(line.words);
        words->setWordWrap(true);
        words->setAlignment(Qt::AlignTop);
        auto* keys = new QLabel(line.keys);
        keys->setProperty("role", QStringLiteral("strong"));
        column.addWidget(keys, row, 0, Qt::AlignTop);
        column.addWidget(words, row, 1);
    }
}

QGridLayout* newColumn()
{
    auto* column = new QGridLayout;
    column->setHorizontalSpacing(20);
    column->setVerticalSpacing(7);
    column->setColumnStretch(1, 1);
    return column;
}

/// In lines: its title with the air around it takes two.
qsizetype heightOf(const Group& group)
{
    qsizetype height = 2;
    for (const Line& line : group.lines)
        height += line.keys.count(u'\n') + 1;
    return height;
}

/// Which groups stand in the first column, the first of all among them, so that the longer one is as short as it can
/// be. Of several such ways the one that keeps most of the order.
unsigned firstColumn(const std::vector<Group>& all)
{
    unsigned best = 0;
    qsizetype least = std::numeric_limits<qsizetype>::max();
    for (unsigned ways = 1U << all.size(), chosen = ways - 1; chosen > 0; --chosen) {
        if (!(chosen & 1U))
            continue;
        qsizetype heights[2] = {0, 0};
        qsizetype turns = 0; // from one column to the other, while one reads on
        for (std::size_t i = 0; i < all.size(); ++i) {
            heights[chosen >> i & 1U] += heightOf(all[i]);
            turns += i > 0 && (chosen >> i & 1U) != (chosen >> (i - 1) & 1U);
        }
        const qsizetype cost = std::max(heights[0], heights[1]) * 10 + turns;
        if (cost < least) {
            least = cost;
            best = chosen;
        }
    }
    return best;
}

QWidget* columns(const Keys& of, bool two)
{
    const std::vector<Group> all = groups(of);
    const unsigned first = two ? firstColumn(all) : ~0U;
    auto* widget = new QWidget;
    widget->setObjectName(QStringLiteral("columns"));
    auto* row = new QHBoxLayout(widget);
    row->setContentsMargins(4, 4, 4, 4);
    row->setSpacing(48);
    for (const unsigned wanted : {1U, 0U}) {
        if (wanted == 0 && !two)
            break;
        QGridLayout* column = newColumn();
        row->addLayout(column, 1);
        for (std::size_t i = 0; i < all.size(); ++i)
            if ((first >> i & 1U) == wanted)
                addGroup(*column, all[i]);
        column->setRowStretch(column->rowCount(), 1);
    }
    return widget;
}

}

ShortcutSheet::ShortcutSheet(const Theme& theme, QWidget* parent) : QDialog(parent), m_keys(theme.keys())
{
    setWindowTitle(tr("Keyboard shortcuts"));
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(24, 20, 24, 18);
    outer->setSpacing(14);
    auto* scroll = new PageScroll;
    scroll->setAccessibleName(windowTitle());
    const QSize most = parent ? parent->size() - QSize(60, 40) : QSize(QWIDGETSIZE_MAX, QWIDGETSIZE_MAX);
    auto two = std::unique_ptr<QWidget>(columns(theme.keys(), true));
    two->ensurePolished();
    const int least = std::max(two->minimumSizeHint().width(), int(theme.textPoints() * twoColumns));
    const bool fits = least <= most.width() - besideColumns;
    scroll->setWidget(fits ? two.release() : columns(theme.keys(), false));
    outer->addWidget(scroll, 1);
    auto* close = new QPushButton(tr("Close"));
    close->setDefault(true);
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
    auto* change = new QPushButton(tr("Change keys…"));
    change->setAutoDefault(false);
    connect(change, &QPushButton::clicked, this, [this] {
        accept();
        Q_EMIT changeWanted();
    });
    auto* foot = new QHBoxLayout;
    foot->addWidget(change);
    foot->addStretch(1);
    foot->addWidget(close);
    outer->addLayout(foot);
    const QSize wanted = scroll->widget()->sizeHint() + QSize(besideColumns, 130);
    resize(wanted.expandedTo(QSize(int(theme.textPoints() * 84), 0)).boundedTo(most));
    close->setFocus();
}

void ShortcutSheet::keyPressEvent(QKeyEvent* event)
{
    if (m_keys.means(QStringLiteral("shortcuts"), *event))
        accept();
    else
        QDialog::keyPressEvent(event);
}

}
