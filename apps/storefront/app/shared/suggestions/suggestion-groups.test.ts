import type { ProductCard } from '@stoa/contract/catalogue/catalogue'
import type { Suggestion } from '@stoa/contract/catalogue/search'
import { expect, it } from 'vitest'
import { groupSuggestions } from './suggestion-groups.ts'

const suggestion = (kind: Suggestion['kind'], id: number, url: string | null = `${kind}-${id}`): Suggestion => ({
  kind,
  id,
  name: `${kind} ${id}`,
  nameLanguage: 'en',
  url,
  product: null,
})

it('groups them by kind, numbers them, and has the URL of each', () => {
  const groups = groupSuggestions([
    suggestion('author', 1),
    suggestion('title', 2),
    suggestion('series', 3, null),
    suggestion('publisher', 4),
    suggestion('title', 5),
    suggestion('category', 6),
  ])
  expect(groups.map(({ kind, options }) => [kind, ...options.map(({ index, href }) => `${index} ${href}`)])).toEqual([
    ['title', '0 /products/title-2', '1 /products/title-5'],
    ['author', '2 /contributor/author-1'],
    ['category', '3 /categories/category-6'],
    ['publisher', '4 /publisher/publisher-4'],
    ['series', '5 /search-results?text=series+3'],
  ])
})

it('shows ten at most', () => {
  const manySuggestions = Array.from({ length: 14 }, (_, index) => suggestion('title', index + 1))
  expect(groupSuggestions(manySuggestions)[0]?.options).toHaveLength(10)
})

it('tells books of one name and author apart by publisher and year', () => {
  const card = (id: number, publisher: string, year: number) =>
    ({ id, name: 'Αντιγόνη', publisher, year, credits: [] }) as unknown as ProductCard
  const book = (id: number, product: ProductCard): Suggestion => ({ ...suggestion('title', id), product })
  const [group] = groupSuggestions([book(1, card(1, 'Κέδρος', 2001)), book(2, card(2, 'Πατάκης', 2019))])
  expect(group?.options.map((option) => option.book?.by)).toEqual(['Κέδρος, 2001', 'Πατάκης, 2019'])
  const [only] = groupSuggestions([book(1, card(1, 'Κέδρος', 2001))])
  expect(only?.options[0]?.book?.by).toBe('')
})
