// What kinds of products there are. A gift card is not shipped: it goes by e-mail, has no delivery date, and price
// engines do not list it. A group is one page for several products that are bought one by one; a set is sold at its own
// price and consists of the copies of its parts; a gift box holds products that the buyer chooses; a custom product is made
// with the buyer's words.

import { codesOf, findKind } from '../kinds.ts'

interface ProductKind {
  readonly shipped: boolean
  /** Its price is what is paid for it: price engines list it. A gift box costs what is in it besides. */
  readonly comparable: boolean
  /** Whether buying it earns loyalty points. */
  readonly earnsPoints: boolean
  /** Money in another form is not: promotions leave it alone, and it counts for no threshold. */
  readonly discountable: boolean
  /** A group is not bought itself, only what it shows. */
  readonly buyable: boolean
  /** It has parts, from which its availability follows. */
  readonly hasParts: boolean
  /** Groups and sets consist of plain products only. */
  readonly isPart: boolean
  /** What is made for somebody cannot be returned without a reason (Law 2251/1994, article 3l). */
  readonly withdrawable: boolean
  /** Made once it is ordered: however many can be made, none is at hand. */
  readonly madeToOrder: boolean
  /** Its price is the least of several: lists say “from”. */
  readonly pricedFrom: boolean
}

const goods = {
  shipped: true,
  comparable: true,
  earnsPoints: true,
  discountable: true,
  buyable: true,
  hasParts: false,
  isPart: false,
  withdrawable: true,
  madeToOrder: false,
  pricedFrom: false,
} as const

export const productKinds = {
  product: { ...goods, isPart: true },
  giftCard: { ...goods, shipped: false, comparable: false, earnsPoints: false, discountable: false, pricedFrom: true },
  grouped: { ...goods, buyable: false, hasParts: true, pricedFrom: true },
  bundle: { ...goods, hasParts: true },
  giftbox: { ...goods, comparable: false },
  custom: { ...goods, withdrawable: false, madeToOrder: true },
} as const satisfies Readonly<Record<string, ProductKind>>

export type ProductKindCode = keyof typeof productKinds

/** For statements. */
export const unshippedKinds: string[] = codesOf<ProductKind>(productKinds, ({ shipped }) => !shipped)

/** A kind that this release does not know counts as shipped, as most products are. */
export const isShipped = (code: string): boolean => findKind<ProductKind>(productKinds, code)?.shipped ?? true

/** A kind that this release does not know keeps its price. */
export const isDiscountable = (code: string): boolean =>
  findKind<ProductKind>(productKinds, code)?.discountable ?? false

/** Money in another form, which has no VAT of its own. For statements. */
export const outsideKinds: string[] = codesOf<ProductKind>(productKinds, ({ discountable }) => !discountable)

/** A kind that this release does not know is another release's to sell. */
export const isBuyable = (code: string): boolean => findKind<ProductKind>(productKinds, code)?.buyable ?? true

/** A kind that this release does not know stands for itself. */
export const hasParts = (code: string): boolean => findKind<ProductKind>(productKinds, code)?.hasParts ?? false

export const canBePart = (code: string): boolean => findKind<ProductKind>(productKinds, code)?.isPart ?? false

/** How many a group may show and a set contain. */
export const maxParts = 20

/** A kind that this release does not know can be returned, as most products can. */
export const isWithdrawable = (code: string): boolean => findKind<ProductKind>(productKinds, code)?.withdrawable ?? true

/** A kind that this release does not know is made already. */
export const isMadeToOrder = (code: string): boolean => findKind<ProductKind>(productKinds, code)?.madeToOrder ?? false

export const madeToOrderCodes: readonly string[] = codesOf<ProductKind>(productKinds, (kind) => kind.madeToOrder)

/** A kind that this release does not know has one price. */
export const isPricedFrom = (code: string): boolean => findKind<ProductKind>(productKinds, code)?.pricedFrom ?? false

/** For statements. */
export const comparableProductCodes: readonly string[] = codesOf<ProductKind>(productKinds, (kind) => kind.comparable)

/** What promotions may reduce: bought itself, and not money in another form. */
export const reducibleProductCodes: readonly string[] = codesOf<ProductKind>(
  productKinds,
  (kind) => kind.discountable && kind.buyable,
)

export const earningProductCodes: readonly string[] = codesOf<ProductKind>(productKinds, (kind) => kind.earnsPoints)
