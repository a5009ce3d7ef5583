// What a line shows: its goods at today's price, and what is left of that after promotions and codes. Wrapping is an amount
// of its own, as below the lines: so the lines before reductions add up to the goods, and those after them to what follows.

import type { Cents } from '../../money.ts'

interface ListedLine {
  quantity: number
  unitPrice: Cents
  total: Cents
  notes: readonly { kind: string; amount: Cents }[]
}

export interface ShownLine {
  /** Without wrapping. */
  amount: Cents
  /** Before promotions and codes; null where they took nothing off. */
  before: Cents | null
}

export function shownLine({ quantity, unitPrice, total, notes }: ListedLine): ShownLine {
  const wrapping = notes.reduce((sum, { kind, amount }) => (kind === 'wrapping' ? sum + amount : sum), 0)
  const [goods, amount] = [quantity * unitPrice, total - wrapping]
  return { amount, before: amount < goods ? goods : null }
}
