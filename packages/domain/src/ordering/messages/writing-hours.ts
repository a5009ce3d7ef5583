// When buyers are written to about what is not urgent: nobody at night.

import { hourOf } from '../delivery/working-days.ts'

/** In shop time. */
const morning = 8

export const isWritingHour = (now: number): boolean => hourOf(now) >= morning
