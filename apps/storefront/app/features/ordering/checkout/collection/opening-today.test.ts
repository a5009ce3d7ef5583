import { expect, test } from 'vitest'
import { openingToday } from './opening-today.ts'

const hours = [{ day: 4, opens: '09:00', closes: '21:00' }]
const thursday = Date.parse('2026-11-26T20:00:00Z')

test.each([
  ['as usual', [], { opens: '09:00', closes: '21:00' }],
  ['otherwise', [{ date: '2026-11-26', opens: '10:00', closes: '15:00' }], { opens: '10:00', closes: '15:00' }],
  ['closed', [{ date: '2026-11-26', opens: null, closes: null }], null],
])('a branch that is open %s', (_, specialHours, expected) => {
  expect(openingToday({ hours, specialHours }, thursday)).toEqual(expected)
})
