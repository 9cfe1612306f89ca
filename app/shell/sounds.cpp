// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shell/sounds.h"

#include "shell/preferences.h"

#include <QApplication>
#include <QDir>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryFile>
#include <QTimer>
#include <QtEndian>
#include <QtMath>

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

namespace adjutant::app {

namespace {

constexpr int rate = 22050;
constexpr double loudest = 0.22; ///< of what there is room for: soft beside people who talk
constexpr int longestMs = 5000;

using Wave = std::vector<double>;

Wave silence(double seconds)
{
    return Wave(static_cast<std::size_t>(seconds * rate), 0.0);
}

/// Wood on wood: a short hiss and the tone of the die.
void addClack(Wave& wave, double at, double strength, double tone)
{
    quint32 noise = 12345 + static_cast<quint32>(at * 100000);
    double low = 0;
    const auto begin = static_cast<std::size_t>(at * rate);
    for (std::size_t i = begin; i < wave.size(); ++i) {
        const double t = double(i - begin) / rate;
        noise = noise * 1664525u + 1013904223u;
        low += 0.35 * (double(noise) / 2147483648.0 - 1 - low);
        wave[i] += strength * (low * std::exp(-t / 0.006) + 0.6 * std::sin(2 * M_PI * tone * t) * std::exp(-t / 0.014));
    }
}

void addBell(Wave& wave, double at, double tone)
{
    const auto begin = static_cast<std::size_t>(at * rate);
    for (std::size_t i = begin; i < wave.size(); ++i) {
        const double t = double(i - begin) / rate;
        const double swell = std::min(1.0, t / 0.008);
        wave[i] += swell * std::exp(-t / 0.28) * (std::sin(2 * M_PI * tone * t) + 0.3 * std::sin(4 * M_PI * tone * t));
    }
}

Wave diceWave()
{
    Wave wave = silence(0.42);
    addClack(wave, 0.00, 1.0, 1150);
    addClack(wave, 0.06, 0.7, 1420);
    addClack(wave, 0.13, 0.8, 980);
    addClack(wave, 0.20, 0.45, 1300);
    addClack(wave, 0.25, 0.3, 1500);
    addClack(wave, 0.285, 0.18, 1250);
    return wave;
}

Wave timeUpWave()
{
    Wave wave = silence(1.5);
    addBell(wave, 0, 659.3);
    addBell(wave, 0.22, 880);
    return wave;
}

template<typename Number>
void append(QByteArray& bytes, Number number)
{
    const Number little = qToLittleEndian(number);
    bytes.append(reinterpret_cast<const char*>(&little), sizeof little);
}

QStringList argumentsOf(const QString& player)
{
    return player.endsWith(QLatin1String("aplay")) && !player.endsWith(QLatin1String("paplay"))
               ? QStringList{QStringLiteral("-q")}
               : QStringList{};
}

}

Sounds::Sounds(const Preferences& preferences, QObject* parent) : QObject(parent), m_preferences(preferences) {}

Sounds::~Sounds()
{
    if (m_process) {
        m_process->disconnect(this);
        m_process->kill();
        m_process->waitForFinished(100);
    }
}

QByteArray Sounds::waveOf(Sound sound)
{
    const Wave wave = sound == Sound::Dice ? diceWave() : timeUpWave();
    const auto size = static_cast<quint32>(wave.size() * 2);
    QByteArray bytes("RIFF");
    append(bytes, 36 + size);
    bytes += "WAVEfmt ";
    append<quint32>(bytes, 16);
    append<quint16>(bytes, 1); // plain samples
    append<quint16>(bytes, 1); // one channel
    append<quint32>(bytes, rate);
    append<quint32>(bytes, rate * 2);
    append<quint16>(bytes, 2);
    append<quint16>(bytes, 16);
    bytes += "data";
    append(bytes, size);
    const double peak = std::abs(
        *std::max_element(wave.begin(), wave.end(), [](double a, double b) { return std::abs(a) < std::abs(b); }));
    for (const double sample : wave)
        append(bytes, static_cast<qint16>(sample / peak * loudest * 32767));
    return bytes;
}

QStringList Sounds::players()
{
    QStringList found;
    for (const char* name : {"pw-play", "paplay", "aplay"})
        if (const QString path = QStandardPaths::findExecutable(QString::fromLatin1(name)); !path.isEmpty())
            found.append(path);
    return found;
}

/// The name of the file that holds it; empty where none could be written.
QString Sounds::fileOf(Sound sound)
{
    std::unique_ptr<QTemporaryFile>& file = m_files[sound];
    if (!file) {
        file = std::make_unique<QTemporaryFile>(QDir::tempPath() + QStringLiteral("/adjutant-XXXXXX.wav"));
        const QByteArray bytes = waveOf(sound);
        if (!file->open() || file->write(bytes) != bytes.size() || !file->flush())
            return {};
        file->close();
    }
    return file->fileName();
}

void Sounds::play(Sound sound)
{
    if (!m_preferences.hasSounds() || m_process)
        return;
    if (!std::exchange(m_looked, true)) {
        m_players = players();
        if (m_players.isEmpty())
            m_players = {QString()};
    }
    if (m_players.isEmpty())
        return; // all have failed: there is nothing that sounds
    if (m_players.first().isEmpty())
        return QApplication::beep();
    if (const QString file = fileOf(sound); !file.isEmpty())
        tryPlayer(file);
}

/// One that fails is not asked again; the next one is.
void Sounds::tryPlayer(const QString& file)
{
    m_process = new QProcess(this);
    m_process->setStandardOutputFile(QProcess::nullDevice());
    m_process->setStandardErrorFile(QProcess::nullDevice());
    QTimer::singleShot(longestMs, m_process, &QProcess::kill);
    const auto done = [this, file](bool well) {
        if (!m_process)
            return;
        std::exchange(m_process, nullptr)->deleteLater();
        if (well)
            return;
        m_players.removeFirst();
        if (!m_players.isEmpty())
            tryPlayer(file);
    };
    connect(m_process, &QProcess::finished, this,
            [done](int code, QProcess::ExitStatus status) { done(code == 0 && status == QProcess::NormalExit); });
    connect(m_process, &QProcess::errorOccurred, this, [done](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart)
            done(false);
    });
    m_process->start(m_players.first(), argumentsOf(m_players.first()) << file);
}

}
