import { expect, test } from 'vitest'
import { decideSupply, type SupplyData, supplyOn } from './reported-supply.ts'

const defaults: SupplyData = { current: null, copies: 0, reported: null, hasPrice: true }

test.each<[string, Partial<SupplyData>, string]>([
  ['a new title is as its supplier says', { reported: 'pre_order' }, 'pre_order'],
  ['a new title of which nobody says anything can be ordered', {}, 'to_order'],
  ['without a price nothing is at hand', { reported: 'days_4_7', hasPrice: false }, 'to_order'],
  ['what cannot be bought needs no price', { reported: 'coming_soon', hasPrice: false }, 'coming_soon'],
  ['silence changes nothing', { current: 'out_of_print' }, 'out_of_print'],
  ['what we keep on our shelves stays there', { current: 'stock', reported: 'days_4_7' }, 'stock'],
  ['our own file brings it onto the shelves', { current: 'days_4_7', reported: 'stock' }, 'stock'],
  ['what comes out can be had', { current: 'pre_order', reported: 'days_4_7' }, 'days_4_7'],
  ['what is gone is gone', { current: 'stock', reported: 'out_of_print' }, 'out_of_print'],
  ['but not the copies we still have', { current: 'stock', copies: 2, reported: 'out_of_print' }, 'stock'],
  ['copies of what is not out yet bind nobody', { current: 'pre_order', copies: 2, reported: 'days_4_7' }, 'days_4_7'],
])('%s', (_, overrides, policy) => {
  expect(decideSupply({ ...defaults, ...overrides })).toBe(policy)
})

test.each([
  ['pre_order', '2026-11-19', 'to_order'],
  ['coming_soon', '2019-06-01', 'to_order'],
  ['pre_order', '2026-11-20', 'pre_order'],
  ['coming_soon', null, 'coming_soon'],
  ['stock', '2019-06-01', 'stock'],
] as const)('%s with the day %s is %s', (policy, releaseDate, expected) => {
  expect(supplyOn(policy, releaseDate, '2026-11-20')).toBe(expected)
})
