// Counts of products by value. Every facet's values are in one of a few integer spaces, so a list is counted once for
// each space, however many facets there are.

import type { FilterKind } from '@stoa/contract/catalogue/filter-kinds'
import type { Columns } from './columns.ts'
import { contributorOf, isAuthorship } from './credits.ts'
import { classCodes, countClasses } from './product-class.ts'

interface ValueSpace {
  /** One more than the highest value. */
  size(columns: Columns): number
  /** Adds this number for every value of every row: 1, or -1 to subtract rows again. */
  count(columns: Columns, rows: Uint32Array, counts: Uint32Array, delta: Delta): void
}

export type Delta = 1 | -1

const listSpace = (name: 'categories' | 'attributes'): ValueSpace => ({
  size: (columns) => columns[name].highest + 1,
  count: (columns, rows, counts, delta) => columns[name].count(rows, counts, delta),
})

const spaces = {
  categories: listSpace('categories'),
  /** Authors, by their ids. */
  authors: {
    size: ({ people }) => contributorOf(people.highest) + 1,
    count: ({ people }, rows, counts, delta) =>
      people.countMapped(rows, counts, { isCounted: isAuthorship, mapValue: contributorOf, delta }),
  },
  attributes: listSpace('attributes'),
  publishers: {
    size: (columns) => columns.highestPublisher + 1,
    count({ numbers: { publisherKey } }, rows, counts, delta) {
      for (const row of rows) {
        const value = publisherKey[row] ?? 0
        counts[value] = (counts[value] ?? 0) + delta
      }
    },
  },
  classes: {
    size: () => classCodes,
    count: ({ numbers: { classes } }, rows, counts, delta) => countClasses(classes, rows, counts, delta),
  },
} as const satisfies Record<string, ValueSpace>

export type SpaceName = keyof typeof spaces

export const spaceNames: readonly SpaceName[] = Object.keys(spaces) as SpaceName[]

/** Those of what a promotion changes: offers and bands of prices. */
export const pricedSpaces: readonly SpaceName[] = ['attributes', 'classes']

/** The rows’ products by value. */
export function countValues(columns: Columns, space: SpaceName, rows: Uint32Array): Uint32Array {
  const counts = new Uint32Array(spaces[space].size(columns))
  spaces[space].count(columns, rows, counts, 1)
  return counts
}

/** The same counts with more rows. */
export function countWithRows(counts: Uint32Array, columns: Columns, space: SpaceName, rows: Uint32Array): Uint32Array {
  const sums = counts.slice()
  spaces[space].count(columns, rows, sums, 1)
  return sums
}

/** Whether the counts have room for every current value; if so, the rows are added to or subtracted from them. */
export function adjust(
  counts: Uint32Array,
  columns: Columns,
  space: SpaceName,
  rows: Uint32Array,
  delta: Delta,
): boolean {
  if (counts.length < spaces[space].size(columns)) return false
  spaces[space].count(columns, rows, counts, delta)
  return true
}

/** The space in which each kind’s values are counted; release dates are counted by day. */
export const spaceOf: Record<Exclude<FilterKind, 'Released'>, SpaceName> = {
  Category: 'categories',
  Attribute: 'attributes',
  Status: 'attributes',
  Feature: 'attributes',
  Model: 'attributes',
  Promotion: 'attributes',
  DimensionColor: 'attributes',
  DimensionSize: 'attributes',
  Branch: 'attributes',
  Manufacturer: 'publishers',
  Publishers: 'publishers',
  Authors: 'authors',
  Subtype: 'classes',
  Availability: 'classes',
  CalculatedAvailability: 'classes',
  RatingBase5: 'classes',
  Price: 'classes',
  DiscountRates: 'classes',
  Pieces: 'classes',
}
