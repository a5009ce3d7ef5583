// Another process over a test's database, as far as the database can tell: with limits, and with a hashing cost that
// tests can afford.

import type { FastifyInstance } from 'fastify'
import { createApp, listOperations } from '../src/app.ts'
import type { Connection } from '../src/database/connect.ts'
import type { PasswordCost } from '../src/identity/account-settings.ts'
import type { LimitRow } from '../src/identity/limits/limit-table.ts'
import { limitOperations } from '../src/identity/limits/limits.service.ts'
import { authenticator } from '../src/identity/sessions/sessions.service.ts'
import { staffAuthenticator } from '../src/identity/staff/staff-sessions.service.ts'
import { accountSettings, type TestApi } from './test-api.ts'

/** So low that ten thousand passwords are hashed in seconds. */
export const cheapCost: PasswordCost = { memory: 64, passes: 1 }

export interface OpenAppOptions {
  database: Pick<Connection, 'db'>
  clock: TestApi['clock']
  limits?: readonly LimitRow[]
  passwordCost?: PasswordCost
  trustProxy?: string
}

export function openApp(options: OpenAppOptions): Promise<FastifyInstance> {
  const { database, clock, limits = [], passwordCost = cheapCost, trustProxy = false } = options
  const { db } = database
  const settings = { ...accountSettings, passwordCost }
  return createApp({
    operations: limitOperations(db, limits, listOperations(db, settings)),
    now: () => clock.now,
    authenticate: authenticator(db, settings),
    authenticateStaff: staffAuthenticator(db, settings),
    cookies: { secure: true },
    server: { trustProxy },
  })
}
