// A buyer cancels an order, as a guest by its uid and e-mail.

import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { closeConsistent } from '../../../test/invariants.ts'
import { countCopies, makeProduct } from '../../../test/make-product.ts'
import { buyer, line, placed } from '../../../test/order-request.ts'
import { openTestApi, sendRequest, type TestApi } from '../../../test/test-api.ts'
import { inTransaction } from '../../database/transaction.ts'
import { findGiftCardStatement } from '../gift-cards/gift-cards.service.ts'
import { issueGiftCardCodes } from '../gift-cards/issued-gift-cards.service.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => closeConsistent(api))

const cancel = (uid: unknown, email = buyer.eml, language = 'en') =>
  sendRequest(api.app, `/${language}/orders/cancelbycustomer`, { uid, email })

const mailsAbout = async (uid: unknown): Promise<number> => {
  const { rows } = await sql`
    select from outbox b join customer_order o on o.id = (b.payload ->> 'orderId')::bigint
    where b.topic = 'order.cancelled' and o.uid = ${uid}`.execute(api.database.db)
  return rows.length
}

const copiesOf = async (productId: number) => (await countCopies(api.database.db, productId)).quantities

const statusesIn = ({ changes }: Record<string, unknown>) => (changes as { st: number }[]).map(({ st }) => st)

test('an order that is pending is cancelled: the copies are back, the buyer gets one e-mail', async () => {
  const book = await makeProduct(api.database.db, { copies: [2] })
  const { uid } = await placed(api.app, [line(book, 2)])
  for (const _again of [1, 2]) {
    const { status, body } = await cancel(uid, ' Maria@Example.gr ')
    expect([status, statusesIn(body)]).toEqual([200, [0, -1]])
  }
  expect([await copiesOf(book), await mailsAbout(uid)]).toEqual([[2], 1])
})

test('twenty calls at once cancel it once', async () => {
  const book = await makeProduct(api.database.db, { copies: [1] })
  const { uid } = await placed(api.app, [line(book)])
  const answers = await Promise.all(Array.from({ length: 20 }, () => cancel(uid)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect([await copiesOf(book), await mailsAbout(uid)]).toEqual([[1], 1])
})

test('what a gift card paid is back on it at once', async () => {
  const { db } = api.database
  const batch = { count: 1, amountCents: 500 }
  const [code = ''] = await inTransaction(db, (tx) => issueGiftCardCodes(tx, batch, api.clock.now, randomBytes))
  const book = await makeProduct(db, { priceCents: 3000, copies: [1] })
  const { uid } = await placed(api.app, [line(book)], { gfcd: code })
  const balance = async () => {
    const statement = await findGiftCardStatement(db, code, api.clock.now)
    return statement.ok && statement.value.card.balance_cents
  }
  expect(await balance()).toBe(0)
  expect((await cancel(uid)).status).toBe(200)
  expect(await balance()).toBe(500)
})

describe('refused', () => {
  test('with another e-mail, as an order that does not exist', async () => {
    const { uid } = await placed(api.app, [line(await makeProduct(api.database.db, { copies: [1] }))])
    const [wrong, none] = [await cancel(uid, 'other@example.gr'), await cancel(crypto.randomUUID())]
    expect([wrong.status, wrong.body.code]).toEqual([404, 'order_not_found'])
    expect([none.status, none.body.title]).toEqual([404, wrong.body.title])
  })

  test.each([
    ['el', 'Επικοινωνήστε μαζί μας'],
    ['en', 'Contact us'],
  ])('once the shop has begun, with what to do (%s)', async (language, advice) => {
    const book = await makeProduct(api.database.db, { copies: [1] })
    const { uid } = await placed(api.app, [line(book)])
    await sql`insert into order_status_change (order_id, status, at)
      select id, 1, now() from customer_order where uid = ${uid}`.execute(api.database.db)
    const { status, body } = await cancel(uid, buyer.eml, language)
    expect([status, body.code]).toEqual([409, 'order_not_cancellable'])
    expect(body.title).toContain(advice)
    expect([await copiesOf(book), await mailsAbout(uid)]).toEqual([[0], 0])
  })
})
