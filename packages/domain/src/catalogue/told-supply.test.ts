import { expect, test } from 'vitest'
import { decideSupply, type SupplyFacts } from './told-supply.ts'

const facts: SupplyFacts = { present: null, copies: 0, told: null, hasPrice: true }

test.each<[string, Partial<SupplyFacts>, string]>([
  ['a new title is as its supplier says', { told: 'pre_order' }, 'pre_order'],
  ['a new title of which nobody says anything can be ordered', {}, 'to_order'],
  ['without a price nothing is at hand', { told: 'days_4_7', hasPrice: false }, 'to_order'],
  ['what cannot be bought needs no price', { told: 'coming_soon', hasPrice: false }, 'coming_soon'],
  ['silence changes nothing', { present: 'out_of_print' }, 'out_of_print'],
  ['what we keep on our shelves stays there', { present: 'stock', told: 'days_4_7' }, 'stock'],
  ['our own file brings it onto the shelves', { present: 'days_4_7', told: 'stock' }, 'stock'],
  ['what comes out can be had', { present: 'pre_order', told: 'days_4_7' }, 'days_4_7'],
  ['what is gone is gone', { present: 'stock', told: 'out_of_print' }, 'out_of_print'],
  ['but not the copies we still have', { present: 'stock', copies: 2, told: 'out_of_print' }, 'stock'],
  ['copies of what is not out yet bind nobody', { present: 'pre_order', copies: 2, told: 'days_4_7' }, 'days_4_7'],
])('%s', (_, given, policy) => {
  expect(decideSupply({ ...facts, ...given })).toBe(policy)
})
