// The calls of the shop as this server answers them: with its secret, the houses that vouch for people, and the limits.

import { listOperations } from '@stoa/api/app'
import type { Config } from '@stoa/api/config'
import { isKnownDevice } from '@stoa/api/modules/accounts/known-devices'
import { limitOperations } from '@stoa/api/modules/limits/limit-operations'
import type { Listing } from '@stoa/api/modules/listing/listing-types'
import { sessionSecret } from '@stoa/api/session-secret'
import { housesOf } from '@stoa/api/social-config'
import type { Sandbox } from '@stoa/sandbox/sandbox'
import type { Logger } from 'pino'
import type { ReadyDatabase } from './database.ts'

export interface WebParts {
  config: Config
  database: ReadyDatabase
  /** Stands in for the houses that the shop was not told of. */
  sandbox: Sandbox | null
  log: Logger
}

export function openOperations({ config, database, sandbox, log }: WebParts, products: Listing) {
  const accounts = { secret: sessionSecret(config), origin: config.PUBLIC_ORIGIN }
  const report = (house: string, reason: string) => log.warn({ house, reason }, 'nobody was let in on this word')
  const houses = housesOf({ config, standIns: sandbox?.signIn ?? null, report })
  const all = listOperations(database.db, accounts, products, houses)
  return { accounts, houses, operations: limitOperations(database.db, config.LIMITS, { isKnownDevice }, all) }
}
