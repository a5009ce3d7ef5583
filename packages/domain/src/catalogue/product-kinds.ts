// What kinds of products there are. A gift card is not shipped: it goes by e-mail, has no delivery date, and price
// engines do not list it.

import { codesOf, findKind } from '../kinds.ts'

interface ProductKind {
  readonly shipped: boolean
}

export const productKinds = {
  product: { shipped: true },
  giftCard: { shipped: false },
} as const satisfies Readonly<Record<string, ProductKind>>

export type ProductKindCode = keyof typeof productKinds

/** A kind that this release does not know counts as shipped, as most products are. */
export const isShipped = (code: string): boolean => findKind<ProductKind>(productKinds, code)?.shipped ?? true

/** For statements. */
export const shippedProductCodes: readonly string[] = codesOf<ProductKind>(productKinds, (kind) => kind.shipped)
