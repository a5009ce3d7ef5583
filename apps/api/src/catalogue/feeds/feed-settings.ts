// The settings of a feed. Plain data: it is sent to the thread that writes.

import type { AddressSwitches } from '@stoa/domain/url/page-address'
import type { BestPriceTags } from './bestprice-tags.ts'

export interface FeedSettings {
  /** Scheme and host of the public site. */
  origin: string
  /** Scheme and host in the addresses of price feeds. */
  feedOrigin: string
  switches: AddressSwitches
  /** Also list products that cannot be ordered now. */
  includeUnavailable: boolean
  /** Shipping cost of one product in cents; null when it is set in the accounts at the price engines. */
  shippingCents: number | null
  bestPriceTags: BestPriceTags
}
