// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "accessible.h"
#include "models/packshelf.h"
#include "pages/packcard.h"
#include "pages/packsdialog.h"
#include "shell/preferences.h"
#include "shell/theme.h"
#include "widgets/touchbutton.h"

#include <QDir>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace adjutant;
using namespace adjutant::app;

class TestPacksDialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();
    void bundledPacks();
    void faultsWithTheirPlace();
    void aFaultOpensItsFile();
    void whatIsMendedIsReadAgain();
    void largeText();

private:
    static QString own(const QString& path) { return packs::ownFolder() + QLatin1Char('/') + path; }
    static void write(const QString& path, const QByteArray& text)
    {
        QVERIFY(QDir().mkpath(QFileInfo(path).path()));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    }
    void open()
    {
        m_dialog = std::make_unique<PacksDialog>(m_shelf, *m_theme);
        m_dialog->show();
    }
    PackCard* card(const QString& title) const
    {
        for (PackCard* card : m_dialog->findChildren<PackCard*>())
            if (card->findChild<QLabel*>()->text() == title)
                return card;
        return nullptr;
    }
    QPushButton* button(const QWidget& in, const QString& words) const
    {
        for (QPushButton* button : in.findChildren<QPushButton*>())
            if (button->text().contains(words))
                return button;
        return nullptr;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Preferences> m_preferences;
    std::unique_ptr<Theme> m_theme;
    PackShelf m_shelf;
    std::unique_ptr<PacksDialog> m_dialog;
};

void TestPacksDialog::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
}

void TestPacksDialog::init()
{
    QDir(packs::ownFolder()).removeRecursively();
    m_folder = std::make_unique<QTemporaryDir>();
    m_preferences = std::make_unique<Preferences>(m_folder->filePath(QStringLiteral("settings.ini")));
    m_theme = std::make_unique<Theme>(*m_preferences);
    m_theme->apply();
}

void TestPacksDialog::cleanup()
{
    m_dialog.reset();
    QDir(packs::ownFolder()).removeRecursively();
}

void TestPacksDialog::bundledPacks()
{
    open();
    PackCard* card = this->card(QStringLiteral("Brassbound: Adamantine Dawn, quick play"));
    QVERIFY(card);
    QStringList words;
    for (const QLabel* label : card->findChildren<QLabel*>())
        words.append(label->text());
    QVERIFY2(words.contains(QStringLiteral("quick-play · version 1.0 · comes with Adjutant")),
             qPrintable(words.join(QLatin1Char('\n'))));
    QVERIFY(words.last().contains(QStringLiteral("By Graculus Droog.")));
    QVERIFY2(!button(*card, QStringLiteral("Open the folder")), "it lies inside the program");
    QSignalSpy looked(m_dialog.get(), &PacksDialog::lookWanted);
    button(*card, QStringLiteral("Look in it"))->click();
    QCOMPARE(looked.value(0).value(0).toString(), QStringLiteral("quick-play"));
    QCOMPARE(test::unnamedIn(m_dialog.get()), QStringList());
}

void TestPacksDialog::faultsWithTheirPlace()
{
    write(own(QStringLiteral("mine/pack.toml")), "format = 1\nid = \"mine\"\nwibble = 3\n");
    m_shelf.reload();
    QSignalSpy changed(&m_shelf, &PackShelf::changed);
    QVERIFY(changed.wait());
    open();
    PackCard* card = this->card(QStringLiteral("mine"));
    QVERIFY(card);
    const auto* wibble = static_cast<TouchButton*>(button(*card, QStringLiteral("wibble")));
    QVERIFY(wibble);
    std::size_t sentences = 0;
    for (const auto* one : card->findChildren<TouchButton*>())
        if (one->detail().contains(QLatin1String("pack.toml"))) {
            QVERIFY2(one->text().at(0).isUpper() && one->text().endsWith(QLatin1Char('.')), qPrintable(one->text()));
            ++sentences;
        }
    const std::size_t faults = packs::find(QStringLiteral("mine"))->reading.faults.size();
    QVERIFY2(faults > 3, "much is missing");
    QCOMPARE(sentences, faults);
    QVERIFY2(wibble->detail().endsWith(QStringLiteral("pack.toml:3:1")), qPrintable(wibble->detail()));
    QVERIFY2(!button(*card, QStringLiteral("Look in it")), "it cannot be used");
    QVERIFY(button(*card, QStringLiteral("Open the folder")));
}

void TestPacksDialog::aFaultOpensItsFile()
{
    const QString file = own(QStringLiteral("mine/pack.toml"));
    write(file, "format = 1\nid = \"mine\"\nwibble = 3\n");
    const packs::Found found = *packs::find(QStringLiteral("mine"));
    PackCard card(*m_theme, found);
    QSignalSpy opened(&card, &PackCard::openWanted);
    button(card, QStringLiteral("wibble"))->click();
    QCOMPARE(opened.value(0).value(0).toString(), file);
    button(card, QStringLiteral("Open the folder"))->click();
    QCOMPARE(opened.value(1).value(0).toString(), own(QStringLiteral("mine")));
}

void TestPacksDialog::whatIsMendedIsReadAgain()
{
    write(own(QStringLiteral("mine/pack.toml")), "format = 1\nid = \"mine\n");
    m_shelf.reload();
    QSignalSpy changed(&m_shelf, &PackShelf::changed);
    QVERIFY(changed.wait());
    open();
    QVERIFY(card(QStringLiteral("mine")));
    QDir(own(QStringLiteral("mine"))).removeRecursively();
    button(*m_dialog, QStringLiteral("Read all again"))->click();
    QTRY_VERIFY(!card(QStringLiteral("mine")));
    QVERIFY(!m_shelf.whole(QStringLiteral("mine")));
    QVERIFY(m_shelf.whole(QStringLiteral("quick-play")));
}

void TestPacksDialog::largeText()
{
    m_preferences->setTextPercent(200);
    open();
    m_dialog->resize(700, 600);
    QVERIFY(!m_dialog->grab().isNull());
    QVERIFY(m_dialog->width() <= 700);
}

QTEST_MAIN(TestPacksDialog)
#include "tst_packsdialog.moc"
