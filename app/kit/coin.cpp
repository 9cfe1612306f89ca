// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "kit/coin.h"

#include "dice/generator.h"

namespace adjutant::app {

Coin::Coin(std::unique_ptr<dice::FaceSource> source, QObject* parent)
    : QObject(parent),
      m_source(source ? std::move(source) : std::make_unique<dice::Generator>())
{
}

Coin::~Coin() = default;

void Coin::toss()
{
    static const std::vector<std::int64_t> faces{1, 2};
    dice::Ask ask;
    ask.count = 1;
    ask.faces = &faces;
    const auto face = m_source->next(ask);
    if (!face)
        return;
    const Side side = face->value == 1 ? Side::Heads : Side::Tails;
    ++(side == Side::Heads ? m_heads : m_tails);
    m_tosses.insert(m_tosses.begin(), side);
    if (m_tosses.size() > mostKept)
        m_tosses.pop_back();
    Q_EMIT tossed();
}

QString Coin::nameOf(Side side)
{
    return side == Side::Heads ? tr("Heads") : tr("Tails");
}

}
