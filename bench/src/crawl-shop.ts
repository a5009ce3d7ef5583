// Crawls a large part of the shop, so that the server's memory afterwards is representative.

import type { ProductCard } from '@stoa/contract/catalogue/catalogue'
import { listProductsByCategory } from '@stoa/contract/catalogue/listing'
import { ask, fullCategories, shopClient } from './shop-sample.ts'

const concurrency = 4

async function allProducts(origin: string, minCount: number): Promise<ProductCard[]> {
  const products: ProductCard[] = []
  for (let page = 1; products.length < minCount; page += 1) {
    const { items } = await ask(shopClient(origin), listProductsByCategory, { page, pageSize: 100 })
    if (items.length === 0) break
    products.push(...items)
  }
  return products
}

export interface CrawlSize {
  pages: number
  covers: number
}

/** Number of pages answered; all of them with 200. */
export async function crawlShop(origin: string, size: CrawlSize): Promise<CrawlSize> {
  const categories = (await fullCategories(origin)).flatMap(({ path }) => [path, `/en${path}`])
  const products = await allProducts(origin, Math.max(size.covers, size.pages))
  const pages = ['/', '/en', ...categories, ...products.map(({ url }) => `/products/${url}`)].slice(0, size.pages)
  const covers = products.slice(0, size.covers).map(({ code }) => `/covers/${code}/240.avif`)
  await visit(origin, [...pages, ...covers])
  return { pages: pages.length, covers: covers.length }
}

async function visit(origin: string, paths: readonly string[]): Promise<void> {
  const remaining = paths.values()
  const worker = async (): Promise<void> => {
    for (const path of remaining) {
      const response = await fetch(`${origin}${path}`)
      await response.arrayBuffer()
      if (response.status !== 200) throw new Error(`${path} answers ${response.status}`)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
}
