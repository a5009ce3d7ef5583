// The server is killed at each named moment of an order's way from the cart to the tax authority. What has come to its moment
// waits there for the others of its round, so that one kill meets them all. The next server finishes what is left of each
// order, while its buyer and the shop's ERP repeat what they got no answer to.

import { randomBytes, randomUUID } from 'node:crypto'
import { inTransaction } from '@stoa/api/database/transaction'
import { issueGiftCardCodes } from '@stoa/api/ordering/gift-cards/issued-gift-cards.service'
import { postTo } from '@stoa/api/test/http-api'
import { expectConsistentLedger } from '@stoa/api/test/invariants'
import { issuerEnvironment } from '@stoa/api/test/make-issuer'
import { makeProduct } from '@stoa/api/test/make-product'
import { makeCode, percent } from '@stoa/api/test/make-promotion'
import { line, type Wire } from '@stoa/api/test/order-request'
import { toolHeaders, toolKeys, toolName } from '@stoa/api/test/tool-keys'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CrashPoint, crashRounds } from './crash-points.ts'
import { type CrashShop, openCrashShop } from './crash-shop.ts'
import { countOpenWork } from './open-work.ts'
import { requestOrder, saveOrder } from './server-pair.ts'

const patience = { timeout: 120_000, interval: 50 }
const poll = <Value>(read: () => Value) => expect.poll(read, patience)

let shop: CrashShop
beforeAll(async () => {
  shop = await openCrashShop(({ books }, outside) => ({
    ...issuerEnvironment(books),
    MYDATA_URL: `${outside}${new URL(books.url).pathname}`,
    ORDER_TOOL_KEYS: `${toolName}=${toolKeys[0].key}`,
    // of those that are held, none waits for another
    DATABASE_POOL_SIZE: '40',
  }))
})
afterAll(() => shop.close())

/** An order on its way, by what its buyer and the ERP have had an answer to. */
interface Buying {
  key: string
  email: string
  items: Wire[]
  changes: Wire
  request?: Wire
  uid?: string
  moved: number
}

/** Paid by a code, a gift card and cash. */
async function beginBuying(): Promise<Buying> {
  const { db } = shop.database
  const email = `${randomUUID()}@example.gr`
  const product = await makeProduct(db, { priceCents: 2000, copies: [2] })
  const { code } = await makeCode(db, { effect: percent(10) }, { use_limit: 1 })
  const gfcd = await inTransaction(db, (tx) =>
    issueGiftCardCodes(tx, { count: 1, amountCents: 500 }, Date.now(), randomBytes),
  )
  const changes = { eml: email, couponscodes: [code], gfcd }
  return { key: randomUUID(), email, items: [line(product, 2)], changes, moved: 0 }
}

/** From the totals to the e-mail; what has had its answer is not asked again. */
async function order(buying: Buying): Promise<void> {
  const post = postTo(shop.origin)
  buying.request ??= await requestOrder({ post }, buying.items, buying.changes)
  if (!buying.uid) {
    const { status, body } = await saveOrder({ post }, buying.request, { 'idempotency-key': buying.key })
    expect([status, body.code]).toEqual([200, undefined])
    buying.uid = String(body.uid)
  }
  await poll(() => mailsOf(buying).length).toBeGreaterThan(0)
}

/** From the totals to the mark of the document. */
async function buy(buying: Buying): Promise<void> {
  await order(buying)
  for (const st of [1, 2].slice(buying.moved)) {
    const state = { uid: buying.uid, st }
    const { status } = await postTo(shop.origin)(`/el/${toolName}/OrderTool/UpdateState`, state, toolHeaders)
    expect(status).toBe(200)
    buying.moved += 1
  }
  await poll(() => marksOf(buying)).toEqual([expect.any(String)])
  await poll(() => countOpenWork(shop.database.pool)).toBe(0)
}

const mailsOf = ({ email }: Buying) =>
  shop.sandbox.mailbox
    .list()
    .filter((mail) => mail.recipients.includes(email) && mail.messageId?.startsWith('<order-confirmation'))

async function marksOf({ email }: Buying): Promise<(string | null)[]> {
  const { rows } = await shop.database.pool.query<{ mark: string | null }>(
    `select t.mark from customer_order o join document d on d.order_id = o.id
      left join document_transmission t on t.document_id = d.id where o.email = $1`,
    [email],
  )
  return rows.map(({ mark }) => mark)
}

async function countOrders({ email }: Buying): Promise<number> {
  const { rowCount } = await shop.database.pool.query('select from customer_order where email = $1', [email])
  return rowCount ?? 0
}

interface Round {
  buyings: Map<CrashPoint, Buying>
  /** How many documents were entered in it. */
  entered: number
}

async function killAt(points: readonly CrashPoint[]): Promise<Round> {
  const { length: before } = shop.sandbox.mydata.entered
  const buyings = new Map<CrashPoint, Buying>()
  for (const point of points) buyings.set(point, await beginBuying())
  const ordered = [...buyings].filter(([{ begins }]) => begins === 'with an order')
  await Promise.all(ordered.map(([, buying]) => order(buying)))
  await poll(() => countOpenWork(shop.database.pool)).toBe(0)
  const interrupted = []
  try {
    for (const [{ name, sentTo, mails, ...moment }, buying] of buyings) {
      const count = shop.proxies[sentTo].holdAt(moment)
      interrupted.push(buy(buying).catch(() => {}))
      await expect.poll(count, { ...patience, message: `held ${name}` }).toBeGreaterThan(0)
      // what is held may be another job's
      if (mails > 1) await poll(() => mailsOf(buying).length).toBeGreaterThan(0)
    }
  } finally {
    await shop.restart()
  }
  // some of them were waiting for the e-mail, and go on with the next server
  await Promise.all(interrupted)
  await Promise.all([...buyings.values()].map(buy))
  return { buyings, entered: shop.sandbox.mydata.entered.length - before }
}

/** By the first of the tests that ask for it; once more where it failed. */
const rounds = new Map<readonly CrashPoint[], Promise<Round>>()
function roundOf(points: readonly CrashPoint[]): Promise<Round> {
  const begun = rounds.get(points)
  if (begun) return begun
  const round = killAt(points)
  rounds.set(points, round)
  round.catch(() => rounds.delete(points))
  return round
}

const named = crashRounds.flatMap((points) => points.map((point) => ({ name: point.name, point, points })))

// the first of a round waits for all its orders
test.each(named)('killed $name', { timeout: 600_000 }, async ({ point, points }) => {
  const { buyings, entered } = await roundOf(points)
  const buying = buyings.get(point)
  if (!buying) throw new Error('nobody bought')
  expect(await countOrders(buying)).toBe(1)
  expect(mailsOf(buying)).toHaveLength(point.mails)
  expect(new Set(mailsOf(buying).map(({ messageId }) => messageId)).size).toBe(1)
  expect(entered).toBe(points.length)
  await expectConsistentLedger(shop.database.db)
})
