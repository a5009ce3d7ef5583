// The server is killed at each named moment between an attempt and the e-mail, with a buyer at each provider in each of them.
// What has come to its moment waits there for the others, so that one kill meets them all. The next server finishes what is
// left: everybody has paid once, has one e-mail, and gets back once what goes back.

import { freePort } from '@stoa/api/database/private-postgres'
import { decideInTransaction } from '@stoa/api/database/transaction'
import { moveOrder } from '@stoa/api/ordering/orders/move-order.service'
import { lockOrder } from '@stoa/api/ordering/orders/order-payment.service'
import { bankCodes } from '@stoa/api/test/bank-shop'
import type { BankMessage } from '@stoa/api/test/bank-visit'
import { expectConsistentLedger } from '@stoa/api/test/invariants'
import { openTestDatabase, type TestDatabase } from '@stoa/api/test/test-database'
import { type Sandbox, startSandbox } from '@stoa/sandbox/sandbox'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BankBuyer, bring, makeBankBuyer } from './bank-buyer.ts'
import { bankEnvironment } from './bank-environment.ts'
import { type CrashProxy, type Moment, openCrashProxy, postgresProtocol, textProtocol, through } from './crash-proxy.ts'
import { countOpenWork, giveUpJobs } from './open-work.ts'
import { type ServerProcess, startServer } from './server-process.ts'

/** winbank says nothing but by the browser, and gives nothing back by itself. */
const notifying = bankCodes.filter((code) => code !== 'winbank')
const refunding = notifying
/** They hold an amount until the shop takes it. */
const holding = ['eurobank', 'klarna']

const before = (...sends: RegExp[]): Moment => ({ sends, when: 'before' })
const after = (...sends: RegExp[]): Moment => ({ sends, when: 'after' })

const commit = /^commit$/
const settling = /insert into payment_message/
const moments = {
  attempted: after(/insert into "payment_attempt"/, commit),
  begun: before(/update payment_attempt set provider_reference/),
  sent: after(/update "payment_attempt" set "sent_at"/),
  unsettled: before(/select t\.code from payment_type t .* from "customer_order" as "o".* for update/s),
  uncommitted: before(settling, commit),
  unanswered: after(settling, commit),
  taken: after(/<CaptureRequest|^POST \S+\/captures /),
  paidBack: after(/<RefundRequest|<CancelRequest|^POST \S+\/(refund|refunds) |^DELETE \S+\/transactions\//),
  unmailed: before(/^MAIL FROM/m),
} as const satisfies Record<string, Moment>

let database: TestDatabase
let sandbox: Sandbox
let proxies: Record<'database' | 'mail' | 'banks', CrashProxy>
let port: number
let server: ServerProcess

beforeAll(async () => {
  database = await openTestDatabase(4)
  port = await freePort()
  sandbox = await startSandbox({ smtpPort: 0, httpPort: 0, shopOrigin: `http://127.0.0.1:${port}` })
  // it strikes only when it is told to
  const strike = () => {}
  proxies = {
    database: await openCrashProxy(new URL(database.url), postgresProtocol, strike),
    mail: await openCrashProxy(new URL(sandbox.smtpUrl), textProtocol, strike),
    banks: await openCrashProxy(new URL(sandbox.origin), textProtocol, strike),
  }
  server = await start()
})
afterAll(async () => {
  await server.end('SIGTERM')
  for (const proxy of Object.values(proxies)) await proxy.close()
  await sandbox.stop()
  await database.close()
})

const start = () =>
  startServer({
    ...bankEnvironment(new URL(through(sandbox.origin, proxies.banks)).origin),
    ...{ DATABASE_URL: through(database.url, proxies.database), SMTP_URL: through(sandbox.smtpUrl, proxies.mail) },
    ...{ PORT: String(port), PUBLIC_ORIGIN: `http://127.0.0.1:${port}`, SANDBOX: 'false', LIMITS: 'off' },
    // of those that are held, none waits for another
    DATABASE_POOL_SIZE: '60',
  })

/** What is asked and done again later is due now. */
async function restart(): Promise<void> {
  await server.end('SIGKILL')
  for (const proxy of Object.values(proxies)) proxy.reset()
  await giveUpJobs(database.pool)
  await database.pool.query('update payment_attempt set check_at = now() where check_at is not null')
  await database.pool.query("update payment_refund set try_at = now() where status = 'due'")
  server = await start()
}

const makeBuyers = (codes: readonly string[]): Promise<BankBuyer[]> =>
  Promise.all(codes.map((code) => makeBankBuyer(database, server.origin, code)))

interface HeldBuyers {
  moment: Moment
  buyers: BankBuyer[]
  act(buyer: BankBuyer): Promise<unknown>
}

/** Whoever is held gets no answer. */
async function hold({ moment, buyers, act }: HeldBuyers): Promise<void> {
  const count = proxies.database.holdAt(moment)
  for (const buyer of buyers) act(buyer).catch(() => {})
  await poll(count).toBeGreaterThanOrEqual(buyers.length)
}

/** By a browser that comes back from the provider's page; the provider itself says nothing. */
async function makeReturning(codes: readonly string[], moment: Moment) {
  const buyers = await makeBuyers(codes)
  const brought = new Map<BankBuyer, BankMessage | null>()
  for (const buyer of buyers) {
    await buyer.begin()
    brought.set(buyer, await buyer.press('lost_notification'))
  }
  return { moment, buyers, act: async (buyer: BankBuyer) => bring(brought.get(buyer) ?? null) }
}

/** By a provider; the browser is closed. */
async function makeNotified(moment: Moment) {
  const buyers = await makeBuyers(notifying)
  for (const buyer of buyers) await buyer.begin()
  return { moment, buyers, act: (buyer: BankBuyer) => buyer.press('lost_return') }
}

const poll = <Value>(read: () => Value) => expect.poll(read, { timeout: 60_000, interval: 50 })

async function moneyOf({ uid }: BankBuyer) {
  const { rows } = await database.pool.query(
    `select o.payment_status as payment, count(a.id) filter (where a.status = 'captured')::int as paying,
      sum(a.captured_cents)::int - o.total_cents as surplus,
      (select string_agg(r.status || ' ' || (r.cents - o.total_cents), ', ') from payment_refund r where r.order_id = o.id) as back
    from customer_order o left join payment_attempt a on a.order_id = o.id where o.uid = $1 group by o.id`,
    [uid],
  )
  return rows[0]
}

const paidPage = expect.stringMatching(/\/checkout-success\//)
const paidOnce = { payment: 'paid', paying: 1, surplus: 0, back: null }

async function expectPaidOnce(buyers: readonly BankBuyer[], expected: object = paidOnce): Promise<void> {
  for (const buyer of buyers)
    await poll(async () => ({ code: buyer.code, ...(await moneyOf(buyer)) })).toEqual({
      code: buyer.code,
      ...expected,
    })
  await poll(() => countOpenWork(database.pool)).toBe(0)
  for (const { code, email } of buyers) {
    const mails = sandbox.mailbox.list().filter((mail) => mail.recipients.includes(email))
    const confirmed = mails.filter(({ messageId }) => messageId?.startsWith('<order-confirmation'))
    expect([code, confirmed.length]).toEqual([code, 1])
  }
  await expectConsistentLedger(database.db)
}

const makeDue = ({ uid }: BankBuyer) =>
  database.pool.query(
    `update payment_attempt a set check_at = now() from customer_order o where o.id = a.order_id and o.uid = $1`,
    [uid],
  )

const cancel = ({ uid }: BankBuyer) =>
  decideInTransaction(database.db, async (tx) => {
    const order = await lockOrder(tx, { uid })
    if (!order) throw new Error('no order')
    const how = { actor: 'staff', source: 'staff:1', reason: null, notify: false, now: Date.now() } as const
    return moveOrder(tx, order, { to: 'cancelled', ...how })
  })

test('before the buyer is at the provider, and while money goes back', async () => {
  const leaving = await makeBuyers(refunding)
  for (const buyer of leaving) await buyer.pay()
  await expectPaidOnce(leaving)
  const [attempted, begun, sent] = [
    await makeBuyers(bankCodes),
    await makeBuyers(bankCodes),
    await makeBuyers(bankCodes),
  ]
  const pages = new Map<BankBuyer, string>()
  for (const buyer of sent) pages.set(buyer, await buyer.begin())
  await hold({ moment: moments.attempted, buyers: attempted, act: (buyer) => buyer.begin() })
  await hold({ moment: moments.begun, buyers: begun, act: (buyer) => buyer.begin() })
  await hold({ moment: moments.sent, buyers: sent, act: (buyer) => fetch(pages.get(buyer) ?? '') })
  const paidBack = proxies.banks.holdAt(moments.paidBack)
  for (const buyer of leaving) expect(await cancel(buyer)).toMatchObject({ ok: true })
  await poll(paidBack).toBeGreaterThanOrEqual(leaving.length)
  await restart()
  const again = [...attempted, ...begun, ...sent]
  for (const buyer of again) await buyer.pay()
  await expectPaidOnce(again)
  await expectPaidOnce(leaving, { payment: 'paid', paying: 1, surplus: 0, back: 'done 0' })
})

test('while browsers and providers say how it ended, and while what is held is taken', async () => {
  const count = proxies.banks.holdAt(moments.taken)
  const settlings = [moments.unsettled, moments.uncommitted, moments.unanswered]
  const taken = await makeReturning(holding, moments.taken)
  const returning = []
  for (const moment of settlings) returning.push(await makeReturning(bankCodes, moment))
  const notified = []
  for (const moment of settlings) notified.push(await makeNotified(moment))
  for (const buyer of taken.buyers) await taken.act(buyer)
  for (const held of [...returning, ...notified]) await hold(held)
  await poll(count).toBeGreaterThanOrEqual(taken.buyers.length)
  await restart()
  const all = [taken, ...returning, ...notified].flatMap(({ buyers }) => buyers)
  await expectPaidOnce(all)
  // who got no answer asks again
  for (const { buyers, act } of [taken, ...returning])
    for (const buyer of buyers) expect([buyer.code, await act(buyer)]).toEqual([buyer.code, paidPage])
  await expectPaidOnce(all)
})

test('while the provider is asked, and before the e-mail is sent', async () => {
  const unmailed = await makeBuyers(bankCodes)
  const lost = await makeBuyers(bankCodes)
  const count = proxies.mail.holdAt(moments.unmailed)
  for (const buyer of unmailed) await buyer.pay()
  await poll(count).toBeGreaterThan(0)
  for (const buyer of unmailed) await poll(() => moneyOf(buyer)).toEqual(paidOnce)
  for (const buyer of lost) {
    await buyer.begin()
    await buyer.press('lost')
  }
  await hold({ moment: moments.unsettled, buyers: lost, act: makeDue })
  await restart()
  await expectPaidOnce([...unmailed, ...lost])
})
