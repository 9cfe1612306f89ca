// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/gamefinder.h"
#include "models/savedgamesmodel.h"
#include "pages/gamepage.h"
#include "pages/savedgamesdelegate.h"
#include "pages/startpage.h"
#include "photo/photodialog.h"
#include "photo/photoview.h"
#include "playtable.h"
#include "rightclick.h"
#include "shell/mainwindow.h"
#include "shell/theme.h"
#include "widgets/touchbutton.h"

#include <QClipboard>
#include <QDropEvent>
#include <QFileDialog>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace adjutant;
using namespace adjutant::app;

// The photo of an adjourned game, from the table to the list and back to the table, through the widgets.
class TestTablePhoto : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Preferences> m_preferences;
    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<MainWindow> m_window;

    QString path(const QString& name = QStringLiteral("friday.adjutant")) const { return m_folder->filePath(name); }

    QString picture(const QColor& colour) const
    {
        const QString name = m_folder->filePath(QStringLiteral("table.png"));
        QImage image(2000, 1500, QImage::Format_RGB32);
        image.fill(colour);
        image.save(name);
        return name;
    }

    QListView* list() const { return m_window->findChild<QListView*>(QStringLiteral("recent")); }
    QModelIndex row(int number = 0) const { return list()->model()->index(number, 0); }
    bool hasThumbnail(int number = 0) const
    {
        return !row(number).data(SavedGamesModel::ThumbnailRole).toByteArray().isEmpty();
    }
    PhotoDialog* dialog() const { return m_window->findChild<PhotoDialog*>(); }
    QString words() const { return dialog()->findChild<QLabel*>(QStringLiteral("photoWords"))->text(); }
    QWidget* strip() const { return m_window->gamePage()->findChild<QWidget*>(QStringLiteral("photoStrip")); }

    static void press(QWidget* within, const char* name)
    {
        auto* button = within->findChild<QPushButton*>(QLatin1String(name));
        QVERIFY2(button && button->isVisible(), name);
        QTest::mouseClick(button, Qt::LeftButton);
    }

    void closeDialog()
    {
        QTest::keyClick(dialog(), Qt::Key_Escape);
        QTRY_VERIFY(!dialog());
    }

    void dropOnList(const QMimeData& data, const QPoint& at)
    {
        for (const auto type : {QEvent::DragEnter, QEvent::Drop}) {
            QDropEvent drop(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier, type);
            QDragEnterEvent enter(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
            auto* event = type == QEvent::Drop ? &drop : static_cast<QDropEvent*>(&enter);
            QGuiApplication::sendEvent(list()->viewport(), event);
            QVERIFY(event->isAccepted());
        }
    }

    // The colour in the middle of the photo that the file keeps.
    QColor kept(const QString& file) const
    {
        const auto session = journal::Session::open(file, journal::Session::Access::Read);
        if (!session || !(*session)->photo().photo)
            return {};
        const auto image = fromPhoto((*session)->photo().photo->picture);
        return image ? image->pixelColor(image->rect().center()) : QColor();
    }

    void pasteOnList(const QColor& colour)
    {
        QImage image(300, 200, QImage::Format_RGB32);
        image.fill(colour);
        QGuiApplication::clipboard()->setImage(image);
        list()->setFocus();
        QTest::keySequence(list(), QKeySequence::Paste);
        QVERIFY(dialog());
    }

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_preferences = std::make_unique<Preferences>(path(QStringLiteral("settings.ini")));
        m_theme = std::make_unique<Theme>(*m_preferences);
        m_theme->apply();
        test::mustApply(*test::quickPlay(path()), {{"do", "begin"}});
        m_window = std::make_unique<MainWindow>(*m_preferences, *m_theme);
        m_window->show();
        m_window->openGame(path());
        QVERIFY(m_window->gamePage());
        QVERIFY(!strip()->isVisible());
        m_window->showStart();
        QVERIFY(!m_window->gamePage());
    }

    void cleanup() { m_window.reset(); }

    void isChosenAfterLeavingAndSeenInTheList()
    {
        QVERIFY(!hasThumbnail());
        press(&m_window->startPage(), "photoOfLast");
        QVERIFY(dialog()->findChild<PhotoView*>()->accessibleName().startsWith(QStringLiteral("Drop a picture")));
        press(dialog(), "choosePicture");
        auto* files = dialog()->findChild<QFileDialog*>();
        QVERIFY(files);
        files->findChild<QLineEdit*>()->setText(picture(Qt::red));
        QVERIFY(QMetaObject::invokeMethod(files, "accept"));
        QTRY_COMPARE(dialog()->findChild<PhotoView*>()->accessibleName(), QStringLiteral("Photo of the table"));
        QCOMPARE(words(), QStringLiteral("It is kept in the file of this game."));
        closeDialog();
        QVERIFY(hasThumbnail());
        QVERIFY(row().data(Qt::AccessibleTextRole).toString().endsWith(QStringLiteral("with a photo of the table")));
        QCOMPARE(kept(path()).hue(), QColor(Qt::red).hue());
    }

    void aTapOnItOpensItLarge()
    {
        pasteOnList(Qt::red);
        QTRY_VERIFY(hasThumbnail());
        closeDialog();
        const QRect place = SavedGamesDelegate::photoIn(list()->visualRect(row()));
        QVERIFY(place.width() >= 48 && place.height() >= 48);
        const QImage seen = list()->viewport()->grab(place).toImage();
        QCOMPARE(seen.pixelColor(seen.rect().center()).hue(), QColor(Qt::red).hue());
        QTest::mouseClick(list()->viewport(), Qt::LeftButton, {}, place.center());
        QTRY_VERIFY(dialog());
        QVERIFY(!m_window->gamePage());
        auto* view = dialog()->findChild<PhotoView*>();
        QVERIFY(QTest::qWaitForWindowExposed(dialog()));
        QVERIFY2(m_window->size().width() >= dialog()->width() && m_window->size().height() >= dialog()->height(),
                 "it fits the window");
        QCOMPARE(view->grab().toImage().pixelColor(view->rect().center()).hue(), QColor(Qt::red).hue());
        closeDialog();
    }

    void isDroppedOnItsGame()
    {
        QVERIFY(QFile::copy(path(), path(QStringLiteral("other.adjutant"))));
        m_preferences->addRecentGame(path(QStringLiteral("other.adjutant")));
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(picture(Qt::blue))});
        dropOnList(data, list()->visualRect(row(1)).center());
        QTRY_COMPARE(kept(path()).hue(), QColor(Qt::blue).hue());
        QVERIFY(!kept(path(QStringLiteral("other.adjutant"))).isValid());
        QTRY_VERIFY(hasThumbnail(1) && !hasThumbnail(0));
    }

    void isReplacedRemovedAndPutBack()
    {
        pasteOnList(Qt::red);
        QTRY_VERIFY(hasThumbnail());
        QImage other(300, 200, QImage::Format_RGB32);
        other.fill(Qt::green);
        QGuiApplication::clipboard()->setImage(other);
        press(dialog(), "pastePicture");
        QTRY_COMPARE(kept(path()).hue(), QColor(Qt::green).hue());
        press(dialog(), "putPhotoBack");
        QCOMPARE(kept(path()).hue(), QColor(Qt::red).hue());
        press(dialog(), "removePhoto");
        QVERIFY(!kept(path()).isValid());
        QVERIFY(!hasThumbnail());
        press(dialog(), "putPhotoBack");
        QCOMPARE(kept(path()).hue(), QColor(Qt::red).hue());
        QVERIFY(hasThumbnail());
        closeDialog();
    }

    void nobodyReadsTheGameThatGetsIt()
    {
        pasteOnList(Qt::red);
        QTRY_VERIFY(hasThumbnail());
        auto* finder = m_window->startPage().findChild<GameFinder*>();
        QVERIFY(finder);
        const QSignalSpy found(finder, &GameFinder::found);
        finder->look({m_folder->path()}, {});
        press(dialog(), "removePhoto");
        QTest::qWait(100); // less than the start page waits before it looks again
        QCOMPARE(found.count(), 0);
        QTRY_COMPARE(found.count(), 1);
        closeDialog();
    }

    void goesWithItsGame()
    {
        pasteOnList(Qt::red);
        QTRY_VERIFY(hasThumbnail());
        closeDialog();
        QVERIFY(test::choose(test::menuByKeyOf(*list()), "copyGame"));
        QVERIFY(hasThumbnail(0) && hasThumbnail(1));
        QCOMPARE(kept(path(QStringLiteral("friday, copy.adjutant"))).hue(), QColor(Qt::red).hue());
        QVERIFY(test::choose(test::menuByKeyOf(*list()), "archiveGame"));
        QCOMPARE(kept(path(QStringLiteral("Archive/friday, copy.adjutant"))).hue(), QColor(Qt::red).hue());
        press(&m_window->startPage(), "putBack");
        QVERIFY(hasThumbnail(0));
    }

    void isOfferedUntilTheNextCommand()
    {
        pasteOnList(Qt::red);
        QTRY_VERIFY(hasThumbnail());
        closeDialog();
        m_window->openGame(path());
        QVERIFY(strip()->isVisible());
        press(strip(), "lookAtPhoto");
        QCOMPARE(dialog()->findChild<PhotoView*>()->accessibleName(), QStringLiteral("Photo of the table"));
        QVERIFY(words().startsWith(QStringLiteral("Added: today")));
        closeDialog();
        QVERIFY(strip()->isVisible());
        test::mustApply(m_window->gamePage()->session(), {{"do", "note"}, {"text", "the second evening"}});
        QVERIFY(!strip()->isVisible());
        m_window->showStart();
        m_window->openGame(path());
        QVERIFY2(!strip()->isVisible(), "the table has moved on");
        m_window->actions()["photo"]->trigger();
        QVERIFY(words().contains(QStringLiteral("gone on since")));
        closeDialog();
    }

    void isTakenBeforeLeaving()
    {
        m_window->openGame(path());
        m_window->actions()["photo"]->trigger();
        QImage image(300, 200, QImage::Format_RGB32);
        image.fill(Qt::red);
        QGuiApplication::clipboard()->setImage(image);
        QVERIFY(QTest::qWaitForWindowActive(dialog()));
        QTest::keySequence(dialog(), QKeySequence::Paste);
        QTRY_VERIFY(m_window->gamePage()->session().photo().photo);
        closeDialog();
        QVERIFY2(!strip()->isVisible(), "who has just taken it needs no offer");
        m_window->showStart();
        QVERIFY(hasThumbnail());
        m_window->openGame(path());
        QVERIFY(strip()->isVisible());
    }

    void whatIsNoPictureChangesNothing()
    {
        pasteOnList(Qt::red);
        QTRY_VERIFY(hasThumbnail());
        closeDialog();
        QFile diary(path(QStringLiteral("diary.jpg")));
        QVERIFY(diary.open(QIODevice::WriteOnly) && diary.write("Dear diary,\n"));
        diary.close();
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(diary.fileName())});
        dropOnList(data, list()->visualRect(row()).center());
        QTRY_VERIFY2(words().startsWith(QStringLiteral("This picture is not taken: it is not a picture")),
                     qPrintable(words()));
        QCOMPARE(kept(path()).hue(), QColor(Qt::red).hue());
        closeDialog();
    }

    void aHeldGameLosesNothing()
    {
        pasteOnList(Qt::red);
        QTRY_VERIFY(hasThumbnail());
        closeDialog();
        {
            const auto holder = journal::Session::open(path());
            QVERIFY(holder);
            pasteOnList(Qt::green);
            QTRY_VERIFY2(words().startsWith(QStringLiteral("The photo is not kept: ")) &&
                             words().contains(QStringLiteral("open")),
                         qPrintable(words()));
            closeDialog();
        }
        QCOMPARE(kept(path()).hue(), QColor(Qt::red).hue());
        QVERIFY(hasThumbnail());
    }
};

QTEST_MAIN(TestTablePhoto)
#include "tst_tablephoto.moc"
