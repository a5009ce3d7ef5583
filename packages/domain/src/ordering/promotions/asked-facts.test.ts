import { expect, test } from 'vitest'
import { askedFacts } from './asked-facts.ts'
import type { Condition } from './condition.ts'
import type { LineFilter } from './line-filter.ts'

const asked = (target: LineFilter | null, condition: Condition | null = null) =>
  Object.entries(askedFacts([{ target, condition }])).flatMap(([name, isAsked]) => (isAsked ? [name] : []))

test.each<[LineFilter | null, string[]]>([
  [null, []],
  [{ product: [1] }, []],
  [{ publisher: [1] }, []],
  [{ category: [1] }, ['classes']],
  [{ contributor: [1] }, ['classes']],
  [{ attribute: [1] }, ['classes']],
  [{ all: [{ series: [1] }, { any: [{ reduced: true }, { not: { category: [1] } }] }] }, ['classes']],
])('%j of the lines asks for %j', (target, facts) => expect(asked(target)).toEqual(facts))

test.each<[Condition, string[]]>([
  [{ amountAfter: 5 }, []],
  [{ quantity: 2, of: { all: [{ category: [1] }] } }, ['classes']],
  [{ not: { firstOrder: true } }, ['pastOrders']],
  [{ any: [{ coupon: true }, { all: [{ customerGroup: [1] }] }] }, ['customerGroups']],
])('%j asks for %j', (condition, facts) => expect(asked(null, condition)).toEqual(facts))

test('several promotions ask for what any of them does, and none for nothing', () => {
  const rule = { target: null, condition: null }
  const facts = { classes: true, pastOrders: true, customerGroups: false }
  expect(
    askedFacts([
      { ...rule, target: { category: [1] } },
      { ...rule, condition: { firstOrder: true } },
    ]),
  ).toEqual(facts)
  expect(askedFacts([])).toEqual({ classes: false, pastOrders: false, customerGroups: false })
})
