// Another process over a test's database, as far as the database can tell: with limits, and with a hashing cost of its
// own.

import type { FastifyInstance } from 'fastify'
import { createApp, listOperations } from '../src/app.ts'
import type { Connection } from '../src/database/connect.ts'
import type { PasswordCost } from '../src/identity/account-settings.ts'
import type { LimitRow } from '../src/identity/limits/limit-table.ts'
import { limitOperations } from '../src/identity/limits/limits.service.ts'
import { unpaidLimits as openUnpaidLimits } from '../src/identity/limits/unpaid-limits.service.ts'
import { authenticator } from '../src/identity/sessions/sessions.service.ts'
import { staffAuthenticator } from '../src/identity/staff/staff-sessions.service.ts'
import type { ProductIndex } from '../src/ports/product-index.ts'
import { accountSettings, cheapCost, type TestApi } from './test-api.ts'

export interface OpenAppOptions {
  database: Pick<Connection, 'db'>
  clock: TestApi['clock']
  /** Left out, one that is read anew for every list. */
  productIndex?: ProductIndex
  limits?: readonly LimitRow[]
  passwordCost?: PasswordCost
  trustProxy?: string
  /** Gets the alarms of orders without payment. */
  alarm?: (limit: string, copies: number) => void
}

export function openApp(options: OpenAppOptions): Promise<FastifyInstance> {
  const {
    database,
    clock,
    productIndex,
    limits = [],
    passwordCost = cheapCost,
    trustProxy = false,
    alarm = () => {},
  } = options
  const { db } = database
  const settings = { ...accountSettings, passwordCost }
  const unpaidLimits = openUnpaidLimits(limits, { refused: () => {}, alarm, failed: () => {} })
  return createApp({
    operations: limitOperations(db, limits, listOperations(db, settings, { productIndex, unpaidLimits })),
    now: () => clock.now,
    authenticate: authenticator(db, settings),
    authenticateStaff: staffAuthenticator(db, settings),
    cookies: { secure: true },
    server: { trustProxy },
  })
}
