// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "kit/coin.h"
#include "kit/tabletimer.h"
#include "kit/truelengths.h"

#include <QObject>
#include <QStringList>

#include <memory>

namespace adjutant::app {

class PackShelf;

/// What lies beside the table all evening, whichever page is shown: the timer, the coin, the true lengths, and the
/// names that were made last. One for the whole window.
class Kit : public QObject
{
    Q_OBJECT

public:
    /// Without a shelf it reads the packs itself when it is asked for them.
    explicit Kit(Preferences& preferences, PackShelf* shelf = nullptr, QObject* parent = nullptr);
    ~Kit() override;

    TableTimer& timer() { return *m_timer; }
    Coin& coin() { return *m_coin; }
    TrueLengths& lengths() { return *m_lengths; }
    PackShelf& shelf() { return *m_shelf; }
    /// What names are picked with.
    dice::FaceSource& dice() { return *m_dice; }

    const QStringList& names() const { return m_names; }
    QString namesPack() const;
    QString namesKind() const;
    void keepNames(const QString& pack, const QString& kind, const QStringList& names);

    /// The pack whose lengths the ruler of the page knows; empty: none but those of bricks.
    QString rulerPack() const;
    void setRulerPack(const QString& pack);
    /// What its line says.
    const QString& typedLength() const { return m_typedLength; }
    void keepLength(const QString& typed) { m_typedLength = typed; }

private:
    Preferences& m_preferences;
    PackShelf* m_shelf;
    TableTimer* m_timer;
    Coin* m_coin;
    TrueLengths* m_lengths;
    std::unique_ptr<dice::FaceSource> m_dice;
    QStringList m_names;
    QString m_typedLength;
};

}
