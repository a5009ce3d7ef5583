// Our supply policy after a supplier's report. Copies in our own stock take precedence: as long as there are any, no
// supplier takes the product off sale. A product without a price cannot be bought, only asked for.

import type { BandCode } from '../ordering/delivery/delivery-bands.ts'
import type { SupplyPolicy } from './availability.ts'

export interface SupplyData {
  /** Null for a new product. */
  current: SupplyPolicy | null
  /** Copies counted as ours, in all branches together. */
  copies: number
  /** Of what is to be ordered: whether there are copies that nobody waits for. */
  hasSpareCopies: boolean
  /** Null when the supplier does not say. */
  reported: SupplyPolicy | null
  hasPrice: boolean
}

/** Titles that are not out yet. */
export const upcomingPolicies: readonly SupplyPolicy[] = ['pre_order', 'coming_soon']

/** Of what came out and is not in stock. */
export const releasedPolicy: SupplyPolicy = 'to_order'

/**
 * What was to come out on a day that is past is no longer upcoming; of which nobody has copies is asked for. Both days as
 * `2026-11-20`; null for a title without one.
 */
export const supplyOn = (policy: SupplyPolicy, releaseDate: string | null, today: string): SupplyPolicy =>
  upcomingPolicies.includes(policy) && releaseDate !== null && releaseDate < today ? releasedPolicy : policy

/** Suppliers who deliver within days: their own figures differ, so ours are used. */
const quickPolicies = new Set<SupplyPolicy>(['stock', 'warehouse', 'days_1_3', 'days_2_5', 'days_4_7', 'days_over_7'])

/** What cannot be had from a supplier, now or ever. */
const missingPolicies = new Set<SupplyPolicy>(['coming_soon', 'out_of_print', 'not_available'])

export function decideSupply({ current, copies, hasSpareCopies, reported, hasPrice }: SupplyData): SupplyPolicy {
  if (hasSpareCopies && reported !== null && missingPolicies.has(reported)) return 'stock'
  const policy = choosePolicy(current, copies, reported)
  return !hasPrice && quickPolicies.has(policy) ? 'to_order' : policy
}

function choosePolicy(current: SupplyPolicy | null, copies: number, reported: SupplyPolicy | null): SupplyPolicy {
  if (current === null) return reported ?? 'to_order'
  if (reported === null || (copies > 0 && quickPolicies.has(current))) return current
  const bothQuick = quickPolicies.has(current) && quickPolicies.has(reported)
  return bothQuick && reported !== 'stock' ? current : reported
}

/** Of what a supplier has in stock: four to seven days until it is here. */
export const supplierBand: BandCode = '5-12'

export interface BandData {
  /** Before and after the report. */
  policies: { before: SupplyPolicy | null; after: SupplyPolicy }
  current: BandCode | null
  /** Null for the usual time; undefined when nothing is said of it. */
  reported: BandCode | null | undefined
}

/**
 * The time that a supplier takes, for what is to be ordered, and only as long as it is; a band that the shop gave stays.
 */
export function decideBand({ policies, current, reported }: BandData): BandCode | null {
  if (current !== null && current !== supplierBand) return current
  if (policies.after === releasedPolicy && reported !== undefined) return reported
  return policies.after === policies.before ? current : null
}
