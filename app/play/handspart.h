// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QMap>
#include <QWidget>

class QBoxLayout;
class QVBoxLayout;

namespace adjutant::game {
struct Side;
}

namespace adjutant::app {

class Desk;
class Theme;

/// Before the actions: what comes back to the map, and each side's secret choice of a hand. While one side picks, the
/// other looks away; once the hand is taken, nothing here tells it any more.
class HandsPart : public QWidget
{
    Q_OBJECT

public:
    HandsPart(Desk& desk, const Theme& theme, QWidget* parent = nullptr);

    void refresh();
    bool isNow() const;
    void focusFirst();
    /// Takes the hand that is picked, if it is whole.
    bool doIt();
    /// How far somebody has picked, or that Next takes the hand; empty: nobody picks.
    QString ready() const;

Q_SIGNALS:
    /// A hand was taken, and no other side has to pick one.
    void allPicked();
    /// What Next stands for is something else.
    void readyChanged();

protected:
    bool event(QEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void rebuild();
    void addReturning(QVBoxLayout* column);
    void addSides(QVBoxLayout* column);
    void addSide(QBoxLayout* row, const game::Side& side);
    void addPicker(QVBoxLayout* column);
    void addColour(QVBoxLayout* column, const QString& colour, int there);
    void addPicked(QVBoxLayout* column);
    void addCivilians(QVBoxLayout* column);
    void pick(const QString& side);
    void putBack();
    void change(const QString& colour, int by, int there);
    void handIn();
    const game::Side* sideToPick() const;
    void focusNextPick();
    void stopPicking();
    int picked() const;
    int supplyOf(const QString& colour) const;

    Desk& m_desk;
    const Theme& m_theme;
    QVBoxLayout* m_column;
    QWidget* m_inside = nullptr;
    QString m_picking;          ///< whose hand is picked just now; empty: nobody's
    QMap<QString, int> m_cubes; ///< picked so far, by colour
    bool m_asked = false;       ///< whether they are to be put back
};

}
