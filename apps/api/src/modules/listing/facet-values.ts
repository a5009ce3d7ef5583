// The values of each filter that a list has, with how many products each would show: whatever is in the list before any
// filter, so that a value which the other filters leave without products is shown with nought and not hidden.

import { type FilterKind, ratings, subtypes } from '@stoa/contract/filter-kinds'
import type { FilterName } from '@stoa/contract/filters'
import { availabilityNumbers } from '@stoa/domain/catalogue/availability'
import { type Band, discountBands, pageBands, priceBands, writeBand } from '@stoa/domain/catalogue/bands'
import { bandCodes } from '@stoa/domain/delivery/delivery-bands'
import type { Words } from './dictionary.queries.ts'
import type { Dictionary } from './dictionary.ts'
import { type ClassField, classCode } from './product-class.ts'

/** Products by value in one space: with all other filters, and before any filter. */
export interface Counts {
  live: Uint32Array
  base: Uint32Array
}

/** Where a value’s name comes from; null: from the words for its kind. */
export type NameSource = Words | { contributorId: number } | { publisherId: number } | null

export interface CountedValue {
  value: string
  count: number
  level: number
  name: NameSource
}

export interface CountedFacet extends FilterName {
  words: Words | null
  values: CountedValue[]
  /** Of all there are. */
  valueCount: number
}

export interface Candidate {
  value: string
  codes: readonly number[]
  level?: number
  name?: NameSource
}

const sumOf = (counts: Uint32Array, codes: readonly number[]): number =>
  codes.reduce((sum, code) => sum + (counts[code] ?? 0), 0)

/** Those of the candidates that the list has, in the order given. */
export function countCandidates(
  candidates: readonly Candidate[],
  { live, base }: Counts,
  chosen: ReadonlySet<string>,
): CountedValue[] {
  return candidates
    .filter(({ value, codes }) => chosen.has(value) || sumOf(base, codes) > 0)
    .map(({ value, codes, level = 1, name = null }) => ({ value, count: sumOf(live, codes), level, name }))
}

const classed = (field: ClassField, values: readonly string[]): Candidate[] =>
  values.map((value) => ({ value, codes: [classCode(field, value)] }))

const banded = (field: ClassField, bands: readonly Band[]): Candidate[] =>
  bands.map((band, place) => ({ value: writeBand(band), codes: [classCode(field, String(place))] }))

/** Kinds whose values are always the same. */
export const fixedCandidates: Partial<Record<FilterKind, readonly Candidate[]>> = {
  Subtype: classed('subtype', subtypes),
  Availability: classed('availability', Object.values(availabilityNumbers).map(String)),
  CalculatedAvailability: classed('deliveryBand', bandCodes),
  /** So many stars or more. */
  RatingBase5: ratings.toReversed().map((value) => ({
    value,
    codes: ratings.filter((stars) => stars >= value).map((stars) => classCode('stars', stars)),
  })),
  Price: banded('price', priceBands),
  DiscountRates: banded('discount', discountBands),
  Pieces: banded('pages', pageBands),
}

/** The categories right below the list’s own, and below each one that is chosen or stands above a chosen one. */
export function categoryCandidates(
  dictionary: Dictionary,
  top: number | null,
  chosen: ReadonlySet<string>,
): readonly Candidate[] {
  const opened = new Set([...chosen].flatMap((value) => dictionary.pathUp(Number(value))))
  const below = (parent: number | null, level: number): Candidate[] =>
    dictionary
      .childrenOf(parent)
      .flatMap((one) => [
        { value: String(one.id), codes: [one.id], level, name: one },
        ...(opened.has(one.id) ? below(one.id, level + 1) : []),
      ])
  return below(top, 1)
}

/** How the ids of people and houses are found in their space. */
const idKinds = {
  Authors: { first: 0, step: 1, source: (id: number): NameSource => ({ contributorId: id }) },
  Publishers: { first: 1, step: 2, source: (id: number): NameSource => ({ publisherId: id }) },
  Manufacturer: { first: 0, step: 2, source: (id: number): NameSource => ({ publisherId: id }) },
} as const

export type IdKind = keyof typeof idKinds

export const isIdKind = (kind: FilterKind): kind is IdKind => kind in idKinds

export interface IdWish {
  /** The values with most products, at most so many. */
  most: number
  /** Only of these ids, when there are any to choose from. */
  among?: ReadonlySet<number> | undefined
}

/** Those with most products, and all that are chosen. */
export function countIds(
  kind: IdKind,
  { live, base }: Counts,
  chosen: ReadonlySet<string>,
  { most, among }: IdWish,
): { values: CountedValue[]; valueCount: number } {
  const { first, step, source } = idKinds[kind]
  const idOf = (code: number): number => (code - first) / step
  const isBefore = (a: number, b: number): boolean => {
    const difference = (live[a] ?? 0) - (live[b] ?? 0) || (base[a] ?? 0) - (base[b] ?? 0)
    return difference === 0 ? a < b : difference > 0
  }
  const best: number[] = []
  let valueCount = 0
  for (let code = first; code < base.length; code += step) {
    if (base[code] === 0 || (among && !among.has(idOf(code)))) continue
    valueCount += 1
    const last = best.at(-1)
    if (best.length === most && last !== undefined && !isBefore(code, last)) continue
    const place = best.findIndex((one) => isBefore(code, one))
    best.splice(place < 0 ? best.length : place, 0, code)
    if (best.length > most) best.pop()
  }
  const others = [...chosen].map((value) => Number(value) * step + first).filter((code) => !best.includes(code))
  const values = [...best, ...others].map((code) => ({
    ...{ value: String(idOf(code)), level: 1, name: source(idOf(code)) },
    count: live[code] ?? 0,
  }))
  return { values, valueCount }
}
