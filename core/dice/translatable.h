// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

/// By this name the texts to translate are found; the dice know no Qt. Only for sources: who includes Qt has Qt's own.
#define QT_TRANSLATE_NOOP(context, text) text
