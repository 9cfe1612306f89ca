// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/hitdelegate.h"

#include "models/hitmodel.h"
#include "shell/theme.h"
#include "widgets/textlabel.h"

#include <QListView>
#include <QMouseEvent>
#include <QPainter>
#include <QTextLayout>

#include <algorithm>

namespace adjutant::app {

namespace {

constexpr int margin = 10;
constexpr int gap = 8;
constexpr int mostLines = 2;
constexpr int fromStart = 90; // letters that may stand before the first word found

const lookup::Hit* hitAt(const QModelIndex& index)
{
    const auto* model = qobject_cast<const HitModel*>(index.model());
    return model ? model->hit(index) : nullptr;
}

bool canStart(const QModelIndex& index)
{
    const auto* model = qobject_cast<const HitModel*>(index.model());
    return model && model->canStart(index);
}

QList<QTextLayout::FormatRange> boldWords(const lookup::Hit& hit, bool underlined)
{
    QList<QTextLayout::FormatRange> ranges;
    for (const auto& [begin, length] : hit.marks) {
        QTextCharFormat format;
        format.setFontWeight(QFont::Bold);
        format.setFontUnderline(underlined);
        ranges.append({begin, length, format});
    }
    return ranges;
}

// Lays out at most two lines; says how much of the text they take and how high they are.
std::pair<int, double> layOut(QTextLayout& layout, int width)
{
    double height = 0;
    int end = 0;
    layout.beginLayout();
    for (int i = 0; i < mostLines; ++i) {
        QTextLine line = layout.createLine();
        if (!line.isValid())
            break;
        line.setLineWidth(width);
        line.setPosition({0, height});
        height += line.height();
        end = line.textStart() + line.textLength();
    }
    layout.endLayout();
    return {end, height};
}

// What of a hit's text is shown, ended by dots when there is more.
lookup::Hit shownPart(const lookup::Hit& hit, const QFont& font, int width)
{
    lookup::Hit part = snippetOf(hit);
    QTextLayout layout(part.text, font);
    layout.setFormats(boldWords(part, false));
    const int end = layOut(layout, width).first;
    if (end < part.text.size())
        part.text = part.text.left(end - 3).trimmed() + QStringLiteral("…");
    return part;
}

QRect wrapped(const QFont& font, const QString& words, QRect where)
{
    return QFontMetrics(font).boundingRect(where, Qt::AlignLeft | Qt::TextWordWrap, words);
}

}

lookup::Hit snippetOf(lookup::Hit hit)
{
    if (hit.marks.empty() || hit.marks.front().first <= fromStart)
        return hit;
    const int wanted = hit.marks.front().first - fromStart / 2;
    const int word = int(hit.text.indexOf(QLatin1Char(' '), wanted)) + 1;
    const int cut = std::clamp(word, 1, hit.marks.front().first);
    hit.text = QStringLiteral("… ") + hit.text.mid(cut);
    for (auto& mark : hit.marks)
        mark.first += 2 - cut;
    return hit;
}

HitDelegate::HitDelegate(const Theme& theme, QObject* parent) : QStyledItemDelegate(parent), m_theme(theme) {}

HitDelegate::Places HitDelegate::places(const QStyleOptionViewItem& option, const lookup::Hit& hit, bool canStart) const
{
    const auto* list = qobject_cast<const QListView*>(option.widget);
    const int width = list ? list->viewport()->width() : option.rect.width();
    const QFont bold = scaledFont(option.font, 1, true);
    Places places;
    QRect inside(option.rect.left() + margin, option.rect.top() + margin, std::max(60, width - 2 * margin), 10000);
    if (canStart) {
        const QFontMetrics metrics(bold);
        const int button = std::max(Theme::touch, metrics.horizontalAdvance(tr("Start")) + 2 * margin);
        places.start = QRect(inside.right() - button, inside.top() - 2, button, Theme::touch);
        inside.setRight(places.start.left() - gap);
    }
    places.title = wrapped(bold, hit.title, inside);
    places.title.setWidth(inside.width());
    places.kind = wrapped(option.font, HitModel::kindName(hit.kind), inside);
    const int shown = wrapped(bold, hit.title, inside).width();
    if (shown + gap + places.kind.width() <= inside.width())
        places.kind.moveTopRight(inside.topRight());
    else
        places.kind.moveTopLeft(places.title.bottomLeft() + QPoint(0, 1));
    inside.setTop(std::max(places.title.bottom(), places.kind.bottom()) + 3);
    if (!hit.text.isEmpty()) {
        const lookup::Hit part = shownPart(hit, option.font, inside.width());
        QTextLayout layout(part.text, option.font);
        layout.setFormats(boldWords(part, false));
        inside.setHeight(int(layOut(layout, inside.width()).second) + 1);
        places.snippet = inside;
    }
    const int bottom = std::max({places.title.bottom(), places.kind.bottom(), places.snippet.bottom(),
                                 places.start.isNull() ? 0 : places.start.bottom() - 2});
    places.height = std::max(Theme::touch, bottom + margin - option.rect.top());
    return places;
}

QSize HitDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const lookup::Hit* hit = hitAt(index);
    return hit ? QSize(60, places(option, *hit, canStart(index)).height) : QSize();
}

void HitDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const lookup::Hit* hit = hitAt(index);
    if (!hit)
        return;
    const Places where = places(option, *hit, canStart(index));
    const bool current = option.state & QStyle::State_Selected;
    const Colours& colours = m_theme.colours();
    painter->save();
    if (current) {
        painter->fillRect(option.rect, colours.cardActive);
        painter->fillRect(QRect(option.rect.topLeft(), QSize(4, option.rect.height())), colours.accent);
    }
    painter->setPen(option.palette.color(QPalette::Text));
    painter->setFont(scaledFont(option.font, 1, true));
    painter->drawText(where.title, Qt::AlignLeft | Qt::TextWordWrap, hit->title);
    const lookup::Hit part = shownPart(*hit, option.font, where.snippet.width());
    QTextLayout layout(part.text, option.font);
    layout.setFormats(boldWords(part, true));
    layOut(layout, where.snippet.width());
    layout.draw(painter, where.snippet.topLeft());
    painter->setFont(option.font);
    painter->setPen(colours.quiet);
    painter->drawText(where.kind, Qt::AlignLeft, HitModel::kindName(hit->kind));
    painter->fillRect(QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1), colours.line);
    if (!where.start.isNull())
        paintStart(*painter, where.start, scaledFont(option.font, 1, true));
    painter->restore();
}

void HitDelegate::paintStart(QPainter& painter, const QRect& where, const QFont& font) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme.colours().next);
    painter.drawRoundedRect(where, 8, 8);
    painter.setPen(m_theme.colours().nextText);
    painter.setFont(font);
    painter.drawText(where, Qt::AlignCenter, tr("Start"));
}

bool HitDelegate::editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                              const QModelIndex& index)
{
    const lookup::Hit* hit = hitAt(index);
    const bool isPress = event->type() == QEvent::MouseButtonPress;
    if (!hit || (!isPress && event->type() != QEvent::MouseButtonRelease))
        return QStyledItemDelegate::editorEvent(event, model, option, index);
    const auto* mouse = static_cast<QMouseEvent*>(event);
    if (mouse->button() != Qt::LeftButton)
        return false;
    const bool isClick = !isPress && m_pressed == index;
    m_pressed = isPress ? QPersistentModelIndex(index) : QPersistentModelIndex();
    if (!isClick)
        return false;
    if (places(option, *hit, canStart(index)).start.contains(mouse->position().toPoint()))
        Q_EMIT startPressed(index);
    else
        Q_EMIT rowPressed(index);
    return true;
}

}
