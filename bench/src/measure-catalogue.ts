// A shop of a million books through its own API: lists, searches, suggestions and pages, none of them cached.

import { setTimeout } from 'node:timers/promises'
import { getProductByUrl } from '@stoa/contract/catalogue/catalogue'
import { listProductsByCategory } from '@stoa/contract/catalogue/listing'
import { searchProducts, suggestProducts } from '@stoa/contract/catalogue/search'
import type pg from 'pg'
import {
  categoryPaths,
  expressionsOf,
  type MeasuredCategory,
  measuredCategories,
  sortPaths,
} from './catalogue-pages.ts'
import { broadWords, keystrokes, questions, typedTexts } from './catalogue-words.ts'
import { withClient } from './database-client.ts'
import { facetClicks } from './facet-clicks.ts'
import { latencyFigure } from './latency.ts'
import type { Bench, Measure } from './measure.ts'
import { preparedShops } from './prepared-shop.ts'
import { parentOf } from './processor-time.ts'
import { readScans, scansFigure } from './sequential-scans.ts'
import { ask, shopClient } from './shop-sample.ts'
import { type Server, withServer } from './start-server.ts'
import type { Figure } from './table.ts'
import { type MeasuredServer, timeAll, timedGet } from './timed-get.ts'
import { visiblePrice, visibleStock } from './visible-changes.ts'

const targets = { category: 80, sort: 100, search: 100, suggestion: 20, product: 10 } as const
const plainPages = 10
const renderedPages = 40
const clickedEvery = 12
const expressions = 90
const products = 300
/** The server reads the change log every quarter of a second. */
const toldWithinMs = 1000

const searchPath = (text: string): string => `/api/el${searchProducts.path}?${new URLSearchParams({ text })}`
const suggestPath = (text: string): string => `/api/el${suggestProducts.path}?${new URLSearchParams({ text })}`
const productPath = (url: string): string => `/api/el${getProductByUrl.path}?${new URLSearchParams({ url })}`

async function timePaths(
  measured: MeasuredServer,
  label: string,
  paths: readonly string[],
  atMost: number,
): Promise<Figure> {
  const times = await timeAll(measured, paths)
  const slowest = paths[times.clock.indexOf(Math.max(...times.clock))] ?? ''
  const slowestQuery = decodeURIComponent(slowest.replace(/^[^?]*\?/, '').replaceAll('+', ' '))
  return latencyFigure(label, times, atMost, slowestQuery)
}

/** The first list waits until the listing snapshot is loaded; so does everything that is measured. */
async function firstList(server: Server): Promise<Figure> {
  const { milliseconds, status, body } = await timedGet(`${server.origin}/api/el${listProductsByCategory.path}`)
  if (status !== 200) throw new Error(`the first list answers ${status}: ${body}`)
  return { label: 'the first list after a start', value: milliseconds / 1000, unit: 's' }
}

async function categoryFigures(measured: MeasuredServer, name: string, category: MeasuredCategory): Promise<Figure[]> {
  const { facets } = await ask(shopClient(measured.origin), listProductsByCategory, {
    categoryId: category.id,
    pageSize: 1,
  })
  const paths = categoryPaths(category.id, expressionsOf(facets, expressions), plainPages)
  const label = `${name} of ${category.products.toLocaleString('en-US')}, with all counts`
  const pageCount = Math.min(renderedPages, Math.floor(category.products / 24))
  const pages = Array.from({ length: pageCount }, (_, index) => `/categories/${category.url}?page=${index + 1}`)
  return [
    await timePaths(measured, `category ${label}, the call`, paths, targets.category),
    await timePaths(measured, `category ${label}, the whole page`, pages, targets.category),
  ]
}

async function listFigures(measured: MeasuredServer): Promise<Figure[]> {
  const { large, small } = await measuredCategories(measured.origin)
  const deep = [large.id, null]
  return [
    ...(await categoryFigures(measured, 'small', small)),
    ...(await categoryFigures(measured, 'large', large)),
    await timePaths(measured, 'every order, page 1', sortPaths([small.id, ...deep], 1), targets.sort),
    await timePaths(measured, 'every order, page 500', sortPaths(deep, 500), targets.sort),
  ]
}

async function searchFigures(measured: MeasuredServer): Promise<Figure[]> {
  const paths = (texts: readonly string[]) => texts.map(searchPath)
  return [
    await timePaths(measured, 'search, real questions, first page with counts', paths(questions), targets.search),
    await timePaths(measured, 'search, broad words, first page with counts', paths(broadWords), targets.search),
    await timePaths(measured, 'suggestions, each letter', keystrokes(typedTexts).map(suggestPath), targets.suggestion),
  ]
}

async function productFigure(measured: MeasuredServer, client: pg.Client): Promise<Figure> {
  const { rows } = await client.query<{ url: string }>(
    `select url from product tablesample system (1) repeatable (7) where active limit ${products}`,
  )
  return timePaths(
    measured,
    'product by its address',
    rows.map(({ url }) => productPath(url)),
    targets.product,
  )
}

async function clickFigure(origin: string): Promise<Figure> {
  const { large } = await measuredCategories(origin)
  const { facets } = await ask(shopClient(origin), listProductsByCategory, { categoryId: large.id, pageSize: 1 })
  const narrowed = expressionsOf(facets, expressions).filter((_, index) => index % clickedEvery === 0)
  return facetClicks(origin, large.id, narrowed)
}

/** A failed measurement does not stop the others. */
async function orFailure(label: string, work: () => Promise<Figure[]>): Promise<Figure[]> {
  try {
    return await work()
  } catch (error) {
    return [{ label, value: null, unit: '', note: `failed: ${(error as Error).message}` }]
  }
}

async function measureServer(server: Server, client: pg.Client): Promise<Figure[]> {
  const { origin } = server
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const measured = { origin, processes: [server.pid, ...rows.map(({ pid }) => parentOf(pid))] }
  const first = await firstList(server)
  // the first request also waits for code to be compiled; what was found then is to be found anew
  await searchFigures(measured)
  await client.query(`select log_change('search')`)
  await setTimeout(toldWithinMs)
  const before = await readScans(client)
  const figures = [
    ...(await orFailure('lists', () => listFigures(measured))),
    ...(await orFailure('searches', () => searchFigures(measured))),
    ...(await orFailure('products', async () => [await productFigure(measured, client)])),
  ]
  const scans = scansFigure(before, await readScans(client))
  const { large } = await measuredCategories(origin)
  return [
    first,
    ...figures,
    scans,
    ...(await orFailure('a changed price', async () => [await visiblePrice(origin, client, large)])),
    ...(await orFailure('a changed copy', async () => [await visibleStock(origin, client, large)])),
    ...(await orFailure('facet counts', async () => [await clickFigure(origin)])),
  ]
}

async function measure(bench: Bench): Promise<Figure[]> {
  const shops = preparedShops(bench)
  try {
    const url = await shops.shopOf(bench.products)
    const own = { ...bench, databaseUrl: async () => url }
    const work = (server: Server) => withClient(url, (client) => measureServer(server, client))
    return await withServer(own, { pageCache: 'off', role: 'web' }, work)
  } finally {
    await shops.stop()
  }
}

export const catalogue: Measure = {
  name: 'catalogue',
  title: 'A large catalogue',
  takesLong: true,
  measure,
}
