import type { GiftCardDetails } from '@stoa/domain/ordering/cart/line-extension'
import { isLineExtension } from '@stoa/domain/ordering/cart/read-extension'
import { expect, test } from 'vitest'
import { amountOf, detailsOf, valuesOf } from './gift-card-values.ts'

const details: GiftCardDetails = {
  recipientName: 'Κατερίνα',
  recipientEmail: 'katerina@example.gr',
  senderName: 'Ελένη',
  message: 'Χρόνια πολλά,\nΚατερίνα.',
  sendOn: '2026-11-25',
  design: 'classic',
  amountCents: 4500,
}

test('what stands in the cart comes back into the form, and out of it unchanged', () => {
  expect(detailsOf(valuesOf(details, 1000))).toEqual(details)
  expect(detailsOf(valuesOf({ ...details, amountCents: 5000 }, 1000)).amountCents).toBe(5000)
})

test('a card of the product’s own amount shows it', () => {
  expect(valuesOf({ ...details, amountCents: undefined }, 1000)).toMatchObject({ amount: '1000', euros: '' })
})

test('what is left empty is left out, so that the cart takes it', () => {
  const values = {
    ...valuesOf(undefined, 1000),
    recipientName: ' Άννα ',
    recipientEmail: 'a@example.gr ',
    message: ' ',
  }
  const giftCard = detailsOf(values)
  expect(giftCard).toEqual({
    recipientName: 'Άννα',
    recipientEmail: 'a@example.gr',
    design: 'classic',
    amountCents: 3000,
  })
  expect(isLineExtension({ giftCard: { ...giftCard } })).toBe(true)
})

test.each([
  ['3000', '', 3000],
  ['other', '45', 4500],
  ['other', ' 45 € ', 4500],
  ['other', '10', 1000],
  ['other', '200', 20_000],
  ['other', '9', null],
  ['other', '201', null],
  ['other', '45,50', null],
  ['other', '-45', null],
  ['other', '1e2', null],
  ['other', '', null],
])('%s %j is %j cents', (amount, euros, cents) => {
  expect(amountOf({ amount, euros })).toBe(cents)
})
