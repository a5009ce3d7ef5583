// Copies that a buyer has withdrawn from or given back already. What came back for a statement is what it was about.

import type { ReturnedCopies } from './return-amounts.ts'

export interface CopiesOfStatement extends ReturnedCopies {
  /** Null for what came back without a statement. */
  withdrawalId: number | null
}

/** By line. */
export function goneCopies(
  withdrawn: readonly CopiesOfStatement[],
  returned: readonly CopiesOfStatement[],
): ReturnedCopies[] {
  const [stated, back] = [withdrawn, returned].map(countByStatement)
  const gone = new Map<number, number>()
  for (const key of new Set([...(stated?.keys() ?? []), ...(back?.keys() ?? [])])) {
    const line = Number(key.split(' ')[0])
    gone.set(line, (gone.get(line) ?? 0) + Math.max(stated?.get(key) ?? 0, back?.get(key) ?? 0))
  }
  return [...gone].map(([line, quantity]) => ({ line, quantity }))
}

function countByStatement(copies: readonly CopiesOfStatement[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { line, withdrawalId, quantity } of copies) {
    const key = `${line} ${withdrawalId}`
    counts.set(key, (counts.get(key) ?? 0) + quantity)
  }
  return counts
}

/** How many of a line. */
export const copiesOf = (copies: readonly ReturnedCopies[], line: number): number =>
  copies.reduce((sum, one) => sum + (one.line === line ? one.quantity : 0), 0)
