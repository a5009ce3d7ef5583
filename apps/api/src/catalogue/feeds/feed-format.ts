// What makes one price feed different from another: its language, its envelope, and its entry for an offer.

import type { Language } from '@stoa/domain/language'
import type { Offer } from './offer.ts'

export interface FeedFormat {
  language: Language
  head: string
  /** Empty for what this engine does not accept. */
  entry(offer: Offer): string
  tail: string
}

const athens = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Athens', dateStyle: 'short', timeStyle: 'short' })

/** `2026-11-20 12:00`, by the shop's clock. `now`: milliseconds since 1970. */
export const shopTime = (now: number): string => athens.format(now)
