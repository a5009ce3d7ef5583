// The bucket of a call. Its key in the table is hashed, so that it identifies nobody.

import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import type { Call, CallingClient } from '../../http/operation.ts'
import type { LimitedBy, LimitRow } from './limit-table.ts'

export interface LimitedCall {
  input: unknown
  call: Call
  client: CallingClient
}

/** A household has a /64 of its own; an IPv4-mapped IPv6 address counts as its IPv4 address. */
export function networkOf(ip: string): string {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip) ?? []
  if (mapped) return mapped
  if (!isIPv6(ip)) return ip
  const [head = '', tail = ''] = ip.split('%')[0]?.split('::') ?? []
  const [left, right] = [head, tail].map((part) => part.split(':').filter(Boolean))
  const zeros = ip.includes('::') ? Array<string>(8 - (left?.length ?? 0) - (right?.length ?? 0)).fill('0') : []
  const groups = [...(left ?? []), ...zeros, ...(right ?? [])].slice(0, 4)
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')
}

export function typedEmail(input: unknown): string {
  if (typeof input !== 'object' || input === null || !('email' in input) || typeof input.email !== 'string')
    throw new Error('a limit by e-mail on a call without one')
  return input.email.trim()
}

/** All spellings that a database takes for the same e-mail, and some more, are one. */
const normalizeEmail = (email: string): string => email.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

function customerOf({ caller }: Call): string {
  if (caller.kind !== 'customer') throw new Error('a limit by customer on a call for anyone')
  return String(caller.customerId)
}

const subjects: Record<LimitedBy, (limited: LimitedCall) => string> = {
  ip: ({ client }) => networkOf(client.ip),
  email: ({ input }) => normalizeEmail(typedEmail(input)),
  customer: ({ call }) => customerOf(call),
  session: ({ call, client }) => (call.caller.kind === 'customer' ? call.caller.sessionId : networkOf(client.ip)),
  device: ({ input, client }) => `${normalizeEmail(typedEmail(input))} ${client.cookie('device')}`,
  everyone: () => '',
}

export const bucketOf = ({ name, by }: LimitRow, limited: LimitedCall): string =>
  `${name} ${createHash('sha256').update(subjects[by](limited)).digest('base64url').slice(0, 22)}`
