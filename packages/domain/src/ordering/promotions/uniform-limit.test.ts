// Where the uniform price lowers what is taken off, whichever way promotions, codes and the order's discounts meet.

import { describe, expect, test } from 'vitest'
import type { Coupon } from './decide-coupon.ts'
import { coupon, decide, entered, fixed, type Given, line, percent, promotion } from './fixtures.ts'

const book = (cents: number, unitFloorCents: number, given = {}) => line(cents, { unitFloorCents, ...given })
const tenOff = [promotion({ effect: percent(10) })]
const codeOf = (given: Partial<Coupon> & Pick<Coupon, 'effect'>) => entered(coupon(given))

describe('a line says so', () => {
  test.each<[string, Given, number[]]>([
    [
      'where promotion and coupon only together reach the floor, added up',
      {
        lines: [book(1000, 850)],
        automatic: tenOff,
        codes: codeOf({ effect: percent(10), policy: 'Additive' }),
      },
      [50],
    ],
    [
      'the same, one after the other',
      {
        lines: [book(1000, 850)],
        automatic: tenOff,
        codes: codeOf({ effect: percent(10), policy: 'Multiplicative' }),
      },
      [40],
    ],
    [
      'where the order’s discount comes after the line’s',
      {
        lines: [book(1000, 850), line(1000)],
        automatic: [...tenOff, promotion({ id: 2, scope: 'order', effect: percent(10) })],
      },
      [40, 0],
    ],
    [
      'where a second lane comes after the first',
      {
        lines: [book(1000, 850)],
        automatic: [...tenOff, promotion({ id: 2, lane: 1, stacks: true, effect: percent(10) })],
      },
      [40],
    ],
    [
      'where the coupon would have been better than the promotion, and is as good',
      { lines: [book(1000, 900)], automatic: tenOff, codes: codeOf({ effect: percent(15) }) },
      [50],
    ],
    [
      'where an amount is placed on another line instead',
      { lines: [book(1000, 950), line(1000)], codes: codeOf({ scope: 'order', effect: fixed(500) }) },
      [200, 0],
    ],
    [
      'where a price for several cannot be given in full',
      {
        lines: [book(1000, 900, { quantity: 3 })],
        automatic: [promotion({ effect: { kind: 'setPrice', size: 3, cents: 2500 } })],
      },
      [200],
    ],
  ])('%s', (_, given, limited) => expect(decide(given).decision.limited).toEqual(limited))
})

describe('a line says nothing', () => {
  const both = codeOf({ effect: percent(10), policy: 'Additive' })
  test.each<[string, Given]>([
    ['where all is taken off, to the cent', { lines: [book(1000, 800)], automatic: tenOff, codes: both }],
    ['where nothing covers it', { lines: [book(1000, 1000)], automatic: [] }],
    [
      'where the code was not good',
      { lines: [book(1000, 1000)], codes: codeOf({ effect: percent(10), active: false }) },
    ],
    [
      'where the promotion is not for it',
      {
        lines: [line(1000), book(1000, 1000)],
        automatic: [promotion({ effect: percent(10), target: { reduced: true } })],
      },
    ],
  ])('%s', (_, given) => expect(decide(given).decision.limited.every((cents) => cents === 0)).toBe(true))
})

test('a code for books at their floor says how many copies the law keeps from it', () => {
  const lines = [book(1350, 1350, { quantity: 2 }), book(900, 900)]
  const { code, decision } = decide({ lines, codes: codeOf({ effect: percent(30) }) })
  expect(code).toMatchObject({ applied: false, refusal: { code: 'NoDiscountableItems', limitedCopies: 3 } })
  expect(decision.limited).toEqual([810, 270])
})

test('a code that covers nothing says nothing of the law', () => {
  const { code } = decide({ lines: [line(900)], codes: codeOf({ effect: percent(30), target: { product: [1] } }) })
  expect(code).toMatchObject({ applied: false, refusal: { code: 'NoDiscountableItems', limitedCopies: 0 } })
})

test('a code counts only the copies that it would reduce itself', () => {
  const lines = [book(1000, 950, { productId: 1 }), line(1000)]
  const automatic = [promotion({ effect: percent(10), target: { product: [1] } })]
  const { code, decision } = decide({ lines, automatic, codes: codeOf({ effect: percent(20), policy: 'ProductOnly' }) })
  expect(code).toMatchObject({ applied: true, copies: 1, limitedCopies: 0 })
  expect(decision.limited).toEqual([50, 0])
})
