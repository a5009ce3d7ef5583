// A digest of what a buyer is shown: two are equal exactly when everything in them is equal, fields added later included.

import { createHash } from 'node:crypto'
import { canonicalJson } from '@stoa/domain/canonical-json'
import type { OrderExtras } from '@stoa/domain/ordering/cart/order-extras'
import type { Totals } from '@stoa/domain/ordering/pricing/price-cart'

export interface ShownTotals {
  totals: Totals
  extras: OrderExtras
  /** The way of receiving. */
  shippingCode: string | null
}

export const fingerprintOf = (shown: ShownTotals): string =>
  createHash('sha256').update(canonicalJson(shown)).digest('base64url').slice(0, 32)
