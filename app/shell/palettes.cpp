// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shell/palettes.h"

#include <algorithm>
#include <cmath>

namespace adjutant::app {

namespace {

QColor rgb(unsigned value)
{
    return QColor::fromRgb(QRgb(value));
}

struct Grounds {
    QColor window, base, alternate, button, text, quiet, disabled, line, accent, accentText, link, fault;
};

QPalette paletteOf(const Grounds& grounds)
{
    QPalette palette(grounds.text, grounds.button, grounds.button.lighter(120), grounds.button.darker(160),
                     grounds.line, grounds.text, grounds.text, grounds.base, grounds.window);
    palette.setColor(QPalette::AlternateBase, grounds.alternate);
    palette.setColor(QPalette::ButtonText, grounds.text);
    palette.setColor(QPalette::BrightText, grounds.fault);
    palette.setColor(QPalette::Midlight, grounds.line);
    palette.setColor(QPalette::Highlight, grounds.accent);
    palette.setColor(QPalette::HighlightedText, grounds.accentText);
    palette.setColor(QPalette::Link, grounds.link);
    palette.setColor(QPalette::LinkVisited, grounds.link);
    palette.setColor(QPalette::PlaceholderText, grounds.quiet);
    palette.setColor(QPalette::ToolTipBase, grounds.base);
    palette.setColor(QPalette::ToolTipText, grounds.text);
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, grounds.disabled);
    palette.setColor(QPalette::Disabled, QPalette::Highlight, grounds.line);
    palette.setColor(QPalette::Disabled, QPalette::HighlightedText, grounds.text);
    return palette;
}

double luminance(const QColor& colour)
{
    const auto part = [](double value) {
        return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * part(colour.redF()) + 0.7152 * part(colour.greenF()) + 0.0722 * part(colour.blueF());
}

}

double contrast(const QColor& one, const QColor& other)
{
    const auto [darker, lighter] = std::minmax({luminance(one), luminance(other)});
    return (lighter + 0.05) / (darker + 0.05);
}

// Paper and ink, with a deep teal that no side can have.
Scheme lightScheme()
{
    Scheme scheme;
    scheme.palette = paletteOf({.window = rgb(0xf2f1ed),
                                .base = rgb(0xffffff),
                                .alternate = rgb(0xf7f6f3),
                                .button = rgb(0xfafaf8),
                                .text = rgb(0x1b2025),
                                .quiet = rgb(0x545c64),
                                .disabled = rgb(0x8b9095),
                                .line = rgb(0xcfccc4),
                                .accent = rgb(0x0d6763),
                                .accentText = rgb(0xffffff),
                                .link = rgb(0x0b5f5b),
                                .fault = rgb(0x9c1f18)});
    scheme.colours = {.card = rgb(0xffffff),
                      .cardActive = rgb(0xdff0ee),
                      .cardDone = rgb(0xe8e6e1),
                      .line = rgb(0xcfccc4),
                      .quiet = rgb(0x545c64),
                      .next = rgb(0x0d6763),
                      .nextText = rgb(0xffffff),
                      .hit = rgb(0x1c7439),
                      .hitText = rgb(0xffffff),
                      .miss = rgb(0xe2e0da),
                      .missText = rgb(0x474e55),
                      .warning = rgb(0xfce8b2),
                      .warningText = rgb(0x533a00),
                      .danger = rgb(0xb0241c),
                      .dangerText = rgb(0xffffff),
                      .good = rgb(0x1c7439),
                      .goodText = rgb(0xffffff),
                      .chartBar = rgb(0x6f8d9c),
                      .chartBarMarked = rgb(0x0d6763),
                      .accent = rgb(0x0b5f5b),
                      .focus = rgb(0x1b2025),
                      .fault = rgb(0x9c1f18)};
    return scheme;
}

// For a dim room: no white surfaces, nothing that glares.
Scheme darkScheme()
{
    Scheme scheme;
    scheme.dark = true;
    scheme.palette = paletteOf({.window = rgb(0x14181c),
                                .base = rgb(0x1e2429),
                                .alternate = rgb(0x1a1f24),
                                .button = rgb(0x293138),
                                .text = rgb(0xe6eaed),
                                .quiet = rgb(0xabb5be),
                                .disabled = rgb(0x6f7982),
                                .line = rgb(0x3b444c),
                                .accent = rgb(0x5bc4b8),
                                .accentText = rgb(0x04211e),
                                .link = rgb(0x74d3c8),
                                .fault = rgb(0xff9d94)});
    scheme.colours = {.card = rgb(0x1e2429),
                      .cardActive = rgb(0x1d3a39),
                      .cardDone = rgb(0x181c20),
                      .line = rgb(0x3b444c),
                      .quiet = rgb(0xabb5be),
                      .next = rgb(0x5bc4b8),
                      .nextText = rgb(0x04211e),
                      .hit = rgb(0x5cc486),
                      .hitText = rgb(0x06200f),
                      .miss = rgb(0x343c44),
                      .missText = rgb(0xc6ced5),
                      .warning = rgb(0x4a3a0e),
                      .warningText = rgb(0xffe08a),
                      .danger = rgb(0xff8f85),
                      .dangerText = rgb(0x2b0805),
                      .good = rgb(0x5cc486),
                      .goodText = rgb(0x06200f),
                      .chartBar = rgb(0x6c8796),
                      .chartBarMarked = rgb(0x5bc4b8),
                      .accent = rgb(0x74d3c8),
                      .focus = rgb(0xffffff),
                      .fault = rgb(0xff9d94)};
    return scheme;
}

Scheme highContrastScheme()
{
    Scheme scheme;
    scheme.dark = true;
    scheme.palette = paletteOf({.window = rgb(0x000000),
                                .base = rgb(0x000000),
                                .alternate = rgb(0x1c1c1c),
                                .button = rgb(0x000000),
                                .text = rgb(0xffffff),
                                .quiet = rgb(0xe6e6e6),
                                .disabled = rgb(0x9a9a9a),
                                .line = rgb(0xffffff),
                                .accent = rgb(0xffd500),
                                .accentText = rgb(0x000000),
                                .link = rgb(0xffd500),
                                .fault = rgb(0xff9a9a)});
    scheme.colours = {.card = rgb(0x000000),
                      .cardActive = rgb(0x002d5c),
                      .cardDone = rgb(0x1c1c1c),
                      .line = rgb(0xffffff),
                      .quiet = rgb(0xe6e6e6),
                      .next = rgb(0xffd500),
                      .nextText = rgb(0x000000),
                      .hit = rgb(0x3dff9a),
                      .hitText = rgb(0x000000),
                      .miss = rgb(0x2b2b2b),
                      .missText = rgb(0xffffff),
                      .warning = rgb(0xffd500),
                      .warningText = rgb(0x000000),
                      .danger = rgb(0xff8080),
                      .dangerText = rgb(0x000000),
                      .good = rgb(0x3dff9a),
                      .goodText = rgb(0x000000),
                      .chartBar = rgb(0xb0b0b0),
                      .chartBarMarked = rgb(0xffd500),
                      .accent = rgb(0xffd500),
                      .focus = rgb(0x00e5ff),
                      .fault = rgb(0xff9a9a)};
    return scheme;
}

}
