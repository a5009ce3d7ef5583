import { describe, expect, it } from 'vitest'
import { type BranchHours, listSpecialHours, openingOn, type SpecialHours } from './branch-hours.ts'
import { dayFrom } from './working-days.ts'

const hours = [
  ...[1, 2, 3, 4, 5].map((day) => ({ day, opens: '09:00', closes: '21:00' })),
  { day: 6, opens: '09:00', closes: '18:00' },
]
const branch: BranchHours = {
  hours,
  specialHours: [
    { date: '2026-12-20', hours: { opens: '11:00', closes: '18:00' } },
    { date: '2026-12-26', hours: { opens: '10:00', closes: '14:00' } },
    { date: '2026-12-31', hours: { opens: '09:00', closes: '16:00' } },
    { date: '2027-01-02', hours: null },
  ],
}

const describeDay = (isoDate: string): string => {
  const opening = openingOn(dayFrom(isoDate), branch)
  return opening ? `${opening.opens}–${opening.closes}` : 'closed'
}

describe('a branch is open', () => {
  it.each([
    ['on a weekday', '2026-11-20', '09:00–21:00'],
    ['on a Saturday', '2026-11-21', '09:00–18:00'],
    ['not on a Sunday', '2026-11-22', 'closed'],
    ['on the Sunday that staff opened', '2026-12-20', '11:00–18:00'],
    ['not on a public holiday', '2026-12-25', 'closed'],
    ['on the holiday that staff opened', '2026-12-26', '10:00–14:00'],
    ['shorter on 31 December', '2026-12-31', '09:00–16:00'],
    ['not on the day that staff closed', '2027-01-02', 'closed'],
    ['not on Clean Monday', '2027-03-15', 'closed'],
    ['not on Good Friday of the Orthodox', '2027-04-30', 'closed'],
    ['on Easter Saturday', '2027-05-01', 'closed'],
    ['not on Easter Monday', '2027-05-03', 'closed'],
    ['on the Easter Monday of the others', '2027-03-29', '09:00–21:00'],
    ['not on Whit Monday', '2027-06-21', 'closed'],
  ])('%s: %s', (_, day, expected) => {
    expect(describeDay(day)).toBe(expected)
  })
})

describe('days with other hours', () => {
  const list = (first: string, days: number, of: BranchHours = branch): SpecialHours[] =>
    listSpecialHours(dayFrom(first), days, of)

  it('are holidays that fall on open days, and what staff wrote', () => {
    expect(list('2026-12-19', 15)).toEqual([
      { date: '2026-12-20', hours: { opens: '11:00', closes: '18:00' } },
      { date: '2026-12-25', hours: null },
      { date: '2026-12-26', hours: { opens: '10:00', closes: '14:00' } },
      { date: '2026-12-31', hours: { opens: '09:00', closes: '16:00' } },
      { date: '2027-01-01', hours: null },
      { date: '2027-01-02', hours: null },
    ])
  })

  it('are not holidays on which the branch is closed anyway, nor what staff wrote without a difference', () => {
    expect(list('2026-11-15', 8)).toEqual([])
    const same = { hours, specialHours: [{ date: '2026-11-20', hours: { opens: '09:00', closes: '21:00' } }] }
    expect(list('2026-11-20', 1, same)).toEqual([])
  })
})
