// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QAbstractButton>

namespace adjutant::app {

class Theme;

/// A colour or a shape that a side can have, as a square for a finger. One that the other side has is crossed out.
class SwatchButton : public QAbstractButton
{
    Q_OBJECT

public:
    /// `id` is what is chosen, `name` what it is called.
    SwatchButton(const Theme& theme, const QString& id, const QString& name, QWidget* parent = nullptr);

    QString id() const { return m_id; }
    /// How it is drawn: this shape in this colour.
    void setMark(const QString& shape, const QString& colour);
    void setTaken(bool taken);
    bool isTaken() const { return m_taken; }

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Theme& m_theme;
    QString m_id, m_name, m_shape, m_colour;
    bool m_taken = false;
};

}
