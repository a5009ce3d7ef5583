// A digest of totals: two are equal exactly when everything in them is equal, fields added later included.

import { createHash } from 'node:crypto'
import { canonicalJson } from '@stoa/domain/canonical-json'
import type { Totals } from '@stoa/domain/ordering/pricing/price-cart'

export const fingerprintOf = (totals: Totals): string =>
  createHash('sha256').update(canonicalJson(totals)).digest('base64url').slice(0, 32)
