// A digest of totals: two are equal exactly when everything in them is equal, fields added later included.

import { createHash } from 'node:crypto'
import type { Totals } from '@stoa/domain/ordering/pricing/price-cart'

/** Independent of the order of an object's keys. */
const canonical = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(canonical)
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, inner]) => [name, canonical(inner)])
}

export const fingerprintOf = (totals: Totals): string =>
  createHash('sha256')
    .update(JSON.stringify(canonical(totals)))
    .digest('base64url')
    .slice(0, 32)
