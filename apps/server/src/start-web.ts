// The web half of the server, in the order of a request: operations, pages made with them, and the HTTP server before both.

import { join } from 'node:path'
import { createRemoteIndex } from '@stoa/api/adapters/remote-index'
import { createProductIndex } from '@stoa/api/catalogue/listing/product-index.service'
import { createCardSource } from '@stoa/api/catalogue/products/cards.service'
import { createDetailSource } from '@stoa/api/catalogue/products/details.service'
import { createPromotionSource } from '@stoa/api/catalogue/products/public-promotions.service'
import { createCarrierDays } from '@stoa/api/ordering/checkout/checkout.service'
import { createPickupPoints } from '@stoa/api/ordering/pickup-points/pickup-points.service'
import { type CachedAnswer, cacheAnswers } from './cached-answers.ts'
import { cacheInvalidator, listenForChanges } from './changes.ts'
import { startEncodingAhead } from './encode-ahead.ts'
import { registerFeeds } from './feeds.ts'
import { openApp } from './open-app.ts'
import { openOperations, type WebDeps } from './open-operations.ts'
import { openPages } from './open-pages.ts'
import { createPurger } from './purge-proxies.ts'
import { openStorefront } from './storefront.ts'
import { TaggedCache } from './tagged-cache.ts'

const answerCacheBytes = 4 * 1024 * 1024

export async function startWeb(deps: WebDeps): Promise<{ origin: string; stop(): Promise<void> }> {
  const { config, database, log } = deps
  const sources = createSources(deps)
  const { operations: uncached, ...opened } = openOperations(deps, sources)
  const answers = new TaggedCache<CachedAnswer>(answerCacheBytes)
  const operations = cacheAnswers(uncached, answers)
  const storefront = await openStorefront(config.STOREFRONT_DEV)
  const purger = config.PURGE_URL ? createPurger(config.PURGE_URL, log) : null
  const shared = { operations, storefront, purger, now: Date.now }
  const site = openPages({ config, ...shared })
  const app = await openApp(deps, { ...opened, ...site, ...shared, productIndex: sources.productIndex })
  const { switches } = site
  const feeds = registerFeeds(app, { config, url: database.url, db: database.db, switches, now: Date.now, log })
  const encodingAhead = startEncodingAhead({ config, url: database.url, log })
  const followers = [
    // first: pages rendered from now on must see their update
    ...Object.values(sources),
    cacheInvalidator(site.cache),
    cacheInvalidator(answers),
    // after the caches: what a proxy asks for then is new
    ...(purger ? [purger] : []),
    encodingAhead,
  ]
  const changes = await listenForChanges(database.url, followers, log)
  const stop = async () => {
    site.stop()
    encodingAhead.stop()
    await app.close()
    await feeds.stop()
    await changes.stop()
    await purger?.stop()
  }
  try {
    return { origin: await app.listen({ host: config.HOST, port: config.PORT }), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** What operations keep in memory of the database; told of changes in this order. */
function createSources({ config, database: { db }, log }: WebDeps) {
  const columnFile = { path: join(config.STOA_DATA_DIR, 'lists', 'columns'), log }
  const productIndex = config.LISTS_SOCKET
    ? createRemoteIndex({ socketPath: config.LISTS_SOCKET, db })
    : createProductIndex(db, columnFile)
  const promotions = createPromotionSource(db)
  const cards = createCardSource(db, promotions)
  const details = createDetailSource(db)
  const carrierDays = createCarrierDays(db)
  return { productIndex, promotions, cards, details, carrierDays, pickupPoints: createPickupPoints(db) }
}
