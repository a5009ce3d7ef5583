import { describe, expect, it, test } from 'vitest'
import type { SupplyPolicy } from '../../catalogue/availability.ts'
import {
  canBeHeld,
  holdChanges,
  holdMs,
  holdsAll,
  holdUntil,
  longestHoldMs,
  maxHeldCopies,
  productsWithHeld,
  withHeld,
} from './stock-hold.ts'

const copies = (productId: number, quantity: number, dimensionId = 0) => ({ productId, dimensionId, quantity })
const held = (stockId: number, quantity: number, productId = 1) => ({ stockId, ...copies(productId, quantity) })

describe('a hold ends', () => {
  it.each([
    ['ten minutes after its first step', 0, holdMs],
    ['ten minutes after its last step', 5 * 60_000, 15 * 60_000],
    ['half an hour after its first, however many follow', 25 * 60_000, longestHoldMs],
    ['no later for steps that come after that', 40 * 60_000, longestHoldMs],
  ])('%s', (_, step, end) => {
    const startedAt = 1_000_000
    expect(holdUntil(startedAt, startedAt + step)).toBe(startedAt + end)
  })
})

test.each([
  [0, false],
  [1, true],
  [maxHeldCopies, true],
  [maxHeldCopies + 1, false],
])('%i copies can be held: %s', (quantity, expected) => {
  expect(canBeHeld(quantity === 0 ? [] : [copies(1, quantity - 1), copies(2, 1)])).toBe(expected)
})

test('the holder finds the copies that are held for them, in their own rows', () => {
  const row = (stockId: number, quantity: number) => ({ stockId, branchId: 1, quantity, productId: 1, dimensionId: 0 })
  expect(withHeld([row(1, 0), row(2, 3)], [held(1, 2)]).map(({ quantity }) => quantity)).toEqual([2, 3])
})

test('a hold that changes takes and gives back the difference only, in ascending id', () => {
  const wanted = [
    { stockId: 3, quantity: 1 },
    { stockId: 3, quantity: 1 },
    { stockId: 2, quantity: 1 },
  ]
  expect(holdChanges([held(9, 1), held(2, 1)], wanted)).toEqual([
    { stockId: 2, quantity: 1, change: 0 },
    { stockId: 3, quantity: 2, change: 2 },
    { stockId: 9, quantity: 0, change: -1 },
  ])
})

test.each([
  ['the same copies from several branches', [held(1, 1), held(2, 1)], [copies(1, 2)], true],
  ['on two lines', [held(1, 2)], [copies(1, 1), copies(1, 1)], true],
  ['fewer', [held(1, 1)], [copies(1, 2)], false],
  ['more', [held(1, 2)], [copies(1, 1)], false],
  ['another form', [held(1, 1)], [copies(1, 1, 5)], false],
  ['another product besides', [held(1, 1), held(2, 1, 2)], [copies(1, 1)], false],
] as const)('a hold has exactly what is wanted: %s', (_, own, wanted, expected) => {
  expect(holdsAll(own, wanted)).toBe(expected)
})

const product = (productId: number, count: number, availability: SupplyPolicy = 'stock') => ({
  ...{ productId, dimensionId: 0, copies: count, parts: [] },
  availability,
})

test('a set has as many copies as its parts allow with those that are held', () => {
  const set = { ...product(3, 0), parts: [copies(1, 1), copies(2, 2)] }
  const shown = productsWithHeld([product(1, 0), product(2, 3), set], [held(1, 2)])
  expect(shown.map((one) => one.copies)).toEqual([2, 3, 1])
})

test('a set with a part that is ordered ahead has no copies, also for who holds others', () => {
  const set = { ...product(3, 0, 'to_order'), parts: [copies(1, 1), copies(2, 1)] }
  const shown = productsWithHeld([product(1, 4), product(2, 50, 'to_order'), set], [held(1, 2)])
  expect(shown.map((one) => one.copies)).toEqual([6, 50, 0])
})
