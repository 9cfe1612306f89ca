// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "photo/photokeeper.h"
#include "photo/picture.h"

#include <QDialog>

class QPushButton;

namespace adjutant::app {

class PhotoMaker;
class PhotoView;
class TextLabel;
class Theme;

/// The photo of the table as large as the window allows, and all that can be done with it. Whatever is done is kept at
/// once, and the step before it can be had back as long as this is open.
class PhotoDialog : public QDialog
{
    Q_OBJECT

public:
    /// Takes the keeper over.
    PhotoDialog(PhotoKeeper* keeper, const QString& game, const Theme& theme, QWidget* parent);

    /// Makes a photo of it and keeps it; none is a fault to be told.
    void take(const PictureSource& source);

private:
    void compose(const QString& game);
    void choose();
    void paste();
    void keep(const QByteArray& photo);
    void remove();
    void putBack();
    void say(const QString& words);
    QString look();
    void tell(const Expected<void>& done, const QString& words, const QString& otherwise);

    PhotoKeeper& m_keeper;
    PhotoMaker* m_maker;
    PhotoView* m_view;
    TextLabel* m_words;
    QPushButton* m_choose;
    QPushButton* m_remove;
    QPushButton* m_putBack;
};

}
