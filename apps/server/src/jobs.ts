// The worker's half of the server: runs the jobs of the outbox.

import { smtpMail } from '@stoa/api/adapters/smtp-mail'
import type { Config } from '@stoa/api/config'
import { startWorkers } from '@stoa/api/jobs/workers'
import type { Carriers } from '@stoa/api/ports/carrier'
import type { PaymentProviders } from '@stoa/api/ports/payment'
import type { PhoneMessages } from '@stoa/api/ports/phone-messages'
import type { TaxDocuments } from '@stoa/api/ports/tax-documents'
import type { VatRegisters } from '@stoa/api/ports/vat-registers'
import { sessionSecret } from '@stoa/api/session-secret'
import { createWebhookSender } from '@stoa/api/webhook-config'
import type { Logger } from 'pino'
import type { ReadyDatabase } from './database.ts'

interface JobDeps {
  config: Config
  database: ReadyDatabase
  smtpUrl: string
  vatRegisters: VatRegisters
  carriers: Carriers
  paymentProviders: PaymentProviders
  documents: TaxDocuments | null
  phones: PhoneMessages | null
  log: Logger
}

export async function startJobs(deps: JobDeps): Promise<{ stop(): Promise<void> }> {
  const { config, database, smtpUrl, vatRegisters, carriers, paymentProviders, documents, phones, log } = deps
  const mail = smtpMail({ url: smtpUrl, from: config.MAIL_FROM })
  const accounts = { secret: sessionSecret(config), origin: config.PUBLIC_ORIGIN }
  const workers = await startWorkers({
    url: database.url,
    db: database.db,
    mail,
    ...accounts,
    coverHosts: config.COVER_FETCH_ALLOW,
    registers: vatRegisters,
    carriers,
    paymentProviders,
    settlements: {
      folder: config.SETTLEMENT_DIR ?? null,
      formats: config.SETTLEMENT_FORMATS.providers,
      bank: config.SETTLEMENT_FORMATS.bank,
      days: config.SETTLEMENT_DAYS,
    },
    documents,
    phones,
    webhooks: createWebhookSender(config),
    alertEmail: config.ALERT_EMAIL ?? null,
    log,
  })
  return {
    async stop() {
      await workers.stop()
      mail.close()
    },
  }
}
