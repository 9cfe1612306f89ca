// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dice/favouritespart.h"

#include "dice/tapdelegate.h"
#include "models/favouritesmodel.h"
#include "widgets/flowlayout.h"
#include "widgets/rowmenu.h"
#include "widgets/textlabel.h"
#include "widgets/touchbutton.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QListView>

namespace adjutant::app {

FavouritesPart::FavouritesPart(Preferences& preferences, const Theme& theme, QWidget* parent)
    : QWidget(parent),
      m_model(new FavouritesModel(preferences, this)),
      m_list(new QListView(this)),
      m_name(new QLineEdit(this)),
      m_words(new TextLabel(this))
{
    build(theme);
    connect(m_model, &QAbstractItemModel::rowsInserted, this, &FavouritesPart::refresh);
    connect(m_model, &QAbstractItemModel::rowsRemoved, this, &FavouritesPart::refresh);
    connect(m_model, &QAbstractItemModel::rowsMoved, this, &FavouritesPart::refresh);
    connect(m_model, &QAbstractItemModel::modelReset, this, &FavouritesPart::refresh);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &FavouritesPart::refresh);
    refresh();
}

void FavouritesPart::build(const Theme& theme)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    auto* row = new QHBoxLayout;
    m_name->setObjectName(QStringLiteral("favourite-name"));
    m_name->setAccessibleName(tr("Name of the favourite"));
    m_name->setPlaceholderText(tr("A name for this throw"));
    m_name->setMaxLength(60);
    m_add = new TouchButton(theme, tr("Add"), this);
    m_add->setObjectName(QStringLiteral("add-favourite"));
    row->addWidget(m_name, 1);
    row->addWidget(m_add);
    column->addLayout(row);
    m_words->setProperty("role", QStringLiteral("quiet"));
    column->addWidget(m_words);
    m_list->setObjectName(QStringLiteral("favourites"));
    m_list->setAccessibleName(tr("Favourites"));
    m_list->setModel(m_model);
    m_list->setWordWrap(true);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setAlternatingRowColors(true);
    m_list->setMinimumHeight(240);
    column->addWidget(m_list, 1);
    auto* tools = new QWidget(this);
    auto* flow = new FlowLayout(tools, 6);
    const auto tool = [&](const QString& text, const char* name, auto&& act) {
        auto* button = new TouchButton(theme, text, tools);
        button->setObjectName(QLatin1String(name));
        connect(button, &TouchButton::clicked, this, act);
        flow->addWidget(button);
        return button;
    };
    m_up = tool(tr("Up"), "favourite-up", [this] { move(-1); });
    m_down = tool(tr("Down"), "favourite-down", [this] { move(1); });
    m_remove = tool(tr("Remove"), "favourite-remove", [this] { remove(); });
    m_putBack = tool(tr("Put back"), "favourite-put-back", [this] {
        m_model->add(std::exchange(m_removedName, {}), std::exchange(m_removedText, {}));
        refresh();
    });
    column->addWidget(tools);
    offerAtRows(*m_list, {m_up, m_down, m_remove});
    auto* delegate = new TapDelegate(m_list);
    connect(delegate, &TapDelegate::taken, this,
            [this](const QModelIndex& index) { Q_EMIT throwWanted(index.data(FavouritesModel::TextRole).toString()); });
    connect(m_add, &TouchButton::clicked, this, &FavouritesPart::add);
    connect(m_name, &QLineEdit::returnPressed, this, &FavouritesPart::add);
}

void FavouritesPart::setText(const QString& text)
{
    m_text = text;
    refresh();
}

void FavouritesPart::add()
{
    if (m_text.isEmpty())
        return;
    const QString name = m_name->text().trimmed().isEmpty() ? m_text : m_name->text();
    if (m_model->add(name, m_text)) {
        m_name->setText({});
        Q_EMIT said(tr("%1 is a favourite now.").arg(name.simplified()));
    } else {
        Q_EMIT said(tr("There are %1 favourites already; remove one first.").arg(m_model->rowCount()));
    }
}

void FavouritesPart::remove()
{
    const QModelIndex index = m_list->currentIndex();
    if (!index.isValid())
        return;
    m_removedName = index.data(FavouritesModel::NameRole).toString();
    m_removedText = index.data(FavouritesModel::TextRole).toString();
    m_model->remove(index.row());
    refresh();
    Q_EMIT said(tr("%1 is removed.").arg(m_removedName));
}

void FavouritesPart::move(int by)
{
    m_list->setCurrentIndex(m_model->index(m_model->move(m_list->currentIndex().row(), by)));
    refresh();
}

void FavouritesPart::refresh()
{
    const int row = m_list->currentIndex().isValid() ? m_list->currentIndex().row() : -1;
    const bool any = m_model->rowCount() > 0;
    m_add->setEnabled(!m_text.isEmpty());
    m_list->setVisible(any);
    m_up->setEnabled(row > 0);
    m_down->setEnabled(row >= 0 && row + 1 < m_model->rowCount());
    m_remove->setEnabled(row >= 0);
    for (TouchButton* button : {m_up, m_down, m_remove})
        button->setVisible(any);
    m_putBack->setVisible(!m_removedName.isEmpty());
    m_words->setText(any ? tr("Tap a favourite to throw it.")
                         : tr("No favourites yet: make a throw, give it a name here, and add it."));
}

}
