// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "kit/tabletimer.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace adjutant::app {

using std::chrono::milliseconds;
using std::chrono::seconds;

namespace {

constexpr seconds longest = std::chrono::hours(10) - seconds(1);

milliseconds machineClock()
{
    return std::chrono::duration_cast<milliseconds>(std::chrono::steady_clock::now().time_since_epoch());
}

}

TableTimer::TableTimer(Clock clock, QObject* parent) : QObject(parent)
{
    setClock(std::move(clock));
    m_next.setSingleShot(true);
    m_next.setTimerType(Qt::PreciseTimer);
    connect(&m_next, &QTimer::timeout, this, &TableTimer::look);
}

void TableTimer::setClock(Clock clock)
{
    m_clock = clock ? std::move(clock) : Clock(machineClock);
}

void TableTimer::countDown(seconds length)
{
    m_length = std::clamp(length, seconds(1), longest);
    reset();
}

void TableTimer::countUp()
{
    m_length.reset();
    reset();
}

void TableTimer::start()
{
    if (m_state == State::Running)
        return;
    if (m_state == State::Over)
        m_before = milliseconds(0);
    m_since = m_clock();
    setState(State::Running);
}

void TableTimer::pause()
{
    look();
    if (m_state != State::Running)
        return;
    m_before = gone();
    setState(State::Paused);
}

void TableTimer::toggle()
{
    if (m_state == State::Running)
        pause();
    else
        start();
}

void TableTimer::reset()
{
    m_before = milliseconds(0);
    setState(State::Ready);
}

milliseconds TableTimer::gone() const
{
    const bool runs = m_state == State::Running || m_state == State::Over;
    return runs ? m_before + m_clock() - m_since : m_before;
}

seconds TableTimer::shown() const
{
    return m_length ? std::chrono::ceil<seconds>(std::max(*m_length - gone(), milliseconds(0)))
                    : std::chrono::floor<seconds>(gone());
}

seconds TableTimer::late() const
{
    return m_state == State::Over ? std::chrono::floor<seconds>(gone() - *m_length) : seconds(0);
}

void TableTimer::look()
{
    if (m_state == State::Running && m_length && gone() >= *m_length) {
        setState(State::Over);
        Q_EMIT ended();
        return;
    }
    if (m_state == State::Running || m_state == State::Over)
        wait();
    Q_EMIT changed();
}

void TableTimer::setState(State state)
{
    m_state = state;
    m_next.stop();
    if (state == State::Running || state == State::Over)
        wait();
    Q_EMIT changed();
}

// Until another second has begun.
void TableTimer::wait()
{
    m_next.start(milliseconds(1000) - gone() % milliseconds(1000));
}

std::optional<seconds> parseTime(const QString& text)
{
    static const QRegularExpression clock(QStringLiteral("^(?:(\\d{1,2}):(?=[0-5]\\d:))?(\\d{1,3}):([0-5]\\d)$"));
    static const QRegularExpression minutes(QStringLiteral("^\\d{1,3}(?:[.,]\\d{1,2})?$"));
    const QString typed = text.simplified();
    seconds time(0);
    if (const auto match = clock.match(typed); match.hasMatch())
        time = std::chrono::hours(match.captured(1).toInt()) + std::chrono::minutes(match.captured(2).toInt()) +
               seconds(match.captured(3).toInt());
    else if (minutes.match(typed).hasMatch())
        time = seconds(std::lround(QString(typed).replace(u',', u'.').toDouble() * 60));
    if (time < seconds(1) || time > longest)
        return {};
    return time;
}

QString toText(seconds time)
{
    const auto all = time.count();
    const QString tail = QStringLiteral("%1").arg(all % 60, 2, 10, QLatin1Char('0'));
    if (all < 3600)
        return QStringLiteral("%1:%2").arg(all / 60).arg(tail);
    return QStringLiteral("%1:%2:%3").arg(all / 3600).arg(all / 60 % 60, 2, 10, QLatin1Char('0')).arg(tail);
}

}
