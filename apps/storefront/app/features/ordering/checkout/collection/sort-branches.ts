import type { BranchSupply } from '@stoa/contract/ordering/branches'

/** First the branches that have all of it, of these the one where it is ready first; last those without a day. */
export function sortBranches<B extends { id: number }>(
  branches: readonly B[],
  byBranch: ReadonlyMap<number, BranchSupply>,
  copies: number,
): B[] {
  const rankOf = ({ id }: B): string => {
    const supply = byBranch.get(id)
    if (!supply?.pickup) return '2'
    const { day, readyAt } = supply.pickup
    return `${supply.copies >= copies ? 0 : 1} ${day} ${readyAt}`
  }
  return branches.toSorted((a, b) => rankOf(a).localeCompare(rankOf(b)))
}
