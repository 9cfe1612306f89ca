// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "photo/picture.h"

#include "journal/photo.h"

#include <QBuffer>
#include <QColorSpace>
#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QImageReader>
#include <QImageWriter>
#include <QMimeData>
#include <QPainter>
#include <QUrl>

namespace adjutant::app {

namespace {

constexpr qint64 mostMegabytes = 64;
constexpr int longestSide = 30'000;
constexpr int mostMillions = 100;
constexpr int megabytesOfMemory = 4 * mostMillions;
constexpr int quality = 85;

struct Text {
    Q_DECLARE_TR_FUNCTIONS(Picture)
};

Fault noPicture()
{
    return fault(Text::tr("it is not a picture that this program can read"));
}

// A drawing is a program of sorts: it may take for ever, or fetch other files.
bool isDrawing(const QByteArray& format)
{
    return format.startsWith("svg") || format == "pdf";
}

Expected<void> judge(QSize size)
{
    if (size.isEmpty())
        return tl::unexpected(noPicture());
    if (std::max(size.width(), size.height()) > longestSide ||
        qint64(size.width()) * size.height() > qint64(mostMillions) * 1'000'000)
        return tl::unexpected(fault(Text::tr("it has %L1 × %L2 pixels; a photo has at most %3 million")
                                        .arg(size.width())
                                        .arg(size.height())
                                        .arg(mostMillions)));
    return {};
}

QSize fitting(QSize size, int longest)
{
    const bool fits = std::max(size.width(), size.height()) <= longest;
    return fits ? size : size.scaled(longest, longest, Qt::KeepAspectRatio).expandedTo(QSize(1, 1));
}

Expected<QImage> read(QIODevice& from, int longest)
{
    QImageReader::setAllocationLimit(megabytesOfMemory);
    QImageReader reader(&from);
    reader.setDecideFormatFromContent(true);
    reader.setAutoTransform(true);
    if (!reader.canRead() || isDrawing(reader.format()))
        return tl::unexpected(noPicture());
    const QSize size = reader.size();
    if (auto good = judge(size); !good)
        return tl::unexpected(good.error());
    reader.setScaledSize(fitting(size, longest));
    QImage image = reader.read();
    if (image.isNull())
        return tl::unexpected(fault(Text::tr("it is damaged, or takes more memory than there is for it")));
    return image;
}

Expected<QImage> readFile(const QString& path)
{
    const QFileInfo info(path);
    if (!info.isFile())
        return tl::unexpected(fault(Text::tr("there is no such file")));
    if (info.size() > mostMegabytes << 20)
        return tl::unexpected(fault(
            Text::tr("the file has %L1 MB; one of at most %2 MB is taken").arg(info.size() >> 20).arg(mostMegabytes)));
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return tl::unexpected(fault(Text::tr("its file cannot be read: %1").arg(file.errorString())));
    return read(file, photoSide);
}

// A saved game is no picture: it is opened where it is dropped.
QString fileIn(const QMimeData& data)
{
    for (const QUrl& url : data.urls())
        if (url.isLocalFile() && !url.path().endsWith(QLatin1String(".adjutant"), Qt::CaseInsensitive))
            return url.toLocalFile();
    return {};
}

// On white, and with nothing but its colours: no place where it was taken, no camera, no names.
QImage plain(const QImage& image)
{
    QImage shown = image;
    if (shown.colorSpace().isValid() && shown.colorSpace() != QColorSpace(QColorSpace::SRgb))
        shown.convertToColorSpace(QColorSpace(QColorSpace::SRgb));
    shown.setDevicePixelRatio(1);
    QImage plain(shown.size(), QImage::Format_RGB32);
    plain.fill(Qt::white);
    QPainter(&plain).drawImage(0, 0, shown);
    return plain;
}

Expected<QByteArray> toJpeg(const QImage& image)
{
    QBuffer buffer;
    QImageWriter writer(&buffer, "jpeg");
    writer.setQuality(quality);
    if (!buffer.open(QIODevice::WriteOnly) || !writer.write(image))
        return tl::unexpected(fault(Text::tr("it cannot be made smaller: %1").arg(writer.errorString())));
    return buffer.data();
}

}

bool PictureSource::isIn(const QMimeData& data)
{
    return !fileIn(data).isEmpty() || data.hasImage();
}

PictureSource PictureSource::in(const QMimeData& data)
{
    if (const QString file = fileIn(data); !file.isEmpty())
        return {file, {}};
    QImageReader::setAllocationLimit(megabytesOfMemory);
    return {{}, data.hasImage() ? qvariant_cast<QImage>(data.imageData()) : QImage()};
}

Expected<QByteArray> toPhoto(const PictureSource& source)
{
    auto image = source.path.isEmpty() ? Expected<QImage>(source.image) : readFile(source.path);
    if (!image)
        return tl::unexpected(image.error());
    if (auto good = judge(image->size()); !good)
        return tl::unexpected(good.error());
    const QSize size = fitting(image->size(), photoSide);
    if (size != image->size())
        image = image->scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    return toJpeg(plain(*image));
}

Expected<QImage> fromPhoto(const QByteArray& photo)
{
    QBuffer buffer;
    buffer.setData(photo);
    buffer.open(QIODevice::ReadOnly);
    // No larger than it was made: what comes from elsewhere must not keep the window busy.
    const QSize size = QImageReader(&buffer).size();
    if (std::max(size.width(), size.height()) > photoSide)
        return tl::unexpected(noPicture());
    buffer.seek(0);
    return read(buffer, photoSide);
}

QByteArray thumbnailOf(const QByteArray& photo)
{
    const auto image = fromPhoto(photo);
    if (!image)
        return {};
    const auto jpeg =
        toJpeg(image->scaled(fitting(image->size(), thumbnailSide), Qt::IgnoreAspectRatio, Qt::SmoothTransformation));
    return jpeg.value_or(QByteArray());
}

}
