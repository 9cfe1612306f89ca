// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDialog>

#include <memory>

namespace Ui {
class FitDialog;
}

namespace adjutant::app {

class ChoiceRow;
class FitPicture;
class Theme;
class TouchButton;
class TrueLengths;

/// Asks for a card or a brick to be laid against the screen that it is on, until the outline fits: from then on what is
/// drawn to scale is as long as it says there.
class FitDialog : public QDialog
{
    Q_OBJECT

public:
    FitDialog(TrueLengths& lengths, const Theme& theme, QWidget* parent = nullptr);
    ~FitDialog() override;

    double perMillimetre() const;
    void setPerMillimetre(double perMillimetre);
    /// Keeps it for this screen.
    void accept() override;

private:
    void compose(const Theme& theme);
    void connectParts();
    void fitWidth();
    void showThings();
    void refresh();

    TrueLengths& m_lengths;
    std::unique_ptr<Ui::FitDialog> m_ui;
    FitPicture* m_picture;
    ChoiceRow* m_things;
    TouchButton* m_narrower;
    TouchButton* m_wider;
    TouchButton* m_fits;
    TouchButton* m_forget;
    TouchButton* m_cancel;
};

}
