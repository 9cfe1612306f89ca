// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "kit/namespart.h"

#include "kit/kit.h"
#include "kit/rows.h"
#include "packs/names.h"
#include "pages/packbox.h"
#include "widgets/choicerow.h"
#include "widgets/flowlayout.h"
#include "widgets/textlabel.h"
#include "widgets/touchbutton.h"

#include <QAccessible>
#include <QClipboard>
#include <QGuiApplication>
#include <QVBoxLayout>

#include <algorithm>

namespace adjutant::app {

namespace {

std::vector<packs::Kind> namedKinds(const packs::Pack& pack)
{
    std::vector<packs::Kind> kinds;
    for (const packs::Kind& kind : pack.kinds)
        if (packs::hasNames(pack, kind.id))
            kinds.push_back(kind);
    return kinds;
}

}

NamesPart::NamesPart(Kit& kit, const Theme& theme, QWidget* parent)
    : QWidget(parent),
      m_kit(kit),
      m_theme(theme),
      m_box(new PackBox(this)),
      m_kinds(new ChoiceRow(theme, {}, this)),
      m_make(new TouchButton(theme, tr("Make names"), this, TouchButton::Weight::Main)),
      m_copy(new TouchButton(theme, tr("Copy all"), this, TouchButton::Weight::Second)),
      m_words(new TextLabel(this)),
      m_shown(new QWidget(this)),
      m_flow(FlowLayout::in(m_shown, 6))
{
    m_box->setObjectName(QStringLiteral("namesPack"));
    m_box->setAccessibleName(tr("Names from this pack"));
    m_box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_box->setMinimumContentsLength(8);
    m_box->setMinimumHeight(0); // as high as its text wants
    m_kinds->setAccessibleName(tr("Names for"));
    m_make->setObjectName(QStringLiteral("makeNames"));
    m_copy->setObjectName(QStringLiteral("copyNames"));
    m_words->setObjectName(QStringLiteral("namesWords"));
    m_words->setProperty("role", QStringLiteral("quiet"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(m_box);
    column->addWidget(m_kinds);
    column->addWidget(inOneLine({m_make, m_copy}, this));
    column->addWidget(m_words);
    column->addWidget(m_shown);
    connect(m_box, &QComboBox::currentIndexChanged, this, &NamesPart::showKinds);
    connect(m_kinds, &ChoiceRow::chosen, this, [this](const QString& kind) {
        m_kind = kind;
        showKinds();
    });
    connect(m_make, &TouchButton::clicked, this, &NamesPart::make);
    connect(m_copy, &TouchButton::clicked, this,
            [this] { copy(m_kit.names().join(u'\n'), tr("All of them are copied, a line each.")); });
    setPacks({});
}

void NamesPart::setPacks(const std::vector<packs::Found>& packs, const QString& pack)
{
    m_packs.clear();
    for (const packs::Found& found : packs)
        if (found.reading.pack && !namedKinds(*found.reading.pack).empty())
            m_packs.push_back(found);
    m_box->setPacks(m_packs, pack.isEmpty() ? m_kit.namesPack() : pack);
    m_kind = m_kit.namesKind();
    showKinds();
    showNames();
}

packs::PackPtr NamesPart::pack() const
{
    const auto found = std::find_if(m_packs.begin(), m_packs.end(),
                                    [this](const packs::Found& each) { return each.id == m_box->packId(); });
    return found == m_packs.end() ? nullptr : found->reading.pack;
}

void NamesPart::showKinds()
{
    std::vector<ChoiceRow::Item> items;
    const packs::PackPtr pack = this->pack();
    for (const packs::Kind& kind : pack ? namedKinds(*pack) : std::vector<packs::Kind>())
        items.push_back({kind.id, kind.label, {}, {}});
    const bool known =
        std::any_of(items.begin(), items.end(), [this](const ChoiceRow::Item& item) { return item.id == m_kind; });
    if (!known)
        m_kind = items.empty() ? QString() : items.front().id;
    m_kinds->setItems(items, m_kind);
    m_kinds->setVisible(items.size() > 1);
    inTabOrder({m_box, m_kinds, m_make, m_copy});
    m_box->setVisible(pack != nullptr);
    m_make->setEnabled(pack != nullptr);
}

void NamesPart::make()
{
    const packs::PackPtr pack = this->pack();
    if (!pack)
        return;
    QStringList names;
    for (int i = 0; i < handful; ++i) {
        const QString name = packs::makeName(*pack, m_kind, m_kit.dice(), names);
        if (!name.isEmpty() && !names.contains(name))
            names.append(name);
    }
    m_kit.keepNames(m_box->packId(), m_kind, names);
    showNames();
    sayNames();
}

/// The names stand below; whoever does not see them is told them.
void NamesPart::sayNames()
{
    m_words->setAccessibleName(tr("%1. %2").arg(m_kit.names().join(QStringLiteral(", ")), m_words->text()));
    QAccessibleEvent alert(m_words, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void NamesPart::showNames()
{
    const QStringList& names = m_kit.names();
    while (m_names.size() < std::size_t(names.size())) {
        auto* button = new TouchButton(m_theme, {}, m_shown);
        const std::size_t place = m_names.size();
        connect(button, &TouchButton::clicked, this, [this, place] {
            const QString name = m_kit.names().value(qsizetype(place));
            copy(name, tr("“%1” is copied.").arg(name));
        });
        m_flow->addWidget(button);
        m_names.push_back(button);
    }
    for (std::size_t i = 0; i < m_names.size(); ++i) {
        const QString name = names.value(qsizetype(i));
        m_names[i]->setVisible(!name.isEmpty());
        m_names[i]->setText(name);
        m_names[i]->setAccessibleName(tr("Copy %1").arg(name));
    }
    m_copy->setEnabled(!names.isEmpty());
    m_words->setAccessibleName({});
    m_words->setText(m_packs.empty()   ? tr("No pack has lists of names.")
                     : names.isEmpty() ? tr("Six at a time, for the units of any game.")
                                       : tr("A tap on a name copies it."));
}

void NamesPart::copy(const QString& text, const QString& said)
{
    QGuiApplication::clipboard()->setText(text);
    m_words->setAccessibleName({});
    m_words->announce(said);
}

}
