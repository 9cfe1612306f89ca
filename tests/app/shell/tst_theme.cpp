// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shell/palettes.h"
#include "shell/style.h"
#include "shell/theme.h"
#include "widgets/textlabel.h"
#include "widgets/touchbutton.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
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
        QVERIFY2(qApp->styleSheet().isEmpty(), "costs a third of the time to the first picture");
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

    void rolesFollowTheSizeAtOnce()
    {
        Preferences preferences(m_folder.filePath(QStringLiteral("roles.ini")));
        Theme theme(preferences);
        theme.apply();
        QWidget window;
        auto* column = new QVBoxLayout(&window);
        const std::pair<const char*, double> steps[] = {
            {"title", 1.8}, {"heading", 1.25}, {"strong", 1}, {"caption", 0.9}, {"quiet", 1}};
        std::vector<std::pair<QLabel*, double>> labels;
        for (const auto& [role, step] : steps) {
            labels.emplace_back(new QLabel(QStringLiteral("words")), step);
            labels.back().first->setProperty("role", QString::fromLatin1(role));
            column->addWidget(labels.back().first);
        }
        auto* next = new QPushButton(QStringLiteral("Next"));
        next->setProperty("role", QStringLiteral("primary"));
        column->addWidget(next);
        window.show();
        for (const int percent : {200, 100}) {
            preferences.setTextPercent(percent);
            for (const auto& [label, step] : labels)
                QCOMPARE(label->font().pointSizeF(), theme.textPoints() * step);
            QCOMPARE(next->font().pointSizeF(), theme.headingPoints());
            QVERIFY(next->sizeHint().height() >= Theme::touchLarge);
        }
    }

    void aRoleCanChange()
    {
        Preferences preferences(m_folder.filePath(QStringLiteral("change.ini")));
        Theme theme(preferences);
        theme.apply();
        QLabel label(QStringLiteral("words"));
        label.setProperty("role", QStringLiteral("quiet"));
        label.show();
        const auto ink = [&] { return label.palette().color(label.foregroundRole()); };
        QCOMPARE(ink(), theme.colours().quiet);
        setRole(label, QStringLiteral("fault"));
        QCOMPARE(ink(), theme.colours().fault);
        QVERIFY(label.font().bold());
        theme.toggleDark();
        QCOMPARE(ink(), theme.colours().fault);
        setRole(label, QStringLiteral("quiet"));
        QCOMPARE(ink(), theme.colours().quiet);
        QVERIFY(!label.font().bold());
        setRole(label, {});
        QCOMPARE(ink(), QApplication::palette().color(QPalette::WindowText));
    }

    void wordsInABannerCanBeRead()
    {
        Preferences preferences(m_folder.filePath(QStringLiteral("banner.ini")));
        Theme theme(preferences);
        theme.apply();
        QFrame frame;
        auto* column = new QVBoxLayout(&frame);
        auto* plain = new QLabel(QStringLiteral("words"));
        auto* quiet = new QLabel(QStringLiteral("words"));
        quiet->setProperty("role", QStringLiteral("quiet"));
        auto* fault = new QLabel(QStringLiteral("words"));
        fault->setProperty("role", QStringLiteral("fault"));
        for (QLabel* label : {plain, quiet, fault})
            column->addWidget(label);
        frame.show();
        setBanner(frame, true);
        for (const auto appearance :
             {Preferences::Appearance::Light, Preferences::Appearance::Dark, Preferences::Appearance::HighContrast}) {
            preferences.setAppearance(appearance);
            const QColor ground = frame.grab().toImage().pixelColor(frame.width() / 2, 2);
            QCOMPARE(ground, theme.colours().warning);
            for (const QLabel* label : {plain, quiet, fault})
                QVERIFY(contrast(label->palette().color(label->foregroundRole()), ground) >= readable);
        }
        setBanner(frame, false);
        QCOMPARE(plain->palette().color(QPalette::WindowText), QApplication::palette().color(QPalette::WindowText));
    }

    void theMainButtonOfABannerIsSeen()
    {
        Preferences preferences(m_folder.filePath(QStringLiteral("button.ini")));
        Theme theme(preferences);
        theme.apply();
        QFrame frame;
        auto* column = new QVBoxLayout(&frame);
        auto* main = new TouchButton(theme, QStringLiteral("Back"), &frame, TouchButton::Weight::Main);
        column->addWidget(main);
        setBanner(frame, true);
        frame.resize(300, 100);
        frame.show();
        for (const auto appearance :
             {Preferences::Appearance::Light, Preferences::Appearance::Dark, Preferences::Appearance::HighContrast}) {
            preferences.setAppearance(appearance);
            const QColor button = main->grab().toImage().pixelColor(main->width() / 2, 8);
            QVERIFY2(contrast(button, theme.colours().warning) >= visible, qPrintable(button.name()));
        }
    }

    void wordsInAMenuKeepAwayFromTheKeys()
    {
        Preferences preferences(m_folder.filePath(QStringLiteral("menu.ini")));
        Theme theme(preferences);
        theme.apply();
        for (const int percent : {100, 200}) {
            preferences.setTextPercent(percent);
            QMenu menu;
            const QString longest = QStringLiteral("Photo of the table, which has no key");
            menu.addAction(longest);
            QAction* keyed = menu.addAction(QStringLiteral("Rename"));
            keyed->setShortcut(QKeySequence(Qt::Key_F2));
            const QFontMetrics letters(menu.font());
            const int words = letters.horizontalAdvance(longest) + letters.horizontalAdvance(QStringLiteral("F2"));
            QVERIFY(menu.actionGeometry(keyed).width() >= words + 2 * letters.height());
        }
    }

    void aFingerHitsEveryRow()
    {
        Preferences preferences(m_folder.filePath(QStringLiteral("rows.ini")));
        Theme theme(preferences);
        theme.apply();
        QMenu menu;
        QAction* row = menu.addAction(QStringLiteral("Row"));
        menu.addSeparator();
        QComboBox box;
        box.addItems({QStringLiteral("One"), QStringLiteral("Two")});
        QLineEdit line;
        QPushButton button(QStringLiteral("Press"));
        for (const int percent : {100, 200}) {
            preferences.setTextPercent(percent);
            QVERIFY(menu.actionGeometry(row).height() >= Theme::touch);
            QVERIFY(box.view()->sizeHintForRow(0) >= Theme::touch);
            for (const QWidget* control :
                 {static_cast<QWidget*>(&box), static_cast<QWidget*>(&line), static_cast<QWidget*>(&button)}) {
                QVERIFY(control->sizeHint().height() >= Theme::touch);
                QVERIFY(control->sizeHint().height() >= control->fontMetrics().height() + 16);
            }
        }
    }

    void everyRowOfAListIsSeen()
    {
        Preferences preferences(m_folder.filePath(QStringLiteral("list.ini")));
        Theme theme(preferences);
        theme.apply();
        QComboBox box;
        box.addItems({QStringLiteral("One"), QStringLiteral("Two"), QStringLiteral("Three")});
        box.show();
        box.showPopup();
        QTRY_VERIFY(box.view()->isVisible());
        const QRect last = box.view()->visualRect(box.model()->index(2, 0));
        QVERIFY(box.view()->viewport()->rect().contains(last));
    }

private:
    QTemporaryDir m_folder;
};

QTEST_MAIN(TestTheme)
#include "tst_theme.moc"
