// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDialog>

class QVBoxLayout;

namespace adjutant::app {

class NoticeBar;
class PackShelf;
class SheetSaver;
class TextLabel;
class Theme;

/// All packs, those that came with the program and the user's own, with what is wrong with them.
class PacksDialog : public QDialog
{
    Q_OBJECT

public:
    PacksDialog(PackShelf& shelf, const Theme& theme, QWidget* parent = nullptr);

Q_SIGNALS:
    void lookWanted(const QString& pack);

private:
    void compose();
    void fill();
    void reload();
    void open(const QString& path);
    void saveSheet(const QString& pack);

    PackShelf& m_shelf;
    const Theme& m_theme;
    QVBoxLayout* m_cards;
    NoticeBar* m_notice;
    SheetSaver* m_sheets;
    TextLabel* m_state;
};

}
