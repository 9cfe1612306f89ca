// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "dice/throwing.h"

#include <QObject>

#include <memory>
#include <vector>

namespace adjutant::app {

/// A coin, and how it fell this evening.
class Coin : public QObject
{
    Q_OBJECT

public:
    enum class Side { Heads, Tails };

    static constexpr std::size_t mostKept = 12;

    /// Without a source it falls as the operating system's generator has it.
    explicit Coin(std::unique_ptr<dice::FaceSource> source = {}, QObject* parent = nullptr);
    ~Coin() override;

    void toss();

    /// The last of them, the newest first.
    const std::vector<Side>& tosses() const { return m_tosses; }
    /// All of them.
    int count() const { return m_heads + m_tails; }
    int heads() const { return m_heads; }
    int tails() const { return m_tails; }

    /// `Heads`, in the language of the window.
    static QString nameOf(Side side);

Q_SIGNALS:
    void tossed();

private:
    std::unique_ptr<dice::FaceSource> m_source;
    std::vector<Side> m_tosses;
    int m_heads = 0, m_tails = 0;
};

}
