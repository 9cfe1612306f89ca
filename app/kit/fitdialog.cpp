// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "kit/fitdialog.h"

#include "kit/fitpicture.h"
#include "kit/rows.h"
#include "kit/truelengths.h"
#include "packs/lengths.h"
#include "shell/theme.h"
#include "ui_fitdialog.h"
#include "widgets/choicerow.h"
#include "widgets/touchbutton.h"

#include <QScreen>

#include <algorithm>
#include <cmath>

namespace adjutant::app {

namespace {

// A step of the slider is less than half a pixel of a card.
constexpr double steps = 250;

}

FitDialog::FitDialog(TrueLengths& lengths, const Theme& theme, QWidget* parent)
    : QDialog(parent),
      m_lengths(lengths),
      m_ui(std::make_unique<Ui::FitDialog>())
{
    m_ui->setupUi(this);
    compose(theme);
    connectParts();
    showThings();
    setPerMillimetre(lengths.perMillimetre(*screen()));
    refresh();
    fitWidth();
    m_ui->slider->setFocus();
}

FitDialog::~FitDialog() = default;

/// The longest thing has room, a little wider than it is now.
void FitDialog::fitWidth()
{
    const double longest = FitPicture::sizeOf(FitPicture::Thing::Plate).width() * perMillimetre();
    const QSize room = screen()->availableSize() * 0.9;
    const int wide = std::min(room.width(), std::max(sizeHint().width(), qCeil(longest * 1.15) + 80));
    const int high = m_ui->column->totalHeightForWidth(wide) + m_ui->buttonPlace->totalHeightForWidth(wide) + 40;
    resize(wide, std::min(room.height(), high));
}

void FitDialog::compose(const Theme& theme)
{
    m_picture = new FitPicture(theme, this);
    m_things = new ChoiceRow(theme, {}, this);
    m_things->setAccessibleName(tr("What you lay against the screen"));
    m_narrower = new TouchButton(theme, QStringLiteral("−"), this);
    m_wider = new TouchButton(theme, QStringLiteral("+"), this);
    m_fits = new TouchButton(theme, tr("It fits"), this, TouchButton::Weight::Main);
    m_forget = new TouchButton(theme, tr("As the screen says"), this, TouchButton::Weight::Second);
    m_cancel = new TouchButton(theme, tr("Cancel"), this, TouchButton::Weight::Second);
    m_narrower->setAccessibleName(tr("A little narrower"));
    m_wider->setAccessibleName(tr("A little wider"));
    m_fits->setObjectName(QStringLiteral("fits"));
    m_forget->setObjectName(QStringLiteral("forget"));
    m_forget->setToolTip(tr("Believe what the screen says of its size"));
    m_ui->thingPlace->addWidget(m_things);
    m_ui->picturePlace->addWidget(m_picture);
    m_ui->sliderPlace->insertWidget(0, m_narrower);
    m_ui->sliderPlace->addWidget(m_wider);
    m_ui->buttonPlace->addWidget(inOneLine({m_fits, m_forget, m_cancel}, this));
    m_ui->slider->setMinimumHeight(Theme::touch);
    m_ui->slider->setRange(qRound(TrueLengths::least * steps), qRound(TrueLengths::most * steps));
    m_ui->slider->setPageStep(qRound(steps / 25));
    m_fits->setDefault(true);
    for (TouchButton* button : {m_narrower, m_wider})
        button->setAutoRepeat(true);
}

void FitDialog::connectParts()
{
    connect(m_things, &ChoiceRow::chosen, this, [this](const QString& thing) {
        m_picture->setThing(FitPicture::Thing(thing.toInt()));
        showThings();
        refresh();
    });
    connect(m_picture, &FitPicture::drawn, this, &FitDialog::setPerMillimetre);
    connect(m_ui->slider, &QSlider::valueChanged, this, &FitDialog::refresh);
    connect(m_narrower, &TouchButton::clicked, this, [this] { m_ui->slider->setValue(m_ui->slider->value() - 1); });
    connect(m_wider, &TouchButton::clicked, this, [this] { m_ui->slider->setValue(m_ui->slider->value() + 1); });
    connect(m_fits, &TouchButton::clicked, this, &FitDialog::accept);
    connect(m_cancel, &TouchButton::clicked, this, &FitDialog::reject);
    connect(m_forget, &TouchButton::clicked, this, [this] {
        m_lengths.forget(*screen());
        reject();
    });
}

double FitDialog::perMillimetre() const
{
    return m_ui->slider->value() / steps;
}

void FitDialog::setPerMillimetre(double perMillimetre)
{
    m_ui->slider->setValue(qRound(perMillimetre * steps));
}

void FitDialog::accept()
{
    m_lengths.fit(*screen(), perMillimetre());
    QDialog::accept();
}

void FitDialog::showThings()
{
    using Thing = FitPicture::Thing;
    m_things->setItems({{QString::number(int(Thing::Card)), tr("Bank card"), {}, {}, tr("A card of 85.6 by 54 mm")},
                        {QString::number(int(Thing::Brick)), tr("Brick 2×4"), {}, {}, tr("A brick of 2 by 4 studs")},
                        {QString::number(int(Thing::Plate)), tr("Plate 2×16"), {}, {}, tr("A plate of 2 by 16 studs")}},
                       QString::number(int(m_picture->thing())));
}

void FitDialog::refresh()
{
    m_picture->setPerMillimetre(perMillimetre());
    m_ui->dots->setText(tr("%1 pixels to the inch").arg(qRound(perMillimetre() * 25.4)));
    m_forget->setEnabled(m_lengths.isFitted(*screen()));
}

}
