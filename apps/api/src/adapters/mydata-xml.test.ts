import { paymentKinds } from '@stoa/domain/ordering/payment/payment-kinds'
import { expect, test } from 'vitest'
import type { TaxDocument } from '../ports/tax-documents.ts'
import { findEntryProblem, invoicesDoc } from './mydata-xml.ts'

const receipt: TaxDocument = {
  uid: 'A'.repeat(40),
  type: '11.1',
  series: 'R',
  number: 1,
  issuedOn: '2026-11-20',
  issuer: { vatNumber: '090000045', branch: 0 },
  recipient: null,
  scheme: 'domestic',
  correctsMark: null,
  vat: [{ rate: 600, netCents: 1000, vatCents: 60, grossCents: 1060 }],
  payments: [],
  netCents: 1000,
  vatCents: 60,
  grossCents: 1060,
  isLate: false,
}

const typeOf = (kind: string): number => {
  const xml = invoicesDoc({ ...receipt, payments: [{ kind, cents: 1060, transaction: null }] })
  return Number(/<paymentMethodDetails><type>(\d+)</.exec(xml)?.[1])
}

test('each way of paying has the type that myDATA knows it by', () => {
  const types = Object.keys(paymentKinds).map((kind) => [kind, typeOf(kind)] as const)
  expect(Object.fromEntries(types)).toEqual({
    ...{ bank_deposit: 1, cash_on_delivery: 5, in_store: 5, klarna: 5, means: 5 },
    ...{ card: 7, viva: 7, winbank: 7, paypal: 7, iris: 8 },
  })
  expect(['gift_card', 'points'].map(typeOf)).toEqual([5, 5])
})

test.each([
  ['reverse_charge', 0, null],
  ['domestic', 0, 'vat_exemption_unknown'],
  ['domestic', 600, null],
  ['domestic', 400, null],
  ['domestic', 700, 'vat_rate_without_category'],
  ['oss', 2400, 'vat_of_another_country'],
  ['oss', 0, 'vat_of_another_country'],
] as const)('%s at %i basis points is entered but for: %s', (scheme, rate, expected) => {
  const [group] = receipt.vat
  expect(findEntryProblem({ scheme, vat: group ? [{ ...group, rate }] : [] })).toBe(expected)
})

test('what has no VAT as an intra-Community supply says so, and other rows do not', () => {
  const supply = { ...receipt, type: '1.2', scheme: 'reverse_charge' } as const
  const xml = invoicesDoc({ ...supply, vat: [{ rate: 0, netCents: 1060, vatCents: 0, grossCents: 1060 }] })
  expect(xml).toContain('<vatCategory>7</vatCategory><vatAmount>0.00</vatAmount><vatExemptionCategory>14<')
  expect(invoicesDoc(receipt)).not.toContain('vatExemptionCategory')
})
