// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "packs/catalogue.h"

#include <QObject>

namespace adjutant::app {

/// The packs there are, read once and kept; read anew beside the window.
class PackShelf : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Reads them at the first question.
    const std::vector<packs::Found>& packs();
    /// Null when there is none of this id that is whole.
    const packs::Found* whole(const QString& id);
    /// Reads all of them again; `changed` says when that is done.
    void reload();
    void setPacks(std::vector<packs::Found> packs);
    /// They are read again at the next question, in the language of then.
    void forget();

Q_SIGNALS:
    void changed();

private:
    bool m_isRead = false;
    std::vector<packs::Found> m_packs;
};

}
