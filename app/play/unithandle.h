// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

namespace adjutant::app {

/// The head of a unit at set-up: what it is, and a grip by which it goes to another place in the list. It is drawn
/// there, or moved by arrow keys.
class UnitHandle : public QWidget
{
    Q_OBJECT

public:
    explicit UnitHandle(const QString& label, QWidget* parent = nullptr);

    /// Which place of how many; the only one cannot go anywhere.
    void setPlace(int place, int of);

Q_SIGNALS:
    void moved(int by);
    void drawnTo(int globalY);

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    QString m_label;
};

}
