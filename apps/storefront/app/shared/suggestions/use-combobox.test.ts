import { expect, it } from 'vitest'
import { nextActive } from './use-combobox.ts'

it.each([
  [-1, 3, 'ArrowDown', 0],
  [0, 3, 'ArrowDown', 1],
  [2, 3, 'ArrowDown', -1],
  [-1, 3, 'ArrowUp', 2],
  [0, 3, 'ArrowUp', -1],
  [-1, 0, 'ArrowDown', -1],
])('from %i of %i by %s to %i', (active, count, key, expected) => {
  expect(nextActive(active, count, key)).toBe(expected)
})
