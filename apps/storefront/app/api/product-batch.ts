// Products by id, gathered: what is asked for within 80 ms travels in one call.

import { listProductsByIds, type ProductCard } from '@stoa/contract/catalogue'
import type { Language } from '@stoa/domain/language'
import { browserClient } from './browser-client.ts'
import { valueOrThrow } from './refused.ts'

const gatherFor = 80
const mostAtOnce = 50

interface Waiting {
  id: number
  resolve(product: ProductCard | null): void
  reject(reason: unknown): void
}

const queues: Record<Language, Waiting[]> = { el: [], en: [] }

/** The product, or null when the shop does not know the id. */
export function loadProduct(language: Language, id: number): Promise<ProductCard | null> {
  return new Promise((resolve, reject) => {
    const queue = queues[language]
    if (queue.length === 0) setTimeout(() => void sendQueue(language), gatherFor)
    queue.push({ id, resolve, reject })
  })
}

async function sendQueue(language: Language): Promise<void> {
  const waiting = queues[language].splice(0)
  const ids = [...new Set(waiting.map(({ id }) => id))]
  const chunks = Array.from({ length: Math.ceil(ids.length / mostAtOnce) }, (_, index) =>
    ids.slice(index * mostAtOnce, (index + 1) * mostAtOnce),
  )
  try {
    const found = new Map((await Promise.all(chunks.map((chunk) => askFor(language, chunk)))).flat())
    for (const { id, resolve } of waiting) resolve(found.get(id) ?? null)
  } catch (reason) {
    for (const { reject } of waiting) reject(reason)
  }
}

async function askFor(language: Language, ids: number[]): Promise<[number, ProductCard][]> {
  const products = valueOrThrow(await browserClient(language).call(listProductsByIds, { ids }))
  return products.map((product) => [product.id, product])
}
