// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/fault.h"

#include <QByteArray>
#include <QImage>
#include <QString>

class QMimeData;

namespace adjutant::app {

/// A picture that somebody chose, dropped or pasted: its file, or itself.
struct PictureSource {
    QString path;
    QImage image;

    bool isEmpty() const { return path.isEmpty() && image.isNull(); }
    /// Whether there may be one in what is dragged or pasted; only looks at what kinds of data there are.
    static bool isIn(const QMimeData& data);
    static PictureSource in(const QMimeData& data);
};

/// The longer side of a photo as it is kept, and of its thumbnail.
constexpr int photoSide = 1600;
constexpr int thumbnailSide = 160;

/// The picture as a JPEG of at most `photoSide`, upright, without anything else that its file said. What is no picture,
/// too large a file, or too many pixels is refused in words before it is decoded. It may take a second: not for the
/// thread of the window.
Expected<QByteArray> toPhoto(const PictureSource& source);

/// What `toPhoto` made, from a file that may come from anywhere.
Expected<QImage> fromPhoto(const QByteArray& photo);

/// A small JPEG of it; empty when it cannot be read.
QByteArray thumbnailOf(const QByteArray& photo);

}
