// The shop as one server: database, sandbox, API, pages and jobs, started and stopped in order.

import { join } from 'node:path'
import { createApp } from '@stoa/api/app'
import { createCarriers } from '@stoa/api/carrier-config'
import { createListing } from '@stoa/api/catalogue/listing/listing.service'
import { createCardSource } from '@stoa/api/catalogue/products/cards.service'
import { createDetailSource } from '@stoa/api/catalogue/products/details.service'
import { createPromotionSource } from '@stoa/api/catalogue/products/public-promotions.service'
import { createSearches } from '@stoa/api/catalogue/search/searches.service'
import type { Config } from '@stoa/api/config'
import { createDocumentOffice } from '@stoa/api/document-config'
import { registerCallbacks } from '@stoa/api/http/callbacks'
import { createToolAuthenticator } from '@stoa/api/http/tool-keys'
import { pageLimitsOf } from '@stoa/api/identity/limits/limits.service'
import { authenticator } from '@stoa/api/identity/sessions/sessions.service'
import { facebookCallbacks } from '@stoa/api/identity/social/facebook-callbacks.routes'
import { staffAuthenticator } from '@stoa/api/identity/staff/staff-sessions.service'
import { createPhoneMessages } from '@stoa/api/message-config'
import { saveIssuer } from '@stoa/api/ordering/documents/documents.service'
import { paymentCallbacks } from '@stoa/api/ordering/payments/payment-callbacks.routes'
import { phoneReceiptCallbacks, phoneReceiptPath } from '@stoa/api/ordering/phone-messages/phone-receipts.routes'
import { createPickupPoints } from '@stoa/api/ordering/pickup-points/pickup-points.service'
import { couponStopCallbacks } from '@stoa/api/ordering/promotions/coupon-stop.routes'
import { carrierCallbacks } from '@stoa/api/ordering/shipments/carrier-callbacks.routes'
import { createPaymentProviders } from '@stoa/api/payment-config'
import type { OutsideReports } from '@stoa/api/ports/outside-service'
import { sessionSecret } from '@stoa/api/session-secret'
import { createVatRegisters } from '@stoa/api/vat-config'
import { startSandbox } from '@stoa/sandbox/sandbox'
import type { Logger } from 'pino'
import { type CachedAnswer, cacheAnswers } from './cached-answers.ts'
import { cacheInvalidator, listenForChanges } from './changes.ts'
import { registerCovers } from './covers.ts'
import { openDatabase } from './database.ts'
import { startEncodingAhead } from './encode-ahead.ts'
import { registerFeeds } from './feeds.ts'
import { commonHeaders } from './headers.ts'
import { registerHealth } from './health.ts'
import { createHttpServer } from './http-server.ts'
import { startJobs } from './jobs.ts'
import { openOperations, type WebDeps } from './open-operations.ts'
import { createPageLimits } from './page-limits.ts'
import { createPages } from './pages.ts'
import { createPathCase } from './path-case.ts'
import { registerPictures } from './pictures.ts'
import { watchForProxy } from './proxy-warning.ts'
import { createPurger, surrogateHead } from './purge-proxies.ts'
import { releaseMemoryWhenIdle } from './release-memory.ts'
import { createRenderer } from './render-page.ts'
import { createBodies, type StoredPage } from './stored-page.ts'
import { openStorefront } from './storefront.ts'
import { TaggedCache } from './tagged-cache.ts'

const megabyte = 1024 * 1024
/** Of the page cache: for encodings that are not kept, as they were sent last. */
const convertedShare = 1 / 16
const answerCacheBytes = 2 * megabyte

export type Role = 'web' | 'worker' | 'both'

export interface RunningServer {
  origin: string
  mailboxOrigin: string | null
  stop(): Promise<void>
}

export async function serve(config: Config, role: Role, log: Logger): Promise<RunningServer> {
  const running: { stop(): Promise<void> }[] = []
  /** The database last: the others still need it. */
  const stop = async () => {
    for (const part of running.reverse()) await part.stop()
  }
  const started = <Part extends { stop(): Promise<void> }>(part: Part): Part => {
    running.push(part)
    return part
  }
  try {
    const database = started(await openDatabase(config, log))
    const sandbox = config.SANDBOX ? started(await startSandbox(sandboxOptions(config))) : null
    const smtpUrl = config.SMTP_URL ?? sandbox?.smtpUrl
    const reports = outsideReports(log)
    const vatRegisters = createVatRegisters({ config, sandboxRegisters: sandbox?.registers ?? null, reports })
    const carriers = createCarriers({ config, sandboxCarriers: sandbox?.carrierAccounts ?? null, reports })
    const messageOptions = { config, sandboxMessages: sandbox?.messageAccount ?? null, receiptPath: phoneReceiptPath }
    const phones = createPhoneMessages({ ...messageOptions, reports })
    const office = createDocumentOffice({ config, sandboxBooks: sandbox?.books ?? null, reports })
    await saveIssuer(database.db, office?.issuer ?? null, Date.now())
    const paymentProviders = createPaymentProviders({
      ...{ config, secret: sessionSecret(config), reports },
      sandboxBanks: sandbox?.bankAccounts ?? null,
    })
    const deps = { config, database, vatRegisters, carriers, paymentProviders, phones, log }
    if (role !== 'web' && smtpUrl) started(await startJobs({ ...deps, documents: office?.documents ?? null, smtpUrl }))
    const web = role === 'worker' ? null : started(await startWeb({ ...deps, sandbox }))
    return { origin: web?.origin ?? config.PUBLIC_ORIGIN, mailboxOrigin: sandbox?.origin ?? null, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

const sandboxOptions = (config: Config) => ({
  smtpPort: 0,
  httpPort: config.SANDBOX_PORT,
  boxNowWebhookUrl: `${config.PUBLIC_ORIGIN}/api/carriers/box_now/events`,
  shopOrigin: config.PUBLIC_ORIGIN,
})

/** What a service of somebody else makes necessary. */
const outsideReports = (log: Logger): OutsideReports => ({
  failing: (service, reason) => log.warn({ service, reason }, 'an outside service fails and is left alone for a while'),
  alarm: (service, reason) => log.error({ service, reason }, 'an outside service refuses the shop'),
})

async function startWeb(deps: WebDeps) {
  const { config, database, log } = deps
  const now = Date.now
  const listing = createListing(database.db)
  const searches = createSearches(database.db)
  const promotions = createPromotionSource(database.db)
  const cards = createCardSource(database.db, promotions)
  const details = createDetailSource(database.db)
  const pickupPoints = createPickupPoints(database.db)
  const { accounts, identityProviders, operations } = openOperations(deps, {
    listing,
    searches,
    promotions,
    cards,
    details,
    pickupPoints,
  })
  const storefront = await openStorefront(config.STOREFRONT_DEV)
  const { load, assets, middleware, isDevelopment } = storefront
  const pageBytes = config.PAGE_CACHE_MB * megabyte
  const bodyOf = createBodies(pageBytes * convertedShare)
  const cache = new TaggedCache<StoredPage>(
    pageBytes * (1 - convertedShare),
    config.PAGE_CACHE === 'on' && !isDevelopment,
  )
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
  const limits = isDevelopment ? [] : pageLimitsOf(config.LIMITS)
  const waitFor = createPageLimits({ limits, proxies: config.TRUST_PROXY, now })
  const purger = config.PURGE_URL ? createPurger(config.PURGE_URL, log) : null
  const forProxies = (page: StoredPage) => (purger?.isCurrent && cache.isOpen ? surrogateHead(page, now()) : [])
  const pages = createPages({ cache, bodyOf, render: renderAndCount, switches, pathCase, now, forProxies, waitFor })
  const watch = watchForProxy(config, log)
  const app = await createApp({
    operations,
    headers: commonHeaders,
    now,
    authenticate: authenticator(database.db, accounts),
    authenticateStaff: staffAuthenticator(database.db, accounts),
    authenticateTool: createToolAuthenticator({ keys: config.ORDER_TOOL_KEYS, networks: config.ORDER_TOOL_NETWORKS }),
    cookies: { secure: config.PUBLIC_ORIGIN.startsWith('https:') },
    publicHost: new URL(config.PUBLIC_ORIGIN).host,
    server: {
      loggerInstance: log,
      serverFactory: (api) => createHttpServer({ pages, assets, middleware, watch, log }, api),
      trustProxy: config.TRUST_PROXY ?? false,
    },
  })
  registerHealth(app, { db: database.db, pages: cache, purger, metricsToken: config.METRICS_TOKEN, log })
  registerPictures(app, database.db)
  const { facebook } = identityProviders
  const callbackDeps = { db: database.db, origin: config.PUBLIC_ORIGIN }
  const callbacks = [
    ...(facebook ? facebookCallbacks({ ...callbackDeps, facebook }) : []),
    ...paymentCallbacks({ ...callbackDeps, providers: deps.paymentProviders }),
    ...carrierCallbacks(database.db, deps.carriers),
    ...phoneReceiptCallbacks(database.db, deps.phones),
    ...couponStopCallbacks({ db: database.db, secret: accounts.secret }),
  ]
  registerCallbacks(app, callbacks, now)
  registerCovers(app, database.db, join(config.STOA_DATA_DIR, 'covers'))
  const feeds = registerFeeds(app, { config, url: database.url, db: database.db, switches, now, log })
  const encodingAhead = startEncodingAhead({ config, url: database.url, log })
  // the listing first: pages rendered from now on must see its update
  const changes = await listenForChanges(
    database.url,
    [
      listing,
      searches,
      promotions,
      cards,
      details,
      pickupPoints,
      cacheInvalidator(cache),
      cacheInvalidator(answers),
      // last: what a proxy asks for then is new
      ...(purger ? [purger] : []),
      encodingAhead,
    ],
    log,
  )
  const stop = async () => {
    memoryReleaser.stop()
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
