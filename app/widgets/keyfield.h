// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/textlabel.h"

class QKeySequence;

namespace adjutant::app {

/// Waits for a key, and says which was pressed. Only Tab still leads on and Esc out.
class KeyField : public TextLabel
{
    Q_OBJECT

public:
    explicit KeyField(QWidget* parent = nullptr);

Q_SIGNALS:
    void pressed(const QKeySequence& key);

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
};

}
