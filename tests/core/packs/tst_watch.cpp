// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "packfolder.h"
#include "packs/watch.h"

#include <QDir>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace adjutant;
using namespace std::chrono_literals;

/// The user's own packs are found with their faults, and noticed when they change.
class TestWatch : public QObject
{
    Q_OBJECT

private:
    static void write(const QString& folder, const packs::Files& files)
    {
        for (auto it = files.begin(); it != files.end(); ++it) {
            const QString path = folder + QLatin1Char('/') + it.key();
            QDir().mkpath(QFileInfo(path).path());
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(*it);
        }
    }

private Q_SLOTS:
    void init() { QDir(packs::ownFolder()).removeRecursively(); }

    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void changesAreTold()
    {
        QTemporaryDir top;
        const QString folder = top.filePath("adjutant/packs");
        packs::Watch watch(folder);
        watch.setPatience(20ms);
        QSignalSpy changed(&watch, &packs::Watch::changed);
        // The folder appears, with a pack in it.
        write(folder + "/skirmish", test::packFiles("skirmish"));
        QVERIFY(changed.wait());
        // A file is written into.
        QTRY_VERIFY(changed.wait(50) || true);
        changed.clear();
        write(folder + "/skirmish", {{"reference/terrain.md", "# Terrain\n\nWoods.\n"}});
        QVERIFY(changed.wait());
        // A file is replaced, as many editors do, and the new one written into.
        write(folder + "/skirmish", {{"reference/new.txt", "# Terrain\n"}});
        QVERIFY(changed.wait());
        QDir(folder + "/skirmish/reference").remove("terrain.md");
        QVERIFY(QFile::rename(folder + "/skirmish/reference/new.txt", folder + "/skirmish/reference/terrain.md"));
        QVERIFY(changed.wait());
        write(folder + "/skirmish", {{"reference/terrain.md", "# Terrain once more\n"}});
        QVERIFY(changed.wait());
        // The pack goes.
        QVERIFY(QDir(folder + "/skirmish").removeRecursively());
        QVERIFY(changed.wait());
    }

    void ownPacksAreListedWithTheirFaults()
    {
        auto files = test::packFiles("skirmish");
        files["pack.toml"].replace("title = ", "titel = ");
        write(packs::ownFolder() + "/skirmish", files);
        for (const packs::Found& found : packs::findAll()) {
            if (found.id != QLatin1String("skirmish"))
                continue;
            QVERIFY(!found.bundled);
            QVERIFY(!found.reading.pack);
            QVERIFY(test::words(found.reading.faults).contains("titel"));
            return;
        }
        QFAIL("the pack was not found");
    }
};

QTEST_GUILESS_MAIN(TestWatch)
#include "tst_watch.moc"
