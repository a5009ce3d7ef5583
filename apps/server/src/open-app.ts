// The HTTP server: the API with everything beside it, and pages and files before it.

import { join } from 'node:path'
import { createApp } from '@stoa/api/app'
import { type Callback, registerCallbacks } from '@stoa/api/http/callbacks'
import { createToolAuthenticator } from '@stoa/api/http/tool-keys'
import { authenticator } from '@stoa/api/identity/sessions/sessions.service'
import { facebookCallbacks } from '@stoa/api/identity/social/facebook-callbacks.routes'
import { staffAuthenticator } from '@stoa/api/identity/staff/staff-sessions.service'
import { paymentCallbacks } from '@stoa/api/ordering/payments/payment-callbacks.routes'
import { phoneReceiptCallbacks } from '@stoa/api/ordering/phone-messages/phone-receipts.routes'
import { couponStopCallbacks } from '@stoa/api/ordering/promotions/coupon-stop.routes'
import { carrierCallbacks } from '@stoa/api/ordering/shipments/carrier-callbacks.routes'
import type { ProductIndex } from '@stoa/api/ports/product-index'
import type { FastifyInstance } from 'fastify'
import { registerCovers } from './covers.ts'
import { commonHeaders } from './headers.ts'
import { registerHealth } from './health.ts'
import { createHttpServer } from './http-server.ts'
import type { LoadedStorefront } from './loaded-storefront.ts'
import type { openOperations, WebDeps } from './open-operations.ts'
import type { openPages } from './open-pages.ts'
import { registerPictures } from './pictures.ts'
import { watchForProxy } from './proxy-warning.ts'
import type { Purger } from './purge-proxies.ts'

type OpenedOperations = ReturnType<typeof openOperations>

interface OpenParts extends OpenedOperations, Pick<ReturnType<typeof openPages>, 'pages' | 'cache'> {
  productIndex: ProductIndex
  storefront: LoadedStorefront
  /** Null without proxies that are purged. */
  purger: Purger | null
  now: () => number
}

/** Not listening yet. */
export async function openApp(deps: WebDeps, parts: OpenParts): Promise<FastifyInstance> {
  const { config, database, log } = deps
  const { accounts, operations, productIndex, pages, cache, storefront, purger, now } = parts
  const { assets, middleware } = storefront
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
  registerHealth(app, { db: database.db, productIndex, pages: cache, purger, metricsToken: config.METRICS_TOKEN, log })
  registerPictures(app, database.db)
  registerCallbacks(app, listCallbacks(deps, parts), now)
  registerCovers(app, database.db, join(config.STOA_DATA_DIR, 'covers'))
  return app
}

function listCallbacks(
  { config, database: { db }, paymentProviders, carriers, phones }: WebDeps,
  { accounts, identityProviders: { facebook } }: OpenedOperations,
): Callback[] {
  const shop = { db, origin: config.PUBLIC_ORIGIN }
  return [
    ...(facebook ? facebookCallbacks({ ...shop, facebook }) : []),
    ...paymentCallbacks({ ...shop, providers: paymentProviders }),
    ...carrierCallbacks(db, carriers),
    ...phoneReceiptCallbacks(db, phones),
    ...couponStopCallbacks({ db, secret: accounts.secret }),
  ]
}
