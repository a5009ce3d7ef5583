// A visit to a great part of the shop: what a server has in memory afterwards is what it needs.

import type { ProductCard } from '@stoa/contract/catalogue'
import { listProductsByCategory } from '@stoa/contract/listing'
import { ask, fullCategories, shopClient } from './shop-sample.ts'

const atOnce = 4

async function allProducts(origin: string, least: number): Promise<ProductCard[]> {
  const found: ProductCard[] = []
  for (let page = 1; found.length < least; page += 1) {
    const { items } = await ask(shopClient(origin), listProductsByCategory, { page, pageSize: 100 })
    if (items.length === 0) break
    found.push(...items)
  }
  return found
}

export interface Walk {
  pages: number
  covers: number
}

/** How many were really seen: all of them answered 200. */
export async function walkTheShop(origin: string, wish: Walk): Promise<Walk> {
  const categories = (await fullCategories(origin)).flatMap(({ path }) => [path, `/en${path}`])
  const products = await allProducts(origin, Math.max(wish.covers, wish.pages))
  const pages = ['/', '/en', ...categories, ...products.map(({ url }) => `/products/${url}`)].slice(0, wish.pages)
  const covers = products.slice(0, wish.covers).map(({ code }) => `/covers/${code}/240.avif`)
  await visit(origin, [...pages, ...covers])
  return { pages: pages.length, covers: covers.length }
}

async function visit(origin: string, paths: readonly string[]): Promise<void> {
  const left = paths.values()
  const walker = async (): Promise<void> => {
    for (const path of left) {
      const answer = await fetch(`${origin}${path}`)
      await answer.arrayBuffer()
      if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, walker))
}
