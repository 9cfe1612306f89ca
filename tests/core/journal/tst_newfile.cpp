// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gamefile.h"

#include <algorithm>
#include <cerrno>
#include <unistd.h>

using namespace adjutant;
using namespace adjutant::test;

namespace {

// Which of the calls that make a new file fails next, counted from 1; 0: none. The linker leads them here.
int calls = 0;
int failing = 0;

bool fails()
{
    return ++calls == failing;
}

}

extern "C" {
ssize_t __real_write(int file, const void* bytes, size_t size);
int __real_fsync(int file);
int __real_renameat2(int fromFolder, const char* from, int toFolder, const char* to, unsigned flags);
int __real_link(const char* from, const char* to);

ssize_t __wrap_write(int file, const void* bytes, size_t size)
{
    if (!fails())
        // In small parts, as a disk that is nearly full takes them.
        return __real_write(file, bytes, std::min<size_t>(size, 10'000));
    errno = ENOSPC;
    return -1;
}

int __wrap_fsync(int file)
{
    if (!fails())
        return __real_fsync(file);
    errno = EIO;
    return -1;
}

int __wrap_renameat2(int fromFolder, const char* from, int toFolder, const char* to, unsigned flags)
{
    if (!fails())
        return __real_renameat2(fromFolder, from, toFolder, to, flags);
    errno = failing % 2 ? ENOSYS : EIO; // now one that it gets over, now one that it does not
    return -1;
}

int __wrap_link(const char* from, const char* to)
{
    if (!fails())
        return __real_link(from, to);
    errno = EIO;
    return -1;
}
}

// A new game, a branch and a game that is saved elsewhere are there whole, or not at all.
class TestNewFile : public QObject
{
    Q_OBJECT

private:
    static constexpr int mostCalls = 200;

private Q_SLOTS:
    void cleanup() { failing = 0; }

    void itIsThereWholeOrNotAtAll()
    {
        GameFile other;
        const auto game = other.create();
        QVERIFY(playAWhile(**game));
        int made = 0, failed = 0;
        for (int k = 1; k <= mostCalls; ++k) {
            GameFile file;
            calls = 0;
            failing = k;
            const auto done = (*game)->branch((*game)->lastNumber(), file.path());
            const bool reached = calls >= k;
            failing = 0;
            if (done) {
                ++made;
                QCOMPARE(file.names(), QStringList{"one.adjutant"});
                QVERIFY(journal::check(file.path()).empty());
            } else {
                ++failed;
                QVERIFY(!done.error().words.isEmpty());
                QCOMPARE(file.names(), QStringList());
            }
            if (!reached)
                break;
        }
        QVERIFY2(failed >= 3, qPrintable(QString::number(failed)));
        QVERIFY(made >= 1 && made + failed < mostCalls);
    }
};

QTEST_GUILESS_MAIN(TestNewFile)
#include "tst_newfile.moc"
