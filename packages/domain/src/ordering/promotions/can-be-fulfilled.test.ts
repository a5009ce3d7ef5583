import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canBeFulfilled, type PersonFacts } from './can-be-fulfilled.ts'
import { type Condition, isFulfilled } from './condition.ts'

const now = Date.UTC(2026, 10, 20)
const day = 86_400_000
const newcomer: PersonFacts = { now, customer: { id: 1, groupIds: [4] }, firstOrder: true }
const regular: PersonFacts = { ...newcomer, firstOrder: false }

const first: Condition = { firstOrder: true }
const over: Condition = { between: [now - day, now] }
const cart: Condition = { amountAfter: 5000 }

test.each<[string, Condition | null, boolean, boolean]>([
  ['nothing', null, true, true],
  ['what the cart decides', cart, true, true],
  ['a first order', first, true, false],
  ['a later order', { firstOrder: false }, true, true],
  ['no first order', { not: first }, true, true],
  ['no later order', { not: { firstOrder: false } }, true, false],
  ['a first order and goods', { all: [first, cart] }, true, false],
  ['a first order or goods', { any: [first, cart] }, true, true],
  ['neither a first order nor goods', { not: { any: [first, cart] } }, true, true],
  ['not both: a later order and goods', { not: { all: [{ firstOrder: false }, cart] } }, true, true],
  ['days that are over', over, false, false],
  ['other days than those', { not: over }, true, true],
  ['days that have not come', { between: [now + day, now + 2 * day] }, true, true],
  ['a group of the customer', { customerGroup: [4, 5] }, true, true],
  ['a group that is left', { customerGroup: [5] }, false, false],
  ['nobody of a group of the customer', { not: { customerGroup: [4] } }, false, false],
])('%s', (_, condition, byNewcomer, byRegular) => {
  expect([canBeFulfilled(condition, newcomer), canBeFulfilled(condition, regular)]).toEqual([byNewcomer, byRegular])
})

const leaf = fc.constantFrom<Condition>(
  first,
  { firstOrder: false },
  over,
  cart,
  { customerGroup: [4] },
  { coupon: true },
)
const { condition } = fc.letrec<{ condition: Condition }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 4 },
    leaf,
    fc.record({ not: tie('condition') }),
    fc.record({ all: fc.array(tie('condition'), { maxLength: 3 }) }),
    fc.record({ any: fc.array(tie('condition'), { maxLength: 3 }) }),
  ),
}))

test('what is fulfilled can be fulfilled', () => {
  fc.assert(
    fc.property(condition, fc.boolean(), fc.boolean(), (given, firstOrder, hasCoupon) => {
      const facts = { ...newcomer, firstOrder, hasCoupon, channel: 'online', shippingCode: null, lines: [] } as const
      if (isFulfilled(given, facts)) expect(canBeFulfilled(given, facts)).toBe(true)
    }),
  )
})
