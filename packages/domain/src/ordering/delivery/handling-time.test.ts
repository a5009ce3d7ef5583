import { describe, expect, it } from 'vitest'
import type { SupplyPolicy } from '../../catalogue/availability.ts'
import { decideHandlingTime, type HandlingItem } from './handling-time.ts'

const makeItem = (policy: SupplyPolicy, copies: number, more: Partial<HandlingItem> = {}): HandlingItem => ({
  policy,
  copies,
  promised: null,
  releaseDay: null,
  ...more,
})

const days = (minDays: number, maxDays: number, notBefore: number | null = null) => ({
  handling: { minDays, maxDays },
  notBefore,
})

describe('one product', () => {
  it.each([
    ['on the shelf', makeItem('stock', 5), days(0, 0)],
    ['the last copy', makeItem('stock', 1), days(0, 1)],
    ['in the warehouse', makeItem('warehouse', 9), days(0, 0)],
    ['with a supplier', makeItem('days_1_3', 4), days(1, 2)],
    ['with a supplier who promises a band', makeItem('days_4_7', 4, { promised: '6-14' }), days(5, 10)],
    ['on the shelf, whatever a supplier promises', makeItem('stock', 5, { promised: '4-7w' }), days(0, 0)],
    ['to be ordered', makeItem('to_order', 9), days(14, 21)],
    ['to be ordered from abroad', makeItem('to_order', 9, { promised: '4-7w' }), days(19, 31)],
    ['to come out on a day', makeItem('pre_order', 9, { releaseDay: 20_800 }), days(0, 0, 20_800)],
    ['to come out some day', makeItem('coming_soon', 0), null],
    ['out, with its old date', makeItem('stock', 5, { releaseDay: 20_000 }), days(0, 0)],
    ['sold out', makeItem('stock', 0), null],
    ['out of print', makeItem('out_of_print', 0), null],
    ['not to be had', makeItem('not_available', 3), null],
  ])('%s', (_, item, expected) => {
    expect(decideHandlingTime([item])).toEqual(expected)
  })
})

describe('several products', () => {
  it.each([
    ['the slowest sets the pace', [makeItem('stock', 5), makeItem('days_4_7', 1), makeItem('days_1_3', 1)], days(4, 8)],
    [
      'the last to come out',
      [makeItem('pre_order', 9, { releaseDay: 20_800 }), makeItem('coming_soon', 0, { releaseDay: 20_900 })],
      days(0, 0, 20_900),
    ],
    ['what cannot be had delays nothing', [makeItem('stock', 5), makeItem('out_of_print', 0)], days(0, 0)],
    ['nothing that can be had', [makeItem('stock', 0), makeItem('coming_soon', 0)], null],
    ['nothing at all', [], null],
  ])('%s', (_, items, expected) => {
    expect(decideHandlingTime(items)).toEqual(expected)
  })
})
