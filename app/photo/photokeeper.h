// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "journal/session.h"

#include <QObject>

#include <functional>
#include <optional>

namespace adjutant::app {

/// The photo of a saved game: of the one on the table, or of one in a file, which is open only for as long as it takes.
class PhotoKeeper : public QObject
{
    Q_OBJECT

public:
    struct Kept {
        journal::KeptPhoto photo;
        bool isOfNow = false; ///< nothing has happened in the game since
    };

    PhotoKeeper(journal::Session& session, QObject* parent);
    PhotoKeeper(const QString& path, QObject* parent);

    /// Also of a game that another program has open.
    Expected<Kept> kept() const;
    /// In the place of the one there is.
    Expected<void> keep(const QByteArray& photo);
    Expected<void> remove();
    /// What was last replaced or removed takes its place again.
    Expected<void> putBack();
    bool canPutBack() const { return m_before.has_value(); }

Q_SIGNALS:
    /// Whoever reads the game lets it go now.
    void aboutToChange();
    /// The game is open during it.
    void changed(const journal::Session& session);

private:
    using Task = std::function<Expected<void>(journal::Session&)>;
    Expected<void> with(journal::Session::Access access, const Task& task) const;
    Expected<void> change(const std::function<std::optional<journal::Photo>(const journal::Session&)>& wanted);

    journal::Session* m_session = nullptr;
    QString m_path;
    std::optional<journal::Photo> m_before;
};

}
