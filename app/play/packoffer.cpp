// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "play/packoffer.h"

#include "journal/session.h"
#include "packs/catalogue.h"
#include "shell/preferences.h"

#include <QCryptographicHash>

namespace adjutant::app {

namespace {

const QString answerName = QStringLiteral("offered-pack ");

QString digestOf(const packs::Files& files)
{
    QCryptographicHash hash(QCryptographicHash::Sha1);
    for (auto file = files.begin(); file != files.end(); ++file) {
        hash.addData(file.key().toUtf8() + '\0');
        hash.addData(file.value() + '\0');
    }
    return QString::fromLatin1(hash.result().toHex());
}

}

PackOffer::PackOffer(const journal::Session& session, Preferences& preferences, const Theme& theme, QWidget* parent)
    : NoticeBar(theme, parent),
      m_session(session),
      m_preferences(preferences)
{
    setObjectName(QStringLiteral("packOffer"));
    connect(this, &NoticeBar::closed, this,
            [this] { m_preferences.setLastAnswer(answerName + m_session.path(), m_offered); });
}

void PackOffer::compare(const packs::Found& pack)
{
    m_offered = digestOf(pack.files);
    const bool isSame = pack.files == m_session.packFiles();
    if (isSame || m_preferences.lastAnswer(answerName + m_session.path(), {}) == m_offered) {
        hide();
        return;
    }
    const packs::Pack& kept = *m_session.game().pack;
    tell(tr("The rules have changed since this game began"),
         tr("This game goes on with its own, version %1 of “%2”, kept in its file. The pack on this machine is "
            "version %3; only a new game can take it.")
             .arg(kept.version, kept.title, pack.reading.pack->version),
         tr("New game with it…"));
}

}
