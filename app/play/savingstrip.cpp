// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "play/savingstrip.h"

#include "journal/session.h"
#include "widgets/glyphview.h"
#include "widgets/textlabel.h"
#include "widgets/touchbutton.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>

namespace adjutant::app {

SavingStrip::SavingStrip(journal::Session& session, const Theme& theme, QWidget* parent)
    : QFrame(parent),
      m_session(session),
      m_words(new TextLabel(this))
{
    setProperty("banner", true);
    setObjectName(QStringLiteral("savingStrip"));
    setAccessibleName(tr("Not saved"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(10, 4, 10, 4);
    row->setSpacing(8);
    auto* sign = new GlyphView(this, Glyph::Warning);
    sign->setAccessibleName(tr("Not saved"));
    auto* again = new TouchButton(theme, tr("Try again"), this);
    again->setObjectName(QStringLiteral("tryAgain"));
    auto* elsewhere = new TouchButton(theme, tr("Save elsewhere…"), this);
    elsewhere->setObjectName(QStringLiteral("saveElsewhere"));
    row->addWidget(sign);
    row->addWidget(m_words, 1);
    row->addWidget(again);
    row->addWidget(elsewhere);
    connect(again, &TouchButton::clicked, this, &SavingStrip::tryAgain);
    connect(elsewhere, &TouchButton::clicked, this, &SavingStrip::askWhere);
    connect(&session, &journal::Session::changed, this, &SavingStrip::refresh);
    session.setGoesOnUnsaved(true);
    refresh();
}

void SavingStrip::refresh()
{
    const QString why = m_session.unsafe();
    setVisible(!why.isEmpty());
    m_words->setText(
        tr("The last commands are not safe yet: %1. Play on; they are saved as soon as that can be.").arg(why));
}

void SavingStrip::tryAgain()
{
    // What it says is up to date then, also when it has failed for another reason than before.
    (void)m_session.trySaving();
    refresh();
}

void SavingStrip::askWhere()
{
    auto* dialog = new QFileDialog(this, tr("Save the game elsewhere"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilter(tr("Adjutant games (*.adjutant)"));
    dialog->setDefaultSuffix(QStringLiteral("adjutant"));
    dialog->setOption(QFileDialog::DontConfirmOverwrite);
    dialog->setDirectory(QFileInfo(m_session.path()).path());
    dialog->selectFile(QFileInfo(m_session.path()).fileName());
    connect(dialog, &QFileDialog::fileSelected, this, &SavingStrip::saveTo);
    dialog->open();
}

void SavingStrip::saveTo(const QString& path)
{
    if (const auto done = m_session.saveElsewhere(path); !done)
        m_words->setText(tr("The game could not be saved to %1: %2").arg(path, done.error().words));
    else
        Q_EMIT savedTo(m_session.path());
}

}
