// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QByteArrayView>

#include <sodium.h>

namespace adjutant::journal {

/// BLAKE2b, 32 bytes. Fields are hashed with their lengths, so that no two rows of fields are the same bytes.
class Hash
{
public:
    Hash() { crypto_generichash_init(&m_state, nullptr, 0, crypto_generichash_BYTES); }

    Hash& add(QByteArrayView field)
    {
        add(qint64(field.size()));
        return addBytes(field.data(), field.size());
    }
    Hash& add(qint64 number)
    {
        unsigned char bytes[8];
        for (int i = 0; i < 8; ++i)
            bytes[i] = static_cast<unsigned char>(quint64(number) >> (8 * i));
        return addBytes(bytes, sizeof bytes);
    }
    QByteArray result()
    {
        QByteArray out(crypto_generichash_BYTES, '\0');
        crypto_generichash_final(&m_state, reinterpret_cast<unsigned char*>(out.data()), size_t(out.size()));
        return out;
    }

private:
    Hash& addBytes(const void* bytes, qint64 size)
    {
        crypto_generichash_update(&m_state, static_cast<const unsigned char*>(bytes), quint64(size));
        return *this;
    }

    crypto_generichash_state m_state;
};

}
