// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "play/factorgroups.h"

#include "shell/theme.h"
#include "widgets/flowlayout.h"
#include "widgets/reveal.h"
#include "widgets/textlabel.h"
#include "widgets/touchbutton.h"

#include <QVBoxLayout>

#include <algorithm>

namespace adjutant::app {

namespace {

QLayout* addFlow(QWidget* parent, QVBoxLayout* column)
{
    auto* inside = new QWidget(parent);
    auto* flow = FlowLayout::in(inside, 6);
    column->addWidget(inside);
    return flow;
}

}

FactorGroups::FactorGroups(const Theme& theme, QWidget* parent)
    : QWidget(parent),
      m_theme(theme),
      m_sum(new TextLabel(this, 1.15, true))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(m_sum); // in sight before all that could still be ticked
    m_heads = addFlow(this, column);
    m_flow = addFlow(this, column);
    m_sum->setObjectName(QStringLiteral("factorSum"));
    QSizePolicy kept = m_sum->sizePolicy();
    kept.setRetainSizeWhenHidden(true); // the first tick moves nothing
    m_sum->setSizePolicy(kept);
}

void FactorGroups::clear()
{
    m_counting.clear();
    m_asked.clear();
    for (const Line& line : m_lines)
        delete line.button;
    m_lines.clear();
    qDeleteAll(m_headings);
    m_headings.clear();
}

TouchButton* FactorGroups::heading(const QString& group, const QString& label)
{
    TouchButton*& heading = m_headings[group];
    if (!heading) {
        heading = new TouchButton(m_theme, label, this, TouchButton::Weight::Quiet);
        heading->setObjectName(QStringLiteral("factorGroup"));
        m_labels[group] = label;
        m_heads->addWidget(heading);
        connect(heading, &TouchButton::clicked, this, [this, group] {
            const bool opens = !m_open.remove(group);
            if (opens)
                m_open.insert(group);
            showLines();
            if (opens)
                reveal(group);
        });
    }
    return heading;
}

void FactorGroups::addLine(const QString& group, const QString& label, TouchButton* line)
{
    heading(group, label);
    m_flow->addWidget(line);
    m_lines.push_back({group, line});
}

void FactorGroups::setCounting(const QSet<TouchButton*>& counting, const QSet<TouchButton*>& asked)
{
    m_counting = counting;
    m_asked = asked;
    showLines();
}

void FactorGroups::showLines()
{
    bool any = false;
    for (const Line& line : m_lines) {
        const bool shown =
            m_open.contains(line.group) || m_counting.contains(line.button) || m_asked.contains(line.button);
        line.button->setVisible(shown);
        any = any || shown;
    }
    m_flow->parentWidget()->setVisible(any);
    for (auto heading = m_headings.begin(); heading != m_headings.end(); ++heading) {
        const auto count = std::count_if(m_lines.begin(), m_lines.end(), [&](const Line& line) {
            return line.group == heading.key() && m_counting.contains(line.button);
        });
        const bool open = m_open.contains(heading.key());
        TouchButton* button = *heading;
        button->show();
        button->setText(tr("%1 · %2").arg(m_labels[heading.key()]).arg(count));
        button->setGlyph(open ? Glyph::Unfolded : Glyph::Play);
        button->setAccessibleName(tr("%1: %2 ticked").arg(m_labels[heading.key()]).arg(count));
        button->setAccessibleDescription(open ? tr("Unfolded. Folds those away that do not count.")
                                              : tr("Folded. Shows all of them."));
    }
}

/// All of its lines, or its first ones.
void FactorGroups::reveal(const QString& group)
{
    QList<QWidget*> lines{m_headings[group]};
    for (auto line = m_lines.rbegin(); line != m_lines.rend(); ++line)
        if (line->group == group)
            lines.append(line->button);
    revealLater(lines);
}

void FactorGroups::setSum(const QString& words)
{
    m_sum->setMinimumHeight(m_sum->fontMetrics().height());
    m_sum->setVisible(!words.isEmpty());
    m_sum->announce(words);
}

}
