// The predicates of filters: each filter becomes a test of a row. Its values are alternatives.

import type { FilterKind } from '@stoa/contract/catalogue/filter-kinds'
import type { Filter } from '@stoa/contract/catalogue/filters'
import { type Band, readBand } from '@stoa/domain/catalogue/bands'
import { spanOf } from '@stoa/domain/catalogue/released'
import { type Columns, unknown } from './columns.ts'
import { authorship } from './credits.ts'
import type { Dictionary } from './dictionary.ts'
import { type ClassField, isAnyOf } from './product-class.ts'

export type RowTest = (row: number) => boolean

/** `today`: days since 1970 in shop time. */
export interface FilterContext {
  columns: Columns
  dictionary: Dictionary
  today: number
}

type MakeTest = (context: FilterContext, filter: Filter) => RowTest

const oneOfList =
  (
    list: 'categories' | 'people' | 'attributes',
    codes: (filter: Filter, context: FilterContext) => number[],
  ): MakeTest =>
  (context, filter) =>
    context.columns[list].anyValueTest(codes(filter, context))

const oneOfPublishers =
  (codeOf: (id: number) => number): MakeTest =>
  ({ columns }, { values }) => {
    const codes = new Set(values.map((value) => codeOf(Number(value))))
    const { publisherKey } = columns.numbers
    return (row) => codes.has(publisherKey[row] ?? unknown)
  }

const oneOfClass =
  (field: ClassField): MakeTest =>
  ({ columns }, { values }) => {
    const isMatch = isAnyOf(field, values)
    const { classes } = columns.numbers
    return (row) => isMatch(classes[row] ?? 0)
  }

/** Kinds whose values are bands, with their column. */
export const bandColumns = { Price: 'price', DiscountRates: 'discount', Pieces: 'pages' } as const

export type BandKind = keyof typeof bandColumns

export const isBandKind = (kind: FilterKind): kind is BandKind => kind in bandColumns

const inBands =
  (kind: BandKind): MakeTest =>
  ({ columns }, { values }) =>
    anyBand(
      columns.numbers[bandColumns[kind]],
      values.map((value) => readBand(value)),
    )

function anyBand(numbers: Int32Array, bands: readonly (Band | null)[]): RowTest {
  const ends = bands.flatMap((band) => (band ? [[band.from ?? unknown + 1, band.to ?? Number.MAX_SAFE_INTEGER]] : []))
  return (row) => {
    const value = numbers[row] ?? unknown
    for (const [from = 0, to = 0] of ends) if (value >= from && value <= to) return true
    return false
  }
}

const hasAttribute: MakeTest = oneOfList(
  'attributes',
  (filter, { dictionary }) =>
    dictionary
      .findAttribute(filter)
      ?.values.filter(({ value }) => filter.values.includes(value))
      .map(({ valueCode }) => valueCode) ?? [],
)

const released: MakeTest = ({ columns, today }, { values }) => {
  const spans = values.map((value) => spanOf(value, today))
  const onDays = anyBand(
    columns.numbers.releasedOn,
    spans.filter((span) => span.exact),
  )
  const inYears = anyBand(
    columns.numbers.released,
    spans.filter((span) => !span.exact),
  )
  return (row) => onDays(row) || inYears(row)
}

const hasRating: MakeTest = ({ columns }, { values }) => {
  const minRating = Math.min(...values.map(Number)) * 100
  const { rating } = columns.numbers
  return (row) => (rating[row] ?? 0) >= minRating
}

const tests: Record<FilterKind, MakeTest> = {
  Category: oneOfList('categories', ({ values }) => values.map(Number)),
  Attribute: hasAttribute,
  Status: hasAttribute,
  Feature: hasAttribute,
  Model: hasAttribute,
  Promotion: hasAttribute,
  DimensionColor: hasAttribute,
  DimensionSize: hasAttribute,
  Branch: hasAttribute,
  Manufacturer: oneOfPublishers((id) => id * 2),
  Publishers: oneOfPublishers((id) => id * 2 + 1),
  Authors: oneOfList('people', ({ values }) => values.map((id) => authorship(Number(id)))),
  Price: inBands('Price'),
  DiscountRates: inBands('DiscountRates'),
  Pieces: inBands('Pieces'),
  Subtype: oneOfClass('subtype'),
  Availability: oneOfClass('availability'),
  CalculatedAvailability: oneOfClass('deliveryBand'),
  RatingBase5: hasRating,
  Released: released,
}

export const testOf = (context: FilterContext, filter: Filter): RowTest => tests[filter.kind](context, filter)
