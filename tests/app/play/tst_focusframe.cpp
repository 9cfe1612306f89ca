// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gamewindow.h"
#include "moments.h"
#include "settled.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QLineEdit>

using namespace adjutant;
using namespace adjutant::app;

/// Whoever plays by keys sees where they are: whatever takes the focus in a game looks otherwise while it has it.
class TestFocusFrame : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void focusIsSeen_data();
    void focusIsSeen();

private:
    void look(const QString& moment);
    bool showsFocus(QWidget& control);
    QImage around(const QWidget& control);

    QTemporaryDir m_folder;
    std::unique_ptr<test::GameWindow> m_window;
    QSet<QString> m_seen; ///< sorts of controls
    QStringList m_faults;
};

void TestFocusFrame::focusIsSeen_data()
{
    QTest::addColumn<QString>("record");
    QTest::addColumn<Preferences::Appearance>("appearance");
    using enum Preferences::Appearance;
    QTest::newRow("quick play") << QStringLiteral("six-rounds") << Light;
    QTest::newRow("ballot boxes, dark") << QStringLiteral("ballot-boxes") << Dark;
    QTest::newRow("quick, high contrast") << QStringLiteral("quick") << HighContrast;
}

void TestFocusFrame::focusIsSeen()
{
    QFETCH(const QString, record);
    QFETCH(const Preferences::Appearance, appearance);
    m_seen.clear();
    m_faults.clear();
    const QString path = m_folder.filePath(record);
    m_window = std::make_unique<test::GameWindow>(record == QLatin1String("six-rounds") ? test::quickPlay(path)
                                                                                        : test::gameOf(record, path),
                                                  QSize(1280, 800), appearance);
    m_window->key(Qt::Key_2, Qt::ControlModifier); // the log is open beside it
    test::Moments moments(*m_window, [this](const QString& moment) { look(moment); });
    QCOMPARE(moments.play(record), QString());
    QVERIFY2(m_faults.isEmpty(), qPrintable(m_faults.join(QLatin1Char('\n'))));
    QVERIFY2(m_seen.size() >= 12, qPrintable(QString::number(m_seen.size())));
    m_window.reset();
}

/// One of each sort that there is on the page.
void TestFocusFrame::look(const QString& moment)
{
    test::settle(m_window->window);
    for (const QPointer<QWidget> control : m_window->page->findChildren<QWidget*>()) {
        if (!control || !control->isVisible() || !control->isEnabled() || !(control->focusPolicy() & Qt::TabFocus))
            continue;
        const QString sort = QLatin1String(control->metaObject()->className()) + u' ' + control->objectName();
        if (m_seen.contains(sort))
            continue;
        control->setFocus(Qt::TabFocusReason);
        if (!control || !control->hasFocus())
            continue; // another part of it takes it
        m_seen.insert(sort);
        if (!showsFocus(*control))
            m_faults << QStringLiteral("%1: %2 “%3” in %4")
                            .arg(moment, sort, control->accessibleName(),
                                 QLatin1String(control->parentWidget()->metaObject()->className()) +
                                     control->parentWidget()->objectName());
    }
}

/// A caret alone is too little of a line to write in: what surrounds it changes.
bool TestFocusFrame::showsFocus(QWidget& control)
{
    test::settle(m_window->window); // it may be scrolled to first
    const QImage with = around(control);
    m_window->page->setFocus(Qt::OtherFocusReason);
    const QImage without = around(control);
    if (!qobject_cast<QLineEdit*>(&control))
        return with != without;
    const int middle = with.height() / 2;
    for (int x = 0; x < 8; ++x)
        if (with.pixel(x, middle) != without.pixel(x, middle))
            return true;
    return false;
}

QImage TestFocusFrame::around(const QWidget& control)
{
    constexpr int margin = 4;
    const QRect place(control.mapTo(&m_window->window, QPoint()), control.size());
    return m_window->window.grab(place.adjusted(-margin, -margin, margin, margin)).toImage();
}

QTEST_MAIN(TestFocusFrame)

#include "tst_focusframe.moc"
