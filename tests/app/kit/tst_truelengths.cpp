// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "kit/fitdialog.h"
#include "kit/fitpicture.h"
#include "kit/screenruler.h"
#include "kit/truelengths.h"
#include "shell/preferences.h"
#include "shell/theme.h"

#include <QLabel>
#include <QScreen>
#include <QSignalSpy>
#include <QSlider>
#include <QTemporaryDir>
#include <QTest>

using namespace adjutant;
using namespace adjutant::app;

class TestTrueLengths : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_preferences = std::make_unique<Preferences>(m_folder->filePath(QStringLiteral("settings.ini")));
        m_theme = std::make_unique<Theme>(*m_preferences);
        m_theme->apply();
        m_lengths = std::make_unique<TrueLengths>(*m_preferences);
    }

    void believesTheScreenUntilItIsFitted()
    {
        QVERIFY(!m_lengths->isFitted(screen()));
        QCOMPARE(m_lengths->perMillimetre(screen()), TrueLengths::claimed(screen()));
        QSignalSpy changed(m_lengths.get(), &TrueLengths::changed);
        m_lengths->fit(screen(), 5.5);
        QVERIFY(m_lengths->isFitted(screen()));
        QVERIFY(std::abs(m_lengths->perMillimetre(screen()) - 5.5) < 0.001);
        QCOMPARE(changed.count(), 1);
        m_lengths->forget(screen());
        QCOMPARE(m_lengths->perMillimetre(screen()), TrueLengths::claimed(screen()));
    }

    void isKeptBetweenStarts()
    {
        m_lengths->fit(screen(), 4.2);
        m_preferences.reset();
        m_preferences = std::make_unique<Preferences>(m_folder->filePath(QStringLiteral("settings.ini")));
        const TrueLengths again(*m_preferences);
        QVERIFY(std::abs(again.perMillimetre(screen()) - 4.2) < 0.001);
    }

    void nonsenseIsNotKept()
    {
        for (const double wrong : {0.0, -3.0, 0.2, 400.0})
            m_lengths->fit(screen(), wrong);
        QVERIFY(!m_lengths->isFitted(screen()));
    }

    void knowsHowLongAnMIs_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<double>("millimetres");
        QTest::newRow("bricks") << "4 bricks" << 128.0;
        QTest::newRow("cm, with a comma") << "12,5 cm" << 125.0;
        QTest::newRow("inches") << "6\"" << 152.4;
        QTest::newRow("of itself") << "2 M" << 0.0;
        QTest::newRow("nothing") << "0" << 0.0;
        QTest::newRow("words") << "a hand" << 0.0;
    }

    void knowsHowLongAnMIs()
    {
        QFETCH(QString, typed);
        QFETCH(double, millimetres);
        QCOMPARE(m_lengths->setM(typed), millimetres > 0);
        const auto m = m_lengths->millimetresOfM();
        QCOMPARE(m.has_value(), millimetres > 0);
        QVERIFY(std::abs(m.value_or(0) - millimetres) < 1e-6);
        QVERIFY(m_lengths->setM({}));
        QVERIFY(!m_lengths->millimetresOfM());
    }

    // Eight centimetres are as many pixels as the screen was said to need for them.
    void theRulerIsToScale()
    {
        m_lengths->fit(screen(), 5);
        ScreenRuler ruler(*m_theme, *m_lengths);
        ruler.resize(600, ruler.sizeHint().height());
        ruler.setLength(0, {});
        const double zero = ruler.mark().value_or(-1);
        ruler.setLength(80, QStringLiteral("8 cm"));
        QVERIFY(ruler.mark() && std::abs(*ruler.mark() - zero - 400) < 0.1);
        m_lengths->fit(screen(), 2.5);
        QVERIFY(std::abs(*ruler.mark() - zero - 200) < 0.1);
        m_lengths->fit(screen(), 10);
        QVERIFY2(!ruler.mark(), "it goes on beyond the edge");
        QVERIFY(ruler.room() > 55 && ruler.room() < 60);
        ruler.grab();
    }

    void aCardIsLaidAgainstTheScreen()
    {
        m_lengths->fit(screen(), 4);
        FitDialog dialog(*m_lengths, *m_theme);
        dialog.show();
        auto* picture = dialog.findChild<FitPicture*>();
        QVERIFY(std::abs(picture->outline().width() - 85.6 * 4) < 0.5);
        // Its right edge is drawn 60 pixels further.
        const QPoint edge = picture->outline().toRect().topRight() + QPoint(60, 20);
        QTest::mouseClick(picture, Qt::LeftButton, {}, edge);
        QVERIFY(std::abs(picture->outline().right() - edge.x()) < 1);
        QVERIFY2(std::abs(m_lengths->perMillimetre(screen()) - 4) < 0.001, "only when it fits");
        button(dialog, "fits").click();
        QVERIFY(std::abs(m_lengths->perMillimetre(screen()) - (85.6 * 4 + 60) / 85.6) < 0.02);
    }

    void fitsByKeys()
    {
        m_lengths->fit(screen(), 4);
        FitDialog dialog(*m_lengths, *m_theme);
        dialog.show();
        auto* picture = dialog.findChild<FitPicture*>();
        auto* slider = dialog.findChild<QSlider*>();
        QVERIFY(dialog.focusWidget() == slider);
        const double before = picture->outline().width();
        QTest::keyClick(slider, Qt::Key_Right);
        const double step = picture->outline().width() - before;
        QVERIFY2(step > 0 && step < 0.5, qPrintable(QString::number(step)));
        QTest::keyClick(slider, Qt::Key_PageUp);
        QVERIFY(picture->outline().width() > before + 2);
        QTest::keyClick(slider, Qt::Key_Return);
        QVERIFY(!dialog.isVisible());
        QVERIFY(m_lengths->perMillimetre(screen()) > 4.02);
    }

    void theScreenIsBelievedAgain()
    {
        m_lengths->fit(screen(), 9);
        FitDialog dialog(*m_lengths, *m_theme);
        dialog.show();
        button(dialog, "forget").click();
        QVERIFY(!dialog.isVisible());
        QVERIFY(!m_lengths->isFitted(screen()));
    }

private:
    static QScreen& screen() { return *QGuiApplication::primaryScreen(); }
    static QAbstractButton& button(QDialog& dialog, const char* name)
    {
        return *dialog.findChild<QAbstractButton*>(QLatin1String(name));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Preferences> m_preferences;
    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<TrueLengths> m_lengths;
};

QTEST_MAIN(TestTrueLengths)
#include "tst_truelengths.moc"
