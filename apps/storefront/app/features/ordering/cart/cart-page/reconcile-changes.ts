// What happens to the cart when less is available than requested: quantities are lowered and unknown products removed
// at once, each shown once; a sold-out line stays, greyed out, until the shopper removes it.

import type { CartChange } from '@stoa/contract/ordering/cart'
import type { CartItem } from '@stoa/domain/ordering/cart/cart'

type LineKey = Pick<CartItem, 'productId' | 'dimensionId'>

export const sameLine = (a: LineKey, b: LineKey): boolean =>
  a.productId === b.productId && a.dimensionId === b.dimensionId

export const lineId = ({ productId, dimensionId }: LineKey): string => `line-${productId}-${dimensionId}`

/** Whether the line stays in the cart although it is sold out. */
export const staysDisabled = ({ reason, granted }: CartChange): boolean =>
  granted === 0 && reason !== 'product_not_found'

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
