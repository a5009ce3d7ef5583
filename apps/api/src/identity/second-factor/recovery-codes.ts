// Recovery codes: for whoever has lost the authenticator. Ten, each good once, kept only as keyed hashes; fifty bits of chance
// each, written without the letters and digits that people take for one another.

import { createHmac, randomInt } from 'node:crypto'
import { deriveKey } from './seal.ts'

const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const count = 10
const partLength = 5

const randomPart = (): string => Array.from({ length: partLength }, () => alphabet[randomInt(alphabet.length)]).join('')

/** `ab1cd-ef2gh` */
export const newRecoveryCodes = (): string[] => Array.from({ length: count }, () => `${randomPart()}-${randomPart()}`)

/** Letter case and the hyphen do not matter. */
export function hashRecoveryCode(secret: Uint8Array, customerId: number, code: string): Buffer {
  const typed = code.toLowerCase().replaceAll('-', '')
  return createHmac('sha256', deriveKey(secret, 'recovery codes')).update(`${customerId} ${typed}`).digest()
}
