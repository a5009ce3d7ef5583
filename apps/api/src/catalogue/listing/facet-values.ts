// The values of each facet of a list, with how many products each would show: all values in the list before any filter,
// so that a value which the other filters leave without products is shown with zero and not hidden.

import { type FilterKind, ratings, subtypes } from '@stoa/contract/catalogue/filter-kinds'
import type { FilterName } from '@stoa/contract/catalogue/filters'
import { availabilityNumbers } from '@stoa/domain/catalogue/availability'
import { type Band, discountBands, pageBands, priceBands, writeBand } from '@stoa/domain/catalogue/bands'
import { bandCodes } from '@stoa/domain/ordering/delivery/delivery-bands'
import type { ValueCounts } from './count-values.ts'
import type { Labels } from './dictionary.queries.ts'
import type { Dictionary } from './dictionary.ts'
import { type ClassField, classCode } from './product-class.ts'

/** Products by value in one space: with all other filters, and before any filter. */
export interface Counts {
  live: ValueCounts
  base: ValueCounts
}

/** Where a value’s label comes from; null: from the messages of its kind. */
export type NameSource = Labels | { contributorId: number } | { publisherId: number } | null

export interface CountedValue {
  value: string
  count: number
  level: number
  name: NameSource
}

export interface CountedFacet extends FilterName {
  labels: Labels | null
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

const sumOf = (counts: ValueCounts, codes: readonly number[]): number =>
  codes.reduce((sum, code) => sum + counts.of(code), 0)

/** The candidates that occur in the list, in the order given. */
export function countCandidates(
  candidates: readonly Candidate[],
  { live, base }: Counts,
  selected: ReadonlySet<string>,
): CountedValue[] {
  return candidates
    .filter(({ value, codes }) => selected.has(value) || sumOf(base, codes) > 0)
    .map(({ value, codes, level = 1, name = null }) => ({ value, count: sumOf(live, codes), level, name }))
}

const classCandidates = (field: ClassField, values: readonly string[]): Candidate[] =>
  values.map((value) => ({ value, codes: [classCode(field, value)] }))

const bandCandidates = (field: ClassField, bands: readonly Band[]): Candidate[] =>
  bands.map((band, index) => ({ value: writeBand(band), codes: [classCode(field, String(index))] }))

/** Kinds with fixed values. */
export const fixedCandidates: Partial<Record<FilterKind, readonly Candidate[]>> = {
  Subtype: classCandidates('subtype', subtypes),
  Availability: classCandidates('availability', Object.values(availabilityNumbers).map(String)),
  CalculatedAvailability: classCandidates('deliveryBand', bandCodes),
  /** So many stars or more. */
  RatingBase5: ratings.toReversed().map((value) => ({
    value,
    codes: ratings.filter((stars) => stars >= value).map((stars) => classCode('stars', stars)),
  })),
  Price: bandCandidates('price', priceBands),
  DiscountRates: bandCandidates('discount', discountBands),
  Pieces: bandCandidates('pages', pageBands),
}

/** The children of the list’s own category, and of each selected one and its ancestors. */
export function categoryCandidates(
  dictionary: Dictionary,
  top: number | null,
  selected: ReadonlySet<string>,
): readonly Candidate[] {
  const expanded = new Set([...selected].flatMap((value) => dictionary.ancestorPath(Number(value))))
  const candidatesBelow = (parent: number | null, level: number): Candidate[] =>
    dictionary
      .childrenOf(parent)
      .flatMap((item) => [
        { value: String(item.id), codes: [item.id], level, name: item },
        ...(expanded.has(item.id) ? candidatesBelow(item.id, level + 1) : []),
      ])
  return candidatesBelow(top, 1)
}

/** The mapping between ids of people and publishers and their space. */
const idKinds = {
  Authors: { first: 0, step: 1, source: (id: number): NameSource => ({ contributorId: id }) },
  Publishers: { first: 1, step: 2, source: (id: number): NameSource => ({ publisherId: id }) },
  Manufacturer: { first: 0, step: 2, source: (id: number): NameSource => ({ publisherId: id }) },
} as const

export type IdKind = keyof typeof idKinds

export const isIdKind = (kind: FilterKind): kind is IdKind => kind in idKinds

export interface IdCountOptions {
  /** The values with most products, at most so many. */
  limit: number
  /** Only of these ids, when there are any to choose from. */
  candidates?: ReadonlySet<number> | undefined
}

/** Those with most products, and all that are selected. */
export function countIds(
  kind: IdKind,
  { live, base }: Counts,
  selected: ReadonlySet<string>,
  { limit, candidates }: IdCountOptions,
): { values: CountedValue[]; valueCount: number } {
  const { first, step, source } = idKinds[kind]
  const idOf = (code: number): number => (code - first) / step
  const isBefore = (a: number, b: number): boolean => {
    const difference = live.of(a) - live.of(b) || base.of(a) - base.of(b)
    return difference === 0 ? a < b : difference > 0
  }
  const best: number[] = []
  let valueCount = 0
  base.eachValue((code) => {
    const isOfKind = code >= first && (code - first) % step === 0
    if (!isOfKind || (candidates && !candidates.has(idOf(code)))) return
    valueCount += 1
    const last = best.at(-1)
    if (best.length === limit && last !== undefined && !isBefore(code, last)) return
    const index = best.findIndex((item) => isBefore(code, item))
    best.splice(index < 0 ? best.length : index, 0, code)
    if (best.length > limit) best.pop()
  })
  const otherCodes = [...selected].map((value) => Number(value) * step + first).filter((code) => !best.includes(code))
  const values = [...best, ...otherCodes].map((code) => ({
    value: String(idOf(code)),
    level: 1,
    name: source(idOf(code)),
    count: live.of(code),
  }))
  return { values, valueCount }
}
