// What happens to the cart when less is available than requested: quantities are lowered and what can never be had is
// removed at once, each shown once; a sold-out line stays, greyed out, until the shopper removes it.

import type { CartChange, CartProblem, Totals } from '@stoa/contract/ordering/totals'
import { type CartItem, type CartLineKey, lineKey, sameLine } from '@stoa/domain/ordering/cart/cart'
import { dropsLine } from '@stoa/domain/ordering/cart/decide-cart'

export const lineId = (line: CartLineKey): string => `line-${lineKey(line)}`

/** Whether the line stays in the cart although it cannot be had now. */
export const staysDisabled = ({ reason, granted }: CartChange): boolean => granted === 0 && !dropsLine(reason)

/** The changes applied to the stored cart. */
export const changesToAccept = (changes: readonly CartChange[]): CartChange[] =>
  changes.filter((change) => !staysDisabled(change))

export const isOf = ({ line }: CartProblem, other: CartLineKey): boolean => line !== null && sameLine(line, other)

export const problemsOf = (changes: readonly CartChange[], { problems }: Pick<Totals, 'problems'>): CartProblem[] =>
  problems.filter((problem) => changes.some((change) => isOf(problem, change)))

/** The newest of each line. */
export const mergeProblems = (reported: readonly CartProblem[], newer: readonly CartProblem[]): CartProblem[] => [
  ...reported.filter(({ line }) => !(line && newer.some((problem) => isOf(problem, line)))),
  ...newer,
]

/** What is said now: changes that were applied, and what is not as it was asked for now. */
export const visibleProblems = (
  reported: readonly CartProblem[],
  totals: Pick<Totals, 'changes' | 'problems'>,
): CartProblem[] => [
  ...mergeProblems(reported, problemsOf(totals.changes.filter(staysDisabled), totals)),
  ...totals.problems.filter((problem) => problem.kind !== 'line'),
]

/** Restores lines to their positions. */
export const insertLines = (
  items: readonly CartItem[],
  lines: readonly CartItem[],
  index: number,
): readonly CartItem[] => [...items.slice(0, index), ...lines, ...items.slice(index)]
