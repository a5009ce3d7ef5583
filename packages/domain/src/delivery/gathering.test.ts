import { describe, expect, it } from 'vitest'
import type { SupplyPolicy } from '../catalogue/availability.ts'
import { decideGathering, type GatherFact } from './gathering.ts'

const fact = (policy: SupplyPolicy, copies: number, more: Partial<GatherFact> = {}): GatherFact => ({
  ...{ policy, copies, promised: null, releaseDay: null },
  ...more,
})

const days = (minDays: number, maxDays: number, notBefore: number | null = null) => ({
  gather: { minDays, maxDays },
  notBefore,
})

describe('one product', () => {
  it.each([
    ['on the shelf', fact('stock', 5), days(0, 0)],
    ['the last copy', fact('stock', 1), days(0, 1)],
    ['in the warehouse', fact('warehouse', 9), days(0, 0)],
    ['with a supplier', fact('days_1_3', 4), days(1, 2)],
    ['with a supplier who promises a band', fact('days_4_7', 4, { promised: '6-14' }), days(5, 10)],
    ['on the shelf, whatever a supplier promises', fact('stock', 5, { promised: '4-7w' }), days(0, 0)],
    ['to be ordered', fact('to_order', 0), days(14, 21)],
    ['to be ordered from abroad', fact('to_order', 0, { promised: '4-7w' }), days(19, 31)],
    ['to come out on a day', fact('pre_order', 0, { releaseDay: 20_800 }), days(0, 0, 20_800)],
    ['to come out some day', fact('coming_soon', 0), null],
    ['out, with its old date', fact('stock', 5, { releaseDay: 20_000 }), days(0, 0)],
    ['sold out', fact('stock', 0), null],
    ['out of print', fact('out_of_print', 0), null],
    ['not to be had', fact('not_available', 3), null],
  ])('%s', (_, one, expected) => {
    expect(decideGathering([one])).toEqual(expected)
  })
})

describe('several products', () => {
  it.each([
    ['the slowest sets the pace', [fact('stock', 5), fact('days_4_7', 1), fact('days_1_3', 1)], days(4, 8)],
    [
      'the last to come out',
      [fact('pre_order', 0, { releaseDay: 20_800 }), fact('coming_soon', 0, { releaseDay: 20_900 })],
      days(0, 0, 20_900),
    ],
    ['what cannot be had delays nothing', [fact('stock', 5), fact('out_of_print', 0)], days(0, 0)],
    ['nothing that can be had', [fact('stock', 0), fact('coming_soon', 0)], null],
    ['nothing at all', [], null],
  ])('%s', (_, facts, expected) => {
    expect(decideGathering(facts)).toEqual(expected)
  })
})
