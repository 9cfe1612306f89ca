// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

#include <memory>

namespace Ui {
class KitPage;
}

namespace adjutant::app {

class Kit;
class NamesPart;
class PackBox;
class RulerPanel;
class Theme;

/// What any game can need and none has to bring: ruler, timer, coin, names. It fits into a drawer as well, which has a
/// ruler of its own.
class KitPage : public QWidget
{
    Q_OBJECT

public:
    enum class Place { Page, Drawer };

    /// Names come from this pack first.
    KitPage(Kit& kit, Theme& theme, Place place, const QString& pack = {}, QWidget* parent = nullptr);
    ~KitPage() override;

    /// Puts the cursor into the line of the ruler.
    void startTyping();

Q_SIGNALS:
    void left();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void composeRuler();
    void measureWith(const QString& pack);
    void arrange();

    Kit& m_kit;
    Theme& m_theme;
    Place m_place;
    std::unique_ptr<Ui::KitPage> m_ui;
    PackBox* m_rulerPack = nullptr;
    RulerPanel* m_ruler = nullptr;
};

}
