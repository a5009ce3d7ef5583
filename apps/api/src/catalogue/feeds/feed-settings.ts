// What a feed must know besides the catalogue. Plain data: it travels to the thread that writes.

import type { AddressSwitches } from '@stoa/domain/url/page-address'
import type { BestPriceTags } from './bestprice-tags.ts'

export interface FeedSettings {
  /** Scheme and host of the public site. */
  origin: string
  /** Scheme and host in the addresses of price feeds. */
  feedOrigin: string
  switches: AddressSwitches
  /** Also tell of what cannot be ordered now. */
  includeUnavailable: boolean
  /** What sending one product costs, in cents; null when the accounts at the price engines say it. */
  shippingCents: number | null
  bestPriceTags: BestPriceTags
}
