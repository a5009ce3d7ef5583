// A shop with every payment provider there is, all at the sandbox: orders on real rows, the providers' messages caught on their
// way, so that a test delivers them in what order and how often it likes. A provider that is added joins by its account.

import { type BankAccounts, bankAccounts } from '@stoa/sandbox/banks/banks'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { z } from 'zod'
import { registerCallbacks } from '../src/http/callbacks.ts'
import { checkDueAttempts, type PaymentAlarm, payDueRefunds } from '../src/ordering/payments/due-attempts.service.ts'
import { paymentCallbacks } from '../src/ordering/payments/payment-callbacks.routes.ts'
import { createPaymentProviders, paymentSettings, type SandboxBanks } from '../src/payment-config.ts'
import type { OutsideReports } from '../src/ports/outside-service.ts'
import type { NextStep, PaymentProvider } from '../src/ports/payment.ts'
import { alarmsInto, type BankMessage, openBankVisit } from './bank-visit.ts'
import { makeProduct } from './make-product.ts'
import { line, orderRequest, saveOrder } from './order-request.ts'
import { accountSettings, openTestApi } from './test-api.ts'

const config = z.object(paymentSettings).parse({})
const { secret, origin } = accountSettings
const createAll = (sandboxBanks: SandboxBanks, reports: OutsideReports) =>
  createPaymentProviders({ config, secret, sandboxBanks, reports })

/** Of all providers; each has orders, pages and notifications of its own. */
export const bankCodes: readonly string[] = createAll(bankAccounts('http://sandbox.invalid'), {
  failing: () => {},
  alarm: () => {},
}).map(({ code }) => code)

export type BankShop = Awaited<ReturnType<typeof openBankShop>>

/** An attempt whose buyer is on the provider's page. */
export interface BegunVisit {
  code: string
  uid: string
  reference: string
  next: NextStep
}

export interface LogLine {
  level: 'info' | 'warn' | 'error'
  details: unknown
  message: string
}

/** `changeAccounts`: what is agreed with the banks otherwise than usual. */
export async function openBankShop(changeAccounts: ChangeAccounts = (accounts) => accounts) {
  const { alarms, ...visit } = await openProviders(changeAccounts)
  const { providers, bank } = visit
  const api = await openTestApi({ paymentProviders: providers })
  const { db } = api.database
  const lines: LogLine[] = []
  const apps = new Map<string, FastifyInstance>()
  for (const provider of providers) apps.set(provider.code, openCallbacks(provider, api, lines))
  const appOf = (code: string): FastifyInstance => {
    const app = apps.get(code)
    if (!app) throw new Error(`no provider ${code}`)
    return app
  }
  const due = { db, providers, now: () => api.clock.now }
  return {
    ...{ ...api, db, bank, providers, alarms, lines },
    providerOf(code: string): PaymentProvider {
      const provider = providers.find((one) => one.code === code)
      if (!provider) throw new Error(`no provider ${code}`)
      return provider
    },
    /** A placed order that awaits a payment by the provider's first kind. */
    async place(code: string): Promise<string> {
      const item = line(await makeProduct(db, { copies: [50] }))
      const request = await orderRequest(api.app, [item], { pmtid: await paymentTypeOf(db, providers, code) })
      const { status, body } = await saveOrder(api.app, request)
      expect([status, body.code]).toEqual([200, undefined])
      return String(body.uid)
    },
    /** Its buyer changes to this provider, and is sent to it; null where there is nothing to pay. */
    async begin(uid: string, code: string): Promise<BegunVisit | null> {
      const type = await paymentTypeOf(db, providers, code)
      await sql`update customer_order set payment_type_id = ${type} where uid = ${uid}`.execute(db)
      const answer = await appOf(code).inject({ method: 'POST', url: `/api/payments/begin/${uid}` })
      const reference = /\/payment\/\w+\/([\da-f]{32})$/.exec(String(answer.headers.location))?.[1]
      const { rows } = await sql<{ next: NextStep | null }>`select next_step as next from payment_attempt
        where reference = ${reference ?? ''}`.execute(db)
      const next = rows[0]?.next
      return reference && next ? { code, uid, reference, next } : null
    },
    /** Presses a button of the provider's page: what the browser and the notifications bring then, as yet undelivered. */
    async press(
      { next }: BegunVisit,
      choice: string,
    ): Promise<{ returned: BankMessage | null; notified: BankMessage[] }> {
      bank.messages.splice(0)
      const returned = await bank.choose(next, choice)
      return { returned, notified: bank.messages.splice(0) }
    },
    /** To the shop. Gives the status, and where a browser goes on. */
    async deliver(code: string, message: BankMessage, path?: string) {
      const { pathname, search } = new URL(message.url, 'http://shop.invalid')
      const isForm = message.body !== ''
      const answer = await appOf(code).inject({
        method: isForm ? 'POST' : 'GET',
        url: `${path ?? pathname}${search}`,
        headers: message.headers,
        payload: message.body,
      })
      return { status: answer.statusCode, location: answer.headers.location ?? null }
    },
    /** What the shop does by itself. */
    async poll(): Promise<PaymentAlarm[]> {
      const found: PaymentAlarm[] = []
      for (let more = true; more; ) {
        const [checked, refunded] = [await checkDueAttempts(due), await payDueRefunds(due)]
        found.push(...checked.alarms, ...refunded.alarms)
        more = checked.more || refunded.more
      }
      return found
    },
    async close() {
      await Promise.all([...apps.values()].map((app) => app.close()))
      await api.close()
      await bank.close()
    },
  }
}

type ChangeAccounts = (accounts: BankAccounts) => SandboxBanks

/** Eurobank holds an amount on a card until the shop takes it. */
export const heldAtEurobank: ChangeAccounts = ({ cardlink, ...others }) => ({
  ...others,
  cardlink: { ...cardlink, eurobank: { ...cardlink.eurobank, captures: 'later' } },
})

/** And Alpha, Viva and PayPal until the goods leave. */
export const heldAtFour: ChangeAccounts = (accounts) => {
  const { cardlink, viva, paypal, ...others } = heldAtEurobank(accounts)
  const captures = 'on_dispatch'
  const alpha = { ...cardlink.alpha, captures } as const
  return { ...others, cardlink: { ...cardlink, alpha }, viva: { ...viva, captures }, paypal: { ...paypal, captures } }
}

async function openProviders(changeAccounts: ChangeAccounts) {
  const providers: PaymentProvider[] = []
  const alarms: string[] = []
  const bank = await openBankVisit((sandbox) => {
    providers.push(...createAll(changeAccounts(sandbox.bankAccounts), alarmsInto(alarms)))
    const [first] = providers
    if (!first) throw new Error('no provider')
    return first
  })
  return { providers, alarms, bank }
}

/** One provider for itself, so that each takes orders of a kind which it shares with another. */
function openCallbacks(
  provider: PaymentProvider,
  { database, clock }: Awaited<ReturnType<typeof openTestApi>>,
  lines: LogLine[],
): FastifyInstance {
  const app = Fastify({ loggerInstance: keepingLog(lines) })
  registerCallbacks(app, paymentCallbacks({ db: database.db, providers: [provider], origin }), () => clock.now)
  return app
}

function keepingLog(lines: LogLine[]): FastifyBaseLogger {
  const keep = (level: LogLine['level']) => (details: unknown, message?: string) =>
    void lines.push({ level, details, message: message ?? String(details) })
  const log: FastifyBaseLogger = {
    ...{ level: 'info', info: keep('info'), warn: keep('warn'), error: keep('error'), fatal: keep('error') },
    ...{ debug: () => {}, trace: () => {}, silent: () => {}, child: () => log },
  }
  return log
}

async function paymentTypeOf(
  db: Awaited<ReturnType<typeof openTestApi>>['database']['db'],
  providers: readonly PaymentProvider[],
  code: string,
): Promise<number> {
  const kind = providers.find((one) => one.code === code)?.kinds[0]
  const { rows } = await sql<{ id: number }>`select id from payment_type where code = ${kind}`.execute(db)
  if (!rows[0]) throw new Error(`nobody pays by ${kind}`)
  return rows[0].id
}
