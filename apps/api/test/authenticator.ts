// An authenticator app: takes the secret in Base32 and shows six digits.

import { stepAt, totpCode } from '../src/identity/second-factor/totp.ts'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

function readBase32(text: string): Uint8Array {
  const bits = [...text].map((char) => alphabet.indexOf(char).toString(2).padStart(5, '0')).join('')
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2))
}

/** The code at that time, milliseconds since 1970. */
export const authenticatorCode = (secret: string, now: number): string => totpCode(readBase32(secret), stepAt(now))
