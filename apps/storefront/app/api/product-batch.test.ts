import { productCard } from '@stoa/contract/catalogue/catalogue'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sampleBook } from '../../test/sample-books.ts'
import { loadProduct } from './product-batch.ts'

const requestedUrls: string[] = []

beforeEach(() => {
  vi.useFakeTimers()
  requestedUrls.length = 0
  vi.stubGlobal('fetch', async (url: string) => {
    const ids = new URL(url, 'http://x').searchParams.get('productsids') ?? ''
    requestedUrls.push(ids)
    return Response.json(
      ids
        .split(',')
        .map(Number)
        .filter((id) => id < 900)
        .map((id) => productCard.toWire(sampleBook(id))),
    )
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('combines the requests of 80 ms into one call', async () => {
  const products = Promise.all([loadProduct('el', 1), loadProduct('el', 2), loadProduct('el', 1)])
  await vi.advanceTimersByTimeAsync(79)
  expect(requestedUrls).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(requestedUrls).toEqual(['1,2'])
  expect((await products).map((product) => product?.name)).toEqual(['Book 1', 'Book 2', 'Book 1'])
})

it('returns null for unknown products', async () => {
  const product = loadProduct('el', 999)
  await vi.advanceTimersByTimeAsync(80)
  expect(await product).toBeNull()
})

it('requests at most 50 at once', async () => {
  const products = Promise.all(Array.from({ length: 60 }, (_, index) => loadProduct('en', index + 1)))
  await vi.advanceTimersByTimeAsync(80)
  await products
  expect(requestedUrls.map((ids) => ids.split(',').length)).toEqual([50, 10])
})
