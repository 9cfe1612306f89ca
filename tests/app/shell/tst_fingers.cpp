// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "kit/fitpicture.h"
#include "play/unithandle.h"
#include "shell/fingers.h"
#include "shell/preferences.h"
#include "shell/theme.h"
#include "widgets/rowmenu.h"

#include <QComboBox>
#include <QLabel>
#include <QListView>
#include <QPointingDevice>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSlider>
#include <QStringListModel>
#include <QStyleHints>
#include <QTemporaryDir>
#include <QTest>
#include <QVBoxLayout>

#include <memory>

using namespace adjutant::app;

/// A page higher than its window, with everything on it that a finger may come down upon.
class TestFingers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QGuiApplication::styleHints()->setMousePressAndHoldInterval(5'000);
        m_folder = std::make_unique<QTemporaryDir>();
        m_preferences = std::make_unique<Preferences>(m_folder->filePath(QStringLiteral("settings.ini")));
        m_theme = std::make_unique<Theme>(*m_preferences);
        m_theme->apply();
        m_fingers = std::make_unique<Fingers>();
        m_area = std::make_unique<QScrollArea>();
        m_area->setWidgetResizable(true);
        auto* page = new QWidget;
        auto* column = new QVBoxLayout(page);
        m_button = new QPushButton(QStringLiteral("Throw"), page);
        m_combo = new QComboBox(page);
        m_combo->addItems({QStringLiteral("Rifle"), QStringLiteral("Pistol")});
        m_slider = new QSlider(Qt::Vertical, page);
        m_slider->setFixedHeight(120);
        m_slider->setValue(50);
        m_picture = new FitPicture(*m_theme, page);
        for (QWidget* part : std::initializer_list<QWidget*>{m_button, m_combo, m_slider, m_picture})
            column->addWidget(part);
        auto* rest = new QWidget(page);
        rest->setFixedHeight(3000);
        column->addWidget(rest);
        m_area->setWidget(page);
        m_area->resize(900, 600);
        m_area->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_area.get()));
    }

    void tapPresses()
    {
        QSignalSpy clicked(m_button, &QPushButton::clicked);
        down(m_button);
        QVERIFY(m_button->isDown());
        up();
        QCOMPARE(clicked.count(), 1);
    }

    void drawnPageFollowsAndPressesNothing()
    {
        QSignalSpy clicked(m_button, &QPushButton::clicked);
        down(m_button);
        draw(0, -100);
        QTRY_COMPARE(at(), 100);
        QVERIFY(!m_button->isDown());
        draw(0, 40);
        QTRY_COMPARE(at(), 60);
        up();
        QCOMPARE(clicked.count(), 0);
    }

    void flickedPageGoesOnAndIsCaught()
    {
        QSignalSpy clicked(m_button, &QPushButton::clicked);
        down(m_button);
        for (int i = 0; i < 6; ++i)
            draw(0, -30);
        const int let = at();
        up();
        QTRY_VERIFY(at() > let + 50);
        down(m_area->viewport());
        const int caught = at();
        QTest::qWait(60);
        QCOMPARE(at(), caught);
        up();
        QCOMPARE(clicked.count(), 0);
    }

    void drawnSidewaysWhereNothingScrollsPressesAsBefore()
    {
        QSignalSpy clicked(m_button, &QPushButton::clicked);
        down(m_button);
        draw(-30, 2);
        QCOMPARE(at(), 0);
        up();
        QCOMPARE(clicked.count(), 1);
    }

    void comboBoxOpensWhenLiftedOnly()
    {
        down(m_combo);
        QVERIFY(!m_combo->view()->isVisible());
        draw(0, -80);
        QTRY_COMPARE(at(), 80);
        up();
        QVERIFY(!m_combo->view()->isVisible());
        m_area->verticalScrollBar()->setValue(0);
        QTest::qWait(300); // it came to rest
        m_area->verticalScrollBar()->setValue(0);
        down(m_combo);
        up();
        QTRY_VERIFY(m_combo->view()->isVisible());
        m_combo->hidePopup();
    }

    void whatIsDrawnItselfStaysSo()
    {
        const int before = m_slider->value();
        down(m_slider);
        draw(0, -40);
        up();
        QCOMPARE(at(), 0);
        QVERIFY(m_slider->value() > before);
        QSignalSpy drawn(m_picture, &FitPicture::drawn);
        down(m_picture);
        draw(20, -60);
        up();
        QCOMPARE(at(), 0);
        QVERIFY(drawn.count() > 0);
    }

    void heldFingerIsTheOtherButton()
    {
        QGuiApplication::styleHints()->setMousePressAndHoldInterval(40);
        QSignalSpy clicked(m_button, &QPushButton::clicked);
        QSignalSpy asked(m_area->widget(), &QWidget::customContextMenuRequested);
        m_area->widget()->setContextMenuPolicy(Qt::CustomContextMenu);
        down(m_button);
        QTRY_COMPARE(asked.count(), 1);
        QCOMPARE(m_area->widget()->childAt(asked.first().first().toPoint()), m_button);
        QVERIFY(!m_button->isDown());
        draw(0, -60); // it is spent
        QCOMPARE(at(), 0);
        up();
        QCOMPARE(clicked.count(), 0);
    }

    void heldFingerOpensTheMenuOfARowOnce()
    {
        QGuiApplication::styleHints()->setMousePressAndHoldInterval(40);
        QStringListModel model(QStringList(60, QStringLiteral("Round 1")));
        QWidget page;
        page.setContextMenuPolicy(Qt::CustomContextMenu);
        QSignalSpy askedOfPage(&page, &QWidget::customContextMenuRequested);
        QListView list(&page);
        QPushButton mend(QStringLiteral("Mend this…"), &page);
        list.setModel(&model);
        list.resize(300, 400);
        page.resize(300, 400);
        offerAtRows(list, {&mend});
        page.show();
        QVERIFY(QTest::qWaitForWindowExposed(&page));
        down(list.viewport());
        QTRY_VERIFY(QApplication::activePopupWidget());
        QCOMPARE(askedOfPage.count(), 0);
        draw(0, -60); // it is spent
        QTest::qWait(30);
        QCOMPARE(list.verticalScrollBar()->value(), 0);
        up();
        QVERIFY(QApplication::activePopupWidget());
        QApplication::activePopupWidget()->close();
    }

    void whatIsHiddenWhileItRunsTakesNoTap()
    {
        down(m_area->viewport());
        for (int i = 0; i < 6; ++i)
            draw(0, -30);
        up();
        m_area->hide();
        QPushButton button(QStringLiteral("Next"));
        button.resize(900, 600);
        button.show();
        QVERIFY(QTest::qWaitForWindowExposed(&button));
        QSignalSpy clicked(&button, &QPushButton::clicked);
        down(&button);
        up();
        QCOMPARE(clicked.count(), 1);
    }

    void aUnitIsDrawnByItsName()
    {
        UnitHandle handle(QStringLiteral("Rifle Squad"));
        handle.setPlace(0, 2);
        handle.resize(300, 40);
        handle.show();
        QVERIFY(QTest::qWaitForWindowExposed(&handle));
        QSignalSpy drawn(&handle, &UnitHandle::drawnTo);
        down(&handle);
        draw(0, 40);
        up();
        QVERIFY(drawn.count() > 0);
    }

    void heldWithoutMenuPressesAsBefore()
    {
        QGuiApplication::styleHints()->setMousePressAndHoldInterval(40);
        QSignalSpy clicked(m_button, &QPushButton::clicked);
        down(m_button);
        QTest::qWait(80);
        QVERIFY(m_button->isDown());
        up();
        QCOMPARE(clicked.count(), 1);
    }

    void listsScrollByPixelsAndChooseNothing()
    {
        QStringList lines;
        for (int i = 0; i < 200; ++i)
            lines << QStringLiteral("Throw %1").arg(i);
        QStringListModel model(lines);
        QListView list;
        list.setModel(&model);
        list.resize(300, 400);
        list.show();
        QVERIFY(QTest::qWaitForWindowExposed(&list));
        QSignalSpy clicked(&list, &QListView::clicked);
        down(list.viewport());
        draw(0, -90);
        QTRY_COMPARE(list.verticalScrollBar()->value(), 90);
        up();
        QCOMPARE(clicked.count(), 0);
    }

    void mouseDrawsNothing()
    {
        QTest::mousePress(m_button, Qt::LeftButton);
        QTest::mouseMove(m_button, QPoint(10, -60));
        QCOMPARE(at(), 0);
        QVERIFY(!m_area->verticalScrollBar()->isSliderDown());
        QTest::mouseRelease(m_button, Qt::LeftButton, {}, QPoint(10, -60));
        QCOMPARE(at(), 0);
    }

private:
    int at() const { return m_area->verticalScrollBar()->value(); }

    void down(QWidget* on)
    {
        m_window = on->window();
        m_at = on->mapTo(m_window, on->rect().center());
        QTest::touchEvent(m_window, m_screen.get()).press(0, m_at, m_window);
    }
    void draw(int right, int below)
    {
        m_at += QPoint(right, below);
        QTest::qWait(8); // a finger takes its time
        QTest::touchEvent(m_window, m_screen.get()).move(0, m_at, m_window);
    }
    void up() { QTest::touchEvent(m_window, m_screen.get()).release(0, m_at, m_window); }

    std::unique_ptr<QPointingDevice> m_screen{QTest::createTouchDevice()};
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Preferences> m_preferences;
    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<Fingers> m_fingers;
    std::unique_ptr<QScrollArea> m_area;
    QWidget* m_window = nullptr;
    QPoint m_at;
    QPushButton* m_button = nullptr;
    QComboBox* m_combo = nullptr;
    QSlider* m_slider = nullptr;
    FitPicture* m_picture = nullptr;
};

QTEST_MAIN(TestFingers)

#include "tst_fingers.moc"
