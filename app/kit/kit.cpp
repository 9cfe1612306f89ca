// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "kit/kit.h"

#include "dice/generator.h"
#include "models/packshelf.h"
#include "shell/preferences.h"

namespace adjutant::app {

namespace {

const QString namesPackAnswer = QStringLiteral("names-pack");
const QString namesKindAnswer = QStringLiteral("names-kind");
const QString rulerPackAnswer = QStringLiteral("ruler-pack");

}

Kit::Kit(Preferences& preferences, PackShelf* shelf, QObject* parent)
    : QObject(parent),
      m_preferences(preferences),
      m_shelf(shelf ? shelf : new PackShelf(this)),
      m_timer(new TableTimer({}, this)),
      m_coin(new Coin({}, this)),
      m_lengths(new TrueLengths(preferences, this)),
      m_dice(std::make_unique<dice::Generator>())
{
}

Kit::~Kit() = default;

QString Kit::namesPack() const
{
    return m_preferences.lastAnswer(namesPackAnswer, {});
}

QString Kit::namesKind() const
{
    return m_preferences.lastAnswer(namesKindAnswer, {});
}

void Kit::keepNames(const QString& pack, const QString& kind, const QStringList& names)
{
    m_preferences.setLastAnswer(namesPackAnswer, pack);
    m_preferences.setLastAnswer(namesKindAnswer, kind);
    m_names = names;
}

QString Kit::rulerPack() const
{
    return m_preferences.lastAnswer(rulerPackAnswer, {});
}

void Kit::setRulerPack(const QString& pack)
{
    m_preferences.setLastAnswer(rulerPackAnswer, pack);
}

}
