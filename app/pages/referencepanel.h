// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "pages/lookuppart.h"

#include <QWidget>

#include <functional>
#include <memory>

class QModelIndex;
class QUrl;

namespace adjutant::app {

class Preferences;
class Theme;

/// The rules of a pack: what the phase needs, what is pinned, found as one types, read in place.
///
/// Three places, each over the one before: the contents, what was found, and a section. Esc goes down to the one
/// below, Alt+Left and Back to where one was. In the search line Up and Down choose and Return opens, or starts, when
/// what was found is a procedure that can be started. A lookup is asked over any of them, and Esc goes back there.
/// Words of the glossary say below the page what they mean when they are tapped.
class ReferencePanel : public QWidget
{
    Q_OBJECT

public:
    ReferencePanel(Theme& theme, Preferences& preferences, QWidget* parent = nullptr);
    ~ReferencePanel() override;

    void setPack(const packs::PackPtr& pack);
    /// Rulings as the table plays them are shown with the sections that ask for them.
    void setRulings(const packs::Rulings& rulings);
    /// The sections that the phase links to come first, until somebody searches.
    void followSections(const QStringList& sections);
    /// The procedures that can be started now; the others are only read.
    void setStartable(const QStringList& procedures);
    /// What a game knows of the inputs of a lookup; nobody is asked where there is none. Call it again when that is
    /// other than before.
    using Knowing = std::function<LookupKnown(const packs::Procedure& lookup)>;
    void setKnowing(const Knowing& knowing);
    void showSection(const QString& id);
    void showLookup(const QString& id);
    /// Puts the cursor into the search line.
    void startSearch();
    /// Pins the section that is read, or lets it go.
    void togglePin();
    /// Ask where to, and say below the page what came of it.
    void printSheet();
    void saveSheet();

Q_SIGNALS:
    /// Somebody chose a procedure among the hits.
    void procedureChosen(const QString& id);

protected:
    void changeEvent(QEvent* event) override;
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Parts;
    struct Place;

    void search(const QString& words);
    void activateHit(const QModelIndex& index);
    void openHit(const QModelIndex& index);
    void follow(const QUrl& link);
    void define(const QString& term);
    void goTo(const Place& place);
    void take(const Place& place);
    void connectParts();
    void connectSheets();
    void showFoot();
    void read(const QString& section);
    void fitFoot();
    bool lineKey(const QKeyEvent& event);
    bool leaveKey(const QKeyEvent& event);
    void stepBack();
    void escape();
    void refresh();

    std::unique_ptr<Parts> m_parts;
};

}
