import { expect, test } from 'vitest'
import type { CartItem } from './cart.ts'
import { keepForLater, maxSavedLines, withKept } from './saved-items.ts'

const line = (productId: number, quantity = 1): CartItem => ({ productId, dimensionId: 0, quantity })
const full = Array.from({ length: maxSavedLines }, (_, index) => line(index + 1))

test('a line is kept once, with the larger quantity, however often it is sent', () => {
  const kept = keepForLater([line(1, 3), line(2)], [line(2, 4), line(3), line(1)])
  expect(kept).toEqual({ ok: true, value: [line(1, 3), line(2, 4), line(3)] })
  expect(keepForLater(kept.ok ? kept.value : [], [line(3), line(2, 4)])).toEqual(kept)
})

test('lines that say something else are others', () => {
  const wrapped: CartItem = { ...line(1), extension: { wrapping: true } }
  expect(keepForLater([line(1)], [wrapped])).toEqual({ ok: true, value: [line(1), wrapped] })
})

test('a full list takes no new line, but more copies of its own', () => {
  expect(keepForLater(full, [line(maxSavedLines + 1)])).toEqual({ ok: false, refusal: 'saved_list_full' })
  expect(keepForLater(full, [line(1, 5)])).toMatchObject({ ok: true })
})

test('copies from the cart are added to those that are kept, up to what a line may have', () => {
  expect(withKept([line(1, 2)], line(1, 3))).toEqual(line(1, 5))
  expect(withKept([line(1, 90)], line(1, 90))).toEqual(line(1, 99))
  expect(withKept([], line(1, 3))).toEqual(line(1, 3))
})
