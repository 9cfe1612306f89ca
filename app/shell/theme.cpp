// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shell/theme.h"

#include "shell/keys.h"
#include "shell/palettes.h"
#include "shell/style.h"
#include "shell/systemappearance.h"

#include <QApplication>
#include <QCoreApplication>
#include <QFont>
#include <QFontDatabase>
#include <QThreadPool>
#include <QToolTip>

// Has to be outside of every namespace; needed because the resources are in a static library.
static void initResources()
{
    Q_INIT_RESOURCE(app);
}

namespace adjutant::app {

namespace {

constexpr double basePoints = 11.0;
constexpr int shortFall = 300;
constexpr int longFall = 1300;

struct SideColour {
    const char* id;
    const char* name;
    unsigned onLight, onDark;
};

constexpr SideColour sides[] = {
    {"blue", QT_TRANSLATE_NOOP("Theme", "Blue"), 0x1f5fbf, 0x5b9bf3},
    {"red", QT_TRANSLATE_NOOP("Theme", "Red"), 0xc62828, 0xf0645e},
    {"green", QT_TRANSLATE_NOOP("Theme", "Green"), 0x2e7d32, 0x62c06b},
    {"yellow", QT_TRANSLATE_NOOP("Theme", "Yellow"), 0xf2c200, 0xffd94a},
    {"purple", QT_TRANSLATE_NOOP("Theme", "Purple"), 0x7b3fa6, 0xb98ae6},
    {"orange", QT_TRANSLATE_NOOP("Theme", "Orange"), 0xe0700a, 0xff9d45},
    {"grey", QT_TRANSLATE_NOOP("Theme", "Grey"), 0x6b7280, 0x9aa4af},
    {"white", QT_TRANSLATE_NOOP("Theme", "White"), 0xffffff, 0xffffff},
};

struct SideShape {
    const char* id;
    const char* name;
};

constexpr SideShape shapes[] = {
    {"circle", QT_TRANSLATE_NOOP("Theme", "Circle")},   {"square", QT_TRANSLATE_NOOP("Theme", "Square")},
    {"diamond", QT_TRANSLATE_NOOP("Theme", "Diamond")}, {"triangle", QT_TRANSLATE_NOOP("Theme", "Triangle")},
    {"star", QT_TRANSLATE_NOOP("Theme", "Star")},       {"cross", QT_TRANSLATE_NOOP("Theme", "Cross")},
};

template<typename Rows>
QStringList idsOf(const Rows& rows)
{
    QStringList ids;
    for (const auto& row : rows)
        ids.append(QString::fromLatin1(row.id));
    return ids;
}

template<typename Rows>
QString nameOf(const Rows& rows, const QString& id)
{
    for (const auto& row : rows) {
        if (id == QLatin1String(row.id))
            return QCoreApplication::translate("Theme", row.name);
    }
    return id;
}

// The platform's own font may be missing on a bare desktop; these are found on nearly all.
QStringList families()
{
    return {QStringLiteral("Inter"), QStringLiteral("Noto Sans"), QStringLiteral("DejaVu Sans")};
}

/// Qt makes a list of its own of the fonts that were found (FontSearch): beside whatever comes before the first words.
/// Who needs it sooner waits.
void listFonts()
{
    QThreadPool::globalInstance()->start([] { QFontDatabase::hasFamily(families().front()); });
}

}

Theme::Theme(Preferences& preferences, QObject* parent)
    : QObject(parent),
      m_preferences(preferences),
      m_system(new SystemAppearance(preferences, this)),
      m_keys(new Keys(preferences, this))
{
    initResources();
    listFonts();
    const Scheme scheme = wanted();
    m_colours = scheme.colours;
    m_dark = scheme.dark;
    connect(&preferences, &Preferences::appearanceChanged, this, &Theme::apply);
    connect(&preferences, &Preferences::textPercentChanged, this, &Theme::apply);
    connect(&preferences, &Preferences::diceChanged, this, &Theme::changed);
    connect(m_system, &SystemAppearance::stillnessChanged, this, &Theme::changed);
    connect(m_system, &SystemAppearance::changed, this, [this] {
        if (m_preferences.appearance() == Preferences::Appearance::System)
            apply();
    });
}

Theme::~Theme() = default;

Scheme Theme::wanted() const
{
    switch (m_preferences.appearance()) {
    case Preferences::Appearance::Light:
        return lightScheme();
    case Preferences::Appearance::Dark:
        return darkScheme();
    case Preferences::Appearance::HighContrast:
        return highContrastScheme();
    case Preferences::Appearance::System:
        break;
    }
    return m_system->isDark() ? darkScheme() : lightScheme();
}

void Theme::apply()
{
    const Scheme scheme = wanted();
    m_colours = scheme.colours;
    m_dark = scheme.dark;

    auto* style = qobject_cast<Style*>(QApplication::style());
    if (!style) {
        style = new Style;
        QApplication::setStyle(style);
    }
    style->setLook({m_colours, textPoints() * 0.9, headingPoints(), titlePoints()});
    QFont font = QApplication::font();
    font.setFamilies(families());
    font.setPointSizeF(textPoints());
    QApplication::setFont(font);
    QApplication::setPalette(scheme.palette);
    QToolTip::setPalette(scheme.palette);
    style->dressAll();
    Q_EMIT changed();
}

const Colours& Theme::colours() const
{
    return m_colours;
}

bool Theme::isDark() const
{
    return m_dark;
}

void Theme::toggleDark()
{
    m_preferences.setAppearance(m_dark ? Preferences::Appearance::Light : Preferences::Appearance::Dark);
}

QStringList Theme::sideColours()
{
    return idsOf(sides);
}

QString Theme::sideColourName(const QString& name)
{
    return nameOf(sides, name);
}

QColor Theme::sideColour(const QString& name) const
{
    for (const SideColour& side : sides) {
        if (name == QLatin1String(side.id))
            return QColor::fromRgb(m_dark ? side.onDark : side.onLight);
    }
    return m_colours.quiet;
}

QColor Theme::textOn(const QColor& ground) const
{
    return contrast(ground, Qt::black) >= contrast(ground, Qt::white) ? QColor(Qt::black) : QColor(Qt::white);
}

QStringList Theme::sideShapes()
{
    return idsOf(shapes);
}

QString Theme::sideShapeName(const QString& name)
{
    return nameOf(shapes, name);
}

DiceStyle Theme::dice() const
{
    using Fall = Preferences::DiceFall;
    const Fall fall = isStill() ? Fall::Off : m_preferences.diceFall();
    return {m_preferences.dieFaces() == Preferences::DieFaces::Numbers, m_preferences.diceColour(),
            fall == Fall::Off     ? 0
            : fall == Fall::Short ? shortFall
                                  : longFall,
            fall == Fall::Long};
}

bool Theme::isStill() const
{
    return m_system->isStill();
}

double Theme::textPoints() const
{
    return basePoints * m_preferences.textPercent() / 100.0;
}

double Theme::headingPoints() const
{
    return textPoints() * 1.25;
}

double Theme::titlePoints() const
{
    return textPoints() * 1.8;
}

}
