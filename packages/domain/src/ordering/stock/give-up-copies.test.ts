import { expect, test } from 'vitest'
import { giveUpCopies } from './give-up-copies.ts'

const back = (orderLineId: number, quantity: number) => ({ orderLineId, quantity, productId: 5, dimensionId: 0 })

test.each([
  ['of a line that waits for all of them, nothing was taken', 2, 3, [2, 0]],
  ['what waits goes first', 3, 2, [2, 1]],
  ['of a line that has all its copies, all were taken', 2, 0, [0, 2]],
])('%s', (_, quantity, waiting, [givenUp, claimed]) => {
  const parted = giveUpCopies([back(1, quantity)], [{ orderLineId: 1, waiting }])
  const count = (copies: readonly { quantity: number }[]) => copies.reduce((sum, one) => sum + one.quantity, 0)
  expect([count(parted.waiting), count(parted.claimed)]).toEqual([givenUp, claimed])
})

test('each line by itself', () => {
  expect(giveUpCopies([back(1, 1), back(2, 1)], [{ orderLineId: 2, waiting: 4 }])).toEqual({
    waiting: [{ orderLineId: 2, quantity: 1 }],
    claimed: [back(1, 1)],
  })
})
