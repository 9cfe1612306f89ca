// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QPointer>

#include <vector>

class QVariantAnimation;
class QWidget;

namespace adjutant::app {

class DieView;
class Theme;

/// Lets dice tumble for as long as was chosen, or not at all. What fell is known, kept and told before it begins; any
/// key and any tap ends it, and still does what it always does.
class DiceFall : public QObject
{
    Q_OBJECT

public:
    explicit DiceFall(const Theme& theme, QObject* parent = nullptr);
    ~DiceFall() override;

    /// Keeps these words out of sight, in their place, while dice fall for long.
    void setSecrets(const std::vector<QWidget*>& words);
    void start(const std::vector<DieView*>& dice);
    void end();
    bool isRunning() const;
    /// Dice fall for long, and what came of them is not to be shown yet.
    bool isSecret() const { return m_secret; }

    bool eventFilter(QObject* watched, QEvent* event) override;

Q_SIGNALS:
    void ended();

private:
    void show(int elapsed);
    void veil(bool veiled);

    const Theme& m_theme;
    QVariantAnimation* m_time = nullptr; ///< made when dice first fall
    std::vector<QPointer<DieView>> m_dice;
    std::vector<QPointer<QWidget>> m_secrets;
    bool m_secret = false;
};

}
