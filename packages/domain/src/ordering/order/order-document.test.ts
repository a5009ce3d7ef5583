import { describe, expect, test } from 'vitest'
import {
  creditOf,
  documentAmounts,
  documentStep,
  documentType,
  findHold,
  nextTransmission,
  seriesOf,
} from './order-document.ts'
import { type OrderStatus, orderStatusNumbers } from './order-status.ts'

const steps: Partial<Record<OrderStatus, 'issue' | 'credit'>> = {
  ...{ invoiced: 'issue', inDelivery: 'issue', completed: 'issue' },
  ...{ cancelled: 'credit', notAvailable: 'credit', partiallyReturned: 'credit', returned: 'credit' },
}

test.each(Object.keys(orderStatusNumbers) as OrderStatus[])('a move to %s', (to) => {
  expect(documentStep(to)).toBe(steps[to] ?? null)
})

test('each kind and year has a series of its own', () => {
  expect(seriesOf('receipt', '2026-12-31', '')).toBe('ΑΛΠ-2026')
  expect(seriesOf('receipt', '2027-01-01', 'W-')).toBe('W-ΑΛΠ-2027')
  expect(seriesOf('invoice_credit', '2027-01-01', '')).toBe('ΠΤΙ-2027')
})

test('types of myDATA', () => {
  expect(documentType('receipt', 'domestic')).toBe('11.1')
  expect(documentType('invoice', 'domestic')).toBe('1.1')
  expect(documentType('invoice', 'reverse_charge')).toBe('1.2')
  expect(documentType(creditOf('receipt'), 'domestic')).toBe('11.4')
  expect(documentType(creditOf('invoice'), 'domestic')).toBe('5.1')
  expect(() => creditOf('receipt_credit')).toThrow()
})

test.each([
  [{ invoice: false, vatResult: null, scheme: 'domestic' }, null],
  [{ invoice: true, vatResult: 'valid', scheme: 'domestic' }, null],
  [{ invoice: true, vatResult: null, scheme: 'domestic' }, null],
  [{ invoice: true, vatResult: 'unknown', scheme: 'domestic' }, 'vat_number_unknown'],
  [{ invoice: true, vatResult: 'invalid', scheme: 'domestic' }, 'vat_number_invalid'],
  [{ invoice: false, vatResult: null, scheme: 'oss' }, 'oss'],
] as const)('%j waits for %s', (request, hold) => expect(findHold(request)).toBe(hold))

describe('amounts', () => {
  const group = (rate: number, grossCents: number, netCents: number) => ({
    ...{ rate, grossCents, netCents, vatCents: grossCents - netCents },
  })
  const books = group(600, 1350, 1274)
  const payment = { kind: 'card', transaction: 'T1' }

  test('are those of the order, paid first with points and cards', () => {
    const means = [
      { kind: 'points', cents: 100 },
      { kind: 'gift_card', cents: 250 },
    ] as const
    expect(documentAmounts({ vat: [books, group(2400, 2499, 2015)], outsideCents: 0, means, payment })).toEqual({
      vat: [books, group(2400, 2499, 2015)],
      ...{ grossCents: 3849, netCents: 3289, vatCents: 560 },
      payments: [
        { kind: 'points', cents: 100, transaction: null },
        { kind: 'gift_card', cents: 250, transaction: null },
        { kind: 'card', cents: 3499, transaction: 'T1' },
      ],
    })
  })

  test('leave gift cards out, and keep goods at a rate of nought', () => {
    const order = { vat: [group(0, 2000, 2000), books], outsideCents: 2000, means: [], payment }
    expect(documentAmounts(order)).toMatchObject({ vat: [books], grossCents: 1350, payments: [{ cents: 1350 }] })
    expect(documentAmounts({ ...order, outsideCents: 500 })?.vat[0]).toEqual(group(0, 1500, 1500))
    expect(documentAmounts({ ...order, vat: [group(0, 2000, 2000)] })).toBeNull()
  })
})

test('a transmission is tried for over a day, and then left to a person', () => {
  const minute = 60_000
  expect([1, 2, 3, 7, 8].map((attempts) => (nextTransmission(attempts, 0) ?? 0) / minute)).toEqual([1, 2, 4, 60, 60])
  let at = 0
  for (let attempts = 1; ; attempts += 1) {
    const next = nextTransmission(attempts, at)
    if (next === null) break
    at = next
  }
  expect(at / minute).toBeGreaterThan(24 * 60)
})
