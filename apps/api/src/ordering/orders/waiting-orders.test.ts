// What may become of an order while copies of it are missing, and what it is told when they have come.

import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type HttpApi, openHttpApi } from '../../../test/http-api.ts'
import { closeConsistent } from '../../../test/invariants.ts'
import { makeProduct, setCopies } from '../../../test/make-product.ts'
import { buyer, line, placed, readOrder } from '../../../test/order-request.ts'
import { toolHeaders, toolName } from '../../../test/tool-keys.ts'
import { dayMs, makeUpcoming, placesOf, serve } from '../../../test/upcoming-title.ts'
import { inTransaction } from '../../database/transaction.ts'
import { issueGiftCardCodes } from '../gift-cards/issued-gift-cards.service.ts'
import { listNextMoves } from './move-order.service.ts'
import { lockOrder } from './order-payment.service.ts'

let api: HttpApi
beforeAll(async () => {
  api = await openHttpApi()
})
afterAll(() => closeConsistent(api))

const move = (uid: unknown, st: number, language = 'en') =>
  api.post(`/${language}/${toolName}/OrderTool/UpdateState`, { uid, st }, toolHeaders)

const statusOf = async (uid: unknown): Promise<unknown> => (await readOrder(api.app, uid)).body.st

const nextMovesOf = (uid: unknown) =>
  inTransaction(api.database.db, async (tx) => {
    const order = await lockOrder(tx, { uid: String(uid) })
    if (!order) throw new Error('there is no such order')
    return listNextMoves(tx, order, 'staff')
  })

describe('while copies are missing', () => {
  test('nobody begins with the order, and the refusal says why', async () => {
    const book = await makeUpcoming(api)
    const { uid } = await placed(api.app, [line(book), line(await makeProduct(api.database.db))])
    const { status, body } = await move(uid, 1)
    expect([status, body.code, body.title]).toEqual([
      409,
      'order_copies_missing',
      'This order waits for copies that haven’t come yet. It goes on once they are in stock.',
    ])
    expect((await move(uid, 1, 'el')).body.title).toContain('αντίτυπα που δεν έχουν έρθει ακόμη')
    expect(await nextMovesOf(uid)).not.toContain('processing')
    await setCopies(api.database.db, book, [1])
    await serve(api, book, api.clock.now + 40 * dayMs)
    expect(await statusOf(uid)).toBe(1)
    expect((await move(uid, 2)).status).toBe(200)
  })

  test('an order that was begun with before does not leave', async () => {
    const book = await makeUpcoming(api)
    const { uid } = await placed(api.app, [line(book)])
    await sql`insert into order_status_change (order_id, status, at)
      select id, 1, now() from customer_order where uid = ${uid}`.execute(api.database.db)
    for (const st of [2, 3]) expect((await move(uid, st)).status).toBe(409)
    expect((await move(uid, 2)).body.code).toBe('order_copies_missing')
    expect((await move(uid, -1)).status).toBe(200)
  })

  test('what gift cards pay for waits too, and its buyer may cancel it', async () => {
    const book = await makeUpcoming(api)
    const [code] = await inTransaction(api.database.db, (tx) =>
      issueGiftCardCodes(tx, { count: 1, amountCents: 10_000 }, api.clock.now, randomBytes),
    )
    const { uid } = await placed(api.app, [line(book)], { gfcd: [code] })
    expect(await statusOf(uid)).toBe(6)
    const cancelled = await api.post('/en/orders/cancelbycustomer', { uid, email: buyer.eml })
    expect(cancelled.status).toBe(200)
    expect(await placesOf(api, book)).toMatchObject([{ served: 0, left: true }])
  })
})
