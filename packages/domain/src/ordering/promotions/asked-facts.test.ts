import { expect, test } from 'vitest'
import { askedFacts } from './asked-facts.ts'
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
