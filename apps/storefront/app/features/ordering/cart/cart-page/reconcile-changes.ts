// What happens to the cart when less is available than requested: quantities are lowered and what can never be had is
// removed at once, each shown once; a sold-out line stays, greyed out, until the shopper removes it.

import type { CartChange } from '@stoa/contract/ordering/cart'
import { type CartItem, type CartLineKey, lineKey, sameLine } from '@stoa/domain/ordering/cart/cart'
import { dropsLine } from '@stoa/domain/ordering/cart/decide-cart'

export const lineId = (line: CartLineKey): string => `line-${lineKey(line)}`

/** Whether the line stays in the cart although it cannot be had now. */
export const staysDisabled = ({ reason, granted }: CartChange): boolean => granted === 0 && !dropsLine(reason)

/** The changes applied to the stored cart. */
export const changesToAccept = (changes: readonly CartChange[]): CartChange[] =>
  changes.filter((change) => !staysDisabled(change))

/** The newest change of each line. */
export const mergeNotices = (reported: readonly CartChange[], newChanges: readonly CartChange[]): CartChange[] => [
  ...reported.filter((existing) => !newChanges.some((change) => sameLine(change, existing))),
  ...newChanges,
]

/** The messages above the lines: changes that were applied, and lines that are greyed out now. */
export const visibleNotices = (reported: readonly CartChange[], changes: readonly CartChange[]): CartChange[] =>
  mergeNotices(reported, changes.filter(staysDisabled))

/** Restores lines to their positions. */
export const insertLines = (
  items: readonly CartItem[],
  lines: readonly CartItem[],
  index: number,
): readonly CartItem[] => [...items.slice(0, index), ...lines, ...items.slice(index)]
