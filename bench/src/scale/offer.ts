// Price, price history, availability and sales of a generated book: few sell much and most hardly at all, as in any
// shop with a long tail.

import type { SupplyPolicy } from '@stoa/domain/catalogue/availability'
import { type Random, randomOf } from './random.ts'

export interface Offer {
  priceCents: number
  publisherPriceCents: number | null
  /** Years for which the uniform price holds; null when it does not. */
  isProtected: boolean
  /** Oldest first; days ago. */
  earlierPrices: { cents: number; daysAgo: number }[]
  /** Days since the present price began; null when there was no other. */
  priceSince: number | null
  supply: SupplyPolicy
  recentSales: number
  binding: 'paperback' | 'hardback' | 'pocket' | 'board'
  pages: number
  year: number
  ratings: { sum: number; count: number }
  /** Copies per branch. */
  copies: Map<number, number>
}

const salt = 3

const supplies: readonly (readonly [share: number, supply: SupplyPolicy])[] = [
  [0.14, 'stock'],
  [0.08, 'warehouse'],
  [0.2, 'days_1_3'],
  [0.1, 'days_2_5'],
  [0.15, 'days_4_7'],
  [0.08, 'days_over_7'],
  [0.005, 'pre_order'],
  [0.005, 'coming_soon'],
  [0.11, 'to_order'],
  [0.08, 'out_of_print'],
  [0.05, 'not_available'],
]

const upcoming: ReadonlySet<SupplyPolicy> = new Set(['pre_order', 'coming_soon'])
export const isUpcoming = (supply: SupplyPolicy): boolean => upcoming.has(supply)

function supplyOf(random: Random): SupplyPolicy {
  let drawn = random.below(1000) / 1000
  for (const [share, supply] of supplies) {
    if (drawn < share) return supply
    drawn -= share
  }
  return 'days_1_3'
}

const round = (cents: number): number => Math.max(100, Math.round(cents / 10) * 10)

export interface OfferInput {
  number: number
  isForChildren: boolean
  isSecondEdition: boolean
  /** In the shop's time zone. */
  year: number
  branchIds: readonly number[]
}

export function offerOf({ number, isForChildren, isSecondEdition, year: now, branchIds }: OfferInput): Offer {
  const random = randomOf(number, salt)
  const supply = supplyOf(random)
  const year = isUpcoming(supply) ? now : now - random.skewed(45, 2)
  const listed = round((isSecondEdition ? 590 : 690) + random.skewed(4000, 2.2))
  const percent = random.chance(0.3) ? 0 : 10
  const isProtected = year >= now - 1 && random.chance(0.6)
  const priceCents = round((listed * (100 - percent)) / 100 + 4)
  return {
    priceCents,
    publisherPriceCents: listed >= priceCents ? listed : null,
    isProtected: isProtected && priceCents * 10 >= listed * 9 && listed >= priceCents,
    ...history(random, priceCents, isProtected),
    supply,
    recentSales: recentSales(random, supply),
    binding: bindingOf(random, isForChildren, isSecondEdition),
    pages: 24 + random.skewed(isForChildren ? 200 : 1100, 1.8),
    year,
    ratings: ratingsOf(random),
    copies: copiesOf(random, supply, branchIds),
  }
}

/** One in ten was reduced lately, a few were dearer or cheaper years ago. */
function history(random: Random, cents: number, isProtected: boolean): Pick<Offer, 'earlierPrices' | 'priceSince'> {
  if (!isProtected && random.chance(0.1)) {
    const before = round((cents * 100) / (95 - 5 * random.below(8)))
    return { earlierPrices: [{ cents: before, daysAgo: 900 }], priceSince: 2 + random.below(25) }
  }
  if (random.chance(0.06))
    return { earlierPrices: [{ cents: round(cents * 0.9), daysAgo: 900 }], priceSince: 200 + random.below(400) }
  return { earlierPrices: [], priceSince: null }
}

function recentSales(random: Random, supply: SupplyPolicy): number {
  if (supply === 'out_of_print' || supply === 'not_available' || random.chance(0.55)) return 0
  return Math.floor(1 / (0.0004 + random.below(1_000_000) / 1_000_000) ** 0.9)
}

function bindingOf(random: Random, isForChildren: boolean, isSecondEdition: boolean): Offer['binding'] {
  if (isSecondEdition) return 'pocket'
  if (random.chance(isForChildren ? 0.5 : 0.12)) return 'hardback'
  return isForChildren && random.chance(0.2) ? 'board' : 'paperback'
}

function ratingsOf(random: Random): Offer['ratings'] {
  if (!random.chance(0.12)) return { sum: 0, count: 0 }
  const count = 1 + random.skewed(60, 4)
  const sum = Array.from({ length: count }, () => 5 - random.skewed(5, 2.5)).reduce((total, one) => total + one, 0)
  return { sum, count }
}

/** A tenth of the catalogue is in stock. */
function copiesOf(random: Random, supply: SupplyPolicy, branchIds: readonly number[]): Map<number, number> {
  const copies = new Map<number, number>()
  const share = supply === 'stock' ? 0.6 : supply === 'days_1_3' ? 0.1 : 0
  if (share === 0) return copies
  for (const branchId of branchIds) if (random.chance(share)) copies.set(branchId, 1 + random.skewed(9, 2))
  const [first] = branchIds
  if (supply === 'stock' && copies.size === 0 && first !== undefined) copies.set(first, 1)
  return copies
}
