// The shop as one server: database, sandbox, API, pages and jobs, put together and taken apart again in order.

import { join } from 'node:path'
import { createApp } from '@stoa/api/app'
import type { Config } from '@stoa/api/config'
import { createListing } from '@stoa/api/modules/listing/create-listing'
import { authenticator } from '@stoa/api/modules/sessions/authenticate'
import { registerFacebookCallbacks } from '@stoa/api/modules/social/facebook-callbacks'
import { startSandbox } from '@stoa/sandbox/sandbox'
import type { Logger } from 'pino'
import { followChanges, followerOf } from './changes.ts'
import { registerCovers } from './covers.ts'
import { openDatabase } from './database.ts'
import { registerFeeds } from './feeds.ts'
import { createFrontDoor } from './front-door.ts'
import { giveBackAtRest } from './give-back.ts'
import { registerHealth } from './health.ts'
import { startJobs } from './jobs.ts'
import { type KeptAnswer, keepAnswers } from './kept-answers.ts'
import { openOperations, type WebParts } from './open-operations.ts'
import { createPages } from './pages.ts'
import { registerPictures } from './pictures.ts'
import { createRenderer } from './render-page.ts'
import type { StoredPage } from './stored-page.ts'
import { openStorefront } from './storefront.ts'
import { TaggedCache } from './tagged-cache.ts'

const megabyte = 1024 * 1024
const mostPages = 24 * megabyte
const mostAnswers = 2 * megabyte

export type Role = 'web' | 'worker' | 'both'

export interface Running {
  origin: string
  mailboxOrigin: string | null
  stop(): Promise<void>
}

export async function serve(config: Config, role: Role, log: Logger): Promise<Running> {
  const database = await openDatabase(config, log)
  const sandbox = config.SANDBOX ? await startSandbox({ smtpPort: 0, httpPort: config.SANDBOX_PORT }) : null
  const smtpUrl = config.SMTP_URL ?? sandbox?.smtpUrl
  const jobs = role === 'web' || !smtpUrl ? null : await startJobs({ config, database, smtpUrl, log })
  const web = role === 'worker' ? null : await startWeb({ config, database, sandbox, log })
  return {
    origin: web?.origin ?? config.PUBLIC_ORIGIN,
    mailboxOrigin: sandbox?.origin ?? null,
    async stop() {
      await web?.stop()
      await jobs?.stop()
      await sandbox?.stop()
      await database.stop()
    },
  }
}

async function startWeb(parts: WebParts) {
  const { config, database, log } = parts
  const now = Date.now
  const products = createListing(database.db)
  const { accounts, houses, operations } = openOperations(parts, products)
  const storefront = await openStorefront(config.STOREFRONT_DEV)
  const { load, assets, before, isDevelopment } = storefront
  const cache = new TaggedCache<StoredPage>(mostPages, config.PAGE_CACHE === 'on' && !isDevelopment)
  const answers = new TaggedCache<KeptAnswer>(mostAnswers)
  const render = createRenderer({
    storefront: load,
    operations: keepAnswers(operations, answers),
    origin: config.PUBLIC_ORIGIN,
    now,
    isDevelopment,
  })
  const switches = async () => (await load()).entry.module.addressSwitches
  const rest = giveBackAtRest()
  const renderAndCount = (url: string) => {
    rest.worked()
    return render(url)
  }
  const pages = createPages({ cache, render: renderAndCount, switches, now })
  const app = await createApp({
    operations,
    now,
    authenticate: authenticator(database.db, accounts),
    cookies: { secure: config.PUBLIC_ORIGIN.startsWith('https:') },
    publicHost: new URL(config.PUBLIC_ORIGIN).host,
    server: {
      loggerInstance: log,
      serverFactory: (api) => createFrontDoor({ pages, assets, before, log }, api),
      trustProxy: config.TRUST_PROXY ?? false,
    },
  })
  registerHealth(app, database.db, cache, log)
  registerPictures(app, database.db)
  const { facebook } = houses
  if (facebook) registerFacebookCallbacks(app, { db: database.db, facebook, origin: config.PUBLIC_ORIGIN, now })
  registerCovers(app, database.db, join(config.STOA_DATA_DIR, 'covers'))
  const feeds = registerFeeds(app, { config, url: database.url, switches, now, log })
  // the listing first: a page made from now on is made from what it hears
  const changes = await followChanges(database.url, [products, followerOf(cache), followerOf(answers)], log)
  const origin = await app.listen({ host: config.HOST, port: config.PORT })
  return {
    origin,
    async stop() {
      rest.stop()
      await app.close()
      await feeds.stop()
      await changes.stop()
    },
  }
}
