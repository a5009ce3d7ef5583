// Titles that are not out yet, and those that a supplier sends: ordered before the shop has them, up to their limit, and
// served in the order of acceptance.

import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { closeConsistent } from '../../../test/invariants.ts'
import { countCopies, makeProduct, type ProductInput, setCopies } from '../../../test/make-product.ts'
import { buyer, line, methodIds, orderRequest, placed, readOrder, saveOrder } from '../../../test/order-request.ts'
import { openTestApi, sendRequest, type TestApi } from '../../../test/test-api.ts'
import {
  placesOf as allPlacesOf,
  dayMs,
  dayFromNow as daysFromNow,
  makeUpcoming as makeUpcomingTitle,
  serve as serveNow,
} from '../../../test/upcoming-title.ts'
import { inTransaction } from '../../database/transaction.ts'
import { recordDeposit } from './order-payment.service.ts'
import { serveAll, serveProduct } from './waiting-orders.service.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => closeConsistent(api))

const dayFromNow = (days: number): string => daysFromNow(api, days)
const makeUpcoming = (input: ProductInput = {}) => makeUpcomingTitle(api, input)

async function limitTo(productId: number, copies: number): Promise<void> {
  await sql`insert into advance_sale (product_id, own_limit) values (${productId}, ${copies})`.execute(api.database.db)
}

const placesOf = async (productId: number) =>
  (await allPlacesOf(api, productId)).map(({ place, served, left }) => ({ place, served, left }))

const cancel = (uid: unknown) => sendRequest(api.app, '/en/orders/cancelbycustomer', { uid, email: buyer.eml })

const serve = (productId: number, now = api.clock.now) => serveNow(api, productId, now)

const statusOf = async (uid: unknown): Promise<unknown> => (await readOrder(api.app, uid)).body.st

async function countEvents(topic: string, uid: unknown): Promise<number> {
  const { rows } = await sql`
    select from outbox b join customer_order o on o.id = (b.payload ->> 'orderId')::bigint
    where b.topic = ${topic} and o.uid = ${uid}`.execute(api.database.db)
  return rows.length
}

describe('an order of a title that is not out yet', () => {
  test('takes a place and no copy, and is promised for after its day', async () => {
    const book = await makeUpcoming({ copies: [3] })
    const { uid } = await placed(api.app, [line(book, 2)])
    expect(await placesOf(book)).toEqual([{ place: 1, served: 0, left: false }])
    expect(await countCopies(api.database.db, book)).toEqual({ quantities: [3], moved: 3 })
    const { dfr, awt } = (await readOrder(api.app, uid)).body
    expect([String(dfr) > dayFromNow(40), awt]).toEqual([true, true])
  })

  test('together with a book that is there: that one is taken from the stock, and the order is promised as a whole', async () => {
    const [upcoming, there] = [await makeUpcoming(), await makeProduct(api.database.db, { copies: [1] })]
    const { uid } = await placed(api.app, [line(there), line(upcoming)])
    expect((await countCopies(api.database.db, there)).quantities).toEqual([0])
    expect(String((await readOrder(api.app, uid)).body.dfr) > dayFromNow(40)).toBe(true)
  })

  test('is refused without a day of publication, without a price, and beyond the limit', async () => {
    const refusedAs = async (productId: number, quantity = 1) => {
      const answer = await saveOrder(api.app, { ...(await orderRequest(api.app, [line(productId, quantity)])) })
      return [answer.status, answer.body.code]
    }
    const soldOut = [409, 'out_of_stock']
    expect(await refusedAs(await makeUpcoming({ releaseDate: null }))).toEqual(soldOut)
    expect(await refusedAs(await makeUpcoming({ priceCents: 0 }))).toEqual(soldOut)
    const few = await makeUpcoming()
    await limitTo(few, 2)
    expect(await refusedAs(few, 3)).toEqual(soldOut)
    await placed(api.app, [line(few, 2)])
    expect(await refusedAs(few)).toEqual(soldOut)
  })

  test('that is cancelled frees its copies for others, and its number is not given again', async () => {
    const book = await makeUpcoming()
    await limitTo(book, 1)
    const { uid } = await placed(api.app, [line(book)])
    expect((await cancel(uid)).status).toBe(200)
    await placed(api.app, [line(book)])
    expect(await placesOf(book)).toEqual([
      { place: 1, served: 0, left: true },
      { place: 2, served: 0, left: false },
    ])
  })
})

describe('copies that come in', () => {
  test('go to those who ordered first, and nobody else buys them', async () => {
    const book = await makeUpcoming()
    const first = await placed(api.app, [line(book, 2)])
    const second = await placed(api.app, [line(book, 2)])
    await sql`update product set availability = 'stock', release_date = ${dayFromNow(0)} where id = ${book}`.execute(
      api.database.db,
    )
    await setCopies(api.database.db, book, [3])
    const late = await saveOrder(api.app, await orderRequest(api.app, [line(book)]))
    expect([late.status, late.body.code]).toEqual([409, 'out_of_stock'])
    await serve(book)
    expect((await placesOf(book)).map(({ served }) => served)).toEqual([2, 1])
    expect([await statusOf(first.uid), await statusOf(second.uid)]).toEqual([1, 0])
    expect([await countEvents('order.delayed', first.uid), await countEvents('order.delayed', second.uid)]).toEqual([
      0, 1,
    ])
    await setCopies(api.database.db, book, [5])
    await serve(book)
    expect(await statusOf(second.uid)).toBe(1)
    expect((await countCopies(api.database.db, book)).quantities).toEqual([4])
    await placed(api.app, [line(book, 4)])
  })

  test('wait for the day of publication', async () => {
    const book = await makeUpcoming()
    const { uid } = await placed(api.app, [line(book)])
    await setCopies(api.database.db, book, [1])
    await serve(book)
    await serveAll(api.database.db, api.clock.now)
    expect((await placesOf(book)).map(({ served }) => served)).toEqual([0])
    await serve(book, api.clock.now + 40 * dayMs)
    const { st, awt } = (await readOrder(api.app, uid)).body
    expect([st, awt]).toEqual([1, false])
  })

  test('ask for a job, where somebody waits', async () => {
    const [awaited, other] = [await makeUpcoming(), await makeUpcoming()]
    await placed(api.app, [line(awaited)])
    for (const book of [awaited, other]) await setCopies(api.database.db, book, [1])
    const { rows } = await sql<{ id: number }>`
      select (payload ->> 'productId')::int as id from outbox where topic = 'advance.copies'
        and (payload ->> 'productId')::int in (${awaited}, ${other})`.execute(api.database.db)
    expect(rows).toEqual([{ id: awaited }])
  })

  test('of an order that is cancelled after it was served are back, and the next gets them', async () => {
    const book = await makeProduct(api.database.db, { availability: 'to_order', copies: [0] })
    const [first, second] = [await placed(api.app, [line(book)]), await placed(api.app, [line(book)])]
    await setCopies(api.database.db, book, [1])
    await serveProduct(api.database.db, book, api.clock.now)
    expect((await cancel(first.uid)).status).toBe(200)
    await serve(book)
    expect(await statusOf(second.uid)).toBe(1)
  })
})

test('what is to be ordered is sold from the stock while nobody waits for its copies', async () => {
  const book = await makeProduct(api.database.db, { availability: 'to_order', copies: [1] })
  await placed(api.app, [line(book)])
  expect([await placesOf(book), (await countCopies(api.database.db, book)).quantities]).toEqual([[], [0]])
  await placed(api.app, [line(book)])
  expect(await placesOf(book)).toHaveLength(1)
})

test('a deposit for what has yet to come out: the order waits, and its buyer may still cancel it', async () => {
  const book = await makeUpcoming()
  const { uid, cd } = await placed(api.app, [line(book)], { pmtid: methodIds.deposit })
  await inTransaction(api.database.db, (tx) => recordDeposit(tx, String(cd), api.clock.now))
  expect(await statusOf(uid)).toBe(6)
  expect((await cancel(uid)).status).toBe(200)
  expect(await placesOf(book)).toEqual([{ place: 1, served: 0, left: true }])
})
