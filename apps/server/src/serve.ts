// The shop as one server: database, sandbox, API, pages and jobs, started and stopped in order.

import { join } from 'node:path'
import { createApp } from '@stoa/api/app'
import { createListing } from '@stoa/api/catalogue/listing/listing.service'
import type { Config } from '@stoa/api/config'
import { registerCallbacks } from '@stoa/api/http/callbacks'
import { authenticator } from '@stoa/api/identity/sessions/sessions.service'
import { facebookCallbacks } from '@stoa/api/identity/social/facebook-callbacks.routes'
import { staffAuthenticator } from '@stoa/api/identity/staff/staff-sessions.service'
import { paymentCallbacks } from '@stoa/api/ordering/payments/payment-callbacks.routes'
import { startSandbox } from '@stoa/sandbox/sandbox'
import type { Logger } from 'pino'
import { type CachedAnswer, cacheAnswers } from './cached-answers.ts'
import { cacheInvalidator, listenForChanges } from './changes.ts'
import { registerCovers } from './covers.ts'
import { openDatabase } from './database.ts'
import { registerFeeds } from './feeds.ts'
import { registerHealth } from './health.ts'
import { createHttpServer } from './http-server.ts'
import { startJobs } from './jobs.ts'
import { openOperations, type WebDeps } from './open-operations.ts'
import { createPages } from './pages.ts'
import { createPathCase } from './path-case.ts'
import { registerPictures } from './pictures.ts'
import { releaseMemoryWhenIdle } from './release-memory.ts'
import { createRenderer } from './render-page.ts'
import type { StoredPage } from './stored-page.ts'
import { openStorefront } from './storefront.ts'
import { TaggedCache } from './tagged-cache.ts'

const megabyte = 1024 * 1024
const pageCacheBytes = 24 * megabyte
const answerCacheBytes = 2 * megabyte

export type Role = 'web' | 'worker' | 'both'

export interface RunningServer {
  origin: string
  mailboxOrigin: string | null
  stop(): Promise<void>
}

export async function serve(config: Config, role: Role, log: Logger): Promise<RunningServer> {
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

async function startWeb(deps: WebDeps) {
  const { config, database, log } = deps
  const now = Date.now
  const listing = createListing(database.db)
  const { accounts, identityProviders, paymentProviders, operations } = openOperations(deps, listing)
  const storefront = await openStorefront(config.STOREFRONT_DEV)
  const { load, assets, middleware, isDevelopment } = storefront
  const cache = new TaggedCache<StoredPage>(pageCacheBytes, config.PAGE_CACHE === 'on' && !isDevelopment)
  const answers = new TaggedCache<CachedAnswer>(answerCacheBytes)
  const render = createRenderer({
    storefront: load,
    operations: cacheAnswers(operations, answers),
    origin: config.PUBLIC_ORIGIN,
    now,
    isDevelopment,
  })
  const switches = async () => (await load()).entry.module.addressSwitches
  let caseOfPaths: ReturnType<typeof createPathCase> | undefined
  const pathCase = async () => {
    const { routes } = await load()
    caseOfPaths ??= createPathCase(Object.values(routes).flatMap((route) => route?.path ?? []))
    return caseOfPaths
  }
  const memoryReleaser = releaseMemoryWhenIdle()
  const renderAndCount = (url: string) => {
    memoryReleaser.onRender()
    return render(url)
  }
  const pages = createPages({ cache, render: renderAndCount, switches, pathCase, now })
  const app = await createApp({
    operations,
    now,
    authenticate: authenticator(database.db, accounts),
    authenticateStaff: staffAuthenticator(database.db, accounts),
    cookies: { secure: config.PUBLIC_ORIGIN.startsWith('https:') },
    publicHost: new URL(config.PUBLIC_ORIGIN).host,
    server: {
      loggerInstance: log,
      serverFactory: (api) => createHttpServer({ pages, assets, middleware, log }, api),
      trustProxy: config.TRUST_PROXY ?? false,
    },
  })
  registerHealth(app, database.db, cache, log)
  registerPictures(app, database.db)
  const { facebook } = identityProviders
  const callbackDeps = { db: database.db, origin: config.PUBLIC_ORIGIN }
  const callbacks = [
    ...(facebook ? facebookCallbacks({ ...callbackDeps, facebook }) : []),
    ...paymentCallbacks({ ...callbackDeps, providers: paymentProviders }),
  ]
  registerCallbacks(app, callbacks, now)
  registerCovers(app, database.db, join(config.STOA_DATA_DIR, 'covers'))
  const feeds = registerFeeds(app, { config, url: database.url, switches, now, log })
  // the listing first: pages rendered from now on must see its update
  const changes = await listenForChanges(
    database.url,
    [listing, cacheInvalidator(cache), cacheInvalidator(answers)],
    log,
  )
  const origin = await app.listen({ host: config.HOST, port: config.PORT })
  return {
    origin,
    async stop() {
      memoryReleaser.stop()
      await app.close()
      await feeds.stop()
      await changes.stop()
    },
  }
}
