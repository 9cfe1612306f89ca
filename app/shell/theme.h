// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "shell/preferences.h"

#include <QColor>
#include <QObject>
#include <QPalette>
#include <QStringList>

namespace adjutant::app {

/// The colours of the program beyond the palette's. Every text colour is at least 4.5:1 on what it stands on.
struct Colours {
    QColor card, cardActive, cardDone; ///< grounds of unit cards
    QColor line;                       ///< thin borders
    QColor quiet;                      ///< text of less weight, still 4.5:1
    QColor next, nextText;             ///< the Next button
    QColor hit, hitText, miss, missText;
    QColor warning, warningText, danger, dangerText, good, goodText;
    QColor chartBar, chartBarMarked;
    QColor accent; ///< icons, links and the marks of what is chosen
    QColor focus;  ///< the ring around what has the focus
    QColor fault;  ///< words that say what is wrong, on a window or a card
};

/// How dice look and fall.
struct DiceStyle {
    bool numbers = false; ///< rather than pips, on six sides
    Preferences::DiceColour colour = Preferences::DiceColour::ByResult;
    int fallMs = 0;           ///< how long they tumble; 0: they lie there at once
    bool keepsSecret = false; ///< what came of them is not said before they lie
};

struct Scheme;
class Keys;
class SystemAppearance;

/// Light, dark and high contrast on Fusion, the size of the text, the colours of sides, the look of dice and keys.
class Theme : public QObject
{
    Q_OBJECT

public:
    explicit Theme(Preferences& preferences, QObject* parent = nullptr);
    ~Theme() override;

    /// Puts style, palette and font on the application; again whenever a preference changes.
    void apply();

    const Colours& colours() const;
    bool isDark() const;
    /// Changes to light when it is dark, and back; a choice of one's own from then on.
    void toggleDark();

    /// The colours a side may have: blue, red, green, yellow, purple, orange, grey, white.
    static QStringList sideColours();
    /// `blue` → “Blue”, in the language of the window.
    static QString sideColourName(const QString& name);
    QColor sideColour(const QString& name) const;
    QColor textOn(const QColor& ground) const;
    /// The shapes that tell sides apart without colour: circle, square, diamond, triangle, star, cross.
    static QStringList sideShapes();
    static QString sideShapeName(const QString& name);

    DiceStyle dice() const;
    /// Whether the desktop wants nothing to move, so that dice do not fall whatever was chosen.
    bool isStill() const;

    /// The keys as buttons, menus and the sheet show them.
    Keys& keys() { return *m_keys; }
    const Keys& keys() const { return *m_keys; }

    /// The size of the text now, in points, and of the larger ones in their steps.
    double textPoints() const;
    double headingPoints() const;
    double titlePoints() const;

    /// The smallest height of what is used in play, and of the main ones (48 and 64), as device-independent pixels.
    static constexpr int touch = 48;
    static constexpr int touchLarge = 64;

Q_SIGNALS:
    void changed();

private:
    Scheme wanted() const;

    Preferences& m_preferences;
    SystemAppearance* m_system;
    Keys* m_keys;
    Colours m_colours;
    bool m_dark = false;
};

}
