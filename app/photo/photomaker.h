// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "photo/picture.h"

#include <QObject>

namespace adjutant::app {

/// Makes photos of pictures beside the window. Of what was begun before the last one nothing is heard any more.
class PhotoMaker : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    void make(const PictureSource& source);

Q_SIGNALS:
    void made(const QByteArray& photo);
    void failed(const QString& words);

private:
    void take(int number, const Expected<QByteArray>& photo);

    int m_last = 0;
};

}
