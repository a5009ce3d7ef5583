import type { Facet, FacetValue } from '@stoa/contract/catalogue/listing'
import { expect, it } from 'vitest'
import { toChips, toShownFacets } from './facet-display.ts'

const value = (text: string, overrides: Partial<FacetValue> = {}): FacetValue => ({
  value: text,
  name: `name ${text}`,
  nameLanguage: 'el',
  count: 1,
  selected: false,
  level: 1,
  ...overrides,
})
const facet = (kind: Facet['kind'], values: FacetValue[], overrides: Partial<Facet> = {}): Facet => ({
  kind,
  attribute: null,
  name: kind,
  values,
  valueCount: values.length,
  ...overrides,
})
const inCategory = { language: 'el', hasTree: true, isSearch: false } as const
const inSearch = { language: 'el', hasTree: false, isSearch: true } as const
const authors = facet(
  'Authors',
  Array.from({ length: 20 }, (_, index) => value(String(index + 1), { selected: index === 15 })),
  { valueCount: 235 },
)

it('shows the first and the chosen names, and the number of all', () => {
  const [shownFacet] = toShownFacets([authors], inCategory)
  expect(shownFacet?.values.map((item) => item.value)).toEqual(['1', '2', '3', '4', '5', '6', '16'])
  expect(shownFacet?.valueTotal).toBe(235)
})

it('shows all values of a search, since no more can be loaded', () => {
  const [shownFacet] = toShownFacets([authors], inSearch)
  expect(shownFacet?.values).toHaveLength(20)
  expect(shownFacet?.valueTotal).toBeUndefined()
})

it('puts the most used facets first and leaves out empty ones and those in the category tree', () => {
  const valueTotal = [facet('Category', [value('3')]), facet('Price', [value('-999')]), authors, facet('Pieces', [])]
  expect(toShownFacets([...valueTotal].reverse(), inCategory).map(({ name }) => name)).toEqual(['Price', 'Authors'])
  expect(toShownFacets(valueTotal, inSearch).map(({ name }) => name)).toEqual(['Category', 'Price', 'Authors'])
})

it('puts awards, signed copies, picks and offers among the first, before details of the edition', () => {
  const kinds = ['Pieces', 'Branch', 'Publishers', 'DiscountRates', 'Promotion', 'Feature', 'Authors', 'Price'] as const
  expect(
    toShownFacets(
      kinds.map((kind) => facet(kind, [value('1')])),
      inCategory,
    ).map(({ name }) => name),
  ).toEqual(['Price', 'Authors', 'Feature', 'Promotion', 'DiscountRates', 'Publishers', 'Branch', 'Pieces'])
})

it('includes language and depth of a value only where they matter', () => {
  const [shownFacet] = toShownFacets(
    [facet('Category', [value('3'), value('4', { level: 2, nameLanguage: 'en' })])],
    inSearch,
  )
  expect(shownFacet?.values).toEqual([
    { value: '3', name: 'name 3', count: 1 },
    { value: '4', name: 'name 4', count: 1, lang: 'en', depth: 1 },
  ])
})

it('makes a chip of every chosen value, from its name or its expression', () => {
  const facets = toShownFacets([authors, facet('Price', [value('1000-1499')])], inCategory)
  expect(toChips(facets, 'Price.800-3000_Authors.16', (name, text) => `${name}=${text}`)).toEqual([
    { name: 'Price', value: '800-3000', label: 'Price=800-3000' },
    { name: 'Authors', value: '16', label: 'name 16' },
  ])
})
