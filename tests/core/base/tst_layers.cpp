// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/commands.h"
#include "journal/session.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

/// The arrows of docs/architecture.md only point down, and the core knows no window.
class TestLayers : public QObject
{
    Q_OBJECT

private:
    static QStringList includesOf(const QString& path)
    {
        static const QRegularExpression include(QStringLiteral("^\\s*#\\s*include\\s*[<\"]([^>\"]+)[>\"]"),
                                                QRegularExpression::MultilineOption);
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            return {};
        QStringList found;
        for (auto it = include.globalMatch(QString::fromUtf8(file.readAll())); it.hasNext();)
            found << it.next().captured(1);
        return found;
    }

    static QStringList sourcesIn(const QString& folder)
    {
        QStringList sources;
        QDirIterator it(folder, {"*.h", "*.cpp"}, QDir::Files, QDirIterator::Subdirectories);
        while (it.hasNext())
            sources << it.next();
        return sources;
    }

private Q_SLOTS:
    void arrowsPointDown_data()
    {
        QTest::addColumn<QStringList>("below");
        QTest::newRow("base") << QStringList{};
        QTest::newRow("dice") << QStringList{};
        QTest::newRow("packs") << QStringList{"base", "dice"};
        QTest::newRow("lookup") << QStringList{"base", "dice", "packs"};
        QTest::newRow("game") << QStringList{"base", "dice", "packs"};
        QTest::newRow("journal") << QStringList{"base", "dice", "packs", "game"};
        QTest::newRow("report") << QStringList{"base", "dice", "packs", "lookup", "game", "journal"};
    }

    void arrowsPointDown()
    {
        QFETCH(const QStringList, below);
        const QString layer = QString::fromLatin1(QTest::currentDataTag());
        const QStringList layers{"base", "dice", "packs", "lookup",  "game",   "journal", "report",
                                 "app",  "cli",  "pages", "widgets", "models", "shell"};
        const QStringList sources = sourcesIn(QStringLiteral(SOURCE_FOLDER "/core/") + layer);
        QVERIFY(!sources.isEmpty());
        for (const QString& source : sources) {
            for (const QString& include : includesOf(source)) {
                const QString from = include.section('/', 0, 0);
                const bool ours = include.contains('/') && layers.contains(from);
                QVERIFY2(!ours || from == layer || below.contains(from), qPrintable(source + " includes " + include));
            }
        }
    }

    void theDiceKnowNoQt()
    {
        for (const QString& source : sourcesIn(QStringLiteral(SOURCE_FOLDER "/core/dice"))) {
            for (const QString& include : includesOf(source))
                QVERIFY2(!include.startsWith('Q'), qPrintable(source + " includes " + include));
        }
    }

    void theCoreIncludesNoWindow()
    {
        static const QRegularExpression window(
            QStringLiteral("^(QtGui|QtWidgets|QtNetwork|QWidget|QGuiApplication|QApplication|QPainter|QColor|QIcon|"
                           "QPixmap|QImage|QTextDocument|QNetwork\\w*|QTcp\\w*|QUdp\\w*)(/|$)"));
        for (const QString& source : sourcesIn(QStringLiteral(SOURCE_FOLDER "/core"))) {
            for (const QString& include : includesOf(source))
                QVERIFY2(!window.match(include).hasMatch(), qPrintable(source + " includes " + include));
        }
    }

    // This program links the core and Qt Test, and uses the top of it.
    void theCoreLinksNoWindow()
    {
        QVERIFY(&adjutant::journal::check != nullptr);
        QFile maps("/proc/self/maps");
        QVERIFY(maps.open(QIODevice::ReadOnly));
        const QByteArray loaded = maps.readAll();
        QVERIFY(loaded.contains("libQt6Core"));
        for (const char* library : {"libQt6Gui", "libQt6Widgets", "libQt6Network"})
            QVERIFY2(!loaded.contains(library), library);
    }
};

QTEST_GUILESS_MAIN(TestLayers)
#include "tst_layers.moc"
