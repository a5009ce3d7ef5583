// Unpacks the products. Derived values are computed here by the same functions as on every page: the availability, the
// reduction that may be announced, the band of delivery.

import { subtypes } from '@stoa/contract/catalogue/filter-kinds'
import {
  availabilityNumbers,
  availabilityOf,
  isStockedInBranches,
  type SupplyPolicy,
  supplyPolicies,
} from '@stoa/domain/catalogue/availability'
import { discountBands, pageBands, priceBands } from '@stoa/domain/catalogue/bands'
import { type BandCode, bandCodes, bandOf } from '@stoa/domain/ordering/delivery/delivery-bands'
import { findReduction, type PricePeriod, type Reduction } from '@stoa/domain/ordering/pricing/announced-reduction'
import { sortKey } from '@stoa/domain/search/sort-key'
import { branchCode } from './attribute-codes.ts'
import { type ProductData, unknown } from './columns.ts'
import { creditOf } from './credits.ts'
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

/** `now`: which reductions may be announced. */
export function* unpackProducts(packed: PackedProducts, ancestors: Ancestors, now: number): Generator<ProductData> {
  const categories = collect(rowsOf(packed.categories, 2), ([, id = 0]) => ancestors(id))
  const people = collect(rowsOf(packed.people, 3), ([, id = 0, role = 0]) => [creditOf(id, role - 1)])
  const attributes = collect(rowsOf(packed.marks, 2), ([, code = 0]) => [code])
  const copies = collect(rowsOf(packed.copies, 3), ([, branchId = 0, quantity = 0]): BranchCopies[] => [
    { branchId, quantity },
  ])
  const prices = collectPrices(packed.prices)
  const englishNames = new Map(packed.english_names)
  const names = keysOf(packed.names)
  for (const row of rowsOf(packed.products, productWidth)) {
    const [id = 0] = row
    const name = englishNames.get(id)
    yield {
      ...numbersOf(row, copies.get(id) ?? [], reductionOf(row, prices.get(id) ?? [], now)),
      nameKey: names.next().value ?? new Uint8Array(),
      englishNameKey: name === undefined ? null : new TextEncoder().encode(sortKey(name)),
      categories: [...new Set(categories.get(id))],
      people: [...new Set(people.get(id))],
      attributes: [...new Set([...(attributes.get(id) ?? []), ...branchCodes(row, copies.get(id) ?? [])])],
    }
  }
}

const policyOf = (row: number[]) => supplyPolicies[(row[5] ?? 0) - 1] ?? 'not_available'

/** A supplier's copies are in none of our branches. */
const branchCodes = (row: number[], copies: readonly BranchCopies[]): number[] =>
  isStockedInBranches(policyOf(row)) ? copies.map(({ branchId }) => branchCode(branchId)) : []

function reductionOf(row: number[], prices: readonly PricePeriod[], now: number): Reduction | null {
  const publisherPrice = row[14] ?? unknown
  return findReduction(prices, publisherPrice === unknown ? null : publisherPrice, now)
}

function numbersOf(row: number[], copies: readonly BranchCopies[], reduction: Reduction | null) {
  const [id = 0, cents = 0, publisher = 0, isBook = 0, subtype = 0, , promised = 0, pages = unknown, year = unknown] =
    row
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
    quantity,
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
  const isUpcoming = availability === 'preOrder' || availability === 'comingSoon'
  return {
    availability: String(availabilityNumbers[availability]),
    deliveryBand: isUpcoming ? null : bandOf(availability, promised),
  }
}
