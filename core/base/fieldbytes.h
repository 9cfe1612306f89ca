// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/json.h"

#include <QByteArray>
#include <QMap>
#include <QString>
#include <QStringList>

#include <algorithm>
#include <optional>
#include <string>
#include <type_traits>
#include <vector>

namespace adjutant {

// A value as compact bytes and back. A struct names its fields once, in a function that both directions call:
//
//     template<typename Io> void fields(Io& io, Unit& unit) { io(1, unit.id)(2, unit.name); }
//
// A field is its number and its value; one that stands at its default is not written, so that a struct may get more
// fields and what does not use them keeps its bytes. Numbers ascend and are never used for another field.

/// Whole numbers, sign and all, in as few bytes as they need.
class FieldWriter
{
public:
    template<typename T>
    FieldWriter& operator()(unsigned number, const T& value)
    {
        if (value == T{})
            return *this;
        putNumber(number);
        put(value);
        return *this;
    }

    /// A struct by its fields, and the mark behind them.
    template<typename T>
    void putFields(const T& value)
    {
        fields(*this, const_cast<T&>(value)); // only read
        putNumber(0);
    }
    QByteArray bytes() const { return QByteArray::fromStdString(m_bytes); }

private:
    void putNumber(quint64 number)
    {
        for (; number > 0x7f; number >>= 7)
            m_bytes.push_back(char(number | 0x80));
        m_bytes.push_back(char(number));
    }
    void put(bool value) { m_bytes.push_back(value ? '\1' : '\0'); }
    void put(int value) { put(qint64(value)); }
    void put(qint64 value) { putNumber(quint64(value) << 1 ^ quint64(value >> 63)); }
    void put(double value) { put(QString::number(value, 'g', 17)); }
    void put(const QString& value)
    {
        // Nearly every text is an id, in ASCII: that needs no copy in between.
        if (std::all_of(value.begin(), value.end(), [](QChar c) { return c.unicode() < 0x80; })) {
            putNumber(quint64(value.size()));
            const auto at = m_bytes.size();
            m_bytes.resize(at + std::size_t(value.size()));
            std::transform(value.begin(), value.end(), &m_bytes[at], [](QChar c) { return char(c.unicode()); });
        } else {
            const auto text = value.toUtf8();
            putNumber(quint64(text.size()));
            m_bytes.append(text.constData(), std::size_t(text.size()));
        }
    }
    void put(const Json& value) { put(QString::fromUtf8(toText(value))); }
    template<typename T>
    void put(const QList<T>& list)
    {
        putAll(list);
    }
    template<typename T>
    void put(const std::vector<T>& list)
    {
        putAll(list);
    }
    template<typename T>
    void put(const std::optional<T>& value)
    {
        put(*value);
    }
    template<typename T>
    void put(const QMap<QString, T>& map)
    {
        putNumber(quint64(map.size()));
        for (auto it = map.begin(); it != map.end(); ++it) {
            put(it.key());
            put(*it);
        }
    }
    template<typename T>
    void put(const T& value)
    {
        if constexpr (std::is_enum_v<T>)
            putNumber(quint64(value));
        else
            putFields(value);
    }
    template<typename List>
    void putAll(const List& list)
    {
        putNumber(quint64(list.size()));
        for (const auto& one : list)
            put(one);
    }

    std::string m_bytes; ///< grows by single bytes, which is what QByteArray is slow at
};

/// Reads bytes from anywhere: what does not fit ends it, and nothing is made larger than the bytes that are there can
/// fill. Whether they are the very bytes that a writer makes is told by writing the value again.
class FieldReader
{
public:
    explicit FieldReader(const QByteArray& bytes) : m_next(bytes.constData()), m_end(m_next + bytes.size()) {}

    template<typename T>
    FieldReader& operator()(unsigned number, T& value)
    {
        if (m_good && m_number == number) {
            get(value);
            m_number = getNumber();
        }
        return *this;
    }

    template<typename T>
    void getFields(T& value)
    {
        const quint64 outer = m_number;
        m_number = getNumber();
        fields(*this, value);
        // A number that no field took: of a later version, or no number at all.
        if (m_number != 0)
            m_good = false;
        m_number = outer;
    }
    bool good() const { return m_good; }
    bool atEnd() const { return m_next == m_end; }

private:
    quint64 getNumber()
    {
        quint64 number = 0;
        for (int shift = 0; shift < 64; shift += 7) {
            if (m_next == m_end)
                break;
            const auto byte = static_cast<unsigned char>(*m_next++);
            number |= quint64(byte & 0x7f) << shift;
            if (!(byte & 0x80))
                return number;
        }
        m_good = false;
        return 0;
    }
    // How many things follow, each of at least one byte.
    qsizetype getCount()
    {
        const quint64 count = getNumber();
        if (count > quint64(m_end - m_next))
            m_good = false;
        return m_good ? qsizetype(count) : 0;
    }
    void get(bool& value) { value = getNumber() != 0; }
    void get(int& value)
    {
        qint64 wide = 0;
        get(wide);
        value = int(wide);
        m_good = m_good && value == wide;
    }
    void get(qint64& value)
    {
        const quint64 number = getNumber();
        value = qint64(number >> 1) ^ -qint64(number & 1);
    }
    void get(double& value)
    {
        QString text;
        get(text);
        value = text.toDouble();
    }
    void get(QString& value)
    {
        const auto size = getCount();
        value = QString::fromUtf8(m_next, size);
        m_next += size;
    }
    void get(Json& value)
    {
        QString text;
        get(text);
        const auto json = parseJson(text.toUtf8());
        m_good = m_good && json;
        if (json)
            value = *json;
    }
    template<typename T>
    void get(QList<T>& list)
    {
        getAll(list);
    }
    template<typename T>
    void get(std::vector<T>& list)
    {
        getAll(list);
    }
    template<typename T>
    void get(std::optional<T>& value)
    {
        get(value.emplace());
    }
    template<typename T>
    void get(QMap<QString, T>& map)
    {
        for (auto left = getCount(); left > 0 && m_good; --left) {
            QString key;
            get(key);
            get(map[key]);
        }
    }
    template<typename T>
    void get(T& value)
    {
        if constexpr (std::is_enum_v<T>) {
            const auto number = getNumber();
            m_good = m_good && number < 256;
            value = static_cast<T>(number & 0xff);
        } else {
            getFields(value);
        }
    }
    template<typename List>
    void getAll(List& list)
    {
        for (auto left = getCount(); left > 0 && m_good; --left)
            get(list.emplace_back());
    }

    const char* m_next;
    const char* m_end;
    quint64 m_number = 0; ///< of the field that comes next; 0: the struct ends
    bool m_good = true;
};

}
