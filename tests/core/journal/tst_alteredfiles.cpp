// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gamefile.h"

#include <QElapsedTimer>
#include <QRandomGenerator>

using namespace adjutant;
using namespace adjutant::test;

// Files bent in every way: none stops the program, none whose log differs is taken as whole. ADJUTANT_ALTERED_FILES
// says how many; the label `long` has very many bent.
class TestAlteredFiles : public QObject
{
    Q_OBJECT

private:
    QRandomGenerator m_random{20260501};
    QByteArray m_good, m_earlier;
    QStringList m_words;
    std::string m_state;

    qsizetype somewhere(qsizetype size) { return qsizetype(m_random.bounded(quint32(size))); }

    QByteArray bent(int way)
    {
        QByteArray bytes = m_good;
        const auto page = somewhere(bytes.size() / 4096) * 4096;
        switch (way % 7) {
        case 0:
            bytes[somewhere(bytes.size())] = char(m_random.bounded(256));
            break;
        case 1:
            for (int i = 0; i < 16; ++i)
                bytes[somewhere(bytes.size())] = char(bytes[somewhere(bytes.size())] ^ (1 << m_random.bounded(8)));
            break;
        case 2:
            bytes.truncate(somewhere(bytes.size()));
            break;
        case 3:
            bytes.replace(page, 4096, QByteArray(4096, '\0'));
            break;
        case 4: // a page as it was earlier
            bytes.replace(page, 4096, m_earlier.mid(page, 4096).leftJustified(4096, '\0'));
            break;
        case 6: // one page in the place of another
            bytes.replace(page, 4096, m_good.mid(somewhere(m_good.size() / 4096) * 4096, 4096));
            break;
        case 5: // the head of the file, where SQLite keeps its bookkeeping
            bytes[somewhere(200)] = char(m_random.bounded(256));
            break;
        }
        return bytes;
    }

private Q_SLOTS:
    void initTestCase()
    {
        GameFile file;
        {
            const auto session = file.create();
            QVERIFY(playAWhile(**session));
        }
        m_earlier = file.bytes();
        {
            const auto session = file.open();
            for (int i = 0; i < 60; ++i)
                QVERIFY(say(**session, note("a line that fills pages, number " + QByteArray::number(i))));
            m_words = wordsOf(**session);
            m_state = stateOf(**session);
        }
        m_good = file.bytes();
    }

    void noneIsTakenForAnother()
    {
        bool given = false;
        const int wanted = qEnvironmentVariableIntValue("ADJUTANT_ALTERED_FILES", &given);
        const int files = given ? wanted : 500;
        int whole = 0;
        qint64 slowest = 0;
        for (int i = 0; i < files; ++i) {
            GameFile file;
            const auto bytes = bent(i);
            GameFile::write(file.path(), bytes);
            QElapsedTimer timer;
            timer.start();
            const auto session = file.read();
            slowest = std::max(slowest, timer.elapsed());
            QCOMPARE(file.bytes(), bytes);
            if (!session)
                continue;
            ++whole;
            QVERIFY2(wordsOf(**session) == m_words && stateOf(**session) == m_state, qPrintable(QString::number(i)));
        }
        qInfo("%d of %d altered files were whole all the same; the slowest took %lld ms", whole, files, slowest);
    }
};

QTEST_GUILESS_MAIN(TestAlteredFiles)
#include "tst_alteredfiles.moc"
