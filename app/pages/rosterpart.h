// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/plannedroster.h"

#include <QWidget>

#include <functional>

class QFileDialog;
class QMimeData;

namespace adjutant::app {

class FileSaver;
class Preferences;
class SideForm;
class SpentPart;
class TextLabel;
class Theme;
class TouchButton;

/// Brings the units of a side from a file, the clipboard or another side, and takes them there. What is brought stands
/// in place of what was there, which can be put back; what is faulty changes nothing, and is named here.
class RosterPart : public QWidget
{
    Q_OBJECT

public:
    RosterPart(Preferences& preferences, const Theme& theme, SideForm& side);

    /// Those whose units this side may have as well.
    void setOthers(std::function<std::vector<PlannedSide>()> others);
    void open(const QString& path);
    void saveTo(const QString& path);
    void copy();
    void paste();
    void clear();
    void putBack();
    /// The side spends something else now.
    void followSpent();

    /// The file of a roster that is dropped or pasted; empty: there is none.
    static QString fileIn(const QMimeData& data);

private:
    void openMenu();
    void askWhatToOpen();
    void askWhereToSave();
    QFileDialog* dialogFor(const QString& title);
    void rememberFolderOf(const QString& path);
    void take(const QByteArray& bytes, const QString& from);
    void takeFrom(const PlannedSide& other);
    void replace(const PlannedRoster& roster);
    PlannedRoster there() const;
    void tell(const QString& words, bool isFault = false);
    /// What came, and with it what it costs and which limits it breaks, where that is not in sight already.
    void tellWhatStandsThere(const QString& words);
    void say(const QString& shown, const QString& said);

    Preferences& m_preferences;
    SideForm& m_side;
    std::function<std::vector<PlannedSide>()> m_others;
    PlannedRoster m_before; ///< what the last one replaced; without units: nothing to put back
    FileSaver* m_saver;
    TouchButton* m_menu;
    TouchButton* m_putBack;
    TextLabel* m_words;
    SpentPart* m_spent;
};

}
