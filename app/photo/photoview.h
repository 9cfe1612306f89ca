// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "photo/picture.h"

#include <QPixmap>
#include <QWidget>

namespace adjutant::app {

class Theme;

/// A photo as large as there is room for it, or the place where one can be dropped.
class PhotoView : public QWidget
{
    Q_OBJECT

public:
    explicit PhotoView(const Theme& theme, QWidget* parent = nullptr);

    /// None: the place says what can be done there.
    void setPhoto(const QImage& photo, const QString& name);

    QSize sizeHint() const override;

Q_SIGNALS:
    void dropped(const PictureSource& source);

protected:
    void paintEvent(QPaintEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void paintPlace(QPainter& painter) const;

    const Theme& m_theme;
    QImage m_photo;
    QPixmap m_scaled; ///< for the room there was when it was last painted
};

}
