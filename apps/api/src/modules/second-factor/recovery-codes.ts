// Recovery codes: for whoever has lost the authenticator. Ten, each good once, kept only as keyed hashes; fifty bits of chance
// each, written without the letters and digits that people take for one another.

import { createHmac, randomInt } from 'node:crypto'
import { keyFor } from './seal.ts'

const signs = 'abcdefghjkmnpqrstuvwxyz23456789'
const count = 10
const half = 5

const chance = (): string => Array.from({ length: half }, () => signs[randomInt(signs.length)]).join('')

/** `ab1cd-ef2gh` */
export const newRecoveryCodes = (): string[] => Array.from({ length: count }, () => `${chance()}-${chance()}`)

/** Letter case and the hyphen do not matter. */
export function hashRecoveryCode(secret: Uint8Array, customerId: number, code: string): Buffer {
  const typed = code.toLowerCase().replaceAll('-', '')
  return createHmac('sha256', keyFor(secret, 'recovery codes')).update(`${customerId} ${typed}`).digest()
}
