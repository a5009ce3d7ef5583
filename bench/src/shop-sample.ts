// Addresses and products of the shop under measurement, asked from its own API.

import { composeCartTotals } from '@stoa/contract/cart'
import type { ProductCard } from '@stoa/contract/catalogue'
import { listCategoryTree } from '@stoa/contract/categories'
import { type Client, httpClient } from '@stoa/contract/client'
import type { AnswerOf, Endpoint, InputOf } from '@stoa/contract/endpoint'
import { listProductsByCategory } from '@stoa/contract/listing'
import type { Language } from '@stoa/domain/language'

export const shopClient = (origin: string, language: Language = 'el'): Client => httpClient(origin, language)

export async function ask<E extends Endpoint>(client: Client, endpoint: E, input: InputOf<E>): Promise<AnswerOf<E>> {
  const found = await client.call(endpoint, input)
  if (!found.ok) throw new Error(`${endpoint.path} refused: ${JSON.stringify(found.refusal)}`)
  return found.value
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

/** Products of the whole shop that come in one form and that a cart takes as they are; best sellers first. */
export async function buyableProducts(origin: string, many: number): Promise<ProductCard[]> {
  const client = shopClient(origin)
  const found: ProductCard[] = []
  for (let page = 1; found.length < many; page += 1) {
    const { items } = await ask(client, listProductsByCategory, { sort: 'Bestseller', pageSize: 50, page })
    if (items.length === 0) throw new Error(`the shop has only ${found.length} products to buy`)
    const wishes = items.map(({ id }) => ({ productId: id, dimensionId: 0, quantity: 1 }))
    const { lines } = await ask(client, composeCartTotals, { items: wishes })
    const taken = new Set(lines.map(({ productId }) => productId))
    found.push(...items.filter(({ id }) => taken.has(id)))
  }
  return found.slice(0, many)
}

/** Where the shop sends a visitor of this address, if it does. */
export async function trueAddress(origin: string, path: string): Promise<string> {
  const answer = await fetch(`${origin}${path}`, { redirect: 'manual' })
  const location = answer.headers.get('location')
  const final = location === null ? path : new URL(location, origin).pathname
  const { status } = location === null ? answer : await fetch(`${origin}${final}`)
  if (status !== 200) throw new Error(`${final} answers ${status}`)
  return final
}
