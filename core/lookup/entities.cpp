// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lookup/entities.h"

#include <QHash>

namespace adjutant::lookup {

namespace {

const QHash<QString, char16_t>& named()
{
    static const QHash<QString, char16_t> characters = {
        {QStringLiteral("amp"), u'&'},    {QStringLiteral("lt"), u'<'},        {QStringLiteral("gt"), u'>'},
        {QStringLiteral("quot"), u'"'},   {QStringLiteral("nbsp"), u'\u00a0'}, {QStringLiteral("times"), u'×'},
        {QStringLiteral("ndash"), u'–'},  {QStringLiteral("mdash"), u'—'},     {QStringLiteral("minus"), u'−'},
        {QStringLiteral("frac12"), u'½'}, {QStringLiteral("half"), u'½'},      {QStringLiteral("frac14"), u'¼'},
        {QStringLiteral("frac34"), u'¾'}, {QStringLiteral("hellip"), u'…'},    {QStringLiteral("middot"), u'·'},
        {QStringLiteral("le"), u'≤'},     {QStringLiteral("ge"), u'≥'},        {QStringLiteral("rarr"), u'→'},
    };
    return characters;
}

}

QString entity(const QString& written)
{
    const QString name = written.mid(1, written.size() - 2);
    if (!name.startsWith(QLatin1Char('#'))) {
        const auto found = named().constFind(name);
        return found == named().constEnd() ? written : QString(QChar(*found));
    }
    const bool hex = name.size() > 1 && name[1].toLower() == QLatin1Char('x');
    bool ok = false;
    const uint code = name.mid(hex ? 2 : 1).toUInt(&ok, hex ? 16 : 10);
    const bool valid = ok && code >= 0x20 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
    const char32_t character = valid ? code : 0xfffd;
    return QString::fromUcs4(&character, 1);
}

}
