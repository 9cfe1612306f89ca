// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/glyph.h"

#include <QMap>
#include <QPushButton>

namespace adjutant::app {

class Theme;

/// A button made for a finger: at least 48 px high, its words wrapped rather than cut, pressed by Space and Return
/// alike; by the arrows up and down the focus goes to the row above or below. A checkable one shows a box with or
/// without a tick; in a dialog that Return ends, Space alone changes it.
class TouchButton : public QPushButton
{
    Q_OBJECT

public:
    enum class Weight {
        Main,   ///< what to do next: 64 px and the colour of Next
        Second, ///< as large, but something else comes first
        Plain,  ///< a choice among others
        Quiet   ///< no frame until it is touched
    };

    static constexpr int aboveAndBelow = 12; ///< beside the height of the words
    /// From the edge to the frame, and when a ring stands around that: a line of the ground tells them apart.
    static constexpr double beforeFrame = 2.5, beforeFocused = 4.5;

    explicit TouchButton(const Theme& theme, const QString& text = {}, QWidget* parent = nullptr,
                         Weight weight = Weight::Plain);

    void setWeight(Weight weight);
    /// What is large may be written no larger than other buttons.
    void setSmall(bool small);
    void setGlyph(Glyph glyph);
    Glyph glyph() const { return m_glyph; }
    /// One among many that should share a line: with less beside its words, unless a sign stands there.
    void setTight(bool tight);
    /// A second, quieter line.
    void setDetail(const QString& detail);
    /// Told on hover, by a long press, by the key for it and to screen readers; a small sign says that it is there.
    void setHelp(const QString& help);
    /// It is as large as with this one, as long as it has none.
    void setRoomForDetail(const QString& detail);
    QString detail() const { return m_detail; }
    /// A key that does the same, shown beside the words.
    void setKeyHint(const QString& key);
    /// The same of the key that an action of the table has, whichever that is, as long as no other is said; of none
    /// without an action.
    void setKeyOf(const QString& action);
    /// One out of many rather than on or off: no box, the chosen one filled.
    void setRadio(bool radio);
    bool isRadio() const { return m_radio; }

    QSize sizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Look {
        QColor ground, text, line;
    };
    Look look() const;
    int least() const;
    bool isLarge() const { return m_weight == Weight::Main || m_weight == Weight::Second; }
    QFont wordsFont() const;
    QSize sizeFor(int textWidth) const;
    const QString& measuredDetail() const { return m_detail.isEmpty() ? m_room : m_detail; }
    /// The room that text and detail take, broken at a width.
    QSize wordsWithin(int width) const;
    QSize wantedSize() const;
    int pad() const; ///< beside the words
    /// What stands beside the words: margins, sign and key.
    int besideWords() const;
    Glyph shownGlyph() const;
    QString keyCap() const;
    bool isTickInDialog() const;
    /// Whose ground may be the colour of Next, or near that of the focus.
    bool isInBanner() const;
    void describe();
    void paintWords(QPainter& painter, QRect inside, const Look& look);
    void paintHelpSign(QPainter& painter, const QColor& colour) const;

    const Theme& m_theme;
    Weight m_weight;
    Glyph m_glyph = Glyph::None;
    bool m_radio = false, m_small = false, m_tight = false;
    QString m_detail, m_help, m_room, m_key, m_action;
    /// Layouts ask for the same few widths over and over.
    struct Measured {
        QString text, detail, key;
        QFont font;
        bool large = false, small = false;
        int sign = 0, keyWidth = 0;
        QMap<int, QSize> sizes = {};
    };
    Measured& measured() const;
    mutable Measured m_measured;
};

}
