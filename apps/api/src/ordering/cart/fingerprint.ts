// A short name for totals: two have the same one exactly when everything in them is the same, also what nobody has thought of yet.

import { createHash } from 'node:crypto'
import type { Totals } from '@stoa/domain/ordering/pricing/price-cart'

/** The same whatever order the fields of an object were written in. */
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
