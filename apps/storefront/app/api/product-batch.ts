// Products by id, batched: the requests of 80 ms are sent in one call.

import { valueOrThrow } from '@stoa/browser/query/refused'
import { listProductsByIds, type ProductCard } from '@stoa/contract/catalogue/catalogue'
import type { Language } from '@stoa/domain/language'
import { browserClient } from './browser-client.ts'

const batchDelay = 80
const maxBatchSize = 50

interface PendingLookup {
  id: number
  resolve(product: ProductCard | null): void
  reject(reason: unknown): void
}

const queues: Record<Language, PendingLookup[]> = { el: [], en: [] }

/** The product, or null when the API does not know the id. */
export function loadProduct(language: Language, id: number): Promise<ProductCard | null> {
  return new Promise((resolve, reject) => {
    const queue = queues[language]
    if (queue.length === 0) setTimeout(() => void flushQueue(language), batchDelay)
    queue.push({ id, resolve, reject })
  })
}

async function flushQueue(language: Language): Promise<void> {
  const lookups = queues[language].splice(0)
  const ids = [...new Set(lookups.map(({ id }) => id))]
  const chunks = Array.from({ length: Math.ceil(ids.length / maxBatchSize) }, (_, index) =>
    ids.slice(index * maxBatchSize, (index + 1) * maxBatchSize),
  )
  try {
    const productsById = new Map((await Promise.all(chunks.map((chunk) => fetchBatch(language, chunk)))).flat())
    for (const { id, resolve } of lookups) resolve(productsById.get(id) ?? null)
  } catch (reason) {
    for (const { reject } of lookups) reject(reason)
  }
}

async function fetchBatch(language: Language, ids: number[]): Promise<[number, ProductCard][]> {
  const products = valueOrThrow(await browserClient(language).call(listProductsByIds, { ids }))
  return products.map((product) => [product.id, product])
}
