// The API on a database of its own, with a clock that stands still unless a test moves it.

import type { FastifyInstance, InjectOptions } from 'fastify'
import { createApp, listOperations, type OperationDeps } from '../src/app.ts'
import { createListing } from '../src/catalogue/listing/listing.service.ts'
import type { Listing } from '../src/catalogue/listing/listing-types.ts'
import { joinProductIndex } from '../src/catalogue/listing/product-index.service.ts'
import { createSearches } from '../src/catalogue/search/searches.service.ts'
import { registerCallbacks } from '../src/http/callbacks.ts'
import { createToolAuthenticator } from '../src/http/tool-keys.ts'
import type { AccountSettings, PasswordCost } from '../src/identity/account-settings.ts'
import { authenticator } from '../src/identity/sessions/sessions.service.ts'
import { staffAuthenticator } from '../src/identity/staff/staff-sessions.service.ts'
import { paymentCallbacks } from '../src/ordering/payments/payment-callbacks.routes.ts'
import { couponStopCallbacks } from '../src/ordering/promotions/coupon-stop.routes.ts'
import { noPaymentProviders } from '../src/ports/payment.ts'
import type { ProductIndex } from '../src/ports/product-index.ts'
import { openTestDatabase, type TestDatabase } from './test-database.ts'
import { testDay } from './test-day.ts'
import { toolKeys } from './tool-keys.ts'

/** So low that ten thousand passwords are hashed in seconds. */
export const cheapCost: PasswordCost = { memory: 64, passes: 1 }

export const accountSettings: AccountSettings = {
  secret: new TextEncoder().encode('only for tests, known to everybody'),
  origin: 'https://stoa.example',
  passwordCost: cheapCost,
}

/** On a busy machine, reading the listing takes longer than a list would wait. */
const listWaitMs = 60_000

export interface TestApi {
  app: FastifyInstance
  database: TestDatabase
  /** Read anew for every list; after `onConnected` read once, and changed products do not show. */
  listing: Listing
  /** With searches of the database. */
  productIndex: ProductIndex
  clock: { now: number }
  close(): Promise<void>
}

export interface TestApiOptions
  extends Pick<OperationDeps, 'identityProviders' | 'paymentProviders' | 'paymentLog' | 'vatRegisters'> {
  /** To the database, at most. */
  connections?: number
}

export async function openTestApi({
  connections = 10,
  identityProviders,
  paymentProviders = noPaymentProviders,
  paymentLog,
  vatRegisters,
}: TestApiOptions = {}): Promise<TestApi> {
  const database = await openTestDatabase(connections)
  const clock = { now: testDay }
  const listing = createListing(database.db, listWaitMs, () => clock.now)
  const productIndex = joinProductIndex(listing, createSearches(database.db))
  const app = await createApp({
    operations: listOperations(database.db, accountSettings, {
      productIndex,
      identityProviders,
      paymentProviders,
      paymentLog,
      vatRegisters,
    }),
    now: () => clock.now,
    authenticate: authenticator(database.db, accountSettings),
    authenticateStaff: staffAuthenticator(database.db, accountSettings),
    authenticateTool: createToolAuthenticator({ keys: toolKeys, networks: [] }),
    cookies: { secure: true },
  })
  const { db } = database
  const { origin, secret } = accountSettings
  const callbacks = [
    ...paymentCallbacks({ db, providers: paymentProviders, origin }),
    ...couponStopCallbacks({ db, secret }),
  ]
  registerCallbacks(app, callbacks, () => clock.now)
  return {
    app,
    database,
    listing,
    productIndex,
    clock,
    async close() {
      await app.close()
      await database.close()
    },
  }
}

export interface WireAnswer {
  status: number
  /** The content type without its parameters. */
  type: string
  // The body is untyped until a test has checked it.
  body: Record<string, unknown>
}

/** GET when there is no body, POST otherwise. `path` stands below /api. */
export async function sendRequest(
  app: FastifyInstance,
  path: string,
  payload?: InjectOptions['payload'],
  headers: Record<string, string> = {},
): Promise<WireAnswer> {
  const method = payload === undefined ? 'GET' : 'POST'
  const response = await app.inject({ method, url: `/api${path}`, payload, headers })
  const type = String(response.headers['content-type']).split(';')[0] ?? ''
  return { status: response.statusCode, type, body: response.json() }
}
