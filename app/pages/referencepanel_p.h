// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lookup/index.h"
#include "models/hitmodel.h"
#include "pages/referencepages.h"
#include "pages/referencepanel.h"
#include "print/sheetsaver.h"
#include "shell/preferences.h"
#include "widgets/hitdelegate.h"
#include "widgets/noticebar.h"
#include "widgets/pageview.h"
#include "widgets/textlabel.h"
#include "widgets/touchbutton.h"

#include <QLineEdit>
#include <QListView>

class QGridLayout;
class QKeyEvent;
class QStackedWidget;
class QVBoxLayout;

namespace adjutant::app {

/// Where one is in the reference.
struct ReferencePanel::Place {
    enum class Kind { Contents, Hits, Section, Card, Lookup };

    Kind kind = Kind::Contents;
    QString id = {}, title = {};
    QString anchor = {}; ///< the heading to begin at
    QString text = {};   ///< of a card
    int scroll = 0;
};

/// The widgets of the panel and what it shows.
struct ReferencePanel::Parts {
    Parts(Theme& theme, Preferences& preferences, ReferencePanel& panel);

    ReferencePages pages() const { return {*pack, rulings}; }
    bool canGoBack() const;
    /// Whether a key means something here, so that no shortcut of the window may take it.
    bool usesKey(const QKeyEvent& event) const;
    /// Whether it leads away from here.
    bool leaves(const QKeyEvent& event) const;
    bool pins(const QKeyEvent& event) const;
    bool hasReaderFocus() const;
    void focusReader();

    void showPlace();
    /// The buttons below the page, above one another.
    void clearFoot();
    TouchButton* addButton(const QString& words, Glyph glyph);
    /// The section that is read; null when it is something else.
    const packs::Section* section() const;
    /// The lookup that is asked; null when it is something else.
    const packs::Procedure* lookup() const;
    void askLookup();

    Theme& theme;
    Preferences& preferences;
    QLineEdit* line;
    TouchButton* back;
    TouchButton* pin;
    QStackedWidget* stack;
    QListView* list;
    HitDelegate* delegate;
    HitModel* model;
    PageView* view;
    LookupPart* asked;
    TextLabel* message;
    NoticeBar* notice;
    QGridLayout* top;
    QVBoxLayout* foot;
    SheetSaver* sheets;

    packs::PackPtr pack;
    std::unique_ptr<lookup::Index> index;
    std::optional<packs::Rulings> rulings;
    QStringList followed, marked, startable;
    Knowing knowing;
    QString defined; ///< the section that tells more of the word that was tapped
    Place place;
    std::vector<Place> places; ///< those one came from

private:
    /// The search line between its buttons; above them where it would have no room, or they would be cut.
    void placeTop();
    void showHits();
    void showPage();
    void showMessage(const QString& words);
};

}
