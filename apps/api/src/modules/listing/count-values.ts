// Counts of products by value. Every filter's values live in one of a few spaces of whole numbers, so a list is counted once
// for each space, however many filters there are.

import type { FilterKind } from '@stoa/contract/filter-kinds'
import type { Columns } from './columns.ts'
import { contributorOf, isAuthorship } from './credits.ts'
import { classCodes, countClasses } from './product-class.ts'

interface Space {
  /** One more than the highest value. */
  size(columns: Columns): number
  /** Adds so much for every value of every row: 1, or -1 to take rows away again. */
  count(columns: Columns, rows: Uint32Array, counts: Uint32Array, step: Step): void
}

export type Step = 1 | -1

const listed = (name: 'categories' | 'marks'): Space => ({
  size: (columns) => columns[name].highest + 1,
  count: (columns, rows, counts, step) => columns[name].count(rows, counts, step),
})

const spaces = {
  categories: listed('categories'),
  /** Authors, by their ids. */
  authors: {
    size: ({ people }) => contributorOf(people.highest) + 1,
    count: ({ people }, rows, counts, step) =>
      people.countSome(rows, counts, { counted: isAuthorship, meaning: contributorOf, step }),
  },
  marks: listed('marks'),
  houses: {
    size: (columns) => columns.highestHouse + 1,
    count({ numbers: { house } }, rows, counts, step) {
      for (const row of rows) {
        const value = house[row] ?? 0
        counts[value] = (counts[value] ?? 0) + step
      }
    },
  },
  classes: {
    size: () => classCodes,
    count: ({ numbers: { classes } }, rows, counts, step) => countClasses(classes, rows, counts, step),
  },
} as const satisfies Record<string, Space>

export type SpaceName = keyof typeof spaces

/** The rows’ products by value. */
export function countValues(columns: Columns, space: SpaceName, rows: Uint32Array): Uint32Array {
  const counts = new Uint32Array(spaces[space].size(columns))
  spaces[space].count(columns, rows, counts, 1)
  return counts
}

/** The same counts with more rows. */
export function withRows(counts: Uint32Array, columns: Columns, space: SpaceName, rows: Uint32Array): Uint32Array {
  const more = counts.slice()
  spaces[space].count(columns, rows, more, 1)
  return more
}

/** Whether the counts have room for every value there is now; with it, the rows are added to them or taken from them. */
export function adjust(
  counts: Uint32Array,
  columns: Columns,
  space: SpaceName,
  rows: Uint32Array,
  step: Step,
): boolean {
  if (counts.length < spaces[space].size(columns)) return false
  spaces[space].count(columns, rows, counts, step)
  return true
}

/** Where each kind’s values are counted; when something came out is counted by its days. */
export const spaceOf: Record<Exclude<FilterKind, 'Released'>, SpaceName> = {
  Category: 'categories',
  ...{ Attribute: 'marks', Status: 'marks', Feature: 'marks', Model: 'marks', Promotion: 'marks' },
  ...{ DimensionColor: 'marks', DimensionSize: 'marks', Branch: 'marks' },
  ...{ Manufacturer: 'houses', Publishers: 'houses', Authors: 'authors' },
  ...{ Subtype: 'classes', Availability: 'classes', CalculatedAvailability: 'classes', RatingBase5: 'classes' },
  ...{ Price: 'classes', DiscountRates: 'classes', Pieces: 'classes' },
}
