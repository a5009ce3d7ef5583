// Whoever asks for a back-in-stock notice gets one e-mail to confirm it, and one when the book is available. To prevent
// abuse of other people's mailboxes, a repeated request within a day sends nothing, the number of such e-mails per
// address and day is limited, and unconfirmed requests are deleted after a week.

import { type Availability, canBeBought } from '../../catalogue/availability.ts'
import { done, type Outcome, refused } from '../../outcome.ts'

/** asked: not confirmed yet. due: the e-mail is being sent. */
const noticeStates = ['asked', 'confirmed', 'due', 'sent', 'stopped'] as const

export type NoticeState = (typeof noticeStates)[number]

/**
 * What the notice waits for: `return` of a product to stock, its first `release`, or a `copy` of what the publisher no
 * longer prints or the shop does not keep.
 */
export type Awaited = 'return' | 'release' | 'copy'

const awaitedOf: Partial<Record<Availability, Awaited>> = {
  comingSoon: 'release',
  exhausted: 'copy',
}

export const awaitedFor = (availability: Availability): Awaited => awaitedOf[availability] ?? 'return'

const dayMs = 24 * 60 * 60 * 1000

export const expiryMs = 7 * dayMs
const resendAfterMs = dayMs
const emailsPerDay = 5
const maxOpen = 100

export interface NoticeData {
  availability: Availability
  /** The open request of this address for this product; null when there is none. */
  open: { state: NoticeState; requestedAt: number } | null
  /** Times of this address's other requests, in milliseconds since 1970. */
  requestTimes: readonly number[]
}

export interface NoticeDecision {
  /** Whether an e-mail is sent. The answer is the same when it is not. */
  sends: boolean
  awaited: Awaited
}

export function decideNotice(
  { availability, open, requestTimes }: NoticeData,
  now: number,
): Outcome<NoticeDecision, { readonly code: 'notice_not_needed' }> {
  if (canBeBought(availability)) return refused({ code: 'notice_not_needed' })
  const isKnown = open !== null && (open.state !== 'asked' || now - open.requestedAt < resendAfterMs)
  const today = requestTimes.filter((time) => now - time < dayMs).length
  const isOverLimit = today >= emailsPerDay || requestTimes.length >= maxOpen
  return done({ sends: !isKnown && !isOverLimit, awaited: awaitedFor(availability) })
}
