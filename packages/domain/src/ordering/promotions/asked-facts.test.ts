import { expect, test } from 'vitest'
import { askedFacts, asksFor } from './asked-facts.ts'
import type { Condition } from './condition.ts'

const asked = (condition: Condition) =>
  Object.entries(askedFacts([{ condition }])).flatMap(([name, isAsked]) => (isAsked ? [name] : []))

test.each<[Condition, string[]]>([
  [{ amountAfter: 5 }, []],
  [{ quantity: 2, of: { all: [{ category: [1] }] } }, []],
  [{ not: { firstOrder: true } }, ['pastOrders']],
  [{ any: [{ coupon: true }, { all: [{ customerGroup: [1] }] }] }, ['customerGroups']],
])('%j asks for %j', (condition, facts) => expect(asked(condition)).toEqual(facts))

test('several promotions ask for what any of them does, and none for nothing', () => {
  const conditions: Condition[] = [{ quantity: 2 }, { firstOrder: true }]
  expect(askedFacts(conditions.map((condition) => ({ condition })))).toEqual({
    pastOrders: true,
    customerGroups: false,
  })
  expect(askedFacts([])).toEqual({ pastOrders: false, customerGroups: false })
})

test.each<[Condition | null, boolean]>([
  [null, false],
  [{ quantity: 1 }, false],
  [{ firstOrder: true }, true],
  [{ all: [{ quantity: 1 }, { any: [{ not: { firstOrder: false } }] }] }, true],
  [{ any: [{ coupon: true }, { not: { quantity: 2 } }] }, false],
])('what the condition %j asks of earlier orders: %s', (condition, expected) => {
  expect(asksFor(condition, 'firstOrder')).toBe(expected)
})
