import { expect, test } from 'vitest'
import { type Adjustment, groupAdjustments, namedAmounts, toAdjustment } from './adjustments.ts'

const reduction = (cents: number, line: number): Adjustment =>
  toAdjustment({ kind: 'discount', code: 'announced_reduction', label: null, cents, line })
const label = { el: 'Αντικαταβολή', en: null }
const shipping = toAdjustment({ kind: 'shipping', code: 'home', label: null, cents: 290 })
const fee = toAdjustment({ kind: 'payment_fee', code: 'cash_on_delivery', label, cents: 190 })

test('the kind determines the sign', () => {
  expect([reduction(150, 2).cents, shipping.cents, fee.cents]).toEqual([-150, 290, 190])
  expect([reduction(150, 2).line, shipping.line]).toEqual([2, null])
})

test('an adjustment spread over lines is shown as one, in the position of the first', () => {
  expect(groupAdjustments([reduction(150, 0), reduction(50, 2), shipping, fee])).toEqual([
    { kind: 'discount', code: 'announced_reduction', label: null, cents: -200, lines: [0, 2] },
    { kind: 'shipping', code: 'home', label: null, cents: 290, lines: [] },
    { kind: 'payment_fee', code: 'cash_on_delivery', label, cents: 190, lines: [] },
  ])
})

test('two of one kind with different codes stay two', () => {
  const groups = groupAdjustments([fee, { ...fee, code: 'card' }, { ...fee, label: { el: 'Άλλη', en: null } }])
  expect(groups.map(({ cents }) => cents)).toEqual([190, 190, 190])
})

test('the amounts with names of their own have no sign', () => {
  const amounts = { discountCents: 200, shippingCents: 290, paymentFeeCents: 190 }
  expect(namedAmounts([reduction(150, 0), reduction(50, 2), shipping, fee])).toEqual(amounts)
  const surcharge = toAdjustment({ kind: 'shipping_surcharge', code: 'islands', label: null, cents: 150 })
  expect(namedAmounts([shipping, surcharge])).toMatchObject({ shippingCents: 440 })
  expect(namedAmounts([])).toEqual({ discountCents: 0, shippingCents: 0, paymentFeeCents: 0 })
})
