// Gift cards, and what they may pay. Whoever has its code may use it. It is valid for two years from the day on which it is sent, to
// the end of the last day, and what is left stays on it. An order that is not carried out gives back what it took, and the
// holder has at least three months from then to use it.

import type { Cents } from '../../money.ts'
import { done, type Outcome, refused } from '../../outcome.ts'
import { type Day, dayOf, hourOf, nextShopHour, nextShopMidnight } from '../delivery/working-days.ts'

export interface GiftCardFacts {
  balanceCents: Cents
  /** The first moment at which it is no longer valid, milliseconds since 1970. */
  expiresAt: number
  voided: boolean
}

export type GiftCardRefusal = 'expired' | 'used_up' | 'invalid'

/** Null is a code that no card has; a voided card is refused like one. Done is the amount that it may pay at most. */
export function decideGiftCard(facts: GiftCardFacts | null, now: number): Outcome<Cents, GiftCardRefusal> {
  if (facts === null || facts.voided) return refused('invalid')
  if (facts.balanceCents === 0) return refused('used_up')
  return now < facts.expiresAt ? done(facts.balanceCents) : refused('expired')
}

const validYears = 2
const monthsAfterRefund = 3
const dayMs = 86_400_000

/** The end of the shop's calendar day that is so much later; where a month is too short, of the next month's first days. */
function endOfDayAfter(time: number, { years = 0, months = 0 }): number {
  const day = new Date(dayOf(time) * dayMs)
  const last = Date.UTC(day.getUTCFullYear() + years, day.getUTCMonth() + months, day.getUTCDate())
  // noon in UTC is the same day in the shop's time
  return nextShopMidnight(last + dayMs / 2)
}

/** `sentAt`: when its holder gets it. */
export const giftCardExpiry = (sentAt: number): number => endOfDayAfter(sentAt, { years: validYears })

/** For a card that gets something back; never earlier than before. */
export const giftCardExpiryAfterRefund = (expiresAt: number, now: number): number =>
  Math.max(expiresAt, endOfDayAfter(now, { months: monthsAfterRefund }))

/** The last day on which it can be used. */
export const lastDayOf = (expiresAt: number): Day => dayOf(expiresAt - 1)

const sendHour = 9

/** The first and the last day on which cards are sent that were ordered on `today`. `sendDays`: null is at once. */
export function sendSpan(sendDays: readonly (Day | null)[], today: Day): { from: Day; to: Day } {
  const days = sendDays.map((day) => day ?? today)
  return { from: Math.min(...days), to: Math.max(...days) }
}

/** When its e-mail is sent: at nine in the morning of the chosen day; at once without one, or when that has passed. */
export function giftCardSendTime(sendOn: Day | null, now: number): number {
  if (sendOn === null || sendOn < dayOf(now)) return now
  const nine = nextShopHour(sendOn * dayMs - dayMs / 2, (time) => dayOf(time) === sendOn && hourOf(time) === sendHour)
  return Math.max(nine, now)
}
