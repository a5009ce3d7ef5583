// The shop as one server: database, sandbox, API, pages and jobs, started and stopped in order.

import { createCarriers } from '@stoa/api/carrier-config'
import type { Config } from '@stoa/api/config'
import { createDocumentOffice } from '@stoa/api/document-config'
import { createPhoneMessages } from '@stoa/api/message-config'
import { saveIssuer } from '@stoa/api/ordering/documents/documents.service'
import { phoneReceiptPath } from '@stoa/api/ordering/phone-messages/phone-receipts.routes'
import { createPaymentProviders } from '@stoa/api/payment-config'
import type { OutsideReports } from '@stoa/api/ports/outside-service'
import { sessionSecret } from '@stoa/api/session-secret'
import { createVatRegisters } from '@stoa/api/vat-config'
import { startSandbox } from '@stoa/sandbox/sandbox'
import type { Logger } from 'pino'
import { openDatabase } from './database.ts'
import { startJobs } from './jobs.ts'
import { startWeb } from './start-web.ts'

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
