import { describe, expect, it, test } from 'vitest'
import {
  type Availability,
  availabilityNumbers,
  availabilityOf,
  canBeBought,
  isOrderedAhead,
  type SupplyPolicy,
} from './availability.ts'

/** state · wire number · whether it can be bought */
const states: [Availability, number, boolean][] = [
  ['onlineWarehouse', 0, true],
  ['available', 1, true],
  ['limited', 2, true],
  ['notAvailable', 3, false],
  ['exhausted', 4, false],
  ['preOrder', 5, true],
  ['afterOrder', 6, true],
  ['days1To3', 7, true],
  ['days2To5', 8, true],
  ['days4To7', 9, true],
  ['daysOver7', 10, true],
  ['lastItem', 11, true],
  ['comingSoon', 12, false],
]

describe('the thirteen states', () => {
  it.each(states)('%s has number %i, can be bought: %s', (state, number, bought) => {
    expect(availabilityNumbers[state]).toBe(number)
    expect(canBeBought(state)).toBe(bought)
  })

  it('are all there are', () => {
    expect(Object.keys(availabilityNumbers)).toEqual(states.map(([state]) => state))
  })
})

test.each<[SupplyPolicy, Availability, Availability, Availability, Availability, Availability]>([
  ['stock', 'notAvailable', 'lastItem', 'limited', 'limited', 'available'],
  ['days_1_3', 'notAvailable', 'days1To3', 'days1To3', 'days1To3', 'days1To3'],
  ['days_2_5', 'notAvailable', 'days2To5', 'days2To5', 'days2To5', 'days2To5'],
  ['days_4_7', 'notAvailable', 'days4To7', 'days4To7', 'days4To7', 'days4To7'],
  ['days_over_7', 'notAvailable', 'daysOver7', 'daysOver7', 'daysOver7', 'daysOver7'],
  ['warehouse', 'notAvailable', 'onlineWarehouse', 'onlineWarehouse', 'onlineWarehouse', 'onlineWarehouse'],
  ['pre_order', 'comingSoon', 'preOrder', 'preOrder', 'preOrder', 'preOrder'],
  ['coming_soon', 'comingSoon', 'comingSoon', 'comingSoon', 'comingSoon', 'comingSoon'],
  ['to_order', 'notAvailable', 'afterOrder', 'afterOrder', 'afterOrder', 'afterOrder'],
  ['out_of_print', 'exhausted', 'exhausted', 'exhausted', 'exhausted', 'exhausted'],
  ['not_available', 'notAvailable', 'notAvailable', 'notAvailable', 'notAvailable', 'notAvailable'],
])('%s with 0, 1, 2, 3 and 4 copies', (policy, ...expected) => {
  expect([0, 1, 2, 3, 4].map((copies) => availabilityOf(policy, copies))).toEqual(expected)
  expect(availabilityOf(policy, -1)).toBe(expected[0])
})

test('only what is ordered ahead is bought without a copy in stock', () => {
  const ahead = states.map(([state]) => state).filter(isOrderedAhead)
  expect(ahead).toEqual(['preOrder', 'afterOrder'])
  expect(ahead.every(canBeBought)).toBe(true)
})

test('of what no copies are left, in stock or to be ordered, none can be bought', () => {
  const policies: SupplyPolicy[] = ['stock', 'days_1_3', 'days_4_7', 'pre_order', 'coming_soon', 'to_order']
  for (const policy of [...policies, 'out_of_print', 'not_available'] as const) {
    expect(canBeBought(availabilityOf(policy, 0))).toBe(false)
  }
})
