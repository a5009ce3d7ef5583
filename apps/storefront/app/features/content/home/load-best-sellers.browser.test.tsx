import { writeFilters } from '@stoa/contract/catalogue/filters'
import { listProductsByCategory } from '@stoa/contract/catalogue/listing'
import { httpClient } from '@stoa/contract/client'
import type { Language } from '@stoa/domain/language'
import { expect, it } from 'vitest'
import { sampleBook } from '../../../../test/sample-books.ts'
import { answer } from '../../../../test/shop-stub.ts'
import { loadBestSellers } from './load-best-sellers.ts'

const now = Date.UTC(2026, 10, 22)

it.each<[Language, string, string]>([
  ['el', 'Status.best-seller', '/best-sellers'],
  ['en', 'Attribute-language.en_Status.best-seller', '/best-sellers?q=Attribute-language.en'],
])('in %s takes the first of the list that its link leads to', async (language, filters, href) => {
  const calls = answer(listProductsByCategory, () => ({
    ...{ items: [sampleBook(2), sampleBook(1)], total: 2, page: 1, pageSize: 11, facets: [] },
  }))
  const bestSellers = await loadBestSellers(httpClient('', language), language, now)
  expect(bestSellers.href).toBe(href)
  expect(bestSellers.books.map(({ id }) => id)).toEqual([2, 1])
  expect(calls.map(({ input }) => [writeFilters(input.filters ?? []), input.sort])).toEqual([[filters, 'Bestseller']])
})
