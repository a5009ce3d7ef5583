// What the shop serves to machines: /robots.txt, /sitemap.xml with its files, new arrivals for feed readers, and the
// catalogue for price engines, below an unguessable path when one is configured.

import { join } from 'node:path'
import { createEditionThreads } from '@stoa/api/catalogue/feeds/edition-threads'
import { findFeedName, isPriceFeed } from '@stoa/api/catalogue/feeds/feed-names'
import type { FeedSettings } from '@stoa/api/catalogue/feeds/feed-settings'
import { Feeds, lastChangesOf } from '@stoa/api/catalogue/feeds/feeds.service'
import { robotsText } from '@stoa/api/catalogue/feeds/robots'
import type { Config } from '@stoa/api/config'
import type { Database } from '@stoa/api/database/connect'
import type { AddressSwitches } from '@stoa/domain/url/page-address'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { commonHeaders } from './headers.ts'
import { sendDocument, sendNotFound } from './send-document.ts'

interface FeedsOptions {
  config: Config
  /** The database's URL. */
  url: string
  db: Database
  switches: () => Promise<AddressSwitches>
  now: () => number
  log: Logger
}

const refreshIntervalMs = 60_000
const retrySeconds = 300

export function registerFeeds(app: FastifyInstance, { config, url, db, switches, now, log }: FeedsOptions) {
  const threads = createEditionThreads(url)
  const feeds = new Feeds({
    baseFolder: join(config.STOA_DATA_DIR, 'feeds'),
    settings: async () => settingsFrom(config, await switches()),
    write: threads.write,
    lastChanges: () => lastChangesOf(db),
    now,
    maxAgeMs: config.FEED_CACHE_MIN * 60_000,
    log,
  })
  const respond = createResponder(feeds, log)
  app.get('/robots.txt', async (_request, reply) =>
    reply
      .headers({ ...commonHeaders, 'cache-control': 'public, max-age=3600' })
      .type('text/plain; charset=utf-8')
      .send(robotsText(config.PUBLIC_ORIGIN, await switches())),
  )
  app.get('/sitemap*', async (request, reply) => respond(request, reply, request.url.slice(1).split('?')[0] ?? ''))
  app.get<{ Params: { name: string } }>('/feeds/:name', async (request, reply) => {
    const { name } = request.params
    return isOpen(name, config) ? respond(request, reply, name) : sendNotFound(reply)
  })
  app.get<{ Params: { token: string; name: string } }>('/feeds/:token/:name', async (request, reply) => {
    const { token, name } = request.params
    return token === config.FEED_TOKEN && isFeed(name) ? respond(request, reply, name) : sendNotFound(reply)
  })
  const refreshTimer = setInterval(() => {
    feeds.refreshStale().catch((error: unknown) => log.error({ err: error }, 'feeds were not kept fresh'))
  }, refreshIntervalMs).unref()
  return {
    async stop(): Promise<void> {
      clearInterval(refreshTimer)
      await threads.stop()
    },
  }
}

const settingsFrom = (config: Config, switches: AddressSwitches): FeedSettings => ({
  origin: config.PUBLIC_ORIGIN,
  feedOrigin: config.FEED_PUBLIC_BASE_URL,
  switches,
  includeUnavailable: config.FEED_INCLUDE_UNAVAILABLE,
  shippingCents: config.FEED_SHIPPING_COST ?? null,
  bestPriceTags: config.FEED_BESTPRICE_TAGS,
})

const documentName = (name: string): string => name.toLowerCase().replace(/\.gz$/, '')

function isFeed(name: string): boolean {
  const set = findFeedName(documentName(name))
  return set !== null && set !== 'sitemap'
}

/** With a token, the price feeds are only below it; new arrivals are public. */
function isOpen(name: string, { FEED_TOKEN }: Config): boolean {
  const set = findFeedName(documentName(name))
  return set !== null && set !== 'sitemap' && (FEED_TOKEN === undefined || !isPriceFeed(set))
}

const createResponder =
  (feeds: Feeds, log: Logger) =>
  async (request: FastifyRequest, reply: FastifyReply, name: string): Promise<FastifyReply> => {
    const asFile = name.toLowerCase().endsWith('.gz')
    try {
      const document = await feeds.find(documentName(name))
      if (!document) return sendNotFound(reply)
      const isArrivals = document.name.startsWith('new-')
      const type = `application/${isArrivals ? 'rss+xml' : 'xml'}; charset=utf-8`
      if (request.url.startsWith('/feeds')) reply.header('x-robots-tag', 'noindex')
      return sendDocument(request, reply, document, { type, asFile })
    } catch (error) {
      log.error({ id: request.id, err: error }, 'fault')
      return reply
        .code(503)
        .headers({ ...commonHeaders, 'retry-after': retrySeconds, 'cache-control': 'no-store' })
        .send()
    }
  }
