import { expect, test } from 'vitest'
import { isoDay } from '../delivery/working-days.ts'
import { collectionDeadline, collectionReminderDay } from './collection-deadline.ts'

test.each([
  ['a week on, and two days before', '2026-11-20T18:00:00+02:00', '2026-11-25', '2026-11-27'],
  ['counted in shop time', '2026-11-20T22:30:00Z', '2026-11-28', '2026-11-30'],
  ['on the next day that branches are open', '2026-12-18T12:00:00+02:00', '2026-12-26', '2026-12-28'],
])('what is paid as it is collected is kept %s', (_, readyAt, reminder, deadline) => {
  const days = [collectionReminderDay, collectionDeadline].map((of) => of('in_store', Date.parse(readyAt)) ?? 0)
  expect(days.map(isoDay)).toEqual([reminder, deadline])
})

test.each(['cash_on_delivery', 'bank_deposit', 'card', 'of_another_release'])('%s has no last day', (code) => {
  expect([collectionDeadline(code, 0), collectionReminderDay(code, 0)]).toEqual([null, null])
})
