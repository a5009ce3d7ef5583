// Endpoints for monitoring: liveness, readiness, metrics.

import { createHash, timingSafeEqual } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '@stoa/api/database/connect'
import { hashesStarted } from '@stoa/api/identity/passwords/passwords.service'
import { countDeadLetters } from '@stoa/api/jobs/dead-letters.queries'
import { listUnknownTopics } from '@stoa/api/jobs/unknown-topics'
import { countHeldCopies } from '@stoa/api/ordering/orders/unpaid-deposits.service'
import type { ProductIndex } from '@stoa/api/ports/product-index'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import { Counter, collectDefaultMetrics, Gauge, Histogram, register } from 'prom-client'
import { countFault } from './log.ts'

const requests = new Histogram({
  name: 'stoa_api_seconds',
  help: 'Time to answer an API call',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
})

new Counter({
  name: 'stoa_password_hashes_total',
  help: 'Passwords hashed; many in a short time is somebody guessing',
  collect() {
    this.reset()
    this.inc(hashesStarted())
  },
})

/** Longer than a working database takes; a load balancer waits for a second or two. */
const readyWithinMs = 800

/** One query at a time: a database that hangs does not get one more with each probe. */
function readiness(db: Database): () => Promise<boolean> {
  let asking: Promise<boolean> | null = null
  const ask = (): Promise<boolean> =>
    sql`select 1`
      .execute(db)
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        asking = null
      })
  return () => {
    asking ??= ask()
    return Promise.race([asking, pause(readyWithinMs, false, { ref: false })])
  }
}

export interface HealthOptions {
  db: Database
  /** Until its first load, lists would wait. */
  productIndex: Pick<ProductIndex, 'isLoaded'>
  pages: { size: number; bytes: number }
  /** Null without proxies that are purged. */
  purger?: { readonly failing: number } | null
  /** Whoever has it sees the metrics; without one, only this machine does. */
  metricsToken?: string | undefined
  log: Logger
}

const proxyHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-real-ip']

/** Not from a proxy on this machine, which speaks for the whole world. */
const isFromHere = ({ socket, headers }: FastifyRequest): boolean =>
  /^(?:::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '') &&
  proxyHeaders.every((name) => headers[name] === undefined)

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

const maySeeMetrics = (request: FastifyRequest, token: string | undefined): boolean =>
  token === undefined
    ? isFromHere(request)
    : timingSafeEqual(digest(request.headers.authorization ?? ''), digest(`Bearer ${token}`))

const gauge = (name: string, help: string, read: () => number | Promise<number>) =>
  new Gauge({
    name,
    help,
    async collect() {
      this.set(await read())
    },
  })

/** What asks the database is not a number without one: the other metrics are still needed then. */
const orNaN = (reading: Promise<number>): Promise<number> => reading.catch(() => Number.NaN)

async function countUnknownTopics(db: Database): Promise<number> {
  const topics = await listUnknownTopics(db)
  return topics.reduce((total, { waiting }) => total + waiting, 0)
}

function registerGauges({ db, pages, purger }: Pick<HealthOptions, 'db' | 'pages' | 'purger'>): void {
  gauge('stoa_cached_pages', 'Pages kept in memory', () => pages.size)
  gauge('stoa_cached_page_bytes', 'Memory that they take', () => pages.bytes)
  const unpurged = 'Proxies that cannot be told what changed; they get no pages to keep'
  gauge('stoa_unpurged_proxies', unpurged, () => purger?.failing ?? 0)
  const unknown = 'Outbox rows that wait because this release does not know their topic'
  gauge('stoa_outbox_unknown_topics', unknown, () => orNaN(countUnknownTopics(db)))
  const dead = 'Jobs that were given up, mostly e-mails that a mail server refused; somebody has to look at them'
  gauge('stoa_dead_letters', dead, () => orNaN(countDeadLetters(db)))
  const unpaid = 'Copies in orders that wait for a deposit; a jump is somebody emptying the shelves'
  gauge('stoa_unpaid_copies', unpaid, () => orNaN(countHeldCopies(db)))
}

export function registerHealth(
  app: FastifyInstance,
  { db, productIndex, pages, purger, metricsToken, log }: HealthOptions,
): void {
  collectDefaultMetrics()
  registerGauges({ db, pages, purger })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    requests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    countFault(reply.statusCode)
    const ms = Math.round(reply.elapsedTime * 10) / 10
    log.info({ id: request.id, method: request.method, path: route, status: reply.statusCode, ms, source: 'api' })
  })
  app.get('/healthz', async () => ({ status: 'ok' }))
  const hasDatabase = readiness(db)
  app.get('/readyz', async (_request, reply) =>
    (await hasDatabase()) && (await productIndex.isLoaded())
      ? { status: 'ok' }
      : reply.code(503).send({ status: 'unavailable' }),
  )
  app.get('/metrics', async (request, reply) =>
    maySeeMetrics(request, metricsToken)
      ? reply.type(register.contentType).send(await register.metrics())
      : reply.code(404).type('text/plain; charset=utf-8').send('404'),
  )
}
