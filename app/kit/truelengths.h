// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>

#include <optional>

class QScreen;

namespace adjutant::app {

class Preferences;

/// How long things are in the room: how many pixels of a screen make a millimetre, and how long an M is at this table.
/// Kept in the preferences. Of a screen it keeps how long its longer side is, which holds for every resolution.
class TrueLengths : public QObject
{
    Q_OBJECT

public:
    /// Device-independent pixels a millimetre that a screen can sensibly have.
    static constexpr double least = 1.5, most = 16;

    explicit TrueLengths(Preferences& preferences, QObject* parent = nullptr);

    /// As it was fitted, else as the screen says of itself, which need not be so.
    double perMillimetre(const QScreen& screen) const;
    bool isFitted(const QScreen& screen) const;
    void fit(const QScreen& screen, double perMillimetre);
    void forget(const QScreen& screen);
    /// What the screen says of itself.
    static double claimed(const QScreen& screen);

    /// As somebody typed it (`4 bricks`, `12 cm`), or empty.
    QString typedM() const;
    /// False: that is no length, and nothing is kept. Empty: no longer known.
    bool setM(const QString& typed);
    std::optional<double> millimetresOfM() const;

Q_SIGNALS:
    void changed();

private:
    double keptSide(const QScreen& screen) const;

    Preferences& m_preferences;
};

}
