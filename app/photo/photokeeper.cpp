// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "photo/photokeeper.h"

#include <utility>

namespace adjutant::app {

using Access = journal::Session::Access;

PhotoKeeper::PhotoKeeper(journal::Session& session, QObject* parent) : QObject(parent), m_session(&session) {}

PhotoKeeper::PhotoKeeper(const QString& path, QObject* parent) : QObject(parent), m_path(path) {}

Expected<void> PhotoKeeper::with(Access access, const Task& task) const
{
    if (m_session)
        return task(*m_session);
    auto session = journal::Session::open(m_path, access);
    if (!session && access == Access::Read && journal::isHeld(m_path))
        session = journal::Session::open(m_path, Access::Copy);
    return session ? task(**session) : tl::unexpected(session.error());
}

Expected<PhotoKeeper::Kept> PhotoKeeper::kept() const
{
    Kept kept;
    const auto looked = with(Access::Read, [&](journal::Session& session) {
        kept = {session.photo(), session.photoIsOfNow()};
        return Expected<void>();
    });
    if (!looked)
        return tl::unexpected(looked.error());
    return kept;
}

Expected<void> PhotoKeeper::change(const std::function<std::optional<journal::Photo>(const journal::Session&)>& wanted)
{
    Q_EMIT aboutToChange();
    return with(Access::Write, [&](journal::Session& session) -> Expected<void> {
        const auto before = session.photo().photo;
        if (auto done = session.setPhoto(wanted(session)); !done)
            return done;
        m_before = before;
        Q_EMIT changed(session);
        return {};
    });
}

Expected<void> PhotoKeeper::keep(const QByteArray& photo)
{
    return change([&](const journal::Session& session) { return session.newPhoto(photo); });
}

Expected<void> PhotoKeeper::remove()
{
    return change([](const journal::Session&) { return std::nullopt; });
}

Expected<void> PhotoKeeper::putBack()
{
    return change([photo = m_before](const journal::Session&) { return photo; });
}

}
