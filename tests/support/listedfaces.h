// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "dice/throwing.h"

#include <deque>

namespace adjutant::test {

/// Dice that show what the test says, one after the other; then nothing falls any more.
class ListedFaces : public dice::FaceSource
{
public:
    explicit ListedFaces(std::deque<std::int64_t> faces) : m_faces(std::move(faces)) {}

    std::optional<Face> next(const dice::Ask&) override
    {
        if (m_faces.empty())
            return std::nullopt;
        const std::int64_t face = m_faces.front();
        m_faces.pop_front();
        return Face{face, false};
    }

private:
    std::deque<std::int64_t> m_faces;
};

}
