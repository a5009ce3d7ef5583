// Unpacks the products. Derived values are computed here by the same functions as on every page: the availability, the
// reduction that may be announced, the band of delivery.

import { subtypes } from '@stoa/contract/catalogue/filter-kinds'
import {
  aheadPolicies,
  availabilityNumbers,
  availabilityOf,
  isStockedInBranches,
  isUpcoming,
  type SupplyPolicy,
  supplyPolicies,
} from '@stoa/domain/catalogue/availability'
import { discountBands, pageBands, priceBands } from '@stoa/domain/catalogue/bands'
import { type BandCode, bandCodes, bandOf } from '@stoa/domain/ordering/delivery/delivery-bands'
import type { PricePeriod } from '@stoa/domain/ordering/pricing/announced-reduction'
import type { ProtectedPart } from '@stoa/domain/ordering/pricing/uniform-floor'
import { shownOffers } from '@stoa/domain/ordering/promotions/shown-offers'
import { type PublicPromotions, type ShownPrice, shownPrice } from '@stoa/domain/ordering/promotions/shown-price'
import { sortKey } from '@stoa/domain/search/sort-key'
import { attributeValueIds, branchCode, promotionCode } from './attribute-codes.ts'
import { type ProductData, unknown } from './columns.ts'
import { contributorOf, creditOf } from './credits.ts'
import { type PackedProducts, productWidth } from './packed-products.queries.ts'
import { bandIndex, packClasses } from './product-class.ts'

/** From a category to itself and its ancestors. */
export type Ancestors = (categoryId: number) => readonly number[]

/** The rows of four-byte integers in a packed text, `width` to a row. */
function* rowsOf(packed: Buffer | null, width: number): Generator<number[]> {
  if (!packed) return
  for (let offset = 0; offset < packed.length; offset += width * 4) {
    yield Array.from({ length: width }, (_, column) => packed.readInt32BE(offset + column * 4))
  }
}

/** Values by product, from rows of a product and whatever the row comes to. */
function collect<Value>(rows: Iterable<number[]>, read: (row: number[]) => readonly Value[]): Map<number, Value[]> {
  const byProduct = new Map<number, Value[]>()
  for (const row of rows) {
    const [productId = 0] = row
    const existing = byProduct.get(productId)
    if (existing) existing.push(...read(row))
    else byProduct.set(productId, [...read(row)])
  }
  return byProduct
}

function collectPrices(packed: Buffer | null): Map<number, PricePeriod[]> {
  const byProduct = new Map<number, PricePeriod[]>()
  for (let offset = 0; packed && offset < packed.length; offset += 16) {
    const period = { priceCents: packed.readInt32BE(offset + 4), validFrom: packed.readDoubleBE(offset + 8) }
    const productId = packed.readInt32BE(offset)
    const existing = byProduct.get(productId)
    if (existing) existing.push(period)
    else byProduct.set(productId, [period])
  }
  return byProduct
}

function* keysOf(packed: Buffer | null): Generator<Uint8Array> {
  for (let offset = 0; packed && offset < packed.length; ) {
    const length = packed.readInt32BE(offset)
    yield packed.subarray(offset + 4, offset + 4 + length)
    offset += 4 + length
  }
}

const dayMs = 86_400_000
const firstDayOf = (year: number): number => new Date(0).setUTCFullYear(year, 0, 1) / dayMs

interface BranchCopies {
  branchId: number
  quantity: number
}

/** `now`: which promotions are in force, and which reductions may be announced. */
export function* unpackProducts(
  packed: PackedProducts,
  ancestors: Ancestors,
  promotions: PublicPromotions,
  now: number,
): Generator<ProductData> {
  const categories = collect(rowsOf(packed.categories, 2), ([, id = 0]) => ancestors(id))
  const people = collect(rowsOf(packed.people, 3), ([, id = 0, role = 0]) => [creditOf(id, role - 1)])
  const attributes = collect(rowsOf(packed.marks, 2), ([, code = 0]) => [code])
  const copies = collect(rowsOf(packed.copies, 3), ([, branchId = 0, quantity = 0]): BranchCopies[] => [
    { branchId, quantity },
  ])
  const protectedParts = collect(
    rowsOf(packed.protected_parts, 4),
    ([, publisherPriceCents = 0, protectedUntil = 0, quantity = 0]): ProtectedPart[] => [
      { publisherPriceCents, protectedUntil, quantity },
    ],
  )
  const prices = collectPrices(packed.prices)
  const englishNames = new Map(packed.english_names)
  const names = keysOf(packed.names)
  for (const row of rowsOf(packed.products, productWidth)) {
    const [id = 0] = row
    const name = englishNames.get(id)
    const lists = {
      ...{ categories: categories.get(id), people: people.get(id), attributes: attributes.get(id) },
      protectedParts: protectedParts.get(id),
    }
    const facts = factsOf(row, lists, prices.get(id))
    const price = shownPrice(facts, promotions, now)
    const offers = shownOffers(facts, promotions, price, now)
    yield {
      ...numbersOf(row, copiesFor(row, copies.get(id)), price),
      nameKey: names.next().value ?? new Uint8Array(),
      englishNameKey: name === undefined ? null : new TextEncoder().encode(sortKey(name)),
      categories: [...new Set(categories.get(id))],
      people: [...new Set(people.get(id))],
      attributes: [
        ...new Set([
          ...(attributes.get(id) ?? []),
          ...branchCodes(row, copies.get(id) ?? []),
          ...offers.map(({ promotionId }) => promotionCode(promotionId)),
        ]),
      ],
    }
  }
}

const policyOf = (row: number[]) => supplyPolicies[(row[5] ?? 0) - 1] ?? 'not_available'

/** Of copies of groups and sets that stand in several, and of those that may be ordered ahead. */
const noBranch = 0

/** Of what is ordered ahead, none is sold from the stock. */
function copiesFor(row: number[], copies: readonly BranchCopies[] = []): readonly BranchCopies[] {
  return aheadPolicies.includes(policyOf(row)) ? copies.filter(({ branchId }) => branchId === noBranch) : copies
}

/** A supplier's copies are in none of our branches. */
const branchCodes = (row: number[], copies: readonly BranchCopies[]): number[] =>
  isStockedInBranches(policyOf(row))
    ? copies.flatMap(({ branchId }) => (branchId === noBranch ? [] : [branchCode(branchId)]))
    : []

const since2000 = Date.UTC(2000, 0, 1)

interface Lists {
  categories: readonly number[] | undefined
  people: readonly number[] | undefined
  attributes: readonly number[] | undefined
  /** Of a set. */
  protectedParts: readonly ProtectedPart[] | undefined
}

/** A price that never changed is from when the product came into the shop. */
function factsOf(
  row: number[],
  { categories, people, attributes, protectedParts }: Lists,
  prices: PricePeriod[] | undefined,
) {
  const [productId = 0, priceCents = 0, publisherId = 0] = row
  const [created = 0, publisherPrice = unknown, series = 0, protectedUntil = unknown] = row.slice(13)
  const [isReducible = 0] = row.slice(17)
  return {
    ...{ productId, priceCents, publisherId },
    prices: prices ?? [{ priceCents, validFrom: since2000 + created * 1000 }],
    publisherPriceCents: publisherPrice === unknown ? null : publisherPrice,
    protectedParts: protectedParts ?? [],
    protectedUntil: protectedUntil === unknown ? null : protectedUntil,
    discountable: isReducible === 1 && priceCents > 0,
    seriesId: series === 0 ? null : series,
    categoryIds: categories ?? [],
    contributorIds: (people ?? []).map(contributorOf),
    attributeIds: attributeValueIds(attributes ?? []),
  }
}

function numbersOf(row: number[], copies: readonly BranchCopies[], { priceCents: cents, reduction }: ShownPrice) {
  const [id = 0, , publisher = 0, isBook = 0, subtype = 0, , promised = 0, pages = unknown, year = unknown] = row
  const [day = unknown, ratingSum = 0, ratingCount = 0, soldRecently = 0, created = 0] = row.slice(9)
  const quantity = copies.reduce((sum, branch) => sum + branch.quantity, 0)
  const discount = reduction?.percent || null
  const rating = ratingCount === 0 ? 0 : Math.floor((ratingSum * 100) / ratingCount)
  const classes = {
    ...supplyOf(policyOf(row), quantity, bandCodes[promised - 1] ?? null),
    subtype: subtypes[subtype - 1] ?? null,
    stars: String(Math.floor(rating / 100)),
    price: bandIndex(priceBands, cents === 0 ? null : cents),
    discount: bandIndex(discountBands, discount),
    pages: bandIndex(pageBands, pages === unknown ? null : pages),
  }
  return {
    id,
    pages,
    ratingCount,
    soldRecently,
    created,
    // what has yet to come stands behind what is there
    quantity: aheadPolicies.includes(policyOf(row)) ? 0 : quantity,
    rating,
    // an unknown price is zero
    price: cents === 0 ? unknown : cents,
    publisherKey: publisher * 2 + isBook,
    classes: packClasses(classes),
    discount: discount ?? unknown,
    released: day === unknown && year !== unknown ? firstDayOf(year) : day,
    releasedOn: day,
  }
}

/** A title that is not published yet has no number of days. */
function supplyOf(policy: SupplyPolicy, quantity: number, promised: BandCode | null) {
  const availability = availabilityOf(policy, quantity)
  return {
    availability: String(availabilityNumbers[availability]),
    deliveryBand: isUpcoming(availability) ? null : bandOf(availability, promised),
  }
}
