import { expect, test } from 'vitest'
import { nextTab } from './next-tab.ts'

const tabs = [{ id: 'details' }, { id: 'contents', disabled: true }, { id: 'reviews' }]

test.each([
  ['details', 'ArrowRight', 'reviews'],
  ['reviews', 'ArrowRight', 'details'],
  ['details', 'ArrowLeft', 'reviews'],
  ['reviews', 'ArrowLeft', 'details'],
  ['reviews', 'Home', 'details'],
  ['details', 'End', 'reviews'],
  ['details', 'Enter', undefined],
])('from %s by %s to %s', (selected, key, next) => {
  expect(nextTab(tabs, selected, key)).toBe(next)
})
