// What promotions cost lists: a category page with fifty of them against the same page with none, and how long lists take
// to follow a new promotion on a category, and whether they are slower meanwhile.

import { listProductsByCategory } from '@stoa/contract/catalogue/listing'
import type pg from 'pg'
import { type MeasuredCategory, measuredCategories } from './catalogue-pages.ts'
import { withClient } from './database-client.ts'
import { percentile } from './latency.ts'
import type { Bench, Measure } from './measure.ts'
import { preparedShops } from './prepared-shop.ts'
import { parentOf, processorMilliseconds } from './processor-time.ts'
import { endPromotions, startPromotions } from './promoted-shop.ts'
import { ask, shopClient } from './shop-sample.ts'
import { type Server, withServer } from './start-server.ts'
import type { Figure } from './table.ts'
import { type MeasuredServer, timeAll, timedGet } from './timed-get.ts'
import { waitUntil } from './wait-until.ts'

const rounds = 4
const pages = 24
const settleMs = 300_000
const quietMs = 1500
const followMs = 60_000
const newPromotion = 'bench-followed'

const median = (values: readonly number[]): number => percentile(values, 50)

const pagePaths = ({ url, products }: MeasuredCategory): string[] =>
  Array.from({ length: Math.min(pages, Math.floor(products / 24)) }, (_, at) => `/categories/${url}?page=${at + 1}`)

/** Until the processes have nothing to do any more: the lists have taken over what was changed. */
async function waitUntilQuiet({ origin, processes }: MeasuredServer): Promise<void> {
  // the first list after a change begins to take it over
  await timedGet(`${origin}/api/el${listProductsByCategory.path}?psize=1`)
  await waitUntil('the lists have followed', settleMs, async () => {
    const before = processorMilliseconds(processes) ?? 0
    await new Promise((resolve) => setTimeout(resolve, quietMs))
    return (processorMilliseconds(processes) ?? 0) - before < quietMs / 50
  })
}

async function pageFigure(measured: MeasuredServer, url: string, category: MeasuredCategory): Promise<Figure> {
  const { items } = await ask(shopClient(measured.origin), listProductsByCategory, { categoryId: category.id })
  const start = () =>
    startPromotions(
      url,
      items.map(({ id }) => id),
      [category.id, ...Array.from({ length: 30 }, (_, at) => at + 1)],
    )
  const ratios: number[] = []
  const paths = pagePaths(category)
  const cost = async () => {
    await waitUntilQuiet(measured)
    await timeAll(measured, paths.slice(0, 4))
    return median((await timeAll(measured, paths)).processor)
  }
  let plain = await cost()
  for (let round = 0; round < rounds; round += 1) {
    await start()
    const promoted = await cost()
    await endPromotions(url)
    const after = await cost()
    ratios.push(promoted / ((plain + after) / 2))
    plain = after
  }
  return {
    label: `a category page with 50 promotions on, as a multiple of its processor time without`,
    value: median(ratios),
    unit: '',
    target: { atMost: 1.05 },
    note: `each round: ${ratios.map((ratio) => ratio.toFixed(3)).join(', ')}; ${median([plain]).toFixed(1)} ms without`,
  }
}

interface Seen {
  milliseconds: number
  count: number
}

/** One page of the category's list, and how many products of the promotion its facet counts. */
async function look(origin: string, { id }: MeasuredCategory, at: number): Promise<Seen> {
  const query = new URLSearchParams({ id: String(id), page: String((at % 100) + 1) })
  const { milliseconds, body } = await timedGet(`${origin}/api/el${listProductsByCategory.path}?${query}`)
  const { facets } = JSON.parse(body.toString()) as { facets: { knd: string; vls: { v: string; cnt: number }[] }[] }
  const values = facets.find(({ knd }) => knd === 'Promotion')?.vls ?? []
  return { milliseconds, count: values.find(({ v }) => v === newPromotion)?.cnt ?? 0 }
}

async function followFigures(
  measured: MeasuredServer,
  client: pg.Client,
  category: MeasuredCategory,
): Promise<Figure[]> {
  const { origin } = measured
  await waitUntilQuiet(measured)
  const before: number[] = []
  for (let at = 0; at < 200; at += 1) before.push((await look(origin, category, at)).milliseconds)
  await client.query(
    `insert into promotion (code, name_el, scope, target, effect, automatic) values
      ($1, 'Προσφορά', 'lines', jsonb_build_object('category', jsonb_build_array($2::int)),
      '{"kind": "percentage", "basisPoints": 500}', true)`,
    [newPromotion, category.id],
  )
  const startedAt = performance.now()
  const seenLists: { endedAt: number; milliseconds: number }[] = []
  let [count, changedAt] = [0, startedAt]
  for (let at = 0; performance.now() - changedAt < followMs / 6 || count === 0; at += 1) {
    const seen = await look(origin, category, at)
    seenLists.push({ endedAt: performance.now(), milliseconds: seen.milliseconds })
    if (seen.count !== count) {
      changedAt = performance.now()
      count = seen.count
    }
    if (performance.now() - startedAt > settleMs) throw new Error('lists do not follow the promotion')
  }
  const meanwhile = seenLists.filter(({ endedAt }) => endedAt <= changedAt).map(({ milliseconds }) => milliseconds)
  const ratioOf = (hundredth: number) => percentile(meanwhile, hundredth) / percentile(before, hundredth)
  const note = `${count.toLocaleString('en-US')} products gain it; ${meanwhile.length} lists meanwhile`
  const figures: Figure[] = [
    {
      label: `lists follow a new promotion on a category of ${category.products.toLocaleString('en-US')}`,
      value: (changedAt - startedAt) / 1000,
      unit: 's',
      target: { atMost: followMs / 1000 },
      note,
    },
    { label: 'a list meanwhile, as a multiple of one before, median', value: ratioOf(50), unit: '' },
    { label: 'a list meanwhile, as a multiple of one before, p95', value: ratioOf(95), unit: '' },
  ]
  await client.query('delete from promotion_history where promotion_id = (select id from promotion where code = $1)', [
    newPromotion,
  ])
  await client.query('delete from promotion where code = $1', [newPromotion])
  return figures
}

async function measureServer(server: Server, url: string, client: pg.Client): Promise<Figure[]> {
  const { origin } = server
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const measured = { origin, processes: [server.pid, ...rows.map(({ pid }) => parentOf(pid))] }
  await timedGet(`${origin}/api/el${listProductsByCategory.path}`)
  await client.query('update promotion set active = false where automatic')
  const { large } = await measuredCategories(origin)
  return [...(await followFigures(measured, client, large)), await pageFigure(measured, url, large)]
}

async function measure(bench: Bench): Promise<Figure[]> {
  const shops = preparedShops(bench)
  try {
    const url = await shops.shopOf(bench.products)
    const own = { ...bench, databaseUrl: async () => url }
    const work = (server: Server) => withClient(url, (client) => measureServer(server, url, client))
    return await withServer(own, { pageCache: 'off', role: 'web' }, work)
  } finally {
    await shops.stop()
  }
}

export const promotionsInLists: Measure = {
  name: 'promotions-in-lists',
  title: 'Promotions in lists',
  takesLong: true,
  measure,
}
