// The server is killed at each named moment of an order's way from the cart to the tax authority. The next one finishes
// what is left of it, while the buyer and the shop's ERP repeat what they got no answer to.

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
import { crashPoints } from './crash-points.ts'
import { type CrashShop, openCrashShop } from './crash-shop.ts'
import { countOpenWork } from './open-work.ts'
import { requestOrder, saveOrder } from './server-pair.ts'

let shop: CrashShop
beforeAll(async () => {
  shop = await openCrashShop(({ books }, outside) => ({
    ...issuerEnvironment(books),
    MYDATA_URL: `${outside}${new URL(books.url).pathname}`,
    ORDER_TOOL_KEYS: `${toolName}=${toolKeys[0].key}`,
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

/** From the totals to the mark of the document; what has had its answer is not asked again. */
async function buy(buying: Buying): Promise<void> {
  const post = postTo(shop.origin)
  buying.request ??= await requestOrder({ post }, buying.items, buying.changes)
  if (!buying.uid) {
    const { status, body } = await saveOrder({ post }, buying.request, { 'idempotency-key': buying.key })
    expect([status, body.code]).toEqual([200, undefined])
    buying.uid = String(body.uid)
  }
  await expect.poll(() => mailsOf(buying).length).toBeGreaterThan(0)
  for (const st of [1, 2].slice(buying.moved)) {
    const { status } = await post(`/el/${toolName}/OrderTool/UpdateState`, { uid: buying.uid, st }, toolHeaders)
    expect(status).toBe(200)
    buying.moved += 1
  }
  await expect.poll(() => marksOf(buying)).toEqual([expect.any(String)])
  await expect.poll(() => countOpenWork(shop.database.pool)).toBe(0)
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

test.each(crashPoints)('killed $name', async ({ sentTo, mails, ...moment }) => {
  const buying = await beginBuying()
  const { length: entered } = shop.sandbox.mydata.entered
  shop.proxies[sentTo].strikeAt(moment)
  const first = buy(buying)
  const ended = await Promise.race([first.then(() => 'whole'), shop.struck().then(() => 'killed')])
  expect(ended).toBe('killed')
  await shop.restart()
  await buy(buying)
  await first.catch(() => {})
  expect(await countOrders(buying)).toBe(1)
  expect(mailsOf(buying)).toHaveLength(mails)
  expect(new Set(mailsOf(buying).map(({ messageId }) => messageId)).size).toBe(1)
  expect(shop.sandbox.mydata.entered).toHaveLength(entered + 1)
  await expectConsistentLedger(shop.database.db)
})
