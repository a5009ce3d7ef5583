// The operations of this server, with its secret, the identity providers, and the limits.

import { listOperations, type OperationDeps } from '@stoa/api/app'
import type { Config } from '@stoa/api/config'
import { limitOperations } from '@stoa/api/identity/limits/limits.service'
import { unpaidLimits as openUnpaidLimits } from '@stoa/api/identity/limits/unpaid-limits.service'
import type { Carriers } from '@stoa/api/ports/carrier'
import type { PaymentProviders } from '@stoa/api/ports/payment'
import type { PhoneMessages } from '@stoa/api/ports/phone-messages'
import type { VatRegisters } from '@stoa/api/ports/vat-registers'
import { sessionSecret } from '@stoa/api/session-secret'
import { createIdentityProviders } from '@stoa/api/social-config'
import type { Sandbox } from '@stoa/sandbox/sandbox'
import type { Logger } from 'pino'
import { Counter } from 'prom-client'
import type { ReadyDatabase } from './database.ts'

const unpaidRefusals = new Counter({
  name: 'stoa_unpaid_refusals_total',
  help: 'Orders refused because their buyer would have ordered too much without payment',
})

export interface WebDeps {
  config: Config
  database: ReadyDatabase
  /** Stands in for identity providers that are not configured. */
  sandbox: Sandbox | null
  vatRegisters: VatRegisters
  carriers: Carriers
  paymentProviders: PaymentProviders
  /** Null where nothing is sent to phones. */
  phones: PhoneMessages | null
  log: Logger
}

export function openOperations(
  { config, database, sandbox, vatRegisters, paymentProviders, phones, log }: WebDeps,
  kept: Required<
    Pick<OperationDeps, 'productIndex' | 'promotions' | 'cards' | 'details' | 'carrierDays' | 'pickupPoints'>
  >,
) {
  const accounts = { secret: sessionSecret(config), origin: config.PUBLIC_ORIGIN }
  const report = (provider: string, reason: string) =>
    log.warn({ provider, reason }, 'sign-in with an identity provider was refused')
  const identityProviders = createIdentityProviders({ config, sandboxProviders: sandbox?.signIn ?? null, report })
  const unpaidLimits = openUnpaidLimits(config.LIMITS, {
    refused(limit) {
      unpaidRefusals.inc()
      log.warn({ limit }, 'an order was refused: too much without payment')
    },
    alarm: (limit, copies) => log.error({ limit, copies }, 'many copies were taken without payment within an hour'),
    failed: (err) => log.error({ err }, 'counting copies taken without payment failed'),
  })
  const contactChannels = phones ? (['Email', 'Mobile'] as const) : (['Email'] as const)
  const outside = { identityProviders, paymentProviders, vatRegisters, contactChannels }
  const deps = { ...kept, unpaidLimits, ...outside, paymentLog: log }
  const operations = listOperations(database.db, accounts, deps)
  return {
    accounts,
    identityProviders,
    operations: limitOperations(database.db, config.LIMITS, operations),
  }
}
