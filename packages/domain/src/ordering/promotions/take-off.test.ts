// What each effect takes off its lines, what it may not, and which copies it uses.

import { describe, expect, test } from 'vitest'
import type { CoveredLine } from './copy-runs.ts'
import { fixed, percent } from './fixtures.ts'
import type { Effect } from './promotion.ts'
import { takeOff, takeOffOrder } from './take-off.ts'

/** `roomCents`: how much of it may be taken off. */
const line = (restCents: number, quantity = 1, roomCents = restCents): CoveredLine => ({
  restCents,
  roomCents,
  quantity,
})
const each = (...cents: number[]) => cents.map((one) => line(one))

type Case = [string, Effect, CoveredLine[], ReturnType<typeof takeOff>]

const tableOf = (cases: Case[]) =>
  test.each(cases)('%s', (_, effect, lines, taken) => expect(takeOff(effect, lines)).toEqual(taken))

const capped = (capCents: number) => ({ ...percent(10), capCents })

describe('a percentage', () => {
  tableOf([
    [
      'is of each line, half a cent up, and uses what it lowers',
      percent(10),
      each(1000, 505, 0),
      { cents: [100, 51, 0], used: [true, true, false], missing: 0 },
    ],
    [
      'takes no more than there is room for',
      percent(10),
      [line(1000, 1, 30)],
      { cents: [30], used: [true], missing: 0 },
    ],
    [
      'with a cap is shared out up to it',
      capped(60),
      each(1000, 500),
      { cents: [40, 20], used: [true, true], missing: 0 },
    ],
    ['below its cap is whole', capped(151), each(1000, 500), { cents: [100, 50], used: [true, true], missing: 0 }],
  ])
})

describe('an amount', () => {
  tableOf([
    [
      'that a line has no room for goes to the others',
      fixed(500),
      [line(1000), line(1000, 1, 100)],
      { cents: [400, 100], used: [true, true], missing: 0 },
    ],
    [
      'is never more than the lines cost, and uses no line that costs nothing',
      fixed(5000),
      each(300, 0),
      { cents: [300, 0], used: [true, false], missing: 0 },
    ],
  ])
})

describe('what takes nothing', () => {
  const nothing = { cents: [0, 0], used: [false, false], missing: 0 }
  const tiers = (by: 'quantity' | 'amount', from: number): Effect => ({
    kind: 'tiers',
    by,
    tiers: [{ from, effect: percent(10) }],
  })
  tableOf([
    ['a gift', { kind: 'gift', productId: 1, dimensionId: 0 }, each(100, 100), nothing],
    ['a tier of copies that is not reached', tiers('quantity', 3), each(100, 100), nothing],
    ['a tier of money that is not reached', tiers('amount', 201), each(100, 100), nothing],
  ])
  test('the highest tier that is reached counts, for all lines', () => {
    const effect: Effect = {
      kind: 'tiers',
      by: 'amount',
      tiers: [
        { from: 100, effect: percent(5) },
        { from: 200, effect: percent(10) },
        { from: 201, effect: percent(50) },
      ],
    }
    expect(takeOff(effect, each(100, 100)).cents).toEqual([10, 10])
  })
})

const bogo = (buy: number, get: number, maxRounds?: number): Effect => ({
  kind: 'bogo',
  buy,
  get,
  basisPoints: 10_000,
  ...(maxRounds === undefined ? {} : { maxRounds }),
})

describe('copies at a lower price beside others', () => {
  const none = (lines: number) => Array.from({ length: lines }, () => 0)
  tableOf([
    [
      'the cheapest is free, and the dearest two are paid',
      bogo(2, 1),
      [line(1800, 2), line(500), line(300)],
      { cents: [0, 0, 300], used: [true, false, true], missing: 2 },
    ],
    [
      'a whole group lacks nothing',
      bogo(2, 1),
      each(900, 500, 300),
      { cents: [0, 0, 300], used: [true, true, true], missing: 0 },
    ],
    [
      'too few copies lack the rest of a group',
      bogo(2, 1),
      each(900, 500),
      { cents: none(2), used: [false, false], missing: 1 },
    ],
    [
      'two are free beside one',
      bogo(1, 2),
      each(600, 500, 400),
      { cents: [0, 500, 400], used: [true, true, true], missing: 0 },
    ],
    [
      'twice, the two cheapest',
      bogo(1, 1),
      each(400, 300, 200, 100),
      { cents: [0, 0, 200, 100], used: [true, true, true, true], missing: 0 },
    ],
    [
      'as often as it may be, after which more copies gain nothing',
      bogo(2, 1, 1),
      each(600, 500, 400, 300, 200, 100),
      { cents: [0, 0, 0, 0, 0, 100], used: [true, true, false, false, false, true], missing: 0 },
    ],
    [
      'less often than it may be, so that more copies gain',
      bogo(2, 1, 3),
      each(700, 600, 500, 400, 300, 200, 100),
      {
        cents: [0, 0, 0, 0, 0, 200, 100],

        used: [true, true, true, true, false, true, true],
        missing: 2,
      },
    ],
    [
      'exactly as often as it may be, with a copy left over',
      bogo(2, 1, 2),
      each(700, 600, 500, 400, 300, 200, 100),
      {
        cents: [0, 0, 0, 0, 0, 200, 100],

        used: [true, true, true, true, false, true, true],
        missing: 0,
      },
    ],
    [
      'of equally dear copies the one that may be reduced most',
      bogo(2, 1),
      [line(1000, 2, 900), line(500)],
      { cents: [0, 500], used: [true, true], missing: 0 },
    ],
  ])
})

const threeFor = (cents: number): Effect => ({ kind: 'setPrice', size: 3, cents })

describe('a price for several', () => {
  tableOf([
    [
      'is shared out by what they cost, and the fourth waits for two more',
      threeFor(500),
      each(900, 800, 700, 600),
      { cents: [713, 633, 554, 0], used: [true, true, true, false], missing: 2 },
    ],
    [
      'leaves out a group that costs less already',
      threeFor(2000),
      each(900, 800, 700, 300, 300, 300),
      {
        cents: [150, 133, 117, 0, 0, 0],

        used: [true, true, true, false, false, false],
        missing: 0,
      },
    ],
    [
      'uses nothing where it is what they cost',
      threeFor(2000),
      each(1000, 500, 500),
      { cents: [0, 0, 0], used: [false, false, false], missing: 0 },
    ],
  ])
})

describe('off the whole order', () => {
  test.each<[string, Effect, CoveredLine[], number[]]>([
    ['a percentage is of the sum', percent(10), each(105, 105), [11, 10]],
    ['up to its cap', capped(90), each(1000, 500), [60, 30]],
    ['what a line has no room for is lost', percent(10), [line(1000, 1, 20), line(500)], [20, 50]],
    ['an amount is placed elsewhere', fixed(500), [line(1000, 1, 100), line(1000)], [100, 400]],
  ])('%s', (_, effect, lines, cents) => {
    expect(takeOffOrder(effect, lines)).toMatchObject({ cents })
  })
})
