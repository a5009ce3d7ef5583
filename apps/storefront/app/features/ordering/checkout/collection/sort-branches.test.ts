import { expect, test } from 'vitest'
import { sortBranches } from './sort-branches.ts'

const supply = (copies: number, day: string | null, readyAt = '12:00') => ({
  ...{ copies, lines: [] },
  pickup: day === null ? null : { from: 'here' as const, day, readyAt, until: null },
})

test('what has everything comes first, also when it is ready later; what is known of nothing comes last', () => {
  const byBranch = new Map([
    [1, supply(0, null)],
    [2, supply(1, '2026-11-20')],
    [3, supply(3, '2026-11-24', '17:30')],
    [4, supply(3, '2026-11-24', '10:30')],
  ])
  const sorted = sortBranches(
    [5, 1, 2, 3, 4].map((id) => ({ id })),
    byBranch,
    3,
  )
  expect(sorted.map(({ id }) => id)).toEqual([4, 3, 2, 5, 1])
})

test('until it is known, they stand as they are', () => {
  expect(sortBranches([{ id: 2 }, { id: 1 }], new Map(), 1)).toEqual([{ id: 2 }, { id: 1 }])
})
