// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dice/facewise.h"

namespace adjutant::dice {

namespace {

/// No die has been seen: below and above every face.
constexpr std::int64_t none = std::numeric_limits<std::int64_t>::min();

bool isHighest(NodeKind kind)
{
    return kind == NodeKind::KeepHighest || kind == NodeKind::DropHighest;
}

bool isKeep(NodeKind kind)
{
    return kind == NodeKind::KeepHighest || kind == NodeKind::KeepLowest;
}

}

FaceReader::FaceReader(const Reading& reading, std::int64_t dice, bool descending)
    : m_reading(reading),
      m_descending(descending)
{
    std::int64_t coming = dice; // how many dice reach the stage, where that is certain
    bool certain = true;
    bool plain = true; // nothing before has taken dice away: what is placed is what came
    for (const Step& step : reading.steps) {
        Stage stage;
        if (step.node->kind == NodeKind::Where) {
            stage.where = true;
            stage.test = step.test;
            certain = false;
            plain = false;
            m_stages.push_back(stage);
            continue;
        }
        const bool fromFront = isHighest(step.node->kind) == descending;
        if (!fromFront && !certain) {
            m_works = false;
            return;
        }
        const std::int64_t all = std::numeric_limits<std::int64_t>::max();
        const std::int64_t n = std::max<std::int64_t>(0, step.number);
        const std::int64_t chosen = certain ? std::min(n, coming) : n;
        if (fromFront) {
            stage.skip = isKeep(step.node->kind) ? 0 : chosen;
            stage.keep = isKeep(step.node->kind) ? chosen : all;
        } else {
            stage.skip = isKeep(step.node->kind) ? coming - chosen : 0;
            stage.keep = isKeep(step.node->kind) ? all : coming - chosen;
        }
        if (certain)
            coming = isKeep(step.node->kind) ? chosen : coming - chosen;
        if (!plain)
            stage.counter = static_cast<std::ptrdiff_t>(m_counters++);
        plain = false;
        m_stages.push_back(stage);
    }
}

void FaceReader::begin(std::int64_t* state) const
{
    std::fill_n(state, m_counters, 0);
    const NodeKind kind = m_reading.kind;
    state[m_counters] = kind == NodeKind::Highest || kind == NodeKind::Lowest ? none : 0;
}

void FaceReader::take(std::int64_t* state, std::int64_t face, std::int64_t c, std::int64_t placed) const
{
    for (const Stage& stage : m_stages) {
        if (stage.where) {
            if (!stage.test(face))
                return;
            continue;
        }
        std::int64_t before = placed;
        if (stage.counter >= 0) {
            std::int64_t& counter = state[stage.counter];
            before = counter;
            // Past the window it does not matter how far.
            const std::int64_t enough =
                stage.keep == std::numeric_limits<std::int64_t>::max() ? stage.skip : stage.skip + stage.keep;
            counter = std::min(enough, counter + c);
        }
        const std::int64_t from = std::max(before, stage.skip);
        const std::int64_t to = stage.keep == std::numeric_limits<std::int64_t>::max()
                                    ? before + c
                                    : std::min(before + c, stage.skip + stage.keep);
        c = to - from;
        if (c <= 0)
            return;
    }
    std::int64_t& value = state[m_counters];
    switch (m_reading.kind) {
    case NodeKind::Highest:
        value = m_descending && value != none ? value : face;
        break;
    case NodeKind::Lowest:
        value = !m_descending && value != none ? value : face;
        break;
    case NodeKind::Distinct:
        ++value;
        break;
    case NodeKind::LargestSet:
        value = std::max(value, c);
        break;
    default:
        value = checkedAdd(value, checkedMultiply(m_reading.part(face), c, m_reading.where), m_reading.where);
    }
}

std::int64_t FaceReader::result(const std::int64_t* state) const
{
    const std::int64_t value = state[m_counters];
    return value == none ? 0 : value;
}

}
