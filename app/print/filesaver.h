// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>

#include <functional>

namespace adjutant::app {

/// Makes what a file is to hold and writes it, both beside the window.
class FileSaver : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    void save(const QString& path, std::function<QByteArray()> make);

Q_SIGNALS:
    /// It takes a while, and one of the others comes.
    void begun();
    void saved(const QString& path);
    void failed(const QString& words);
};

}
