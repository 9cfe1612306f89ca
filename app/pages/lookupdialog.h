// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "packs/catalogue.h"

#include <QDialog>

namespace adjutant::app {

class PackBox;
class Preferences;
class ReferencePanel;
class Theme;

/// The rules of any pack, looked up where no game is open. Begins with the pack that was asked for, or else the one
/// that was last looked in.
class LookupDialog : public QDialog
{
    Q_OBJECT

public:
    LookupDialog(Preferences& preferences, Theme& theme, QWidget* parent = nullptr);

    void setPacks(std::vector<packs::Found> packs, const QString& wanted = {});
    ReferencePanel& reference() { return *m_reference; }

protected:
    void showEvent(QShowEvent* event) override;

private:
    void usePack();

    Preferences& m_preferences;
    PackBox* m_box;
    ReferencePanel* m_reference;
    std::vector<packs::Found> m_packs;
};

}
