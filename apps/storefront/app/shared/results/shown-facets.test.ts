import type { Facet, FacetValue } from '@stoa/contract/listing'
import { expect, it } from 'vitest'
import { chipsOf, showFacets } from './shown-facets.ts'

const value = (text: string, more: Partial<FacetValue> = {}): FacetValue => ({
  ...{ value: text, name: `name ${text}`, nameLanguage: 'el', count: 1, selected: false, level: 1 },
  ...more,
})
const facet = (kind: Facet['kind'], values: FacetValue[], more: Partial<Facet> = {}): Facet => ({
  ...{ kind, attribute: null, name: kind, values, valueCount: values.length },
  ...more,
})
const inCategory = { language: 'el', hasTree: true, isSearch: false } as const
const inSearch = { language: 'el', hasTree: false, isSearch: true } as const
const authors = facet(
  'Authors',
  Array.from({ length: 20 }, (_, index) => value(String(index + 1), { selected: index === 15 })),
  { valueCount: 235 },
)

it('shows the first names and those chosen, and says how many there are', () => {
  const [shown] = showFacets([authors], inCategory)
  expect(shown?.values.map((one) => one.value)).toEqual(['1', '2', '3', '4', '5', '6', '16'])
  expect(shown?.all).toBe(235)
})

it('shows all values of a search, for no more can be asked for', () => {
  const [shown] = showFacets([authors], inSearch)
  expect(shown?.values).toHaveLength(20)
  expect(shown?.all).toBeUndefined()
})

it('puts the most used filters first and leaves out what is empty or what the tree says', () => {
  const all = [facet('Category', [value('3')]), facet('Price', [value('-999')]), authors, facet('Pieces', [])]
  expect(showFacets([...all].reverse(), inCategory).map(({ name }) => name)).toEqual(['Price', 'Authors'])
  expect(showFacets(all, inSearch).map(({ name }) => name)).toEqual(['Category', 'Price', 'Authors'])
})

it('tells the language and the depth of a value only where they matter', () => {
  const [shown] = showFacets([facet('Category', [value('3'), value('4', { level: 2, nameLanguage: 'en' })])], inSearch)
  expect(shown?.values).toEqual([
    { value: '3', name: 'name 3', count: 1 },
    { value: '4', name: 'name 4', count: 1, lang: 'en', depth: 1 },
  ])
})

it('makes a chip of every chosen value, by its name or in words', () => {
  const facets = showFacets([authors, facet('Price', [value('1000-1499')])], inCategory)
  expect(chipsOf(facets, 'Price.800-3000_Authors.16', (name, text) => `${name}=${text}`)).toEqual([
    { name: 'Price', value: '800-3000', label: 'Price=800-3000' },
    { name: 'Authors', value: '16', label: 'name 16' },
  ])
})
