// The days of a withdrawal (Directive 2011/83, articles 9, 13 and 14; Law 2251/1994, articles 3e ff.). The day of an event is
// not counted, and a period of a consumer that would end on a Saturday, a Sunday or a public holiday ends with the next
// working day (Regulation 1182/71, article 3).

import { addWorkingDays, type Day } from '../delivery/working-days.ts'

const withdrawalDays = 14

/** From the day on which the shop learns that money is owed. */
export const refundDays = 14

/** `from`: when the last parcel was received; of gift cards, when they were ordered. It ends with the last day, at midnight. */
export const lastWithdrawalDay = (from: Day): Day => addWorkingDays(from + withdrawalDays, 0)

/** By when the goods have to be on their way back. */
export const sendBackBy = (stated: Day): Day => addWorkingDays(stated + withdrawalDays, 0)

/**
 * By when the money has to be back: the shop may wait for the goods, or for a proof that they were sent, but no longer.
 * Its own days are not put off by a weekend.
 */
export const refundBy = (stated: Day, back: Day): Day => Math.max(stated + refundDays, back)
