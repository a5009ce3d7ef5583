// Endpoints for monitoring: liveness, readiness, metrics.

import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '@stoa/api/database/connect'
import { hashesStarted } from '@stoa/api/identity/passwords/passwords.service'
import { listUnknownTopics } from '@stoa/api/jobs/unknown-topics'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import { Counter, collectDefaultMetrics, Gauge, Histogram, register } from 'prom-client'

const requests = new Histogram({
  name: 'stoa_api_seconds',
  help: 'Time to answer an API call',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
})

const faults = new Counter({ name: 'stoa_faults_total', help: 'Answers of 500 and above' })

new Counter({
  name: 'stoa_password_hashes_total',
  help: 'Passwords hashed; many in a short time is somebody guessing',
  collect() {
    this.reset()
    this.inc(hashesStarted())
  },
})

/** Longer than any working database takes, shorter than a load balancer waits. */
const readyWithinMs = 2000

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

export function registerHealth(app: FastifyInstance, db: Database, pages: { size: number }, log: Logger): void {
  collectDefaultMetrics()
  new Gauge({
    name: 'stoa_cached_pages',
    help: 'Pages kept in memory',
    collect() {
      this.set(pages.size)
    },
  })
  new Gauge({
    name: 'stoa_outbox_unknown_topics',
    help: 'Outbox rows that wait because this release does not know their topic',
    async collect() {
      // the other metrics are still needed without a database
      const topics = await listUnknownTopics(db).catch(() => null)
      this.set(topics?.reduce((sum, { waiting }) => sum + waiting, 0) ?? Number.NaN)
    },
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    requests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    if (reply.statusCode >= 500) faults.inc()
    const ms = Math.round(reply.elapsedTime * 10) / 10
    log.info({ id: request.id, method: request.method, path: route, status: reply.statusCode, ms, source: 'api' })
  })
  app.get('/healthz', async () => ({ status: 'ok' }))
  const isReady = readiness(db)
  app.get('/readyz', async (_request, reply) =>
    (await isReady()) ? { status: 'ok' } : reply.code(503).send({ status: 'no database' }),
  )
  app.get('/metrics', async (_request, reply) => reply.type(register.contentType).send(await register.metrics()))
}
