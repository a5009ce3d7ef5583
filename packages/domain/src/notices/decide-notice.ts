// Who asks to be written to when a book can be had gets one letter to confirm it, and one when the book is here. Nobody can
// have us fill a stranger's mailbox: the same wish again within a day sends nothing, an address gets a few such letters a
// day, and what was never confirmed is forgotten after a week.

import { type Availability, canBeBought } from '../catalogue/availability.ts'
import { done, type Outcome, refused } from '../outcome.ts'

/** asked: not confirmed yet. due: the letter is on its way. */
const noticeStates = ['asked', 'confirmed', 'due', 'sent', 'stopped'] as const

export type NoticeState = (typeof noticeStates)[number]

/** What is waited for: the next copy, or the first. */
export type Awaited = 'return' | 'release'

const dayLong = 24 * 60 * 60 * 1000

export const forgottenAfter = 7 * dayLong
const askedAgainAfter = dayLong
const lettersADay = 5
const mostOpen = 100

export interface NoticeFacts {
  availability: Availability
  /** The open wish of this address for this product; null when there is none. */
  open: { state: NoticeState; askedAt: number } | null
  /** When this address asked for anything else, in milliseconds since 1970. */
  asked: readonly number[]
}

export interface NoticeDecision {
  /** Whether a letter goes out; when it does not, nobody is told. */
  writes: boolean
  awaited: Awaited
}

export function decideNotice(
  { availability, open, asked }: NoticeFacts,
  now: number,
): Outcome<NoticeDecision, { readonly code: 'notice_not_needed' }> {
  if (canBeBought(availability)) return refused({ code: 'notice_not_needed' })
  const isUpcoming = availability === 'preOrder' || availability === 'comingSoon'
  const isKnown = open !== null && (open.state !== 'asked' || now - open.askedAt < askedAgainAfter)
  const today = asked.filter((moment) => now - moment < dayLong).length
  const isTooMuch = today >= lettersADay || asked.length >= mostOpen
  return done({ writes: !isKnown && !isTooMuch, awaited: isUpcoming ? 'release' : 'return' })
}
