import { expect, test } from 'vitest'
import type { CartItem } from './cart.ts'
import { countAskedFor, expandBoxes, isAskedFor } from './expand-boxes.ts'
import type { BoxItem } from './line-extension.ts'

const thing = (productId: number, quantity = 1, dimensionId = 0): BoxItem => ({ productId, dimensionId, quantity })
const box = (productId: number, quantity: number, items: BoxItem[]): CartItem => ({
  ...thing(productId, quantity),
  extension: { box: { items, words: 'Χρόνια πολλά' } },
})

test('each thing is a line behind its box, with the copies of all its boxes', () => {
  const [first, second] = [box(1, 2, [thing(7, 3), thing(8, 1, 4)]), box(1, 1, [thing(7)])]
  expect(expandBoxes([thing(7), first, thing(9), second])).toEqual([
    thing(7),
    first,
    { ...thing(7, 6), boxLine: 1 },
    { ...thing(8, 2, 4), boxLine: 1 },
    thing(9),
    second,
    { ...thing(7), boxLine: 5 },
  ])
})

test('a thing that a client names twice is one line', () => {
  expect(expandBoxes([box(1, 2, [thing(7), thing(7, 2)])])[1]).toEqual({ ...thing(7, 6), boxLine: 0 })
})

test('the buyer asks for neither gifts nor what is in a box', () => {
  expect([{ gift: false }, { gift: true }, { gift: false, boxLine: 0 }].map(isAskedFor)).toEqual([true, false, false])
})

test('a box counts as one, whatever is in it, as the buyer’s own lines have it', () => {
  const items = [box(1, 2, [thing(7, 3)]), thing(9)]
  const lines = [...expandBoxes(items), { ...thing(5), gift: true }].map((line) => ({ gift: false, ...line }))
  expect(countAskedFor(lines)).toBe(3)
})
