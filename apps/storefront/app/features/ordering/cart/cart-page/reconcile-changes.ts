// What becomes of the cart when the shop can give less than was wished: quantities are lowered and unknown products leave at
// once, each told once; what has sold out stays, greyed, until the shopper removes it.

import type { CartChange } from '@stoa/contract/ordering/cart'
import type { CartItem } from '@stoa/domain/ordering/cart/cart'

type LineKey = Pick<CartItem, 'productId' | 'dimensionId'>

export const sameLine = (a: LineKey, b: LineKey): boolean =>
  a.productId === b.productId && a.dimensionId === b.dimensionId

export const lineId = ({ productId, dimensionId }: LineKey): string => `line-${productId}-${dimensionId}`

/** Whether the line stays in the cart although nothing of it can be had. */
export const staysDisabled = ({ reason, granted }: CartChange): boolean =>
  granted === 0 && reason !== 'product_not_found'

/** The changes that the stored cart takes over. */
export const changesToAccept = (changes: readonly CartChange[]): CartChange[] =>
  changes.filter((change) => !staysDisabled(change))

/** The newest word about each line. */
export const mergeNotices = (reported: readonly CartChange[], newChanges: readonly CartChange[]): CartChange[] => [
  ...reported.filter((existing) => !newChanges.some((change) => sameLine(change, existing))),
  ...newChanges,
]

/** What is told above the lines: what was taken over, and what stays greyed now. */
export const visibleNotices = (reported: readonly CartChange[], changes: readonly CartChange[]): CartChange[] =>
  mergeNotices(reported, changes.filter(staysDisabled))

/** Puts lines back where they were. */
export const insertLines = (
  items: readonly CartItem[],
  lines: readonly CartItem[],
  index: number,
): readonly CartItem[] => [...items.slice(0, index), ...lines, ...items.slice(index)]
