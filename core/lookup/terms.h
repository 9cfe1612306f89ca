// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lookup/markdown.h"
#include "packs/pack.h"

namespace adjutant::lookup {

/// Makes the first mention of each word of the glossary a link `term:WORD`, in one pass over a page. Headings, code
/// and what is a link already stay as they are; a plural with `s` counts; of two words that begin at the same place the
/// longer wins.
void linkTerms(Markdown& page, const std::vector<packs::Term>& glossary);

}
