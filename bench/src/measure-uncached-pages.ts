// Category pages of 24 books, none of them requested before: the cost of rendering one.

import { fileURLToPath } from 'node:url'
import { roundRobin, runLoad } from './load.ts'
import type { Bench, Measure } from './measure.ts'
import { readMetric } from './server-metrics.ts'
import { canonicalPath, fullCategories } from './shop-sample.ts'
import { withServer } from './start-server.ts'
import type { Figure } from './table.ts'

const connections = 4
const warmUp = 600
const amount = 1500
const sorts = ['Default', 'Bestseller', 'PriceAscending', 'PriceDescending', 'NameAscending', 'ReleaseDateDescending']

/** Many more than concurrent requests: simultaneous requests for the same page would share one rendering. */
async function categoryPages(origin: string): Promise<string[]> {
  const categories = await fullCategories(origin)
  const paths = await Promise.all(categories.map(({ path }) => canonicalPath(origin, path)))
  return sorts.flatMap((sort) => paths.map((path) => (sort === 'Default' ? path : `${path}?sort=${sort}`)))
}

async function speed(bench: Bench): Promise<Figure[]> {
  return withServer(bench, { pageCache: 'off' }, async ({ origin }) => {
    const pages = await categoryPages(origin)
    const next = roundRobin(pages)
    const load = { origin, connections, next: () => ({ path: next(), headers: { 'accept-encoding': 'br' } }) }
    await runLoad({ ...load, amount: warmUp })
    const result = await runLoad({ ...load, amount })
    const note = `${result.perSecond.toFixed(0)} per second by the clock, p50 ${result.p50} ms, p99 ${result.p99} ms, ${pages.length} addresses`
    const label = 'category page of 24 books, rendered: per second and core'
    return [{ label, value: result.perCpuSecond, unit: '', target: { atLeast: 250 }, note }]
  })
}

async function statements(bench: Bench): Promise<Figure[]> {
  const preload = fileURLToPath(new URL('count-statements.ts', import.meta.url))
  return withServer(bench, { pageCache: 'off', role: 'web', preload }, async ({ origin }) => {
    const counts: number[] = []
    for (const page of await categoryPages(origin)) {
      const before = await readMetric(origin, 'bench_sql_statements_total')
      await (await fetch(`${origin}${page}`)).arrayBuffer()
      counts.push((await readMetric(origin, 'bench_sql_statements_total')) - before)
    }
    const label = 'SQL statements for such a page, at most'
    return [{ label, value: Math.max(...counts), unit: '', target: { atMost: 6 }, note: `of ${counts.length} pages` }]
  })
}

export const uncachedPages: Measure = {
  name: 'uncached',
  title: 'Pages rendered anew',
  measure: async (bench) => [...(await speed(bench)), ...(await statements(bench))],
}
