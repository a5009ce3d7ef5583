// What a supplier's word about a title makes of how we say it can be had. Copies on our own shelves are our own word: as long
// as there are any, nobody outside takes them off sale. What has no price cannot be bought, only asked for.

import type { SupplyPolicy } from './availability.ts'

export interface SupplyFacts {
  /** Null for a title that is new here. */
  present: SupplyPolicy | null
  /** Copies that are counted as ours, all branches together. */
  copies: number
  /** Null when the supplier does not say. */
  told: SupplyPolicy | null
  hasPrice: boolean
}

/** From somebody who can send it within days: the suppliers' own figures differ, ours are kept. */
const atHand = new Set<SupplyPolicy>(['stock', 'warehouse', 'days_1_3', 'days_2_5', 'days_4_7', 'days_over_7'])

export function decideSupply({ present, copies, told, hasPrice }: SupplyFacts): SupplyPolicy {
  const policy = chosen(present, copies, told)
  return !hasPrice && atHand.has(policy) ? 'to_order' : policy
}

function chosen(present: SupplyPolicy | null, copies: number, told: SupplyPolicy | null): SupplyPolicy {
  if (present === null) return told ?? 'to_order'
  if (told === null || (copies > 0 && atHand.has(present))) return present
  const bothAtHand = atHand.has(present) && atHand.has(told)
  return bothAtHand && told !== 'stock' ? present : told
}
