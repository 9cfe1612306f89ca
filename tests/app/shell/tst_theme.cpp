// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shell/palettes.h"
#include "shell/theme.h"
#include "widgets/textlabel.h"
#include "widgets/touchbutton.h"

#include <QApplication>
#include <QLabel>
#include <QSet>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QVBoxLayout>

using namespace adjutant::app;

namespace {

constexpr double readable = 4.5;
constexpr double visible = 3.0; // shapes, bars and rings

struct Pair {
    const char* name;
    QColor text, ground;
};

std::vector<Pair> textsOf(const Scheme& scheme)
{
    const QPalette& palette = scheme.palette;
    const Colours& colours = scheme.colours;
    std::vector<Pair> pairs = {
        {"highlighted", palette.color(QPalette::HighlightedText), palette.color(QPalette::Highlight)},
        {"button", palette.color(QPalette::ButtonText), palette.color(QPalette::Button)},
        {"tool tip", palette.color(QPalette::ToolTipText), palette.color(QPalette::ToolTipBase)},
        {"text on alternate base", palette.color(QPalette::Text), palette.color(QPalette::AlternateBase)},
        {"placeholder", palette.color(QPalette::PlaceholderText), palette.color(QPalette::Base)},
        {"next", colours.nextText, colours.next},
        {"next, disabled", colours.quiet, colours.cardDone},
        {"hit", colours.hitText, colours.hit},
        {"miss", colours.missText, colours.miss},
        {"warning", colours.warningText, colours.warning},
        {"danger", colours.dangerText, colours.danger},
        {"good", colours.goodText, colours.good},
    };
    const std::pair<const char*, QColor> grounds[] = {
        {"window", palette.color(QPalette::Window)}, {"base", palette.color(QPalette::Base)},
        {"button", palette.color(QPalette::Button)}, {"card", colours.card},
        {"active card", colours.cardActive},         {"done card", colours.cardDone},
    };
    for (const auto& [name, ground] : grounds) {
        pairs.push_back({name, palette.color(QPalette::Text), ground});
        pairs.push_back({name, colours.quiet, ground});
        pairs.push_back({name, colours.accent, ground});
        pairs.push_back({name, palette.color(QPalette::Link), ground});
        pairs.push_back({name, colours.fault, ground});
    }
    return pairs;
}

}

class TestTheme : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_folder.isValid()); }

    void contrastAsCounted()
    {
        QCOMPARE(contrast(Qt::black, Qt::white), 21.0);
        QCOMPARE(contrast(Qt::white, Qt::white), 1.0);
        QVERIFY(qAbs(contrast(QColor(0x77, 0x77, 0x77), Qt::white) - 4.48) < 0.01);
    }

    void everyTextIsReadable_data()
    {
        QTest::addColumn<QColor>("text");
        QTest::addColumn<QColor>("ground");
        const std::pair<const char*, Scheme> schemes[] = {
            {"light", lightScheme()}, {"dark", darkScheme()}, {"high contrast", highContrastScheme()}};
        for (const auto& [name, scheme] : schemes) {
            for (const Pair& pair : textsOf(scheme)) {
                QTest::addRow("%s: %s %s on %s", name, pair.name, qPrintable(pair.text.name()),
                              qPrintable(pair.ground.name()))
                    << pair.text << pair.ground;
            }
        }
    }

    void everyTextIsReadable()
    {
        QFETCH(QColor, text);
        QFETCH(QColor, ground);
        const double found = contrast(text, ground);
        QVERIFY2(found >= readable, qPrintable(QString::number(found)));
    }

    void marksCanBeSeen()
    {
        for (const Scheme& scheme : {lightScheme(), darkScheme(), highContrastScheme()}) {
            const Colours& colours = scheme.colours;
            for (const QColor& mark : {colours.focus, colours.chartBar, colours.chartBarMarked, colours.hit})
                QVERIFY2(contrast(mark, colours.card) >= visible, qPrintable(mark.name()));
        }
    }

    void sides()
    {
        Preferences preferences(m_folder.filePath(QStringLiteral("sides.ini")));
        Theme theme(preferences);
        for (const auto appearance : {Preferences::Appearance::Light, Preferences::Appearance::Dark}) {
            preferences.setAppearance(appearance);
            QSet<QRgb> different;
            for (const QString& name : Theme::sideColours()) {
                const QColor colour = theme.sideColour(name);
                different.insert(colour.rgb());
                QVERIFY2(contrast(theme.textOn(colour), colour) >= readable, qPrintable(name));
                QVERIFY(Theme::sideColourName(name) != name);
            }
            QCOMPARE(different.size(), Theme::sideColours().size());
        }
        QCOMPARE(Theme::sideShapes().size(), 6);
    }

    void appliesItself()
    {
        Preferences preferences(m_folder.filePath(QStringLiteral("apply.ini")));
        preferences.setAppearance(Preferences::Appearance::Light);
        Theme theme(preferences);
        theme.apply();
        QVERIFY(!theme.isDark());
        const double before = QApplication::font().pointSizeF();
        QSignalSpy changed(&theme, &Theme::changed);
        preferences.setTextPercent(200);
        QCOMPARE(QApplication::font().pointSizeF(), before * 2);
        theme.toggleDark();
        QVERIFY(theme.isDark());
        QCOMPARE(QApplication::palette().color(QPalette::Window), darkScheme().palette.color(QPalette::Window));
        QCOMPARE(changed.count(), 2);
        QVERIFY2(!qApp->styleSheet().isEmpty() && !qApp->styleSheet().contains(QLatin1Char('@')),
                 qPrintable(qApp->styleSheet()));
    }

    void everyTextFollowsItsSizeAtOnce()
    {
        Preferences preferences(m_folder.filePath(QStringLiteral("sizes.ini")));
        Theme theme(preferences);
        theme.apply();
        QWidget window;
        auto* column = new QVBoxLayout(&window);
        const std::pair<QWidget*, double> parts[] = {{new TextLabel(&window), 1},
                                                     {new TextLabel(&window, 1.5, true), 1.5},
                                                     {new TouchButton(theme, QStringLiteral("Throw"), &window), 1},
                                                     {new QLabel(QStringLiteral("plain"), &window), 1}};
        for (const auto& [part, factor] : parts)
            column->addWidget(part);
        window.show();
        for (const int percent : {200, 100, 150}) {
            preferences.setTextPercent(percent);
            for (const auto& [part, factor] : parts)
                QCOMPARE(part->font().pointSizeF(), QApplication::font().pointSizeF() * factor);
        }
    }

private:
    QTemporaryDir m_folder;
};

QTEST_MAIN(TestTheme)
#include "tst_theme.moc"
