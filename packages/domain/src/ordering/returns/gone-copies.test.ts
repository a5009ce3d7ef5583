import { expect, test } from 'vitest'
import { goneCopies } from './gone-copies.ts'

const copies = (line: number, quantity: number, withdrawalId: number | null = null) => ({
  line,
  quantity,
  withdrawalId,
})

test.each([
  ['stated, and not back yet', [copies(0, 2, 1)], [], [[0, 2]]],
  ['stated, and partly back', [copies(0, 2, 1)], [copies(0, 1, 1)], [[0, 2]]],
  ['stated, and back in two parcels', [copies(0, 2, 1)], [copies(0, 1, 1), copies(0, 1, 1)], [[0, 2]]],
  ['back without a statement besides', [copies(0, 1, 1)], [copies(0, 2)], [[0, 3]]],
  ['more back than was stated', [copies(0, 1, 1)], [copies(0, 2, 1)], [[0, 2]]],
  [
    'of two statements and two lines',
    [copies(0, 1, 1), copies(0, 1, 2), copies(3, 1, 2)],
    [copies(3, 1, 2)],
    [
      [0, 2],
      [3, 1],
    ],
  ],
])('%s', (_, withdrawn, returned, expected) => {
  expect(goneCopies(withdrawn, returned).map(({ line, quantity }) => [line, quantity])).toEqual(expected)
})
