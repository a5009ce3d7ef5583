// The bucket of a call. Its key in the table is hashed, so that it identifies nobody.

import { createHash } from 'node:crypto'
import { readOrderCode } from '@stoa/domain/ordering/order/read-order-code'
import { codeKey } from '@stoa/domain/ordering/promotions/read-code'
import { networkOf } from '../../http/network.ts'
import type { Call, CallingClient } from '../../http/operation.ts'
import type { LimitedBy, LimitRow } from './limit-table.ts'

export interface LimitedCall {
  input: unknown
  call: Call
  client: CallingClient
}

export function typedEmail(input: unknown): string {
  if (typeof input !== 'object' || input === null || !('email' in input) || typeof input.email !== 'string')
    throw new Error('a limit by e-mail on a call without one')
  return input.email.trim()
}

/** All spellings of a number are one; what is no number counts as typed. */
function typedOrder(input: unknown): string {
  if (typeof input !== 'object' || input === null || !('code' in input) || typeof input.code !== 'string')
    throw new Error('a limit by order on a call without its number')
  return readOrderCode(input.code) ?? input.code
}

function typedToken(input: unknown): string {
  if (typeof input !== 'object' || input === null || !('token' in input) || typeof input.token !== 'string')
    throw new Error('a limit by token on a call without one')
  return input.token.toLowerCase()
}

/** All spellings that a database takes for the same e-mail, and some more, are one. */
const normalizeEmail = (email: string): string => email.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

/**
 * What of a cart its bucket counts once. With codes, these and the e-mail for which they are asked: who has which may not be
 * probed. Without, the e-mail alone, which tells at most whether it has ordered before.
 */
export function typedOf(counted: 'codes' | 'emails', input: unknown): string[] {
  if (typeof input !== 'object' || input === null) return []
  const lists = ['couponCodes', 'giftCardCodes'].map((name): unknown => Reflect.get(input, name) ?? [])
  const codes = new Set(lists.flat().map((code) => codeKey(String(code))))
  const email: unknown = Reflect.get(input, 'email')
  const emails = isText(email) ? [`e-mail ${normalizeEmail(email.trim())}`] : []
  if (counted === 'emails') return codes.size === 0 ? emails : []
  return codes.size === 0 ? [] : [...codes, ...emails]
}

function customerOf({ caller }: Call): string {
  if (caller.kind !== 'customer') throw new Error('a limit by customer on a call for anyone')
  return String(caller.customerId)
}

const subjects: Record<LimitedBy, (limited: LimitedCall) => string> = {
  ip: ({ client }) => networkOf(client.ip),
  email: ({ input }) => normalizeEmail(typedEmail(input)),
  order: ({ input }) => typedOrder(input),
  token: ({ input }) => typedToken(input),
  customer: ({ call }) => customerOf(call),
  session: ({ call, client }) => (call.caller.kind === 'customer' ? call.caller.sessionId : networkOf(client.ip)),
  device: ({ input, client }) => `${normalizeEmail(typedEmail(input))} ${client.cookie('device')}`,
  everyone: () => '',
}

export const bucketOf = ({ name, by }: LimitRow, limited: LimitedCall, code = ''): string =>
  `${name} ${createHash('sha256').update(subjects[by](limited)).update(code).digest('base64url').slice(0, 22)}`

/** Of one code among those of the same caller. */
export const codeBucketOf = (row: LimitRow, limited: LimitedCall, code: string): string =>
  bucketOf({ ...row, name: `${row.name}.seen` }, limited, code)
