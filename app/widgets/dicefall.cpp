// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/dicefall.h"

#include "shell/theme.h"
#include "widgets/dieview.h"

#include <QApplication>
#include <QEvent>
#include <QGraphicsOpacityEffect>
#include <QVariantAnimation>

#include <algorithm>

namespace adjutant::app {

namespace {

// Dice leave the hand one after the other; the last has this part of the time.
constexpr double ofTheLast = 0.7;

}

DiceFall::DiceFall(const Theme& theme, QObject* parent) : QObject(parent), m_theme(theme) {}

DiceFall::~DiceFall() = default;

void DiceFall::setSecrets(const std::vector<QWidget*>& words)
{
    m_secrets.assign(words.begin(), words.end());
}

bool DiceFall::isRunning() const
{
    return m_time && m_time->state() == QAbstractAnimation::Running;
}

void DiceFall::start(const std::vector<DieView*>& dice)
{
    end();
    const DiceStyle style = m_theme.dice();
    if (style.fallMs == 0 || dice.empty())
        return;
    m_dice.assign(dice.begin(), dice.end());
    if (!m_time) {
        m_time = new QVariantAnimation(this);
        connect(m_time, &QVariantAnimation::valueChanged, this, [this](const QVariant& at) { show(at.toInt()); });
        connect(m_time, &QVariantAnimation::finished, this, &DiceFall::end);
    }
    m_time->setDuration(style.fallMs);
    m_time->setStartValue(0);
    m_time->setEndValue(style.fallMs);
    m_time->start();
    show(0);
    veil(style.keepsSecret);
    // The key or tap that threw them is still on its way.
    const auto listen = [this] {
        if (isRunning())
            qApp->installEventFilter(this);
    };
    QMetaObject::invokeMethod(this, listen, Qt::QueuedConnection);
}

void DiceFall::show(int elapsed)
{
    const double whole = m_time->duration();
    const double each = whole * (m_dice.size() > 1 ? ofTheLast : 1);
    for (std::size_t i = 0; i < m_dice.size(); ++i) {
        const double begins = m_dice.size() > 1 ? (whole - each) * double(i) / double(m_dice.size() - 1) : 0;
        if (m_dice[i])
            m_dice[i]->setFall(std::clamp((elapsed - begins) / each, 0.0, 1.0));
    }
}

void DiceFall::end()
{
    qApp->removeEventFilter(this);
    if (m_dice.empty())
        return;
    m_time->stop();
    for (const QPointer<DieView>& die : m_dice)
        if (die)
            die->setFall(1);
    m_dice.clear();
    veil(false);
    Q_EMIT ended();
}

/// What is only veiled keeps its place, and screen readers read it.
void DiceFall::veil(bool veiled)
{
    m_secret = veiled;
    for (const QPointer<QWidget>& words : m_secrets) {
        if (!words)
            continue;
        QGraphicsOpacityEffect* effect = nullptr;
        if (veiled) {
            effect = new QGraphicsOpacityEffect(words);
            effect->setOpacity(0);
        }
        words->setGraphicsEffect(effect);
    }
}

bool DiceFall::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::KeyPress:
    case QEvent::ShortcutOverride:
    case QEvent::MouseButtonPress:
    case QEvent::TouchBegin:
        end();
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

}
