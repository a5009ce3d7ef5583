// A digest of what a buyer is shown: two are equal exactly when everything in them is equal, fields added later included.

import { hash } from 'node:crypto'
import { canonicalJson } from '@stoa/domain/canonical-json'
import { extensionKey } from '@stoa/domain/ordering/cart/line-extension'
import type { OrderExtras } from '@stoa/domain/ordering/cart/order-extras'
import { isAdjustmentKind } from '@stoa/domain/ordering/pricing/adjustments'
import type { Totals } from '@stoa/domain/ordering/pricing/price-cart'

export interface ShownTotals {
  totals: Totals
  extras: OrderExtras
  /** The way of receiving. */
  shippingCode: string | null
}

/**
 * One function makes all totals, with their fields in one order; what came from a client may have another. Notes that tell of
 * an adjustment repeat it. What other places would pay is no part of it: who gives no postal code orders by the same totals.
 */
export function fingerprintOf({ totals: { shippingVaries: _, ...totals }, extras, shippingCode }: ShownTotals): string {
  const lines = totals.lines.map((line) => ({
    ...line,
    extension: extensionKey(line.extension),
    notes: line.notes.filter(({ kind }) => !isAdjustmentKind(kind)),
  }))
  const shown = [{ ...totals, lines }, canonicalJson(extras), shippingCode]
  return hash('sha256', JSON.stringify(shown), 'base64url').slice(0, 32)
}
