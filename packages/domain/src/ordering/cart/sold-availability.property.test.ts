// The thirteen availabilities as a model: what may be bought, how many, whether copies are claimed, and for when.

import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  availabilityOf,
  canBeBought,
  isOrderedAhead,
  isUpcoming,
  supplyPolicies,
} from '../../catalogue/availability.ts'
import { decideHandlingTime } from '../delivery/handling-time.ts'
import { maxQuantityPerLine } from './cart.ts'
import { decideCart } from './decide-cart.ts'

const today = '2026-11-20'

const requests = fc.record({
  policy: fc.constantFrom(...supplyPolicies),
  copies: fc.integer({ min: -1, max: 200 }),
  quantity: fc.integer({ min: 1, max: 150 }),
  releaseDay: fc.option(fc.integer({ min: 20_000, max: 22_000 })),
})

const line = { productId: 1, dimensionId: 0 }

test('nothing is sold that is neither there nor may be ordered, and never more than that', () => {
  fc.assert(
    fc.property(requests, ({ policy, copies, quantity }) => {
      const availability = availabilityOf(policy, copies)
      const product = { ...line, name: '', kind: 'product', availability, heldBack: false, textMax: null }
      const { items } = decideCart(
        [{ ...line, quantity }],
        [{ ...product, boxCapacity: null, copies, parts: [] }],
        today,
      )
      const most = canBeBought(availability) ? Math.min(copies, maxQuantityPerLine, quantity) : 0
      expect(items.map((item) => item.quantity)).toEqual(most > 0 ? [most] : [])
    }),
  )
})

test('copies are claimed of what is there, and of nothing else', () => {
  fc.assert(
    fc.property(requests, ({ policy, copies }) => {
      const availability = availabilityOf(policy, copies)
      const ahead = copies > 0 && (policy === 'pre_order' || policy === 'to_order')
      expect(isOrderedAhead(availability)).toBe(ahead)
      if (ahead) expect(canBeBought(availability)).toBe(true)
      if (copies <= 0) expect(canBeBought(availability)).toBe(false)
    }),
  )
})

test('whatever can be bought has a day, and what is not out yet none before its own', () => {
  fc.assert(
    fc.property(requests, ({ policy, copies, releaseDay }) => {
      const availability = availabilityOf(policy, copies)
      const time = decideHandlingTime([{ policy, copies, promised: null, releaseDay }])
      if (canBeBought(availability) && !(isUpcoming(availability) && releaseDay === null)) expect(time).not.toBeNull()
      if (time && isUpcoming(availability)) expect(time.notBefore).toBe(releaseDay)
      else expect(time?.notBefore ?? null).toBeNull()
    }),
  )
})
