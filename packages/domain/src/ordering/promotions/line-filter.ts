// Which lines of a cart a promotion covers.

import type { Cents } from '../../money.ts'

export interface PromotionLine {
  productId: number
  dimensionId: number
  quantity: number
  /** The position of the gift box that it is in. */
  boxLine?: number
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

/** The ids by which lines are filtered. */
export const idsOfLine = {
  category: ({ categoryIds }: PromotionLine) => categoryIds,
  contributor: ({ contributorIds }: PromotionLine) => contributorIds,
  publisher: ({ publisherId }: PromotionLine) => [publisherId],
  series: ({ seriesId }: PromotionLine) => [seriesId],
  attribute: ({ attributeIds }: PromotionLine) => attributeIds,
  product: ({ productId }: PromotionLine) => [productId],
} satisfies Record<string, (line: PromotionLine) => readonly (number | null)[]>

export interface WantedIds {
  of: keyof typeof idsOfLine
  ids: readonly number[]
}

/** Of which ids a line must have one; null for a filter of another form. */
export function wantedIds(filter: LineFilter): WantedIds | null {
  if ('category' in filter) return { of: 'category', ids: filter.category }
  if ('contributor' in filter) return { of: 'contributor', ids: filter.contributor }
  if ('publisher' in filter) return { of: 'publisher', ids: filter.publisher }
  if ('series' in filter) return { of: 'series', ids: filter.series }
  if ('attribute' in filter) return { of: 'attribute', ids: filter.attribute }
  return 'product' in filter ? { of: 'product', ids: filter.product } : null
}

const hasOne = ({ of, ids }: WantedIds, line: PromotionLine): boolean =>
  idsOfLine[of](line).some((id) => id !== null && ids.includes(id))

export function matchesLine(filter: LineFilter | null, line: PromotionLine): boolean {
  if (filter === null) return true
  if ('all' in filter) return filter.all.every((part) => matchesLine(part, line))
  if ('any' in filter) return filter.any.some((part) => matchesLine(part, line))
  if ('not' in filter) return !matchesLine(filter.not, line)
  if ('reduced' in filter) return line.reduced === filter.reduced
  const wanted = wantedIds(filter)
  return wanted !== null && hasOne(wanted, line)
}
