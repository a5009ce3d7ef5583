// Who asks to be written to when a book can be had gets one letter to confirm it, and one when the book is here. Nobody can
// have us fill a stranger's mailbox: the same wish again within a day sends nothing, an address gets a few such letters a
// day, and what was never confirmed is forgotten after a week.

import { type Availability, canBeBought } from '../../catalogue/availability.ts'
import { done, type Outcome, refused } from '../../outcome.ts'

/** asked: not confirmed yet. due: the letter is on its way. */
const noticeStates = ['asked', 'confirmed', 'due', 'sent', 'stopped'] as const

export type NoticeState = (typeof noticeStates)[number]

/** What is waited for: the next copy, or the first. */
export type Awaited = 'return' | 'release'

const dayMs = 24 * 60 * 60 * 1000

export const expiryMs = 7 * dayMs
const resendAfterMs = dayMs
const emailsPerDay = 5
const maxOpen = 100

export interface NoticeData {
  availability: Availability
  /** The open wish of this address for this product; null when there is none. */
  open: { state: NoticeState; requestedAt: number } | null
  /** When this address asked for anything else, in milliseconds since 1970. */
  requestTimes: readonly number[]
}

export interface NoticeDecision {
  /** Whether a letter goes out; when it does not, nobody is told. */
  sends: boolean
  awaited: Awaited
}

export function decideNotice(
  { availability, open, requestTimes }: NoticeData,
  now: number,
): Outcome<NoticeDecision, { readonly code: 'notice_not_needed' }> {
  if (canBeBought(availability)) return refused({ code: 'notice_not_needed' })
  const isUpcoming = availability === 'preOrder' || availability === 'comingSoon'
  const isKnown = open !== null && (open.state !== 'asked' || now - open.requestedAt < resendAfterMs)
  const today = requestTimes.filter((time) => now - time < dayMs).length
  const isOverLimit = today >= emailsPerDay || requestTimes.length >= maxOpen
  return done({ sends: !isKnown && !isOverLimit, awaited: isUpcoming ? 'release' : 'return' })
}
