// A line is said to be limited by the uniform price exactly where it would cost less without one.

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCart, anyCoupon, runs } from '../../../test/any-cart.ts'
import { decidePromotions } from './decide-promotions.ts'
import { entered, input } from './fixtures.ts'

test('a protected line is limited if and only if it would cost less without floors, and no other is', () => {
  fc.assert(
    fc.property(anyCart, fc.option(anyCoupon), (cart, one) => {
      const codes = one ? entered(one) : []
      const { lines, limited } = decidePromotions(input({ ...cart, codes }))
      const free = cart.lines.map((line) => ({ ...line, unitFloorCents: null }))
      const unlimited = decidePromotions(input({ ...cart, lines: free, codes }))
      for (const [position, { unitFloorCents, restCents }] of lines.entries()) {
        const isCheaperWithout = (unlimited.lines[position]?.restCents ?? 0) < restCents
        expect((limited[position] ?? 0) > 0).toBe(unitFloorCents !== null && isCheaperWithout)
      }
      expect(unlimited.limited.every((cents) => cents === 0)).toBe(true)
    }),
    runs,
  )
})
