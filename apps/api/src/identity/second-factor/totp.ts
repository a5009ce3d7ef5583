// An authenticator's code: derived from a shared secret and the current time step (RFC 6238, with RFC 4226 beneath:
// HMAC-SHA-1, 30 seconds, six digits, as every authenticator app uses). The adjacent time steps are accepted too:
// clocks differ.

import { createHmac, timingSafeEqual } from 'node:crypto'

const period = 30_000

/** `now` in milliseconds since 1970. */
export const stepAt = (now: number): number => Math.floor(now / period)

/** The code of one time step, counted since 1970. */
export function totpCode(secret: Uint8Array, step: number, digits = 6): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', secret).update(counter).digest()
  const offset = digest.readUInt8(digest.length - 1) & 15
  const number = digest.readUInt32BE(offset) & 0x7f_ff_ff_ff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** The time step that `code` belongs to, the earliest of the three accepted; null when it belongs to none. */
export function findStep(secret: Uint8Array, code: string, now: number): number | null {
  const actual = Buffer.from(code.replaceAll(' ', ''))
  const current = stepAt(now)
  const matches = (step: number) => {
    const expected = Buffer.from(totpCode(secret, step))
    return expected.length === actual.length && timingSafeEqual(expected, actual)
  }
  return [current - 1, current, current + 1].find(matches) ?? null
}

/** The URI that authenticators read from a QR code. */
export function otpauthUrl(secret: Uint8Array, shop: string, account: string): string {
  const label = `${encodeURIComponent(shop)}:${encodeURIComponent(account)}`
  return `otpauth://totp/${label}?secret=${toBase32(secret)}&issuer=${encodeURIComponent(shop)}`
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/**
 * RFC 4648 base 32 without padding, as secrets are typed by hand. Takes bytes in lots of five bits; the last lot is
 * filled up with zeros.
 */
export function toBase32(bytes: Uint8Array): string {
  let [text, buffer, bits] = ['', 0, 0]
  for (const byte of bytes) {
    buffer = (buffer << 8) | byte
    for (bits += 8; bits >= 5; bits -= 5) text += alphabet[(buffer >>> (bits - 5)) & 31]
    buffer &= (1 << bits) - 1
  }
  return bits === 0 ? text : text + alphabet[(buffer << (5 - bits)) & 31]
}
