// The acknowledgement of a withdrawal: all that was stated, and when, to the second.

import type { WithdrawalTerms } from '@stoa/contract/ordering/withdrawals'
import { expect, test } from 'vitest'
import { sampleShop } from '../test/order-data.ts'
import { emails } from './emails.ts'
import type { WithdrawalData } from './withdrawal-stated.ts'

const terms: WithdrawalTerms = {
  ...{ refund: 2990, delivery: 290, points: 300, giftCards: 700, money: 1990, paid: true, payment: 'card' },
  ...{ cancels: false, sendsBack: true, sendBackBy: '2026-12-08', refundBy: '2026-12-08' },
}

function write(changes: Partial<WithdrawalData> = {}) {
  const { subject, text } = emails.withdrawalStated({
    ...{ language: 'en', code: 'WD-26-317000', statedAt: Date.parse('2026-11-24T16:42:07Z'), name: 'Ελένη Μάρκου' },
    ...{ email: 'eleni@example.gr', order: 'STO-26-483920', lines: [{ name: 'Γκιακ', quantity: 1 }], words: null },
    ...{ terms, uid: 'uid', shop: sampleShop, ...changes },
  })
  return { subject, text: text.replaceAll('\u00a0', ' ').replace(/\s+/g, ' ') }
}

test.each([
  [
    'el',
    'Λάβαμε τη δήλωση υπαναχώρησης WD-26-317000',
    ['Τρίτη 24 Νοεμβρίου 2026, 18:42:07', 'Γκιακ, 1 αντίτυπο', 'ως τις 8 Δεκεμβρίου 2026', '19,90 €'],
  ],
  [
    'en',
    'We received your withdrawal WD-26-317000',
    ['Tuesday, 24 November 2026, 18:42:07', 'Γκιακ, 1 copy', 'by 8 December 2026', '€19.90'],
  ],
] as const)('says what was stated, by whom, of what and when, and what follows (%s)', (language, subject, said) => {
  const email = write({ language })
  expect(email.subject).toBe(subject)
  for (const part of ['STO-26-483920', 'Ελένη Μάρκου', 'eleni@example.gr', sampleShop.seat, ...said])
    expect(email.text).toContain(part)
})

test('in words, it repeats them and promises what a person will do', () => {
  const { text } = write({ lines: [], words: 'The book of Tuesday.', terms: null, order: '', uid: null })
  for (const part of [
    'The book of Tuesday.',
    'I hereby give notice that I withdraw from my contract of sale.',
    'We’ll find your order',
  ])
    expect(text).toContain(part)
  expect(text).not.toContain('track-order')
})

test('of an order that was cancelled by it, nothing is sent back; of one that was not paid, no money is promised', () => {
  const { text } = write({ terms: { ...terms, cancels: true, sendsBack: false, paid: false, points: 0, giftCards: 0 } })
  expect(text).toContain('Your order has been cancelled. You don’t need to send anything back.')
  expect(text).toContain('You haven’t paid any money')
  expect(text).not.toContain('Send it back')
  expect(text).not.toContain('19.90')
})

test.each([
  [
    'el',
    'Όσα αφορά η δήλωση ακυρώθηκαν. Δεν χρειάζεται να στείλετε τίποτα πίσω.',
    'Τα χρήματα τα επιστρέφουμε ως τις 8 Δεκεμβρίου 2026, με',
    'Στείλτε',
  ],
  [
    'en',
    'What you withdrew from has been cancelled. You don’t need to send anything back.',
    'We’ll return the money by 8 December 2026, the way',
    'Send it back',
  ],
] as const)(
  'of a part that had not left, nothing is sent back, and its money has its day (%s)',
  (language, ended, day, send) => {
    const { text } = write({ language, terms: { ...terms, sendsBack: false } })
    for (const part of [ended, day]) expect(text).toContain(part)
    expect(text).not.toContain(send)
  },
)

test.each([
  ['el', true, 'Το ποσό των 19,90 € που είχε δεσμευτεί για την παραγγελία αποδεσμεύεται'],
  ['en', true, 'The €19.90 held for your order is released'],
  ['el', false, 'θα χρεωθείτε 19,90 € λιγότερα'],
  ['en', false, 'you’ll be charged €19.90 less than the amount held'],
] as const)('what is held is released, or charged without it (%s, all: %s)', (language, cancels, said) => {
  const held = { ...terms, cancels, held: true, paid: false, points: 0, giftCards: 0, sendsBack: false }
  expect(write({ language, terms: held }).text).toContain(said)
})

test('of an order that is still to be paid and goes on, its money is not asked for any more', () => {
  const { text } = write({ terms: { ...terms, paid: false, points: 0, giftCards: 0, sendsBack: false } })
  expect(text).toContain('€19.90 is taken off what you have to pay. If it’s paid or collected all the same, we’ll')
  expect(text).not.toContain('by then')
  expect(text).not.toContain('so none is owed')
})
