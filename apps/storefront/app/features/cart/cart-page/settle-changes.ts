// What becomes of the cart when the shop can give less than was wished: quantities are lowered and unknown products leave at
// once, each told once; what has sold out stays, greyed, until the shopper removes it.

import type { CartChange } from '@stoa/contract/cart'
import type { CartItem } from '@stoa/domain/cart/cart'

type LineKey = Pick<CartItem, 'productId' | 'dimensionId'>

export const sameLine = (one: LineKey, other: LineKey): boolean =>
  one.productId === other.productId && one.dimensionId === other.dimensionId

export const lineId = ({ productId, dimensionId }: LineKey): string => `line-${productId}-${dimensionId}`

/** Whether the line stays in the cart although nothing of it can be had. */
export const staysGreyed = ({ reason, given }: CartChange): boolean => given === 0 && reason !== 'product_not_found'

/** The changes that the stored cart takes over. */
export const changesToAccept = (changes: readonly CartChange[]): CartChange[] =>
  changes.filter((change) => !staysGreyed(change))

/** The newest word about each line. */
export const mergeNotices = (told: readonly CartChange[], fresh: readonly CartChange[]): CartChange[] => [
  ...told.filter((old) => !fresh.some((change) => sameLine(change, old))),
  ...fresh,
]

/** What is told above the lines: what was taken over, and what stays greyed now. */
export const noticesAbove = (told: readonly CartChange[], changes: readonly CartChange[]): CartChange[] =>
  mergeNotices(told, changes.filter(staysGreyed))

/** Puts lines back where they were. */
export const insertLines = (
  items: readonly CartItem[],
  lines: readonly CartItem[],
  index: number,
): readonly CartItem[] => [...items.slice(0, index), ...lines, ...items.slice(index)]
