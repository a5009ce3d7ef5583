// Which lines of a cart a promotion covers.

import type { Cents } from '../../money.ts'

export interface PromotionLine {
  productId: number
  dimensionId: number
  quantity: number
  /** Present unit price, VAT included, after an announced reduction. */
  unitPriceCents: Cents
  /** An announced reduction is in the unit price already. */
  reduced: boolean
  /** The least that one copy may cost while the uniform price applies; null without. */
  unitFloorCents: Cents | null
  /** Gift cards are never reduced, and count for no threshold. */
  discountable: boolean
  /** The categories of the product and all above them. */
  categoryIds: readonly number[]
  contributorIds: readonly number[]
  publisherId: number | null
  seriesId: number | null
  attributeIds: readonly number[]
}

export type LineFilter =
  | { all: readonly LineFilter[] }
  | { any: readonly LineFilter[] }
  | { not: LineFilter }
  | { category: readonly number[] }
  | { contributor: readonly number[] }
  | { publisher: readonly number[] }
  | { series: readonly number[] }
  | { attribute: readonly number[] }
  | { product: readonly number[] }
  /** Whether its price is a reduced one already. */
  | { reduced: boolean }

const haveCommon = (wanted: readonly number[], present: readonly (number | null)[]): boolean =>
  present.some((id) => id !== null && wanted.includes(id))

export function matchesLine(filter: LineFilter | null, line: PromotionLine): boolean {
  if (filter === null) return true
  if ('all' in filter) return filter.all.every((part) => matchesLine(part, line))
  if ('any' in filter) return filter.any.some((part) => matchesLine(part, line))
  if ('not' in filter) return !matchesLine(filter.not, line)
  if ('category' in filter) return haveCommon(filter.category, line.categoryIds)
  if ('contributor' in filter) return haveCommon(filter.contributor, line.contributorIds)
  if ('publisher' in filter) return haveCommon(filter.publisher, [line.publisherId])
  if ('series' in filter) return haveCommon(filter.series, [line.seriesId])
  if ('attribute' in filter) return haveCommon(filter.attribute, line.attributeIds)
  if ('product' in filter) return haveCommon(filter.product, [line.productId])
  return line.reduced === filter.reduced
}
