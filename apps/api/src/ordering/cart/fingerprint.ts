// A short name for a set of amounts: two totals have the same one exactly when every line and amount is the same.

import { createHash } from 'node:crypto'
import type { Totals } from '@stoa/domain/ordering/pricing/price-cart'

export function fingerprintOf(totals: Totals): string {
  const lines = totals.lines.map((line) => [
    line.productId,
    line.dimensionId,
    line.quantity,
    line.unitPriceCents,
    line.unitPriorCents,
  ])
  const amounts = [
    totals.productsCents,
    totals.discountCents,
    totals.shippingCents,
    totals.paymentFeeCents,
    totals.totalCents,
  ]
  return createHash('sha256')
    .update(JSON.stringify([lines, amounts]))
    .digest('base64url')
    .slice(0, 32)
}
