// Payments of placed orders on the shop's own services: how long an attempt takes beside the provider's time, how many are
// recorded as paid in a second, and how long many open ones are asked about, at a bank on this machine that answers at once.

import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { cardlinkSettings, createCardlink } from '@stoa/api/cardlink-config'
import { connect, type Database } from '@stoa/api/database/connect'
import { beginAttempt, prepareAttempt } from '@stoa/api/ordering/payments/begin-payment.service'
import { checkDueAttempts } from '@stoa/api/ordering/payments/due-attempts.service'
import { recordReport } from '@stoa/api/ordering/payments/payments.service'
import type { PaymentProvider, PaymentRequest } from '@stoa/api/ports/payment'
import { valueOrThrow } from '@stoa/domain/outcome'
import { z } from 'zod'
import { withClient } from './database-client.ts'
import { runLoad } from './load.ts'
import type { Bench, Measure } from './measure.ts'
import { openOrderLoad } from './measure-orders.ts'
import { median } from './spread.ts'
import { withServer } from './start-server.ts'
import type { Figure } from './table.ts'

const connections = 20
const reported = 1000
const polled = 10_000
const batch = 200

interface Shop {
  db: Database
  bank: PaymentProvider
}

/** Every tenth payment has been taken; the others are under way. */
function answerOf(message: string, turn: number): string {
  const reference = /<OrderId>(\w+)</.exec(message)?.[1] ?? ''
  const status = turn % 10 === 0 ? 'CAPTURED' : 'PROCESSING'
  return `<VPOS><Message><StatusResponse><TransactionDetails><OrderId>${reference}</OrderId><OrderAmount>20.00</OrderAmount><Currency>EUR</Currency><Status>${status}</Status><TxId>${turn}</TxId></TransactionDetails></StatusResponse></Message></VPOS>`
}

async function openBank(): Promise<{ server: Server; url: string }> {
  let turn = 0
  const server = createServer(async (request, response) => {
    let message = ''
    for await (const chunk of request) message += String(chunk)
    turn += 1
    response.end(answerOf(message, turn))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

function alphaAt(url: string): PaymentProvider {
  const config = z.object(cardlinkSettings).parse({
    ...{ CARDLINK_ALPHA_MID: '1', CARDLINK_ALPHA_SECRET: 'bench' },
    ...{ CARDLINK_ALPHA_XML_URL: url, CARDLINK_ALPHA_REDIRECT_URL: url },
  })
  const reports = { failing: () => {}, alarm: () => {} }
  const [bank] = createCardlink({ config, sandboxCardlink: null, reports })
  if (!bank) throw new Error('no bank')
  return bank
}

/** Of orders that are to be paid by card. */
async function placeOrders(bench: Bench, url: string, amount: number): Promise<string[]> {
  await withServer(bench, {}, async ({ origin }) => runLoad({ ...(await openOrderLoad(url, origin)), amount }))
  return withClient(url, async (client) => {
    await client.query(`update customer_order set payment_type_id = (select id from payment_type where code = 'card')`)
    const { rows } = await client.query<{ uid: string }>('select uid from customer_order order by id')
    return rows.map(({ uid }) => uid)
  })
}

/** The attempt's reference and amount. */
async function begin({ db, bank }: Shop, uid: string): Promise<Pick<PaymentRequest, 'reference' | 'amountCents'>> {
  const input = { uid, providers: [bank], ip: '192.0.2.1', now: Date.now() }
  const { request } = valueOrThrow(await beginAttempt(db, input), () => new Error('nothing to pay'))
  const addresses = { successUrl: 'https://x.example', cancelUrl: 'https://x.example', notifyUrl: 'https://x.example' }
  const prepared = { ...request, agreed: null, ...addresses }
  await prepareAttempt(db, { provider: bank, others: 0, request: prepared, withinMs: 5000 })
  return request
}

/** So many at a time. Seconds for all. */
async function runAll<Item>(items: readonly Item[], run: (item: Item) => Promise<unknown>): Promise<number> {
  const waiting = [...items]
  const begun = performance.now()
  const work = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await run(item)
  }
  await Promise.all(Array.from({ length: connections }, work))
  return (performance.now() - begun) / 1000
}

async function beginTimed(shop: Shop, uids: readonly string[]) {
  const milliseconds: number[] = []
  const begun: Awaited<ReturnType<typeof begin>>[] = []
  for (const uid of uids) {
    const before = performance.now()
    begun.push(await begin(shop, uid))
    milliseconds.push(performance.now() - before)
  }
  return { begun, milliseconds }
}

const report = ({ db }: Shop, { reference, amountCents }: Pick<PaymentRequest, 'reference' | 'amountCents'>) => {
  const paid = { reference, result: 'captured', amountCents, currency: 'EUR', transaction: reference } as const
  return recordReport(db, 'alpha', paid, Date.now())
}

/** Seconds. */
async function poll({ db, bank }: Shop): Promise<number> {
  const now = () => Date.now() + 10 * 60_000
  const begun = performance.now()
  let asked = 0
  for (let more = true; more; ) {
    const result = await checkDueAttempts({ db, providers: [bank], now })
    asked += result.asked
    more = result.asked === batch
  }
  if (asked !== polled) throw new Error(`${asked} instead of ${polled} attempts were asked about`)
  return (performance.now() - begun) / 1000
}

async function measureAll(shop: Shop, uids: readonly string[]): Promise<Figure[]> {
  const { begun, milliseconds } = await beginTimed(shop, uids.slice(0, reported))
  const seconds = await runAll(begun, (attempt) => report(shop, attempt))
  await runAll(uids.slice(reported, reported + polled), (uid) => begin(shop, uid))
  const pollSeconds = await poll(shop)
  const slowest = milliseconds.toSorted((one, other) => one - other)[Math.floor(milliseconds.length * 0.95)] ?? 0
  const note = `p95 ${slowest.toFixed(1)} ms`
  return [
    {
      label: 'an attempt begins, one at a time: p50',
      value: median(milliseconds),
      unit: 'ms',
      target: { atMost: 15 },
      note,
    },
    { label: 'reports recorded per second', value: reported / seconds, unit: '', target: { atLeast: 100 } },
    {
      label: `${polled.toLocaleString('en-US')} open attempts asked about`,
      ...{ value: pollSeconds, unit: 's', target: { atMost: 60 }, note: 'every tenth has been paid' },
    },
  ]
}

async function measure(bench: Bench): Promise<Figure[]> {
  const url = await bench.databaseUrl()
  const uids = await placeOrders(bench, url, reported + polled)
  const { server, url: bankUrl } = await openBank()
  const { db, close } = connect(url, connections, () => {})
  try {
    return await measureAll({ db, bank: alphaAt(bankUrl) }, uids)
  } finally {
    await close()
    await new Promise((resolve) => server.close(resolve))
  }
}

export const payments: Measure = { name: 'payments', title: 'Payments', takesLong: true, measure }
