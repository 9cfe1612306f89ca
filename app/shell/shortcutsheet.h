// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDialog>

class QGridLayout;

namespace adjutant::app {

class Keys;
class Theme;

/// All that can be done by keys, from the table of actions, in two columns. Escape closes it again, and so do its own
/// keys.
class ShortcutSheet : public QDialog
{
    Q_OBJECT

public:
    explicit ShortcutSheet(const Theme& theme, QWidget* parent = nullptr);

Q_SIGNALS:
    /// Somebody wants other keys; the sheet is closed then.
    void changeWanted();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    const Keys& m_keys;
};

}
