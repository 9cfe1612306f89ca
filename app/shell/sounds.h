// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>

#include <map>
#include <memory>

class QProcess;
class QTemporaryFile;

namespace adjutant::app {

class Preferences;

/// Short soft sounds, made here and handed to the player of the desktop. As long as somebody did not ask for sounds
/// there is nothing: no player is looked for and no file made. Where no sound comes out, there is silence and no
/// complaint.
class Sounds : public QObject
{
    Q_OBJECT

public:
    enum class Sound {
        Dice,  ///< the app threw
        TimeUp ///< a timer ended
    };

    explicit Sounds(const Preferences& preferences, QObject* parent = nullptr);
    ~Sounds() override;

    void play(Sound sound);

    /// The sound as the bytes of a WAV file: 16 bits, one channel.
    static QByteArray waveOf(Sound sound);
    /// The programs that may play it, those that are here, the best first.
    static QStringList players();

private:
    void tryPlayer(const QString& file);
    QString fileOf(Sound sound);

    const Preferences& m_preferences;
    std::map<Sound, std::unique_ptr<QTemporaryFile>> m_files;
    QStringList m_players; ///< those that have not failed
    bool m_looked = false; ///< for players
    QProcess* m_process = nullptr;
};

}
