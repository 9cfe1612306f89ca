// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "packfolder.h"

#include <QCoreApplication>
#include <QDir>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <cstdio>

#include <sys/resource.h>
#include <sys/stat.h>

using namespace adjutant;

namespace {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr bool sanitized = true; // which takes memory and time of its own
#else
constexpr bool sanitized = false;
#endif

// What a pack may cost to read, as the system enforces it: a process that takes more is ended.
void limit()
{
    const rlimit seconds{1, 1};
    const rlimit bytes{64 << 20, 64 << 20};
    if (sanitized)
        return;
    setrlimit(RLIMIT_CPU, &seconds);
    setrlimit(RLIMIT_DATA, &bytes);
}

// In the child: reads the pack and says what is wrong with it.
int readIn(const QString& folder)
{
    Faults faults;
    if (const auto files = packs::load(folder))
        faults = packs::read(*files).faults;
    else
        faults.push_back(files.error());
    std::fputs(test::words(faults).toUtf8().constData(), stdout);
    return 0;
}

QByteArray times(int count, const std::function<QByteArray(int)>& one)
{
    QByteArray text;
    for (int i = 0; i < count; ++i)
        text += one(i);
    return text;
}

QByteArray n(int number)
{
    return QByteArray::number(number);
}

}

/// Packs made to do harm are refused in words, within a second and 64 MB.
class TestHostilePacks : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;

    void write(const QString& name, const QByteArray& text)
    {
        const QString path = m_folder->filePath(name);
        QVERIFY(QDir().mkpath(QFileInfo(path).path()));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    }

    // A good pack with this at the end of its pack.toml.
    void writeWith(const QByteArray& text)
    {
        const auto files = test::packFiles("skirmish");
        for (auto it = files.begin(); it != files.end(); ++it)
            write(it.key(), it.key() == QLatin1String("pack.toml") ? *it + text : *it);
    }

    // What the reader says; a note on how it ended when it did not say anything.
    QString said() const
    {
        QProcess reader;
        reader.setChildProcessModifier(limit);
        reader.start(QCoreApplication::applicationFilePath(), {"--read", m_folder->path()});
        reader.waitForFinished(-1);
        if (reader.exitStatus() != QProcess::NormalExit || reader.exitCode() != 0)
            return QStringLiteral("it ended with %1").arg(reader.exitCode());
        return QString::fromUtf8(reader.readAllStandardOutput());
    }

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
    }

    void theGoodPackIsRead()
    {
        writeWith({});
        QCOMPARE(said(), QString());
    }

    void texts_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("words");
        const auto row = [](const char* name, const QByteArray& text, const char* words) {
            QTest::newRow(name) << text << words;
        };
        row("a file too long", QByteArray(300'000, '#'), "at most 262144 bytes");
        row("lists in lists", "\ndeep = " + QByteArray(100'000, '['), "not TOML");
        row("tables in tables", "\ndeep = " + QByteArray("{a=").repeated(60'000), "not TOML");
        row("a key of many parts", "\na" + QByteArray(".a").repeated(100'000) + " = 1\n", "a key has at most");
        row("a heading of many parts", "\n[a" + QByteArray(".a").repeated(100'000) + "]\n", "a key has at most");
        row("many keys", "\n[wibble]\n" + times(20'000, [](int i) { return "a" + n(i) + "=1\n"; }), "no key “wibble”");
        row("many numbers", "\nwibble = [" + QByteArray("1,").repeated(120'000) + "]\n", "no key “wibble”");
        row("many weapons", times(5'000, [](int i) { return "[[weapon]]\nid='w" + n(i) + "'\nlabel='x'\n"; }),
            "“weapon” has more than 1000 entries");
        row("many alike", QByteArray("[[unit]]\nid='u'\nlabel='x'\nkind='company'\n").repeated(900), "is there twice");
        row("many long texts",
            times(60,
                  [](int i) {
                      return "[[procedure]]\nid='p" + n(i) + "'\nlabel='x'\noutcomes=[]\nthrow='" +
                             QByteArray("1+").repeated(2'000) + "1'\n";
                  }),
            "too much dice text");
        row("many parentheses",
            "\n[[procedure]]\nid='p'\nlabel='x'\noutcomes=[]\nthrow='" + QByteArray(4'000, '(') + "'\n", "64");
        row("dice that take long",
            times(90,
                  [](int i) {
                      return "[[procedure]]\nid='p" + n(i) +
                             "'\nlabel='x'\noutcomes=[]\nthrow='a = 1000d1000; b = 1000d999; 1 / (a * b mod 7 - 9)'\n";
                  }),
            "");
        row("many inputs, effects and choices",
            "[[ruling]]\nid='r'\nquestion='?'\nchoices=[" +
                times(60, [](int i) { return "{id='c" + n(i) + "',label='x'},"; }) + "]\n" +
                times(100,
                      [](int i) {
                          return "[[procedure]]\nid='p" + n(i) +
                                 "'\nlabel='x'\nactor={}\nrulings=['r']\noutcomes=[]\nthrow='1d6'\nfactors=['common',"
                                 "'shots']\neffects=[" +
                                 QByteArray("{unit='actor',counter='strength',change='1'},").repeated(20) + "]\n";
                      }),
            "");
        row("many conditions",
            times(300, [](int i) { return "[[weapon]]\nid='w" + n(i) + "'\nlabel='x'\n"; }) +
                times(900, [](int i) { return "[[limit]]\nid='l" + n(i) + "'\nbroken='minis > 1'\nwords='x'\n"; }),
            "more than 50");
        row("many figures",
            "[[table]]\nid='t'\nlabel='x'\ncolumns=[{id='c',label='x'}]\nrows=[" +
                times(300, [](int i) { return "{id='r" + n(i) + "',label='x',figures=[1]},"; }) + "]\n" +
                times(90,
                      [](int i) {
                          return "[[procedure]]\nid='p" + n(i) + "'\nlabel='x'\noutcomes=[]\nthrow='1d6'\nfigures=[" +
                                 times(10,
                                       [](int k) { return "{id='f" + n(k) + "',table='t',row='r299',column='c'},"; }) +
                                 "]\n";
                      }),
            "never uses");
        row("names in a circle", "\n[[procedure]]\nid='p'\nlabel='x'\noutcomes=[]\nthrow='a = b; b = a; a'\n", "b");
        row("members in a circle",
            "\n[[member]]\nid='a'\nlabel='x'\ncounts-as=['b']\n[[member]]\nid='b'\nlabel='x'\ncounts-as=['a']\n", "");
        row("control characters", QByteArray("\n# \0\x01\x1b[2J\n", 9), "a control character");
        row("not UTF-8", "\n# \xff\xfe\n", "UTF-8");
    }

    void texts()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const QString, words);
        writeWith(text);
        const QString found = said();
        QVERIFY2(!found.startsWith("it ended") && found.contains(words), qPrintable(found.left(500)));
    }

    void sections_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("words");
        QTest::newRow("too long") << QByteArray(200'000, 'x') << "at most 100000 characters";
        QTest::newRow("open brackets") << QByteArray(90'000, '[') << "";
        QTest::newRow("open links") << QByteArray("](").repeated(45'000) << "leads nowhere";
        QTest::newRow("markup") << QByteArray("<b>").repeated(30'000) << "HTML is not read";
        QTest::newRow("images") << QByteArray("![x](file:///etc/passwd)\n").repeated(3'000) << "no images";
    }

    void sections()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const QString, words);
        writeWith({});
        write("reference/terrain.md", "# Terrain\n\n" + text);
        const QString found = said();
        QVERIFY2(!found.startsWith("it ended") && found.contains(words), qPrintable(found.left(500)));
    }

    void aLargeTranslation()
    {
        writeWith({});
        for (const char* language : {"aa", "bb", "cc"})
            write(QStringLiteral("i18n/%1.toml").arg(language),
                  times(15'000, [](int i) { return "a" + n(i) + "='x'\n"; }));
        QVERIFY(said().contains("the pack has no “a0”"));
    }

    void tooManyFiles()
    {
        writeWith({});
        for (int i = 0; i < 600; ++i)
            write(QStringLiteral("names/n%1.txt").arg(i), "x\n");
        QVERIFY(said().contains("at most 512 files"));
    }

    void tooMuchInAll()
    {
        writeWith({});
        for (int i = 0; i < 20; ++i)
            write(QStringLiteral("names/n%1.txt").arg(i), QByteArray(250'000, 'x'));
        QVERIFY(said().contains("at most 4194304 bytes"));
    }

    void tooDeep()
    {
        writeWith({});
        write("a/b/c/d/e/f.txt", "x\n");
        QVERIFY(said().contains("at most 4 deep"));
    }

    void linksOutOfTheFolder()
    {
        writeWith({});
        QVERIFY(QFile::link("/etc/passwd", m_folder->filePath("names/users.txt")));
        QVERIFY(said().contains("this is a link"));
        QVERIFY(QFile::remove(m_folder->filePath("names/users.txt")));
        QVERIFY(QFile::link("/", m_folder->filePath("names/all")));
        QVERIFY(said().contains("this is a link"));
    }

    void pathsOutOfTheFolder()
    {
        auto files = test::packFiles("skirmish");
        files["pack.toml"].replace("\"terrain\"]\n\n[[question]]", "\"../../../etc/passwd\"]\n\n[[question]]");
        for (auto it = files.begin(); it != files.end(); ++it)
            write(it.key(), *it);
        QVERIFY(said().contains("there is no file “reference/../../../etc/passwd.md”"));
    }

    void aPipeInPlaceOfAFile()
    {
        QCOMPARE(mkfifo(qPrintable(m_folder->filePath("pack.toml")), 0600), 0);
        QVERIFY(said().contains("pack.toml"));
    }
};

int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    if (application.arguments().value(1) == QLatin1String("--read"))
        return readIn(application.arguments().value(2));
    TestHostilePacks tests;
    return QTest::qExec(&tests, argc, argv);
}

#include "tst_hostilepacks.moc"
