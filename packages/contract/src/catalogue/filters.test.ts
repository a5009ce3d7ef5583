import { availabilityNumbers } from '@stoa/domain/catalogue/availability'
import { releasedKeywords } from '@stoa/domain/catalogue/released'
import { bandCodes } from '@stoa/domain/ordering/delivery/delivery-bands'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { type FilterKind, filterKinds, filterValues, kindsNotForGoods, ratings, subtypes } from './filter-kinds.ts'
import {
  type Filter,
  type Filters,
  maxExpressionLength,
  maxFilters,
  maxValues,
  nameOf,
  readFilters,
  toggleFilter,
  writeFilters,
} from './filters.ts'
import { filterExpression } from './listing.ts'

const read = (text: string): Filters => {
  const outcome = readFilters(text)
  if (!outcome.ok) throw new Error(`${outcome.refusal.code}: ${outcome.refusal.part}`)
  return outcome.value
}

const id = fc.integer({ min: 1, max: 999_999_999 }).map(String)
const code = fc.stringMatching(/^[a-z0-9]{1,8}(?:-[a-z0-9]{1,6}){0,2}$/)
const number = fc.option(fc.nat(9_999_999))
const band = fc
  .tuple(number, number)
  .filter(([from, to]) => (from ?? to) !== null && (from ?? 0) <= (to ?? Number.POSITIVE_INFINITY))
  .map(([from, to]) => `${from ?? ''}-${to ?? ''}`)
const year = fc.integer({ min: 1450, max: 2100 })
const years = fc.tuple(year, year).map(([a, b]) => (a === b ? `${a}` : `${Math.min(a, b)}-${Math.max(a, b)}`))
const released = fc.oneof(
  fc.constantFrom(...releasedKeywords),
  year.map(String),
  years,
  year.map((item) => `-${item}`),
)

const someValue: Record<FilterKind, fc.Arbitrary<string>> = {
  Category: id,
  Attribute: code,
  Status: code,
  DimensionColor: code,
  DimensionSize: code,
  Manufacturer: id,
  Model: code,
  Price: band,
  DiscountRates: band,
  Branch: id,
  Feature: code,
  Promotion: code,
  Pieces: band,
  Authors: id,
  Publishers: id,
  Released: released,
  Subtype: fc.constantFrom(...subtypes),
  Availability: fc.constantFrom(...Object.values(availabilityNumbers).map(String)),
  RatingBase5: fc.constantFrom(...ratings),
  CalculatedAvailability: fc.constantFrom(...bandCodes),
}

const filter = fc.constantFrom(...filterKinds).chain(
  (kind): fc.Arbitrary<Filter> =>
    fc.record({
      kind: fc.constant(kind),
      attribute: kind === 'Attribute' ? code : fc.constant(null),
      values: fc.uniqueArray(someValue[kind], { minLength: 1, maxLength: 6 }),
    }),
)
const filters = fc.uniqueArray(filter, { maxLength: 12, selector: nameOf })

/** The same expression in another order, with repetitions, in capitals, with its version. */
const writtenForms = (filterList: Filters): fc.Arbitrary<string> =>
  fc
    .tuple(fc.shuffledSubarray([...filterList], { minLength: filterList.length }), fc.boolean(), fc.boolean())
    .map(([mixed, loud, numbered]) => {
      const parts = mixed.map((item) => {
        const name = loud ? nameOf(item).toUpperCase() : nameOf(item).toLowerCase()
        return [name, ...item.values.toReversed(), ...item.values].join('.')
      })
      return [...(numbered ? ['1'] : []), ...parts].join('_')
    })

describe('a filter expression', () => {
  test('survives the round trip and has one canonical text', () => {
    fc.assert(
      fc.property(filters, (filterList) => {
        const text = writeFilters(filterList)
        const parsedBack = read(text)
        expect(writeFilters(parsedBack)).toBe(text)
        expect(new Set(parsedBack.map(nameOf))).toEqual(new Set(filterList.map(nameOf)))
        for (const item of filterList)
          expect(parsedBack.find((candidate) => nameOf(candidate) === nameOf(item))?.values.toSorted()).toEqual(
            item.values.toSorted(),
          )
      }),
      { numRuns: 500 },
    )
  })

  test('in another spelling has the same canonical text', () => {
    const both = filters.chain((filterList) => fc.tuple(fc.constant(filterList), writtenForms(filterList)))
    fc.assert(
      fc.property(both, ([filterList, text]) => {
        expect(writeFilters(read(text))).toBe(writeFilters(filterList))
      }),
    )
  })

  test('needs no encoding in an address', () => {
    fc.assert(
      fc.property(filters, (filterList) => {
        expect(encodeURIComponent(writeFilters(filterList))).toBe(writeFilters(filterList))
      }),
    )
  })

  test('any text is parsed, or refused with the wrong part; the parser never throws', () => {
    const pieces = fc.array(fc.oneof(fc.constantFrom(...filterKinds, '.', '_', '-', '1', '2024'), fc.string()))
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          pieces.map((filterList) => filterList.join('')),
        ),
        (text) => {
          const outcome = readFilters(text)
          if (outcome.ok) expect(read(writeFilters(outcome.value))).toEqual(outcome.value)
          else expect(outcome.refusal.part.length).toBeLessThanOrEqual(80)
        },
      ),
      { numRuns: 2000 },
    )
  })
})

it.each([
  ['', ''],
  ['1', ''],
  ['1_Authors.12', 'Authors.12'],
  ['authors.12.9.12', 'Authors.9.12'],
  ['Released.last-30.1990-1990.-1950', 'Released.-1950.1990.last-30'],
  ['Authors.1_Price.-0999.5000-', 'Price.-999.5000-_Authors.1'],
  ['attribute-LANGUAGE.el', 'Attribute-language.el'],
  ['Attribute-b.x_Attribute-a.y_Category.3', 'Category.3_Attribute-a.y_Attribute-b.x'],
  ['CalculatedAvailability.4-7w.1-4', 'CalculatedAvailability.1-4.4-7w'],
])('%j is written %j', (text, canonical) => {
  expect(writeFilters(read(text))).toBe(canonical)
})

it.each([
  ['2_Authors.12', 'filter_version', '2'],
  ['zorba', 'filter_unknown', 'zorba'],
  ['_', 'filter_unknown', ''],
  ['Authors.1_', 'filter_unknown', ''],
  ['Attribute.el', 'filter_unknown', 'Attribute'],
  ['Attribute-.el', 'filter_unknown', 'Attribute-'],
  ['toString.1', 'filter_unknown', 'toString'],
  ['EventTag.3', 'filter_not_for_goods', 'EventTag'],
  ['Authors', 'filter_without_value', 'Authors'],
  ['Authors.', 'filter_value', 'Authors.'],
  ['Authors.0', 'filter_value', 'Authors.0'],
  ['Authors.x', 'filter_value', 'Authors.x'],
  ['Authors.1_authors.2', 'filter_twice', 'Authors'],
  ['Price.20-10', 'filter_value', 'Price.20-10'],
  ['Price.-', 'filter_value', 'Price.-'],
  ['Released.1300', 'filter_value', 'Released.1300'],
  ['Released.13th', 'filter_value', 'Released.13th'],
  ['RatingBase5.6', 'filter_value', 'RatingBase5.6'],
  ['Availability.13', 'filter_value', 'Availability.13'],
  ['Status.New', 'filter_value', 'Status.New'],
  ['Subtype.papyrus', 'filter_value', 'Subtype.papyrus'],
])('%j is refused: %s %j', (text, problem, part) => {
  expect(readFilters(text)).toEqual({ ok: false, refusal: { code: problem, part } })
})

test('the number of filters, values and characters is limited', () => {
  const codeOf = (text: string) => {
    const outcome = readFilters(text)
    return outcome.ok ? 'ok' : outcome.refusal.code
  }
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
  expect(codeOf(`Authors.${numbers(maxValues).join('.')}`)).toBe('ok')
  expect(codeOf(`Authors.${numbers(maxValues + 1).join('.')}`)).toBe('filter_too_many')
  const attributes = (count: number) =>
    numbers(count)
      .map((item) => `Attribute-a${item}.x`)
      .join('_')
  expect(codeOf(attributes(maxFilters))).toBe('ok')
  expect(codeOf(attributes(maxFilters + 1))).toBe('filter_too_many')
  expect(codeOf('x'.repeat(maxExpressionLength + 1))).toBe('filter_too_long')
})

test('kinds of events and places are not filters of products', () => {
  for (const kind of kindsNotForGoods) expect(kind in filterValues).toBe(false)
})

test('toggling adds a value, toggling again removes it', () => {
  const authors = { kind: 'Authors', attribute: null } as const
  const item = toggleFilter([], authors, '12')
  const both = toggleFilter(toggleFilter(item, authors, '9'), { kind: 'Price', attribute: null }, '-999')
  expect(writeFilters(both)).toBe('Price.-999_Authors.9.12')
  expect(writeFilters(toggleFilter(both, authors, '12'))).toBe('Price.-999_Authors.9')
  expect(toggleFilter(item, authors, '12')).toEqual([])
  fc.assert(
    fc.property(filters, filter, (filterList, { kind, attribute, values: [value = ''] }) => {
      const twice = toggleFilter(toggleFilter(filterList, { kind, attribute }, value), { kind, attribute }, value)
      expect(writeFilters(twice)).toBe(writeFilters(filterList))
    }),
  )
})

test('on the wire it is text, and a wrong one is refused with the wrong part', () => {
  expect(filterExpression.toWire(filterExpression.toReadable('authors.2.1'))).toBe('Authors.1.2')
  const [issue] = filterExpression.schema.safeParse('Authors.1_Colour.red').error?.issues ?? []
  expect(issue).toMatchObject({ code: 'custom', params: { code: 'filter_unknown', part: 'Colour' } })
})
