// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Grabs every page of the window into PNG files, in each theme, size and language, and what comes on paper into PDF
// files, for eyes to judge.

#include "base/replacefile.h"
#include "print/pdf.h"
#include "tour.h"

#include <QDir>
#include <QScrollBar>

using namespace adjutant;
using namespace adjutant::app;

namespace {

constexpr QSize small(1280, 800), large(1920, 1080), referenceSize(480, 800);

struct Look {
    const char* name;
    test::TourLook look;
};

class Photographer
{
public:
    Photographer(const QDir& folder, const Look& look) : m_folder(folder), m_look(look) {}

    void takeAll()
    {
        test::Tour tour(m_look.look, [this](QWidget& page, const QString& name) { save(page, name); });
        for (const auto& stop : test::Tour::stops())
            tour.take(stop);
        if (m_look.look.size == small)
            takeReference();
        if (m_look.look.appearance == Preferences::Appearance::Light && m_look.look.size == small &&
            m_look.look.percent == 100)
            takePaper();
    }

private:
    void save(QWidget& widget, const QString& page)
    {
        QTest::qWait(50);
        const QString name = QStringLiteral("%1-%2.png").arg(page, QLatin1String(m_look.name));
        if (!widget.grab().save(m_folder.filePath(name)))
            std::fprintf(stderr, "%s could not be written\n", qPrintable(m_folder.filePath(name)));
    }

    // Every section of every pack, as the drawer shows it.
    void takeReference()
    {
        Preferences preferences(m_home.filePath(QStringLiteral("settings.ini")));
        preferences.setAppearance(m_look.look.appearance);
        preferences.setTextPercent(m_look.look.percent);
        Theme theme(preferences);
        theme.apply();
        for (const auto& found : packs::findAll()) {
            ReferencePanel panel(theme, preferences);
            panel.setPack(found.reading.pack);
            panel.resize(referenceSize);
            panel.show();
            for (const auto& section : found.reading.pack->sections) {
                panel.showSection(section.id);
                saveScrolled(panel, QStringLiteral("reference-%1-%2").arg(found.id, section.id));
            }
        }
    }

    // From the top to the end, a picture for what has room at once.
    void saveScrolled(ReferencePanel& panel, const QString& name)
    {
        QScrollBar& bar = *panel.findChild<QTextBrowser*>()->verticalScrollBar();
        save(panel, name);
        for (int part = 2; bar.value() < bar.maximum(); ++part) {
            bar.triggerAction(QAbstractSlider::SliderPageStepAdd);
            save(panel, QStringLiteral("%1-%2").arg(name).arg(part));
        }
    }

    // What comes on paper of every pack, as PDF.
    void takePaper()
    {
        for (const auto& found : packs::findAll()) {
            const packs::Pack& pack = *found.reading.pack;
            write("sheet", found.id, toPdf(report::sheetOf(pack), QPageSize::A4));
            write("cards", found.id, toPdf(report::cardsOf(pack), QPageSize::A4));
        }
    }

    void write(const char* what, const QString& pack, const QByteArray& pdf)
    {
        const QString name = QStringLiteral("%1-%2-%3.pdf").arg(QLatin1String(what), pack, QLatin1String(m_look.name));
        if (const auto written = replaceFile(m_folder.filePath(name), pdf); !written)
            std::fprintf(stderr, "%s could not be written\n", qPrintable(name));
    }

    QDir m_folder;
    Look m_look;
    QTemporaryDir m_home;
};

}

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    const QDir folder(argc > 1 ? QString::fromLocal8Bit(argv[1]) : QStringLiteral("screenshots"));
    if (!QDir().mkpath(folder.path())) {
        std::fprintf(stderr, "%s cannot be made\n", qPrintable(folder.path()));
        return 2;
    }
    using Appearance = Preferences::Appearance;
    const Look looks[] = {
        {"light-1280", {Appearance::Light, 100, small}},
        {"dark-1280", {Appearance::Dark, 100, small}},
        {"light-1920", {Appearance::Light, 100, large}},
        {"dark-1920", {Appearance::Dark, 100, large}},
        {"contrast-1920", {Appearance::HighContrast, 100, large}},
        {"contrast-1280", {Appearance::HighContrast, 100, small}},
        {"light-1280-text200", {Appearance::Light, 200, small}},
        {"dark-1280-text200", {Appearance::Dark, 200, small}},
        {"light-1280-german", {Appearance::Light, 100, small, "de"}},
        {"light-1280-german-text200", {Appearance::Light, 200, small, "de"}},
        {"light-1920-german", {Appearance::Light, 100, large, "de"}},
    };
    const QByteArray only = argc > 2 ? argv[2] : "";
    for (const Look& look : looks)
        if (only.isEmpty() || only == look.name)
            Photographer(folder, look).takeAll();
    return 0;
}
