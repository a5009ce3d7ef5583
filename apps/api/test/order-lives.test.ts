// Random lives of orders, through the services that staff, tools, carriers, banks, buyers and jobs use: whatever happens and
// however often, the shop's books are right afterwards.

import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findViolations, type Violations } from '../src/invariants/check-invariants.service.ts'
import { issueAs } from './make-issuer.ts'
import { beginLife, goodsKinds, type LifePlan, paymentsOfLives } from './order-life.ts'
import { expectBalanced } from './order-life-books.ts'
import { anyBeginning, anyLife, begin } from './order-life-steps.ts'
import { openPaymentShop, type PaymentShop } from './payment-shop.ts'

let shop: PaymentShop
beforeAll(async () => {
  shop = await openPaymentShop()
  await issueAs(shop.database.db, shop.clock.now)
})
afterAll(() => shop.close())

const anyPlan: fc.Arbitrary<LifePlan> = fc.record({
  payment: fc.constantFrom(...(Object.keys(paymentsOfLives) as (keyof typeof paymentsOfLives)[])),
  items: fc.uniqueArray(fc.record({ kind: fc.constantFrom(...goodsKinds), quantity: fc.integer({ min: 1, max: 3 }) }), {
    minLength: 1,
    maxLength: 3,
    selector: ({ kind }) => kind,
  }),
  giftCardCents: fc.constantFrom(0, 0, 0, 500, 90_000),
  points: fc.constantFrom(0, 0, 300),
  coupon: fc.constantFrom(false, false, true),
})

/** Others for a search by hand: `LIVES=2000 LIVES_SEED=7`. What fails is printed with its seed and path. */
const { LIVES = '200', LIVES_SEED = '20261126' } = process.env
/** On a machine that others keep busy, fewer. */
const longestMs = 300 * Number(LIVES)
const runs = { numRuns: Number(LIVES), seed: Number(LIVES_SEED), interruptAfterTimeLimit: longestMs }

/** While the steps of a life that failed are made fewer, what it has violated stays. */
let earlier: Violations = {}

test(
  `${LIVES} lives of orders, of seed ${LIVES_SEED}`,
  async () => {
    const live = fc.asyncProperty(anyPlan, anyBeginning, anyLife, async (plan, beginning, steps) => {
      const life = await beginLife(shop, plan)
      await begin(life, beginning)
      await fc.asyncModelRun(() => ({ model: {}, real: life }), steps)
      await expectBalanced(life)
      const violations = await findViolations(shop.database.db)
      const before = earlier
      earlier = violations
      expect(violations).toEqual(before)
    })
    await fc.assert(live, runs)
  },
  2 * longestMs + 180_000,
)
