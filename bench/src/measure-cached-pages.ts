// Cached pages compared with the same bytes served from disk by nginx: the same load on both, alternating, median of
// three.

import { hasProgram } from '@stoa/api/test/debian-program'
import type { Bench, Measure } from './measure.ts'
import { rawGet } from './raw-get.ts'
import { readMetric } from './server-metrics.ts'
import { buyableProducts, canonicalPath, fullCategories } from './shop-sample.ts'
import { median } from './spread.ts'
import { type StaticFile, withNginx } from './start-nginx.ts'
import { withServer } from './start-server.ts'
import type { Figure } from './table.ts'
import { type Encoding, wrk } from './wrk.ts'

const rounds = 3
const seconds = 3
const warmUpSeconds = 2
const minRatios = { identity: 0.9, br: 0.45 }

interface CachedPage extends StaticFile {
  path: string
  kind: 'category' | 'product'
  encoding: Encoding
}

/** As this server sends it from the cache: the first request renders it. */
async function fetchPage(
  origin: string,
  path: string,
  kind: CachedPage['kind'],
  encoding: Encoding,
): Promise<CachedPage> {
  await rawGet(`${origin}${path}`, 'br')
  const { body, headers } = await rawGet(`${origin}${path}`, encoding)
  if ((headers['content-encoding'] ?? 'identity') !== encoding) throw new Error(`${path} does not come as ${encoding}`)
  const plain = Object.entries(headers).filter((pair): pair is [string, string] => typeof pair[1] === 'string')
  return { path, kind, encoding, name: `${kind}.${encoding}`, body, headers: Object.fromEntries(plain) }
}

async function fetchPages(origin: string): Promise<CachedPage[]> {
  const [category] = await fullCategories(origin)
  const [product] = await buyableProducts(origin, 1)
  if (!category || !product) throw new Error('the shop is empty')
  const categoryPath = await canonicalPath(origin, category.path)
  const productPath = await canonicalPath(origin, `/products/${product.url}`)
  const pages: CachedPage[] = []
  for (const encoding of ['identity', 'br'] as const) {
    pages.push(await fetchPage(origin, categoryPath, 'category', encoding))
    pages.push(await fetchPage(origin, productPath, 'product', encoding))
  }
  if ((await readMetric(origin, 'stoa_cached_pages')) < 2) throw new Error('the pages were not kept in the cache')
  return pages
}

async function compare(page: CachedPage, ours: string, nginx: string, logLevel: string): Promise<Figure> {
  const addresses = { ours: `${ours}${page.path}`, nginx: `${nginx}/${page.name}` }
  await wrk(addresses.ours, page.encoding, page.body.length, warmUpSeconds)
  const counts: Record<keyof typeof addresses, number[]> = { ours: [], nginx: [] }
  for (let round = 0; round < rounds; round += 1) {
    for (const server of ['ours', 'nginx'] as const)
      counts[server].push(await wrk(addresses[server], page.encoding, page.body.length, seconds))
  }
  const [ownMedian, nginxMedian] = [median(counts.ours), median(counts.nginx)]
  return {
    label: `cached ${page.kind} page, ${page.encoding}, log ${logLevel}: ours to nginx`,
    value: ownMedian / nginxMedian,
    unit: '',
    target: { atLeast: minRatios[page.encoding] },
    note: `${ownMedian.toFixed(0)} to ${nginxMedian.toFixed(0)} per second, ${(page.body.length / 1000).toFixed(1)} kB`,
  }
}

async function measure(bench: Bench): Promise<Figure[]> {
  const missing = (['wrk', 'nginx'] as const).filter((program) => !hasProgram(program))
  if (missing.length > 0) {
    const note = `${missing.join(' and ')} cannot be had on this machine`
    return [
      { label: 'cached pages: ours to nginx', value: null, unit: '', target: { atLeast: minRatios.identity }, note },
    ]
  }
  const figures: Figure[] = []
  for (const logLevel of ['warn', 'info'] as const) {
    await withServer(bench, { logLevel }, async ({ origin }) => {
      const pages = await fetchPages(origin)
      await withNginx(bench.folder, pages, async (nginx) => {
        for (const page of pages) figures.push(await compare(page, origin, nginx, logLevel))
      })
    })
  }
  return figures
}

export const cachedPages: Measure = { name: 'cached', title: 'Pages from the cache, against nginx', measure }
