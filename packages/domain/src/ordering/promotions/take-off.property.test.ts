// Runs of equal copies take off to the cent what copies take off that are counted one by one, as they are here.

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Cents, splitByWeight, sum } from '../../money.ts'
import { type CoveredLine, runsOf, setsOf } from './copy-runs.ts'
import type { Bogo, SetPrice } from './promotion.ts'
import { takeOff } from './take-off.ts'

interface Copy {
  line: number
  cents: Cents
  room: number
}

const copiesOf = (lines: readonly CoveredLine[]): Copy[] =>
  lines
    .flatMap(({ restCents, roomCents, quantity }, line) =>
      splitByWeight(
        restCents,
        Array.from({ length: quantity }, () => 1),
      ).map((cents) => ({ line, cents, room: roomCents / quantity })),
    )
    .toSorted((a, b) => b.cents - a.cents || a.room - b.room)

/** What is wanted of each line, and which lines are used. */
function bogoOneByOne({ buy, get, basisPoints, maxRounds = Infinity }: Bogo, lines: readonly CoveredLine[]) {
  const copies = copiesOf(lines)
  const rounds = Math.min(Math.floor(copies.length / (buy + get)), maxRounds)
  const reduced = copies.slice(copies.length - rounds * get)
  const used = new Set([...copies.slice(0, rounds * buy), ...reduced].map(({ line }) => line))
  const wanted = lines.map((_, line) => sum(reduced.filter((copy) => copy.line === line).map(({ cents }) => cents)))
  return { wanted: wanted.map((cents) => Math.round((cents * basisPoints) / 10_000)), used }
}

function setsOneByOne({ size, cents }: SetPrice, lines: readonly CoveredLine[]) {
  const copies = copiesOf(lines)
  const wanted = lines.map(() => 0)
  const used = new Set<number>()
  for (let first = 0; first + size <= copies.length; first += size) {
    const set = copies.slice(first, first + size)
    const weights = set.map((copy) => copy.cents)
    if (sum(weights) <= cents) break
    for (const [index, share] of splitByWeight(sum(weights) - cents, weights).entries()) {
      const line = set[index]?.line ?? 0
      wanted[line] = (wanted[line] ?? 0) + share
      used.add(line)
    }
  }
  return { wanted, used }
}

const within = (lines: readonly CoveredLine[], { wanted, used }: ReturnType<typeof setsOneByOne>) => ({
  cents: lines.map(({ roomCents }, line) => Math.min(wanted[line] ?? 0, roomCents)),
  used: lines.map((_, line) => used.has(line)),
})

/** Few different amounts, so that many are equal. */
const anyLine: fc.Arbitrary<CoveredLine> = fc
  .record({
    restCents: fc.oneof(fc.integer({ min: 0, max: 12 }), fc.constantFrom(300, 301, 600, 1000)),
    room: fc.constantFrom(0, 0.5, 0.9, 1),
    quantity: fc.integer({ min: 1, max: 9 }),
  })
  .map(({ restCents, room, quantity }) => ({ restCents, roomCents: Math.floor(restCents * room), quantity }))
const anyLines = fc.array(anyLine, { maxLength: 6 })
const few = fc.integer({ min: 1, max: 4 })
const runs = { seed: 20_261_125, numRuns: 3000 }

test('copies at a lower price beside others', () => {
  const anyBogo = fc.record(
    {
      kind: fc.constant('bogo' as const),
      buy: few,
      get: few,
      basisPoints: fc.constantFrom(5000, 10_000),
      maxRounds: few,
    },
    { requiredKeys: ['kind', 'buy', 'get', 'basisPoints'] },
  )
  fc.assert(
    fc.property(anyBogo, anyLines, (effect, lines) => {
      expect(takeOff(effect, lines)).toMatchObject(within(lines, bogoOneByOne(effect, lines)))
    }),
    runs,
  )
})

test('a price for several', () => {
  const anySetPrice = fc.record({
    kind: fc.constant('setPrice' as const),
    size: fc.integer({ min: 2, max: 7 }),
    cents: fc.integer({ min: 1, max: 400 }),
  })
  fc.assert(
    fc.property(anySetPrice, anyLines, (effect, lines) => {
      expect(takeOff(effect, lines)).toMatchObject(within(lines, setsOneByOne(effect, lines)))
    }),
    runs,
  )
})

test('what is counted grows with the lines, and not with their copies', () => {
  const lines = Array.from({ length: 200 }, (_, index) => ({ restCents: 99_050 + index, roomCents: 0, quantity: 99 }))
  const counted = runsOf(lines)
  expect(counted.length).toBeLessThanOrEqual(2 * lines.length)
  expect(setsOf(counted, 3).length).toBeLessThanOrEqual(2 * counted.length)
})
