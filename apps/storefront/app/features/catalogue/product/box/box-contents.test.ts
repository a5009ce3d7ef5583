import type { BoxItem } from '@stoa/domain/ordering/cart/line-extension'
import { expect, test } from 'vitest'
import { changeQuantity, countThings, putIn, roomIn, takeOut } from './box-contents.ts'

const thing = (productId: number, quantity = 1, dimensionId = 0): BoxItem => ({ productId, dimensionId, quantity })

test('a thing is put in once more, up to what the box holds', () => {
  const one = putIn([], thing(1), 3)
  const two = putIn(one, thing(1), 3)
  expect([one, two]).toEqual([[thing(1)], [thing(1, 2)]])
  const full = putIn(two, thing(1, 1, 7), 3)
  expect(full).toEqual([thing(1, 2), thing(1, 1, 7)])
  expect(putIn(full, thing(2), 3)).toBe(full)
  expect([countThings(full), roomIn(full, 3), roomIn(full, 2)]).toEqual([3, 0, 0])
})

test('there are no more of a thing than fit beside the others', () => {
  expect(changeQuantity([thing(1), thing(2, 2)], thing(1), 9, 4)).toEqual([thing(1, 2), thing(2, 2)])
})

test('a thing is taken out in its form', () => {
  expect(takeOut([thing(1), thing(1, 1, 7)], thing(1, 1, 7))).toEqual([thing(1)])
})
