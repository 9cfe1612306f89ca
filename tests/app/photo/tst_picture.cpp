// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "photo/picture.h"

#include "journal/photo.h"

#include <QBuffer>
#include <QFile>
#include <QImageReader>
#include <QMimeData>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>

#include <sys/stat.h>

using namespace adjutant;
using namespace adjutant::app;

// A picture becomes a photo of a size that a game can keep; whatever cannot become one is refused in words.
class TestPicture : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    QString write(const QString& name, const QByteArray& bytes)
    {
        QFile file(m_folder.filePath(name));
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() ? file.fileName() : QString();
    }

    // What a program that is short of nothing may send: colours, and something of everything that a file can tell.
    static QByteArray bytesOf(QSize size, const char* format)
    {
        QImage image(size, QImage::Format_ARGB32);
        image.fill(QColor(200, 40, 40, 128));
        image.setText(QStringLiteral("Author"), QStringLiteral("Somebody at the table"));
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        image.save(&buffer, format);
        return buffer.data();
    }

    static void put32(QByteArray& bytes, quint32 number)
    {
        for (int shift = 24; shift >= 0; shift -= 8)
            bytes.append(char(number >> shift & 0xff));
    }

    // A PNG that claims to be of this size, and ends where its colours should begin.
    static QByteArray headOf(quint32 width, quint32 height)
    {
        QByteArray chunk = "IHDR";
        put32(chunk, width);
        put32(chunk, height);
        chunk += QByteArray::fromHex("0802000000");
        quint32 crc = 0xffffffff;
        for (const char byte : chunk) {
            crc ^= quint8(byte);
            for (int i = 0; i < 8; ++i)
                crc = crc >> 1 ^ (crc & 1 ? 0xedb88320 : 0);
        }
        QByteArray png = QByteArray::fromHex("89504e470d0a1a0a0000000d") + chunk;
        put32(png, ~crc);
        return png + QByteArray::fromHex("00001000") + "IDAT";
    }

    // Puts into a JPEG that its camera was held upright.
    static QByteArray turned(const QByteArray& jpeg)
    {
        const auto exif = QByteArray::fromHex("ffe10022457869660000"
                                              "4d4d002a00000008"
                                              "000101120003000000010006000000000000");
        return jpeg.left(2) + exif + jpeg.mid(2);
    }

private Q_SLOTS:
    void becomesAPhoto_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QSize>("size");
        QTest::newRow("JPEG of a camera") << bytesOf({4000, 3000}, "jpg") << QSize(1600, 1200);
        QTest::newRow("upright") << bytesOf({1500, 2000}, "png") << QSize(1200, 1600);
        QTest::newRow("small stays small") << bytesOf({200, 100}, "png") << QSize(200, 100);
        QTest::newRow("a line") << bytesOf({8000, 2}, "png") << QSize(1600, 1);
        QTest::newRow("turned by the camera") << turned(bytesOf({400, 300}, "jpg")) << QSize(300, 400);
        QTest::newRow("BMP") << bytesOf({640, 480}, "bmp") << QSize(640, 480);
    }

    void becomesAPhoto()
    {
        QFETCH(const QByteArray, bytes);
        QFETCH(const QSize, size);
        const auto photo = toPhoto({write("picture", bytes), {}});
        QVERIFY2(photo, qPrintable(photo ? QString() : photo.error().words));
        QVERIFY(photo->size() <= journal::largestPhoto);
        QVERIFY2(!photo->contains("Somebody"), "only what is seen is kept");
        QBuffer buffer;
        buffer.setData(*photo);
        buffer.open(QIODevice::ReadOnly);
        QCOMPARE(QImageReader::imageFormat(&buffer), QByteArray("jpeg"));
        const auto shown = fromPhoto(*photo);
        QVERIFY(shown);
        QCOMPARE(shown->size(), size);
    }

    void whatIsTransparentIsWhite()
    {
        QImage clear(20, 20, QImage::Format_ARGB32);
        clear.fill(Qt::transparent);
        const auto photo = toPhoto({{}, clear});
        QVERIFY(photo);
        QVERIFY(fromPhoto(*photo)->pixelColor(10, 10).lightness() > 250);
    }

    void refused_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("words");
        QTest::newRow("nothing") << QByteArray() << "not a picture";
        QTest::newRow("text") << QByteArray("Dear diary,\n") << "not a picture";
        QTest::newRow("a saved game") << QByteArray("SQLite format 3\0", 16).leftJustified(8192, '\0')
                                      << "not a picture";
        QTest::newRow("a drawing") << QByteArray("<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>")
                                   << "not a picture";
        QTest::newRow("too many pixels") << headOf(20'000, 20'000) << "20,000 × 20,000";
        QTest::newRow("too wide") << headOf(2'000'000'000, 1) << "not a picture";
        QTest::newRow("cut off") << headOf(200, 200) << "damaged";
    }

    void refused()
    {
        QFETCH(const QByteArray, bytes);
        QFETCH(const QString, words);
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
        const auto photo = toPhoto({write("picture", bytes), {}});
        QVERIFY(!photo);
        QVERIFY2(photo.error().words.contains(words), qPrintable(photo.error().words));
    }

    void filesThatAreNone()
    {
        QFile large(m_folder.filePath("large.jpg"));
        QVERIFY(large.open(QIODevice::WriteOnly) && large.resize(500 << 20));
        const auto refusedFile = toPhoto({large.fileName(), {}});
        QVERIFY2(!refusedFile && refusedFile.error().words.contains("500 MB"), "before a byte of it is read");
        QVERIFY(!toPhoto({m_folder.filePath("missing.jpg"), {}}));
        QVERIFY(!toPhoto({m_folder.path(), {}}));
        const QString pipe = m_folder.filePath("pipe.jpg");
        QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
        QVERIFY2(!toPhoto({pipe, {}}), "it would wait there for ever");
    }

    void photosFromElsewhereAreBounded()
    {
        QVERIFY(!fromPhoto(bytesOf({3000, 3000}, "png")));
        QVERIFY(!fromPhoto("no picture"));
        QVERIFY(!fromPhoto({}));
        QCOMPARE(thumbnailOf("no picture"), QByteArray());
        const auto thumbnail = fromPhoto(thumbnailOf(bytesOf({1600, 800}, "jpg")));
        QVERIFY(thumbnail);
        QCOMPARE(thumbnail->size(), QSize(thumbnailSide, thumbnailSide / 2));
    }

    void whatIsDropped()
    {
        QMimeData nothing, game, file, image;
        nothing.setText("words");
        game.setUrls({QUrl::fromLocalFile("/tmp/friday.adjutant")});
        file.setUrls({QUrl("https://example.org/x.jpg"), QUrl::fromLocalFile("/tmp/table.jpg")});
        image.setImageData(QImage(8, 8, QImage::Format_RGB32));
        QVERIFY(!PictureSource::isIn(nothing) && PictureSource::in(nothing).isEmpty());
        QVERIFY2(!PictureSource::isIn(game), "a saved game is opened");
        QVERIFY(PictureSource::isIn(file) && PictureSource::isIn(image));
        QCOMPARE(PictureSource::in(file).path, "/tmp/table.jpg");
        QCOMPARE(PictureSource::in(image).image.size(), QSize(8, 8));
    }
};

QTEST_MAIN(TestPicture)
#include "tst_picture.moc"
