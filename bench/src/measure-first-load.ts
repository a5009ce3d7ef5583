// The first visit on a mid-range phone with a mobile connection: 390 × 844, processor slowed down four times, 1.6
// Mbit/s, 150 ms, empty cache.

import type { Browser } from '@playwright/test'
import { chromiumPath, type FirstLoad, storedCart, visitFirstTime, withChromium } from './first-load.ts'
import type { Bench, Measure } from './measure.ts'
import { rawGet } from './raw-get.ts'
import { buyableProducts, fullCategories } from './shop-sample.ts'
import { median } from './spread.ts'
import { withServer } from './start-server.ts'
import type { Figure } from './table.ts'

const visits = 3

interface Address {
  name: string
  path: string
  storage: Record<string, string>
  /** Goal for its scripts. */
  kilobytes: number
}

const goals = { page: 120, cart: 140, checkout: 165 }

async function addresses(origin: string): Promise<Address[]> {
  const [category] = await fullCategories(origin)
  const books = await buyableProducts(origin, 3)
  const empty = {}
  const filled = storedCart(books.map(({ id }) => id))
  return [
    { name: 'home', path: '/', storage: empty, kilobytes: goals.page },
    { name: 'category', path: category?.path ?? '', storage: empty, kilobytes: goals.page },
    { name: 'product', path: `/products/${books[0]?.url}`, storage: empty, kilobytes: goals.page },
    {
      name: 'search',
      path: `/search-results?text=${encodeURIComponent('θάλασσα')}`,
      storage: empty,
      kilobytes: goals.page,
    },
    { name: 'login', path: '/login', storage: empty, kilobytes: goals.cart },
    { name: 'cart, empty', path: '/cart', storage: empty, kilobytes: goals.cart },
    { name: 'cart, 3 books', path: '/cart', storage: filled, kilobytes: goals.cart },
    { name: 'checkout', path: '/checkout-information', storage: filled, kilobytes: goals.checkout },
  ]
}

async function kilobytes(urls: readonly string[], encoding: 'gzip' | 'br'): Promise<number> {
  const responses = await Promise.all(urls.map((url) => rawGet(url, encoding)))
  return responses.reduce((sum, { body }) => sum + body.length, 0) / 1000
}

async function transferSize(urls: readonly string[], maxKilobytes: number, label: string): Promise<Figure> {
  const note = `${urls.length} files; br ${(await kilobytes(urls, 'br')).toFixed(1)} kB`
  return { label, value: await kilobytes(urls, 'gzip'), unit: 'kB', target: { atMost: maxKilobytes }, note }
}

async function figuresOf({ name, kilobytes: goal }: Address, loads: readonly FirstLoad[]): Promise<Figure[]> {
  const [first] = loads
  if (!first) return []
  const firstPaint = median(loads.map((load) => load.firstPaint))
  return [
    await transferSize(first.scripts, goal, `${name}: JavaScript, gzip`),
    await transferSize(first.styles, 25, `${name}: CSS, gzip`),
    {
      label: `${name}: font files before the first paint`,
      unit: '',
      target: { atMost: 2 },
      value: Math.max(...loads.map((load) => load.fontsBeforePaint)),
    },
    {
      label: `${name}: layout shift`,
      unit: '',
      target: { atMost: 0 },
      value: Math.max(...loads.map((load) => load.shift)),
    },
    {
      label: `${name}: largest contentful paint`,
      unit: 's',
      target: { atMost: 1.5 },
      value: median(loads.map((load) => load.largestPaint)) / 1000,
      note: `first contentful paint ${(firstPaint / 1000).toFixed(2)} s`,
    },
  ]
}

/** Warm-up visit without throttling: the server renders the page and its covers before the measured visit. */
async function measurePage(browser: Browser, origin: string, address: Address): Promise<Figure[]> {
  const { path, storage } = address
  const url = `${origin}${path}`
  await visitFirstTime(browser, { url, storage, slow: false })
  const loads: FirstLoad[] = []
  for (let visit = 0; visit < visits; visit += 1)
    loads.push(await visitFirstTime(browser, { url, storage, slow: true }))
  return figuresOf(address, loads)
}

async function measure(bench: Bench): Promise<Figure[]> {
  const figures: Figure[] = []
  const measureAll = (browser: Browser): Promise<void> =>
    withServer(bench, {}, async ({ origin }) => {
      for (const address of await addresses(origin)) figures.push(...(await measurePage(browser, origin, address)))
    })
  const isThere = await withChromium(measureAll)
  return isThere ? figures : [{ label: 'first loads', value: null, unit: '', note: `no Chromium at ${chromiumPath}` }]
}

export const firstLoad: Measure = { name: 'first-load', title: 'First load in Chromium', measure }
