// Recovery codes, for customers who have lost the authenticator. Ten, each good once, stored only as keyed hashes;
// fifty random bits each, written without letters and digits that look alike.

import { createHmac, randomInt } from 'node:crypto'
import { deriveKey } from '../seal.ts'

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
