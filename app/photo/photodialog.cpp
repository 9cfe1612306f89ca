// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "photo/photodialog.h"

#include "models/gamesummary.h"
#include "photo/photomaker.h"
#include "photo/photoview.h"
#include "shell/theme.h"
#include "widgets/flowlayout.h"
#include "widgets/textlabel.h"

#include <QClipboard>
#include <QFileDialog>
#include <QGuiApplication>
#include <QImageReader>
#include <QPushButton>
#include <QShortcut>
#include <QStandardPaths>
#include <QVBoxLayout>

namespace adjutant::app {

namespace {

QString endingsOfPictures()
{
    QStringList endings;
    for (const QByteArray& format : QImageReader::supportedImageFormats())
        if (!format.startsWith("svg") && format != "pdf")
            endings.append(QStringLiteral("*.") + QString::fromLatin1(format));
    return endings.join(QLatin1Char(' '));
}

QDateTime timeOf(const journal::Photo& photo)
{
    return QDateTime::fromString(QString::fromLatin1(photo.time), Qt::ISODateWithMs).toLocalTime();
}

}

PhotoDialog::PhotoDialog(PhotoKeeper* keeper, const QString& game, const Theme& theme, QWidget* parent)
    : QDialog(parent),
      m_keeper(*keeper),
      m_maker(new PhotoMaker(this)),
      m_view(new PhotoView(theme, this)),
      m_words(new TextLabel(this))
{
    keeper->setParent(this);
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Photo of the table"));
    compose(game);
    connect(m_view, &PhotoView::dropped, this, &PhotoDialog::take);
    connect(m_maker, &PhotoMaker::made, this, &PhotoDialog::keep);
    connect(m_maker, &PhotoMaker::failed, this,
            [this](const QString& words) { say(tr("This picture is not taken: %1.").arg(words)); });
    connect(new QShortcut(QKeySequence::Paste, this), &QShortcut::activated, this, &PhotoDialog::paste);
    resize(parent->window()->size() - QSize(60, 40));
    say(look());
    if (m_remove->isHidden())
        m_choose->setFocus();
}

void PhotoDialog::compose(const QString& game)
{
    auto* title = new TextLabel(this, 1.15, true);
    title->setText(game);
    m_choose = new QPushButton(this);
    m_choose->setObjectName(QStringLiteral("choosePicture"));
    auto* paste = new QPushButton(tr("Paste"), this);
    paste->setObjectName(QStringLiteral("pastePicture"));
    m_remove = new QPushButton(tr("Remove"), this);
    m_remove->setObjectName(QStringLiteral("removePhoto"));
    m_putBack = new QPushButton(tr("Put back"), this);
    m_putBack->setObjectName(QStringLiteral("putPhotoBack"));
    auto* close = new QPushButton(tr("Close"), this);
    close->setDefault(true);
    connect(m_choose, &QPushButton::clicked, this, &PhotoDialog::choose);
    connect(paste, &QPushButton::clicked, this, &PhotoDialog::paste);
    connect(m_remove, &QPushButton::clicked, this, &PhotoDialog::remove);
    connect(m_putBack, &QPushButton::clicked, this, &PhotoDialog::putBack);
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
    auto* buttons = new FlowLayout;
    for (QPushButton* button : {close, m_choose, paste, m_remove, m_putBack})
        buttons->addWidget(button);
    m_words->setObjectName(QStringLiteral("photoWords"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(20, 16, 20, 16);
    column->setSpacing(12);
    column->addWidget(title);
    column->addWidget(m_view, 1);
    column->addWidget(m_words);
    column->addLayout(buttons);
    close->setFocus();
}

void PhotoDialog::take(const PictureSource& source)
{
    if (source.isEmpty()) {
        say(tr("There is no picture in it."));
        return;
    }
    say(tr("Making it smaller…"));
    m_maker->make(source);
}

void PhotoDialog::choose()
{
    auto* dialog = new QFileDialog(this, tr("Choose a photo of the table"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setDirectory(QStandardPaths::writableLocation(QStandardPaths::PicturesLocation));
    dialog->setNameFilters({tr("Pictures (%1)").arg(endingsOfPictures()), tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) { take({path, {}}); });
    dialog->open();
}

void PhotoDialog::paste()
{
    const PictureSource source = PictureSource::in(*QGuiApplication::clipboard()->mimeData());
    if (source.isEmpty())
        say(tr("There is no picture on the clipboard."));
    else
        take(source);
}

void PhotoDialog::keep(const QByteArray& photo)
{
    tell(m_keeper.keep(photo), tr("It is kept in the file of this game."), tr("The photo is not kept: %1."));
}

void PhotoDialog::remove()
{
    tell(m_keeper.remove(), tr("The photo is removed."), tr("The photo stays: %1."));
}

void PhotoDialog::putBack()
{
    tell(m_keeper.putBack(), tr("It is as it was before."), tr("It stays as it is: %1."));
}

void PhotoDialog::tell(const Expected<void>& done, const QString& words, const QString& otherwise)
{
    if (done)
        look();
    say(done ? words : otherwise.arg(done.error().words));
}

/// Shows what the file holds now, and gives the words for it.
void PhotoDialog::say(const QString& words)
{
    m_words->setVisible(!words.isEmpty());
    m_words->announce(words);
}

QString PhotoDialog::look()
{
    const auto kept = m_keeper.kept();
    const bool any = kept && kept->photo.photo;
    auto photo = any ? fromPhoto(kept->photo.photo->picture) : Expected<QImage>(QImage());
    m_view->setPhoto(photo.value_or(QImage()),
                     any ? tr("Photo of the table") : tr("Drop a picture here, paste one, or choose its file."));
    m_choose->setText(any ? tr("Another picture…") : tr("Choose a picture…"));
    m_remove->setVisible(kept && (any || !kept->photo.fault.isEmpty()));
    m_putBack->setVisible(m_keeper.canPutBack());
    if (!kept)
        return tr("This game cannot be opened: %1.").arg(kept.error().words);
    const QString fault = kept->photo.fault.isEmpty() && !photo ? photo.error().words : kept->photo.fault;
    if (!fault.isEmpty())
        return tr("The photo cannot be shown: %1.").arg(fault);
    if (!any)
        return {};
    const QString when = playedWhen(timeOf(*kept->photo.photo), QDateTime::currentDateTime());
    return kept->isOfNow ? tr("Added: %1.").arg(when) : tr("Added: %1. The game has gone on since.").arg(when);
}

}
