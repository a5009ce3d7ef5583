import { expect, test } from 'vitest'
import { type BandData, decideBand, decideSupply, type SupplyData, supplyOn } from './reported-supply.ts'

const defaults: SupplyData = { current: null, copies: 0, hasSpareCopies: false, reported: null, hasPrice: true }

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
  [
    'nor those that came in of what is to be ordered',
    { current: 'to_order', hasSpareCopies: true, reported: 'not_available' },
    'stock',
  ],
  ['which is ordered on after them', { current: 'to_order', hasSpareCopies: true, reported: 'to_order' }, 'to_order'],
  ['what a supplier has is ordered ahead', { current: 'days_4_7', reported: 'to_order' }, 'to_order'],
  ['copies of what is not out yet bind nobody', { current: 'pre_order', copies: 2, reported: 'days_4_7' }, 'days_4_7'],
])('%s', (_, overrides, policy) => {
  expect(decideSupply({ ...defaults, ...overrides })).toBe(policy)
})

const toOrder: BandData = { policies: { before: 'to_order', after: 'to_order' }, current: null, reported: null }

test.each<[string, Partial<BandData>, string | null]>([
  ['what a supplier has takes its days', { reported: '5-12' }, '5-12'],
  ['what it has no longer takes the usual time', { current: '5-12' }, null],
  ['silence changes nothing', { current: '5-12', reported: undefined }, '5-12'],
  ['the shop’s own time stays', { current: '6-14', reported: '5-12' }, '6-14'],
  ['copies in stock take their own time', { policies: { before: 'stock', after: 'stock' }, reported: '5-12' }, null],
  [
    'nor when who says so knows no days',
    { policies: { before: 'to_order', after: 'out_of_print' }, current: '5-12', reported: undefined },
    null,
  ],
  [
    'which nobody promises when it is back',
    { policies: { before: 'out_of_print', after: 'to_order' }, current: '5-12', reported: undefined },
    null,
  ],
  ['what is off sale has none', { policies: { before: 'to_order', after: 'out_of_print' }, current: '5-12' }, null],
])('%s', (_, overrides, band) => {
  expect(decideBand({ ...toOrder, ...overrides })).toBe(band)
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
