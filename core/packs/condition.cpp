// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "packs/condition.h"

#include "dice/throwing.h"

namespace adjutant::packs {

bool Condition::isMet(const dice::Bindings& known) const
{
    return isEmpty() || dice::valueOf(*program, known).value_or(0) != 0;
}

}
