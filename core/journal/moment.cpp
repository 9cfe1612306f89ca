// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "journal/moment.h"

namespace adjutant::journal {

namespace {

constexpr QByteArrayView shape("0000-00-00T00:00:00.000Z");

bool hasShape(QByteArrayView text)
{
    if (text.size() != shape.size())
        return false;
    for (qsizetype i = 0; i < shape.size(); ++i)
        if (shape[i] == '0' ? text[i] < '0' || text[i] > '9' : text[i] != shape[i])
            return false;
    return true;
}

int numberAt(QByteArrayView text, qsizetype at, int digits)
{
    int number = 0;
    for (qsizetype i = at; i < at + digits; ++i)
        number = number * 10 + (text[i] - '0');
    return number;
}

void putNumber(QByteArray& text, qsizetype at, int digits, int number)
{
    for (qsizetype i = at + digits - 1; i >= at; --i, number /= 10)
        text[i] = char('0' + number % 10);
}

// Days since 1970-01-01: years are counted from March, so that the odd day comes last.
qint64 daysTo(int year, int month, int day)
{
    const int y = month > 2 ? year : year - 1;
    const int monthFromMarch = (month + 9) % 12;
    constexpr qint64 daysFromMarchOfYear0 = 719'468;
    return qint64(y) * 365 + y / 4 - y / 100 + y / 400 + (monthFromMarch * 153 + 2) / 5 + day - 1 -
           daysFromMarchOfYear0;
}

}

QByteArray textOf(const QDateTime& moment)
{
    const QDateTime utc = moment.toUTC();
    const QDate day = utc.date();
    const QTime time = utc.time();
    QByteArray text = shape.toByteArray();
    putNumber(text, 0, 4, day.year());
    putNumber(text, 5, 2, day.month());
    putNumber(text, 8, 2, day.day());
    putNumber(text, 11, 2, time.hour());
    putNumber(text, 14, 2, time.minute());
    putNumber(text, 17, 2, time.second());
    putNumber(text, 20, 3, time.msec());
    return text;
}

qint64 millisecondsFrom(QByteArrayView text)
{
    if (!hasShape(text))
        return -1;
    const int month = numberAt(text, 5, 2), day = numberAt(text, 8, 2);
    const int hour = numberAt(text, 11, 2), minute = numberAt(text, 14, 2), second = numberAt(text, 17, 2);
    if (month < 1 || month > 12 || day < 1 || day > 31 || hour > 23 || minute > 59 || second > 59)
        return -1;
    const qint64 days = daysTo(numberAt(text, 0, 4), month, day);
    return ((days * 24 + hour) * 60 + minute) * 60'000 + second * 1000 + numberAt(text, 20, 3);
}

QDateTime momentFrom(QByteArrayView text)
{
    const qint64 milliseconds = millisecondsFrom(text);
    return milliseconds < 0 ? QDateTime() : QDateTime::fromMSecsSinceEpoch(milliseconds, Qt::UTC);
}

}
