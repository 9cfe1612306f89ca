// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "packs/overlay.h"

#include "base/plaintext.h"
#include "base/words.h"

#include <algorithm>

namespace adjutant::packs {

namespace {

constexpr qsizetype mostKnown = 200; ///< letters of what a label was, or several that became one

const QString folder = QStringLiteral("i18n/");
const QString ending = QStringLiteral(".toml");

bool isShown(const QString& key)
{
    static const QStringList shown{
        QStringLiteral("back"),     QStringLiteral("checklist"), QStringLiteral("doubt"),   QStringLiteral("figures"),
        QStringLiteral("help"),     QStringLiteral("label"),     QStringLiteral("licence"), QStringLiteral("miss"),
        QStringLiteral("note"),     QStringLiteral("notes"),     QStringLiteral("one"),     QStringLiteral("pattern"),
        QStringLiteral("question"), QStringLiteral("taken"),     QStringLiteral("term"),    QStringLiteral("text"),
        QStringLiteral("summary"),  QStringLiteral("title"),     QStringLiteral("words")};
    return shown.contains(key);
}

// How a table in a list is called: by its id, its term, or its place in the list.
QString nameOf(const toml::table& table, std::size_t index)
{
    for (const char* key : {"id", "term"}) {
        if (const auto* text = table.get_as<std::string>(key))
            return QString::fromStdString(text->get());
    }
    return QString::number(index + 1);
}

// One walk through the translation beside the pack.
class Overlay
{
public:
    explicit Overlay(TomlFile& translation) : m_translation(translation) {}

    QHash<QString, QString> names;

    void apply(toml::table& pack, const toml::table& texts, const QString& path)
    {
        dropLabelOfOne(pack, texts, path);
        for (const auto& [key, node] : texts) {
            const QString name = toText(key);
            toml::node* there = pack.get(key.str());
            if (name == QLatin1String("text") && there && there->is_string())
                pack.insert_or_assign(untranslatedText, there->as_string()->get());
            if (there)
                applyTo(*there, node, name, path + name);
            else
                m_translation.error(key.source(), nowhere(path + name, keysOf(pack), name));
        }
    }

private:
    // A label in two languages would be worse than one that is wrong of a single thing.
    void dropLabelOfOne(toml::table& pack, const toml::table& texts, const QString& path)
    {
        const toml::node* label = texts.get("label");
        if (!label || !pack.contains("one") || texts.contains("one"))
            return;
        m_translation.warning(label->source(), Words::tr("“%1one” is missing: what one of them is called").arg(path));
        pack.erase("one");
    }

    void applyTo(toml::node& there, const toml::node& texts, const QString& key, const QString& path)
    {
        const toml::table* inner = texts.as_table();
        if (inner && there.is_table())
            apply(*there.as_table(), *inner, path + QLatin1Char('.'));
        else if (inner && there.is_array())
            applyToList(*there.as_array(), *inner, path + QLatin1Char('.'));
        else if (!isShown(key))
            m_translation.error(texts.source(), Words::tr("“%1” is no text that is shown").arg(path));
        else
            replace(there, texts, key, path);
    }

    void applyToList(toml::array& list, const toml::table& texts, const QString& path)
    {
        QMap<QString, toml::table*> named;
        for (std::size_t i = 0; i < list.size(); ++i) {
            if (auto* table = list.get(i)->as_table())
                named.insert(nameOf(*table, i), table);
        }
        for (const auto& [key, node] : texts) {
            const QString name = toText(key);
            toml::table* there = named.value(name);
            if (there && node.is_table())
                apply(*there, *node.as_table(), path + name + QLatin1Char('.'));
            else
                m_translation.error(key.source(), nowhere(path + name, named.keys(), name));
        }
    }

    // Two may have become one.
    void note(const QString& key, const std::string& before, const std::string& now)
    {
        if (key != QLatin1String("label") && key != QLatin1String("one") && key != QLatin1String("term"))
            return;
        QString& known = names[QString::fromStdString(now)];
        const QString other = QString::fromStdString(before);
        if (known.size() < mostKnown && !known.contains(other))
            known += (known.isEmpty() ? QString() : QStringLiteral(" ")) + other;
    }

    void replace(toml::node& there, const toml::node& text, const QString& key, const QString& path)
    {
        const bool one = there.is_string() && text.is_string();
        const bool list = there.is_array() && text.is_array() && fits(*there.as_array(), *text.as_array());
        if (!one && !list) {
            m_translation.error(text.source(),
                                (there.is_string() ? Words::tr("“%1” must be a text")
                                                   : Words::tr("“%1” must be as many texts as the pack has"))
                                    .arg(path));
            return;
        }
        if (text.is_string() && hasControls(QString::fromStdString(text.as_string()->get())))
            m_translation.error(text.source(), Words::tr("“%1” has a control character in it").arg(path));
        if (one) {
            note(key, there.as_string()->get(), text.as_string()->get());
            there.as_string()->get() = text.as_string()->get();
        }
        for (std::size_t i = 0; list && i < text.as_array()->size(); ++i) {
            if (auto* entry = there.as_array()->get(i)->as_string())
                entry->get() = text.as_array()->get(i)->as_string()->get();
        }
    }

    // A text for each text; the figures between them stay as they are.
    static bool fits(const toml::array& list, const toml::array& texts)
    {
        const auto isFor = [](const toml::node& one, const toml::node& text) {
            const auto number = one.value_exact<std::int64_t>();
            return number ? text.value_exact<std::int64_t>() == number : one.is_string() && text.is_string();
        };
        return std::equal(list.begin(), list.end(), texts.begin(), texts.end(), isFor);
    }

    /// Those that a translation may have: what else stands there is none of its business, or misspelt in the pack.
    static QStringList keysOf(const toml::table& table)
    {
        QStringList keys;
        for (const auto& [key, node] : table)
            if (node.is_table() || node.is_array() || isShown(toText(key)))
                keys << toText(key);
        return keys;
    }

    QString nowhere(const QString& path, const QStringList& there, const QString& name)
    {
        return Words::tr("the pack has no “%1”").arg(path) + m_translation.hint(name, there);
    }

    TomlFile& m_translation;
};

}

QHash<QString, QString> overlay(toml::table& pack, const toml::table& texts, TomlFile& translation)
{
    Overlay walk(translation);
    walk.apply(pack, texts, {});
    return std::move(walk.names);
}

QString translationFile(const QString& language)
{
    return folder + language + ending;
}

QString translatedSection(const QString& language, const QString& section)
{
    return QStringLiteral("%1%2/reference/%3.md").arg(folder, language, section);
}

QStringList languagesOf(const Files& files)
{
    QStringList languages;
    for (auto it = files.begin(); it != files.end(); ++it) {
        const QString name = it.key().mid(folder.size());
        if (it.key().startsWith(folder) && name.endsWith(ending) && !name.contains(QLatin1Char('/')))
            languages << name.chopped(ending.size());
    }
    return languages;
}

}
