// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "dice/throwing.h"

#include <vector>

namespace adjutant::journal {

/// Passes on the faces of another source and remembers them: with them the same command gives the same again.
class RecordingFaces : public dice::FaceSource
{
public:
    explicit RecordingFaces(dice::FaceSource& source) : m_source(source) {}

    std::optional<Face> next(const dice::Ask& ask) override
    {
        auto face = m_source.next(ask);
        if (face)
            m_faces.push_back(face->value);
        return face;
    }
    const std::vector<std::int64_t>& faces() const { return m_faces; }

private:
    dice::FaceSource& m_source;
    std::vector<std::int64_t> m_faces;
};

/// Gives back what was recorded, as dice of the app, and then nothing.
class RecordedFaces : public dice::FaceSource
{
public:
    explicit RecordedFaces(const std::vector<std::int64_t>& faces) : m_faces(faces) {}

    std::optional<Face> next(const dice::Ask&) override
    {
        if (m_used == m_faces.size())
            return std::nullopt;
        return Face{m_faces[m_used++], false};
    }
    bool allUsed() const { return m_used == m_faces.size(); }

private:
    const std::vector<std::int64_t>& m_faces;
    std::size_t m_used = 0;
};

}
