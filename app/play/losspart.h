// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QMap>
#include <QWidget>

class QLineEdit;
class QVBoxLayout;

namespace adjutant::game {
struct Losses;
}

namespace adjutant::app {

class Desk;
class Theme;
class TouchButton;

/// What a fight has cost, unit by unit, with the ways in which the rules let each loss be satisfied.
class LossPart : public QWidget
{
    Q_OBJECT

public:
    LossPart(Desk& desk, const Theme& theme, QWidget* parent = nullptr);

    void refresh();
    /// What Next does: the only way that is open to the unit that is first, unless a cube is drawn for it and no die of
    /// the table has drawn it; or nothing.
    QString ready() const;
    bool doIt();
    void focusFirst();
    void startTyping();

Q_SIGNALS:
    /// What Next does is something else.
    void readyChanged();

private:
    TouchButton* onlyWay() const;
    void addLosses(QVBoxLayout* column, const game::Losses& losses);
    /// How a loss is satisfied.
    struct Way {
        QString by;
        QString enabler = {};
        bool cannotRetreat = false;
        QLineEdit* die = nullptr; ///< of the table, that says which cube is lost; null: no cube is
    };
    void addWays(QLayout* ways, const game::Losses& losses, QLineEdit* die);
    void addButton(QLayout* ways, const QString& text, const QString& unit, const Way& way);
    QLineEdit* addDie(QVBoxLayout* column, const game::Losses& losses);
    void satisfy(const QString& unit, const Way& way);

    Desk& m_desk;
    const Theme& m_theme;
    QVBoxLayout* m_column;
    struct Offer {
        TouchButton* button;
        QLineEdit* die; ///< of the cube that is lost with it; null: none is
    };
    QMap<QString, QList<Offer>> m_ways; ///< by the unit that has a loss
    QWidget* m_inside = nullptr;
};

}
