// The API on a database of its own, with a clock that stands still unless a test moves it.

import type { FastifyInstance, InjectOptions } from 'fastify'
import { createApp, listOperations, type OperationDeps } from '../src/app.ts'
import { registerCallbacks } from '../src/http/callbacks.ts'
import type { AccountSettings } from '../src/identity/account-settings.ts'
import { authenticator } from '../src/identity/sessions/sessions.service.ts'
import { staffAuthenticator } from '../src/identity/staff/staff-sessions.service.ts'
import { paymentCallbacks } from '../src/ordering/payments/payment-callbacks.routes.ts'
import { noPaymentProviders } from '../src/ports/payment.ts'
import { openTestDatabase, type TestDatabase } from './test-database.ts'
import { testDay } from './test-day.ts'

export const accountSettings: AccountSettings = {
  secret: new TextEncoder().encode('only for tests, known to everybody'),
  origin: 'https://stoa.example',
}

export interface TestApi {
  app: FastifyInstance
  database: TestDatabase
  clock: { now: number }
  close(): Promise<void>
}

export interface TestApiOptions extends Pick<OperationDeps, 'identityProviders' | 'paymentProviders'> {
  /** To the database, at most. */
  connections?: number
}

export async function openTestApi({
  connections = 10,
  identityProviders,
  paymentProviders = noPaymentProviders,
}: TestApiOptions = {}): Promise<TestApi> {
  const database = await openTestDatabase(connections)
  const clock = { now: testDay }
  const app = await createApp({
    operations: listOperations(database.db, accountSettings, { identityProviders, paymentProviders }),
    now: () => clock.now,
    authenticate: authenticator(database.db, accountSettings),
    authenticateStaff: staffAuthenticator(database.db, accountSettings),
    cookies: { secure: true },
  })
  const callbacks = { db: database.db, providers: paymentProviders, origin: accountSettings.origin }
  registerCallbacks(app, paymentCallbacks(callbacks), () => clock.now)
  return {
    app,
    database,
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
