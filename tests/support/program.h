// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/json.h"

#include <QProcess>
#include <QTest>

#include <functional>

namespace adjutant::test {

/// What a run of the built program gave.
struct Ran {
    int status = -1;
    QByteArray out, err;

    QList<Json> lines() const
    {
        QList<Json> all;
        for (const auto& line : out.split('\n'))
            if (!line.isEmpty())
                all << Json::parse(line.toStdString(), nullptr, false);
        return all;
    }
    Json json() const { return Json::parse(out.toStdString(), nullptr, false); }
};

inline void useNoDisplay(QProcess& process)
{
    auto environment = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
        environment.remove(QLatin1String(name));
    process.setProcessEnvironment(environment);
}

/// Runs the program without any display; `before` is called in the child before it starts.
inline Ran run(const QStringList& arguments, const QByteArray& input = {}, const std::function<void()>& before = {})
{
    QProcess process;
    useNoDisplay(process);
    if (before)
        process.setChildProcessModifier(before);
    process.start(QStringLiteral(ADJUTANT_PROGRAM), arguments);
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished(60'000) || process.exitStatus() != QProcess::NormalExit)
        return {-1, process.readAllStandardOutput(), "it crashed or hung: " + process.readAllStandardError()};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

/// Wrong usage or bad input: status 2, an empty standard output, and words that hold these.
inline void refused(const Ran& ran, const QByteArray& words)
{
    QVERIFY2(ran.status == 2, (QByteArray::number(ran.status) + ": " + ran.out + ran.err).constData());
    QCOMPARE(ran.out, QByteArray());
    QVERIFY2(ran.err.contains(words), ran.err.constData());
}

}
