import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayFrom, isoDay } from '../delivery/working-days.ts'
import {
  decideGiftCard,
  giftCardExpiry,
  giftCardExpiryAfterRefund,
  giftCardSendTime,
  lastDayOf,
  sendSpan,
} from './decide-gift-card.ts'

const at = (text: string): number => Date.parse(text)
const now = at('2026-11-23T12:00:00Z')
const card = { balanceCents: 1500, expiresAt: now + 1, voided: false }

test.each([
  ['a valid one pays what is on it', card, { ok: true, value: 1500 }],
  ['in its last moment it is over', { ...card, expiresAt: now }, { ok: false, refusal: 'expired' }],
  ['with nothing left', { ...card, balanceCents: 0 }, { ok: false, refusal: 'used_up' }],
  [
    'used up and over: nothing was lost',
    { ...card, balanceCents: 0, expiresAt: now },
    { ok: false, refusal: 'used_up' },
  ],
  ['voided', { ...card, voided: true }, { ok: false, refusal: 'invalid' }],
  ['voided says nothing else', { voided: true, balanceCents: 0, expiresAt: now }, { ok: false, refusal: 'invalid' }],
  ['a code that none has', null, { ok: false, refusal: 'invalid' }],
])('%s', (_, facts, outcome) => {
  expect(decideGiftCard(facts, now)).toEqual(outcome)
})

test.each([
  ['2026-11-23T12:00:00Z', '2028-11-23', '2028-11-23T22:00:00Z'],
  ['2026-07-01T20:59:59Z', '2028-07-01', '2028-07-01T21:00:00Z'],
  // it is the next day in Athens
  ['2026-07-01T21:00:00Z', '2028-07-02', '2028-07-02T21:00:00Z'],
  ['2028-02-29T10:00:00Z', '2030-03-01', '2030-03-01T22:00:00Z'],
])('sent at %s it is valid until the end of %s', (sentAt, lastDay, expiresAt) => {
  const expiry = giftCardExpiry(at(sentAt))
  expect(new Date(expiry)).toEqual(new Date(expiresAt))
  expect(isoDay(lastDayOf(expiry))).toBe(lastDay)
})

test('cards that are ordered together are sent from the first to the last of their days', () => {
  expect(sendSpan([null], 100)).toEqual({ from: 100, to: 100 })
  expect(sendSpan([120, null, 110], 100)).toEqual({ from: 100, to: 120 })
  expect(sendSpan([120, 110], 100)).toEqual({ from: 110, to: 120 })
})

test('is valid for two years at least, and not three days more', () => {
  fc.assert(
    fc.property(fc.integer({ min: at('2026-01-01T00:00:00Z'), max: at('2060-01-01T00:00:00Z') }), (sentAt) => {
      const days = (giftCardExpiry(sentAt) - sentAt) / 86_400_000
      expect(days).toBeGreaterThan(729.9)
      expect(days).toBeLessThan(733)
    }),
  )
})

test('what is given back can be used for three months, whatever the card said; no card loses time', () => {
  const lastDay = (expiresAt: string) => isoDay(lastDayOf(giftCardExpiryAfterRefund(at(expiresAt), now)))
  expect(lastDay('2026-11-01T22:00:00Z')).toBe('2027-02-23')
  expect(lastDay('2027-02-23T22:00:00Z')).toBe('2027-02-23')
  expect(lastDay('2028-11-23T22:00:00Z')).toBe('2028-11-23')
})

test.each([
  ['at once without a day', null, '2026-11-23T12:00:00Z'],
  ['at nine in winter', '2026-11-25', '2026-11-25T07:00:00Z'],
  ['at nine in summer', '2027-06-01', '2027-06-01T06:00:00Z'],
  ['at once when nine has passed', '2026-11-23', '2026-11-23T12:00:00Z'],
  ['at once when the day has passed', '2026-11-20', '2026-11-23T12:00:00Z'],
])('is sent %s', (_, sendOn, expected) => {
  expect(new Date(giftCardSendTime(sendOn === null ? null : dayFrom(sendOn), now))).toEqual(new Date(expected))
})
