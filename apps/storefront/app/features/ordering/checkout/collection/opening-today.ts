import type { Branch } from '@stoa/contract/ordering/branches'
import { type Opening, openingOn } from '@stoa/domain/ordering/delivery/branch-hours'
import { dayOf } from '@stoa/domain/ordering/delivery/working-days'

/** The hours of a branch on the day of `now`; null when it stays closed. */
export const openingToday = (
  { hours, specialHours }: Pick<Branch, 'hours' | 'specialHours'>,
  now: number,
): Opening | null =>
  openingOn(dayOf(now), {
    hours,
    specialHours: specialHours.map(({ date, opens, closes }) => ({
      date,
      hours: opens === null || closes === null ? null : { opens, closes },
    })),
  })
