import { expect, it } from 'vitest'
import { partOfDay } from './part-of-day.ts'

it.each([
  ['2026-11-21T03:00:00Z', 'morning'],
  ['2026-11-21T09:59:00Z', 'morning'],
  ['2026-11-21T10:00:00Z', 'day'],
  ['2026-11-21T16:00:00Z', 'evening'],
  ['2026-11-21T22:30:00Z', 'evening'],
  ['2026-07-21T15:00:00Z', 'evening'],
])('%s is %s in Athens', (time, part) => expect(partOfDay(new Date(time))).toBe(part))
