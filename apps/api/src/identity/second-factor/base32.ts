// RFC 4648 base 32 without padding: how authenticators' secrets are typed by hand.

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Takes bytes in lots of five bits; the last lot is filled up with zeros. */
export function toBase32(bytes: Uint8Array): string {
  let [text, buffer, bits] = ['', 0, 0]
  for (const byte of bytes) {
    buffer = (buffer << 8) | byte
    for (bits += 8; bits >= 5; bits -= 5) text += alphabet[(buffer >>> (bits - 5)) & 31]
    buffer &= (1 << bits) - 1
  }
  return bits === 0 ? text : text + alphabet[(buffer << (5 - bits)) & 31]
}
