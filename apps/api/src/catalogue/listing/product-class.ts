// The single-valued fields of a product with few values: its binding, its availability, its bands. All of them are
// packed into one integer, four bits for each, so that a list is counted by all of these in one pass. 0 is none.

import { subtypes } from '@stoa/contract/catalogue/filter-kinds'
import { availabilityNumbers } from '@stoa/domain/catalogue/availability'
import { type Band, discountBands, isWithin, pageBands, priceBands } from '@stoa/domain/catalogue/bands'
import { bandCodes } from '@stoa/domain/ordering/delivery/delivery-bands'

/** Each field’s values as filter expressions write them; the index of one, from 1, is its four bits. */
const fields = {
  subtype: subtypes,
  availability: Object.values(availabilityNumbers).map(String),
  deliveryBand: bandCodes,
  /** Full stars. */
  stars: ['1', '2', '3', '4', '5'],
  price: priceBands.map((_, index) => String(index)),
  discount: discountBands.map((_, index) => String(index)),
  pages: pageBands.map((_, index) => String(index)),
} as const satisfies Record<string, readonly string[]>

export type ClassField = keyof typeof fields

const names = Object.keys(fields) as ClassField[]

export type ProductClasses = Record<ClassField, string | null>

export const bandIndex = (bands: readonly Band[], value: number | null): string | null => {
  const index = value === null ? -1 : bands.findIndex((band) => isWithin(value, band))
  return index < 0 ? null : String(index)
}

export const packClasses = (classes: ProductClasses): number =>
  names.reduce((packed, name, at) => packed | (classIndex(name, classes[name] ?? '') << (at * 4)), 0)

const classIndex = (name: ClassField, value: string): number => {
  const values: readonly string[] = fields[name]
  return values.indexOf(value) + 1
}

/** A predicate on packed classes: the field is one of these values. */
export function isAnyOf(name: ClassField, values: readonly string[]): (packed: number) => boolean {
  const shift = names.indexOf(name) * 4
  const mask = values.reduce((bits, value) => bits | (1 << classIndex(name, value)), 0) & ~1
  return (packed) => ((mask >>> ((packed >>> shift) & 15)) & 1) === 1
}

/** Where `countClasses` counts a value. */
export const classCode = (name: ClassField, value: string): number => names.indexOf(name) * 16 + classIndex(name, value)

export const classCodes = names.length * 16

const lowMask = 0xffff

/** Up to this many rows are counted one by one. */
const fewRows = 1000

/**
 * Adds `step` for every field of every row. Many rows are first counted by half-words, which are unpacked afterwards.
 */
export function countClasses(packed: Int32Array, rows: Uint32Array, counts: Uint32Array, step: number): void {
  if (rows.length <= fewRows) {
    countOneByOne(packed, rows, counts, step)
    return
  }
  const low = new Uint32Array(lowMask + 1)
  const high = new Uint32Array(lowMask + 1)
  for (const row of rows) {
    const classes = packed[row] ?? 0
    low[classes & lowMask] = (low[classes & lowMask] ?? 0) + 1
    high[classes >>> 16] = (high[classes >>> 16] ?? 0) + 1
  }
  addCounts(low, 0, counts, step)
  addCounts(high, 4, counts, step)
}

function countOneByOne(packed: Int32Array, rows: Uint32Array, counts: Uint32Array, step: number): void {
  for (const row of rows) {
    for (let at = 0; at < names.length; at += 1) {
      const code = at * 16 + (((packed[row] ?? 0) >>> (at * 4)) & 15)
      counts[code] = (counts[code] ?? 0) + step
    }
  }
}

function addCounts(packedCounts: Uint32Array, firstField: number, counts: Uint32Array, step: number): void {
  for (const [classes, count] of packedCounts.entries()) {
    if (count === 0) continue
    for (let at = 0; at < 4; at += 1) {
      const code = (firstField + at) * 16 + ((classes >>> (at * 4)) & 15)
      if (code < counts.length) counts[code] = (counts[code] ?? 0) + count * step
    }
  }
}
