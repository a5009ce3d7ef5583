// The first visit on a slow phone, in Chromium: bytes of document, scripts and styles, and the largest contentful
// paint.

import type { Browser } from '@playwright/test'
import { storedCart, type Visit, visitFirstTime } from '../first-load.ts'
import { rawGet } from '../raw-get.ts'
import { alternate, type BySide, type Results, type Side } from './rounds.ts'
import type { Shop } from './shop.ts'
import type { ShopFacts } from './shop-facts.ts'

export interface FirstLoadCost {
  /** Milliseconds. */
  largestPaint: number
  /** Transferred bytes, brotli. */
  document: number
  scripts: number
  styles: number
}

export interface FirstLoadResult {
  title: string
  costs: Results<FirstLoadCost>
}

interface Address {
  title: string
  path: string
  storage: Record<string, string>
}

const linesInCart = 3

export async function measureFirstLoads(
  browser: Browser,
  shops: BySide<Shop>,
  facts: BySide<ShopFacts>,
  rounds: number,
): Promise<FirstLoadResult[]> {
  const addresses = { old: addressesOf(facts.old), new: addressesOf(facts.new) }
  const results: FirstLoadResult[] = []
  for (const [place, { title }] of addresses.old.entries()) {
    const visit = (side: Side, slow: boolean) => {
      const { path = '', storage = {} } = addresses[side][place] ?? {}
      return visitOnce(browser, { url: `${shops[side].origin}${path}`, storage, slow })
    }
    // warm up: the server renders the page and its covers before the measured visit
    await alternate(1, (side) => visit(side, false))
    results.push({ title, costs: await alternate(rounds, (side) => visit(side, true)) })
  }
  return results
}

function addressesOf({ categories, products }: ShopFacts): Address[] {
  const empty = {}
  const filled = storedCart(products.slice(0, linesInCart).map(({ id }) => id))
  return [
    { title: 'home', path: '/', storage: empty },
    { title: 'category', path: `/categories/${categories[0]?.url}`, storage: empty },
    { title: 'product', path: `/products/${products[0]?.url}`, storage: empty },
    { title: 'search', path: `/search-results?text=${encodeURIComponent('θάλασσα')}`, storage: empty },
    { title: 'login', path: '/login', storage: empty },
    { title: 'cart, empty', path: '/cart', storage: empty },
    { title: `cart, ${linesInCart} books`, path: '/cart', storage: filled },
    { title: 'checkout', path: '/checkout-information', storage: filled },
  ]
}

async function visitOnce(browser: Browser, visit: Visit): Promise<FirstLoadCost> {
  const { largestPaint, scripts, styles } = await visitFirstTime(browser, visit)
  return {
    largestPaint,
    document: await bytesOf([visit.url]),
    scripts: await bytesOf(scripts),
    styles: await bytesOf(styles),
  }
}

async function bytesOf(urls: readonly string[]): Promise<number> {
  const answers = await Promise.all(urls.map(async (url) => ({ url, ...(await rawGet(url, 'br')) })))
  const failed = answers.find(({ status }) => status !== 200)
  if (failed) throw new Error(`${failed.url} answers ${failed.status}`)
  return answers.reduce((sum, { body }) => sum + body.length, 0)
}
