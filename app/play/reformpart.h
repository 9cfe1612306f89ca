// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

class QVBoxLayout;

namespace adjutant::game {
struct Unit;
}

namespace adjutant::app {

class Desk;
class Theme;
class TouchButton;

/// What comes off units at the end of a round, by whose help, and who breaks contact: a line a unit that may.
class ReformPart : public QWidget
{
    Q_OBJECT

public:
    ReformPart(Desk& desk, const Theme& theme, QWidget* parent = nullptr);

    void refresh();
    bool isNow() const;

private:
    void addUnit(const game::Unit& unit);
    void recover(TouchButton* button, const QString& unit, const QStringList& supporters);
    void send(const char* what, const QString& unit, const QString& support = {});

    Desk& m_desk;
    const Theme& m_theme;
    QVBoxLayout* m_column;
    QWidget* m_inside = nullptr;
};

}
