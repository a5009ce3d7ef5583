import { writeFilters } from '@stoa/contract/catalogue/filters'
import { listProductsByCategory } from '@stoa/contract/catalogue/listing'
import { httpClient } from '@stoa/contract/client'
import type { Language } from '@stoa/domain/language'
import { expect, it } from 'vitest'
import { sampleBook } from '../../../test/sample-books.ts'
import { answer } from '../../../test/shop-stub.ts'
import { loadFirstOf, onSale, readBy } from './load-first-of-list.ts'

const now = Date.UTC(2026, 10, 22)

it.each<[Language, string]>([
  ['el', 'Status.best-seller_Availability.0.1.2.7.8.9.10.11'],
  ['en', 'Attribute-language.en_Status.best-seller_Availability.0.1.2.7.8.9.10.11'],
])('in %s takes what can be bought now', async (language, filters) => {
  const calls = answer(listProductsByCategory, () => ({
    ...{ items: [sampleBook(1)], total: 1, page: 1, pageSize: 6, facets: [] },
  }))
  const choice = { now, count: 6, filters: [...onSale, ...readBy(language)] }
  const books = await loadFirstOf(httpClient('', language), 'best-sellers', choice)
  expect(books.map(({ id }) => id)).toEqual([1])
  expect(calls.map(({ input }) => [writeFilters(input.filters ?? []), input.pageSize, input.withFacets])).toEqual([
    [filters, 6, false],
  ])
})
