// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tsfile.h"

#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace adjutant;

/// The files of the languages against the program: nothing is missing, nothing is half done, nothing says too much.
class TestLanguages : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_folder.isValid());
        QProcess update;
        update.setProcessChannelMode(QProcess::MergedChannels);
        update.start(QStringLiteral(SOURCE_FOLDER "/tools/languages"),
                     {QStringLiteral(ADJUTANT_LUPDATE), m_folder.path()});
        QVERIFY(update.waitForFinished(120'000));
        m_said = QString::fromUtf8(update.readAll());
        QVERIFY2(update.exitCode() == 0, qPrintable(m_said));
    }

    // Otherwise the text is looked for under another name than it is kept.
    void everyTextKnowsItsClass() { QVERIFY2(!m_said.contains(QStringLiteral("lacks Q_OBJECT")), qPrintable(m_said)); }

    void germanIsComplete()
    {
        const auto wanted = test::readTs(m_folder.filePath(QStringLiteral("adjutant_de.ts")));
        const auto german = test::readTs(QStringLiteral(SOURCE_FOLDER "/translations/adjutant_de.ts"));
        QVERIFY(wanted.size() > 1000);
        checkComplete(wanted, german);
    }

    void englishHasAllPlurals()
    {
        const auto wanted = test::readTs(m_folder.filePath(QStringLiteral("adjutant_en.ts")));
        const auto english = test::readTs(QStringLiteral(SOURCE_FOLDER "/translations/adjutant_en.ts"));
        QVERIFY(!wanted.isEmpty());
        checkComplete(wanted, english);
    }

    void placeholdersAreTheSame()
    {
        QStringList wrong;
        for (const char* language : {"de", "en"}) {
            const auto texts = test::readTs(QStringLiteral(SOURCE_FOLDER "/translations/adjutant_%1.ts").arg(language));
            for (const test::TsText& text : texts) {
                for (const QString& form : text.forms) {
                    if (placesIn(form) != placesIn(text.source))
                        wrong << QStringLiteral("%1: “%2” has other places than “%3”").arg(language, form, text.source);
                }
            }
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    }

    // %2%n would be place 23 of three things.
    void placesStandApart()
    {
        static const QRegularExpression joined(QStringLiteral("%L?\\d(?:\\d|%L?n)"));
        QStringList wrong;
        for (const char* language : {"de", "en"})
            for (const test::TsText& text :
                 test::readTs(QStringLiteral(SOURCE_FOLDER "/translations/adjutant_%1.ts").arg(language)))
                for (const QString& form : text.forms)
                    if (form.contains(joined))
                        wrong << QStringLiteral("%1: “%2”").arg(language, form);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    }

    // Blanks at the ends keep words apart, and what ends in … opens something.
    void endsAreTheSame()
    {
        QStringList wrong;
        for (const test::TsText& text : test::readTs(QStringLiteral(SOURCE_FOLDER "/translations/adjutant_de.ts"))) {
            for (const QString& form : text.forms) {
                const bool blanks = form.startsWith(u' ') == text.source.startsWith(u' ') &&
                                    form.endsWith(u' ') == text.source.endsWith(u' ');
                if (!blanks || form.endsWith(u'…') != text.source.endsWith(u'…'))
                    wrong << QStringLiteral("“%1” ends otherwise than “%2”").arg(form, text.source);
            }
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    }

private:
    static void checkComplete(const QList<test::TsText>& wanted, const QList<test::TsText>& there)
    {
        QStringList wrong;
        for (const test::TsText& text : wanted) {
            const auto found = std::find_if(there.begin(), there.end(), [&](const test::TsText& one) {
                return one.context == text.context && one.source == text.source && one.comment == text.comment;
            });
            if (found == there.end())
                wrong << QStringLiteral("missing: %1 / %2").arg(text.context, text.source);
            else if (found->unfinished || found->forms.contains(QString()))
                wrong << QStringLiteral("unfinished: %1 / %2").arg(text.context, text.source);
        }
        QVERIFY2(wrong.isEmpty(),
                 qPrintable(wrong.join(u'\n') + QStringLiteral("\nThe target “languages” puts them in.")));
    }

    static QStringList placesIn(const QString& text)
    {
        static const QRegularExpression place(QStringLiteral("%L?(?:\\d|n)"));
        QStringList places;
        for (auto it = place.globalMatch(text); it.hasNext();)
            places << it.next().captured();
        places.sort();
        return places;
    }

    QTemporaryDir m_folder;
    QString m_said;
};

QTEST_GUILESS_MAIN(TestLanguages)

#include "tst_languages.moc"
