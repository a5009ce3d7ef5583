// Every text at its longest, within the parts that it may take.

import { smsSize } from '@stoa/domain/ordering/messages/sms-segments'
import { announcedStatuses } from '@stoa/domain/ordering/order/announced-statuses'
import { describe, expect, test } from 'vitest'
import { type PhoneTextData, type PhoneTextKind, phoneText } from './phone-text.ts'

const kinds: readonly PhoneTextKind[] = [
  ...announcedStatuses.filter((status) => status !== 'checkingStock'),
  'placed',
  'cancelled',
  'delayed',
  'rescheduled',
]

const longest = {
  code: 'STO-26-004217',
  place: 'Στοά Θεσσαλονίκης, Τσιμισκή',
  parcels: [{ carrier: 'Clever Point', number: '12345678901234' }],
  refunded: 123_456,
  days: { from: '2026-12-28', to: '2027-01-12' },
  keptUntil: '2027-01-12',
} as const

const data = (language: 'el' | 'en', changes: Partial<PhoneTextData> = {}): PhoneTextData => ({
  ...{ ...longest, language, destination: 'address' },
  ...changes,
})

describe.each(kinds)('%s', (kind) => {
  test.each(['address', 'branch', 'point', 'email'] as const)(
    'in Greek, to %s, takes two parts at most',
    (destination) => {
      const text = phoneText(kind, data('el', { destination }))
      expect([smsSize(text).alphabet, smsSize(text).segments <= 2, text]).toEqual(['unicode', true, text])
      expect(text).toContain('STO-26-004217')
    },
  )

  test('in English takes one, of letters that every phone has', () => {
    const text = phoneText(kind, data('en', { place: 'Stoa Kifisia' }))
    expect([smsSize(text), text]).toEqual([{ alphabet: 'gsm', segments: 1 }, text])
  })
})

test('what is kept until a day says so', () => {
  expect(phoneText('readyForPickup', data('en'))).toContain('We keep it until 12/01/2027.')
  expect(phoneText('readyForPickup', data('en', { keptUntil: null }))).not.toContain('until')
})

test('days are named once where they are the same', () => {
  const day = { from: '2027-01-12', to: '2027-01-12' }
  expect(phoneText('rescheduled', data('en'))).toContain('STO-26-004217: 28/12/2026 - 12/01/2027.')
  expect(phoneText('rescheduled', data('en', { days: day }))).toContain('STO-26-004217: 12/01/2027.')
})

test('a parcel is named with its carrier, and nothing where there is none', () => {
  expect(phoneText('inDelivery', data('en'))).toBe(
    'Stoa: order STO-26-004217 is on its way. Clever Point 12345678901234',
  )
  expect(phoneText('inDelivery', data('el', { parcels: [] }))).toBe(
    'Στοά: η παραγγελία STO-26-004217 είναι στον δρόμο.',
  )
  expect(phoneText('readyForPickup', data('el', { destination: 'branch', place: 'Κηφισιά', keptUntil: null }))).toBe(
    'Στοά: η παραγγελία STO-26-004217 σας περιμένει: Κηφισιά.',
  )
})
