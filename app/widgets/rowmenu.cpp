// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/rowmenu.h"

#include "widgets/wholetext.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QContextMenuEvent>
#include <QMenu>

#include <utility>

namespace adjutant::app {

namespace {

/// What is asked for with keys is meant for the chosen row, wherever Qt says that the cursor is.
class RowMenu : public QObject
{
public:
    RowMenu(QAbstractItemView& list, std::function<void(const QPoint&)> open)
        : QObject(&list),
          m_list(list),
          m_open(std::move(open))
    {
        list.installEventFilter(this);
        list.viewport()->installEventFilter(this);
    }

protected:
    bool eventFilter(QObject*, QEvent* event) override
    {
        if (event->type() == QEvent::ContextMenu) {
            const auto& asked = static_cast<QContextMenuEvent&>(*event);
            asked.reason() == QContextMenuEvent::Keyboard ? openAtChosen() : openAt(asked.pos());
            return true;
        }
        if (event->type() == QEvent::KeyPress && isMenuKey(static_cast<QKeyEvent&>(*event))) {
            openAtChosen();
            return true;
        }
        return false;
    }

private:
    static bool isMenuKey(const QKeyEvent& pressed)
    {
        return pressed.key() == Qt::Key_F10 && pressed.modifiers() == Qt::ShiftModifier;
    }

    void openAtChosen()
    {
        m_list.scrollTo(m_list.currentIndex());
        openAt(m_list.visualRect(m_list.currentIndex()).center());
    }

    void openAt(const QPoint& at)
    {
        const QModelIndex row = m_list.indexAt(at);
        if (!row.isValid())
            return;
        m_list.setCurrentIndex(row);
        m_open(m_list.viewport()->mapToGlobal(at));
    }

    QAbstractItemView& m_list;
    std::function<void(const QPoint&)> m_open;
};

}

void onRowMenu(QAbstractItemView& list, std::function<void(const QPoint&)> open)
{
    new RowMenu(list, std::move(open));
}

void offerAtRows(QAbstractItemView& list, const QList<QAbstractButton*>& buttons)
{
    onRowMenu(list, [&list, buttons](const QPoint& at) {
        auto* menu = new QMenu(&list);
        menu->setAttribute(Qt::WA_DeleteOnClose);
        for (QAbstractButton* button : buttons) {
            if (button->isHidden())
                continue;
            menu->addAction(button->text(), button, &QAbstractButton::click)->setEnabled(button->isEnabled());
        }
        offerWhole(*menu, wholeOfRow(list, list.currentIndex()), list);
        menu->popup(at);
    });
}

}
