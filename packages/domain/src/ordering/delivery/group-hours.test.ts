import { expect, it } from 'vitest'
import { groupHours } from './group-hours.ts'

const weekdays = [1, 2, 3, 4, 5].map((day) => ({ day, opens: '09:00', closes: '21:00' }))

it('groups days with the same hours', () => {
  expect(groupHours([...weekdays, { day: 6, opens: '09:00', closes: '18:00' }])).toEqual([
    { from: 1, to: 5, hours: { opens: '09:00', closes: '21:00' } },
    { from: 6, to: 6, hours: { opens: '09:00', closes: '18:00' } },
    { from: 7, to: 7, hours: null },
  ])
})

it('does not group days across a closed one', () => {
  const split = weekdays.filter(({ day }) => day !== 3)
  expect(groupHours(split).map(({ from, to }) => [from, to])).toEqual([
    [1, 2],
    [3, 3],
    [4, 5],
    [6, 7],
  ])
})

it('is empty when nothing is known', () => expect(groupHours([])).toEqual([]))
