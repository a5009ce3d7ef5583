// A checkout that has begun. Whoever has asked what an order comes to may ask what only a checkout needs to know: a guest by
// a signed cookie that says until when, and nothing about the guest.

import { createHmac, type KeyObject, randomUUID, timingSafeEqual } from 'node:crypto'
import { isUuid } from './is-uuid.ts'
import { type Call, clientOf } from './operation.ts'

const lastsMs = 4 * 3_600_000

const signatureOf = (key: KeyObject, until: string): Buffer =>
  createHmac('sha256', key).update(`checkout until ${until}`).digest()

const untilOf = (value: string): string => value.slice(0, value.indexOf('.'))

function isCurrent(key: KeyObject, value: string, now: number): boolean {
  const until = untilOf(value)
  const expected = signatureOf(key, until)
  const actual = Buffer.from(value.slice(until.length + 1), 'base64url')
  return actual.length === expected.length && timingSafeEqual(actual, expected) && Number(until) > now
}

/** Signed-in customers have their session, and pages that are the same for everyone have no checkout. */
export function beginCheckout(key: KeyObject, { caller, client, now }: Call): void {
  if (client === null || caller.kind !== 'visitor') return
  const known = client.cookie('checkout') ?? ''
  if (isCurrent(key, known, now + lastsMs / 2)) return
  const until = String(now + lastsMs)
  const value = `${until}.${signatureOf(key, until).toString('base64url')}`
  client.setCookie({ name: 'checkout', value, maxAge: lastsMs / 1000 })
}

export const hasCheckout = (key: KeyObject, call: Call): boolean =>
  call.caller.kind === 'customer' || isCurrent(key, clientOf(call).cookie('checkout') ?? '', call.now)

/** Of the copies that are held for this browser; null for one that has asked for none. */
export function holdKeyOf({ client }: Call): string | null {
  const key = client?.cookie('hold') ?? ''
  return isUuid(key) ? key : null
}

/** An order has taken what was held: the next checkout of this browser has a key of its own. */
export function endHold(call: Call): void {
  if (holdKeyOf(call) !== null) clientOf(call).setCookie({ name: 'hold', value: null })
}

/** All tabs of a browser have one key, so that none takes copies from another. */
export function beginHold(call: Call): string {
  const known = holdKeyOf(call)
  if (known !== null) return known
  const key = randomUUID()
  clientOf(call).setCookie({ name: 'hold', value: key, maxAge: lastsMs / 1000 })
  return key
}
