// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "shell/palettes.h"

#include <QHash>
#include <QImage>
#include <QMenu>
#include <QPaintEngine>
#include <QPainter>
#include <QWidget>

#include <algorithm>

namespace adjutant::test {

/// A text as a widget painted it, and where.
struct PaintedText {
    QString words;
    QColor ink;
    QRect place;
};

/// Takes down the texts that are painted on it, and nothing else.
class TextRecorder : public QPaintDevice
{
public:
    explicit TextRecorder(const QWidget& page) : m_page(page), m_engine(*this) {}

    QPaintEngine* paintEngine() const override { return &m_engine; }
    const std::vector<PaintedText>& texts() const { return m_texts; }

protected:
    int metric(PaintDeviceMetric metric) const override
    {
        switch (metric) {
        case PdmWidth:
            return m_page.width();
        case PdmHeight:
            return m_page.height();
        case PdmDpiX:
        case PdmPhysicalDpiX:
            return m_page.logicalDpiX();
        case PdmDpiY:
        case PdmPhysicalDpiY:
            return m_page.logicalDpiY();
        case PdmDevicePixelRatio:
            return 1;
        case PdmDevicePixelRatioScaled:
            return int(devicePixelRatioFScale());
        case PdmDepth:
            return 32;
        default:
            return QPaintDevice::metric(metric);
        }
    }

private:
    class Engine : public QPaintEngine
    {
    public:
        explicit Engine(TextRecorder& recorder) : QPaintEngine(AllFeatures), m_recorder(recorder) {}

        bool begin(QPaintDevice*) override { return true; }
        bool end() override { return true; }
        void updateState(const QPaintEngineState&) override {}
        Type type() const override { return User; }
        void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}
        void drawImage(const QRectF&, const QImage&, const QRectF&, Qt::ImageConversionFlags) override {}
        void drawTiledPixmap(const QRectF&, const QPixmap&, const QPointF&) override {}
        void drawPolygon(const QPointF*, int, PolygonDrawMode) override {}
        void drawPath(const QPainterPath&) override {}
        void drawTextItem(const QPointF& at, const QTextItem& item) override
        {
            if (item.text().trimmed().isEmpty())
                return;
            const QRectF box(at.x(), at.y() - item.ascent(), item.width(), item.ascent() + item.descent());
            // Of the state: the painter is that of the page, not of the widget that paints.
            const QRect whole = state->transform().mapRect(box).toAlignedRect();
            QRect place = whole;
            if (!systemClip().isEmpty())
                place &= systemClip().boundingRect();
            if (place.height() * 4 < whole.height() * 3) // scrolled out of sight, with a part of what it lies on
                return;
            QColor ink = state->pen().color();
            ink.setAlphaF(float(ink.alphaF() * state->opacity()));
            m_recorder.m_texts.push_back({item.text(), ink, place & QRect({}, m_recorder.m_page.size())});
        }

    private:
        TextRecorder& m_recorder;
    };

    const QWidget& m_page;
    std::vector<PaintedText> m_texts;
    mutable Engine m_engine;
};

/// The colour that most of a place has: what a text lies on.
inline QColor groundIn(const QImage& picture, const QRect& place)
{
    constexpr QRgb nearly = 0xfff0f0f0; // a header shades off
    QHash<QRgb, int> counts, shades;
    for (int y = place.top(); y <= place.bottom(); ++y)
        for (int x = place.left(); x <= place.right(); ++x)
            ++counts[picture.pixel(x, y) & nearly];
    const auto mostOf = [](const QHash<QRgb, int>& all) {
        return std::max_element(all.keyValueBegin(), all.keyValueEnd(),
                                [](const auto& one, const auto& other) { return one.second < other.second; })
            ->first;
    };
    const QRgb shade = mostOf(counts);
    for (int y = place.top(); y <= place.bottom(); ++y)
        for (int x = place.left(); x <= place.right(); ++x)
            if ((picture.pixel(x, y) & nearly) == shade)
                ++shades[picture.pixel(x, y)];
    return QColor(mostOf(shades));
}

/// The texts of what is enabled that cannot be read against what they are painted on.
inline QStringList faintTextsIn(QWidget& page, int* seen = nullptr)
{
    constexpr double readable = 4.5;
    TextRecorder recorder(page);
    page.render(&recorder);
    const QImage picture = page.grab().toImage().convertToFormat(QImage::Format_RGB32);
    QStringList faint;
    for (const auto& [words, ink, place] : recorder.texts()) {
        const QWidget* at = page.childAt(place.center());
        const auto* menu = qobject_cast<const QMenu*>(&page);
        const QAction* row = menu ? menu->actionAt(place.center()) : nullptr;
        if (place.width() < 3 || place.height() < 3 ||
            !(row  ? row->isEnabled()
              : at ? at->isEnabled()
                   : page.isEnabled()))
            continue;
        if (seen)
            ++*seen;
        const QColor ground = groundIn(picture, place);
        const double part = ink.alphaF();
        const QColor shown = QColor::fromRgbF(float(ink.redF() * part + ground.redF() * (1 - part)),
                                              float(ink.greenF() * part + ground.greenF() * (1 - part)),
                                              float(ink.blueF() * part + ground.blueF() * (1 - part)));
        if (const double found = app::contrast(shown, ground); found < readable)
            faint << QStringLiteral("“%1” %2 on %3 has %4:1, in %5 %6")
                         .arg(words, shown.name(), ground.name())
                         .arg(found, 0, 'f', 1)
                         .arg(QLatin1String(at ? at->metaObject()->className() : "the page"),
                              at ? at->objectName() : QString());
    }
    return faint;
}

}
