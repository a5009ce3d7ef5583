// What a supplier's word about a title makes of how we say it can be had. Copies on our own shelves are our own word: as long
// as there are any, nobody outside takes them off sale. What has no price cannot be bought, only asked for.

import type { SupplyPolicy } from './availability.ts'

export interface SupplyData {
  /** Null for a title that is new here. */
  current: SupplyPolicy | null
  /** Copies that are counted as ours, all branches together. */
  copies: number
  /** Null when the supplier does not say. */
  reported: SupplyPolicy | null
  hasPrice: boolean
}

/** From somebody who can send it within days: the suppliers' own figures differ, ours are kept. */
const quickPolicies = new Set<SupplyPolicy>(['stock', 'warehouse', 'days_1_3', 'days_2_5', 'days_4_7', 'days_over_7'])

export function decideSupply({ current, copies, reported, hasPrice }: SupplyData): SupplyPolicy {
  const policy = choosePolicy(current, copies, reported)
  return !hasPrice && quickPolicies.has(policy) ? 'to_order' : policy
}

function choosePolicy(current: SupplyPolicy | null, copies: number, reported: SupplyPolicy | null): SupplyPolicy {
  if (current === null) return reported ?? 'to_order'
  if (reported === null || (copies > 0 && quickPolicies.has(current))) return current
  const bothQuick = quickPolicies.has(current) && quickPolicies.has(reported)
  return bothQuick && reported !== 'stock' ? current : reported
}
