import { describe, expect, it, test } from 'vitest'
import {
  type Availability,
  availabilityNumbers,
  availabilityOf,
  canBeBought,
  daysToGather,
  type SupplyPolicy,
} from './availability.ts'

/** state · its number · whether it can be bought · working days until it is in hand */
const states: [Availability, number, boolean, number][] = [
  ['onlineWarehouse', 0, true, 0],
  ['available', 1, true, 0],
  ['limited', 2, true, 0],
  ['notAvailable', 3, false, 0],
  ['exhausted', 4, false, 0],
  ['preOrder', 5, false, 0],
  ['afterOrder', 6, false, 0],
  ['days1To3', 7, true, 2],
  ['days2To5', 8, true, 4],
  ['days4To7', 9, true, 6],
  ['daysOver7', 10, true, 10],
  ['lastItem', 11, true, 0],
  ['comingSoon', 12, false, 0],
]

describe('the thirteen states', () => {
  it.each(states)('%s is %i, bought: %s, gathered in %i days', (state, number, bought, days) => {
    expect(availabilityNumbers[state]).toBe(number)
    expect(canBeBought(state)).toBe(bought)
    expect(daysToGather(state)).toBe(days)
  })

  it('and no other', () => {
    expect(Object.keys(availabilityNumbers)).toEqual(states.map(([state]) => state))
  })
})

test.each<[SupplyPolicy, Availability, Availability, Availability, Availability, Availability]>([
  ['stock', 'notAvailable', 'lastItem', 'limited', 'limited', 'available'],
  ['days_1_3', 'notAvailable', 'days1To3', 'days1To3', 'days1To3', 'days1To3'],
  ['days_4_7', 'notAvailable', 'days4To7', 'days4To7', 'days4To7', 'days4To7'],
  ['pre_order', 'preOrder', 'preOrder', 'preOrder', 'preOrder', 'preOrder'],
  ['coming_soon', 'comingSoon', 'comingSoon', 'comingSoon', 'comingSoon', 'comingSoon'],
  ['to_order', 'afterOrder', 'afterOrder', 'afterOrder', 'afterOrder', 'afterOrder'],
  ['out_of_print', 'exhausted', 'exhausted', 'exhausted', 'exhausted', 'exhausted'],
  ['not_available', 'notAvailable', 'notAvailable', 'notAvailable', 'notAvailable', 'notAvailable'],
])('%s with 0, 1, 2, 3 and 4 copies', (policy, ...said) => {
  expect([0, 1, 2, 3, 4].map((copies) => availabilityOf(policy, copies))).toEqual(said)
  expect(availabilityOf(policy, -1)).toBe(said[0])
})

test('what has no copy can never be bought', () => {
  const policies: SupplyPolicy[] = ['stock', 'days_1_3', 'days_4_7', 'pre_order', 'coming_soon', 'to_order']
  for (const policy of [...policies, 'out_of_print', 'not_available'] as const) {
    expect(canBeBought(availabilityOf(policy, 0))).toBe(false)
  }
})
