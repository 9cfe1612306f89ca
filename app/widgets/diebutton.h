// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QAbstractButton>

namespace adjutant::app {

class DieView;

/// A die that can be tapped, or pressed by Space and Return.
class DieButton : public QAbstractButton
{
    Q_OBJECT

public:
    /// Takes the die in. `tap` says what a tap does to it.
    DieButton(DieView* die, const QString& tap, QWidget* parent = nullptr);

    /// The die looks otherwise now.
    void refresh();

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    DieView* m_die;
    QString m_tap;
};

}
