// Addresses and products of the measured shop, read from its own API.

import type { ProductCard } from '@stoa/contract/catalogue/catalogue'
import { listCategoryTree } from '@stoa/contract/catalogue/categories'
import { listProductsByCategory } from '@stoa/contract/catalogue/listing'
import { type Client, httpClient } from '@stoa/contract/client'
import type { Endpoint, InputOf, OutputOf } from '@stoa/contract/endpoint'
import { composeCartTotals } from '@stoa/contract/ordering/cart'
import type { Language } from '@stoa/domain/language'

export const shopClient = (origin: string, language: Language = 'el'): Client => httpClient(origin, language)

export async function ask<E extends Endpoint>(client: Client, endpoint: E, input: InputOf<E>): Promise<OutputOf<E>> {
  const result = await client.call(endpoint, input)
  if (!result.ok) throw new Error(`${endpoint.path} refused: ${JSON.stringify(result.refusal)}`)
  return result.value
}

const pageSize = 24

export interface ListAddress {
  path: string
  products: number
}

/** The categories whose first page is full, the largest first. */
export async function fullCategories(origin: string): Promise<ListAddress[]> {
  const tree = await ask(shopClient(origin), listCategoryTree, {})
  return tree
    .filter((node) => node.productCount >= pageSize)
    .sort((a, b) => b.productCount - a.productCount)
    .map((node) => ({ path: `/categories/${node.url}`, products: node.productCount }))
}

/** Products without dimensions that can be added to a cart; best sellers first. */
export async function buyableProducts(origin: string, count: number): Promise<ProductCard[]> {
  const client = shopClient(origin)
  const result: ProductCard[] = []
  for (let page = 1; result.length < count; page += 1) {
    const { items } = await ask(client, listProductsByCategory, { sort: 'Bestseller', pageSize: 50, page })
    if (items.length === 0) throw new Error(`the shop has only ${result.length} products to buy`)
    const cartItems = items.map(({ id }) => ({ productId: id, dimensionId: 0, quantity: 1 }))
    const { lines } = await ask(client, composeCartTotals, { items: cartItems })
    const buyableIds = new Set(lines.map(({ productId }) => productId))
    result.push(...items.filter(({ id }) => buyableIds.has(id)))
  }
  return result.slice(0, count)
}

/** The redirect target of this address, if it redirects. */
export async function canonicalPath(origin: string, path: string): Promise<string> {
  const response = await fetch(`${origin}${path}`, { redirect: 'manual' })
  const location = response.headers.get('location')
  const final = location === null ? path : new URL(location, origin).pathname
  const { status } = location === null ? response : await fetch(`${origin}${final}`)
  if (status !== 200) throw new Error(`${final} answers ${status}`)
  return final
}
