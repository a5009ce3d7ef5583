// Money that comes after its order was given up: nothing is sold twice, and no money is lost.

import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { expectConsistentLedger } from '../../../test/invariants.ts'
import { countCopies, makeProduct, setCopies } from '../../../test/make-product.ts'
import { makeSet } from '../../../test/make-set.ts'
import { line, methodIds, placed, type Wire } from '../../../test/order-request.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { testDay } from '../../../test/test-day.ts'
import { decideInTransaction } from '../../database/transaction.ts'
import { cancelOrder } from './cancel-order.service.ts'
import { fillShortOrders, listShortOrders } from './late-payments.service.ts'
import { listNextMoves, moveOrder } from './move-order.service.ts'
import { lockOrder, recordDeposit } from './order-payment.service.ts'
import { listDueRefunds } from './refunds.service.ts'
import { releaseUnpaidDeposits } from './unpaid-deposits.service.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
beforeEach(() => {
  api.clock.now = testDay
})
afterEach(() => expectConsistentLedger(api.database.db))
afterAll(() => api.close())

const due = testDay + 14 * 86_400_000
const later = due + 86_400_000
const deposit = { pmtid: methodIds.deposit }

const makeBook = (...copies: number[]) => makeProduct(api.database.db, { copies })
const copiesOf = async (product: number) => (await countCopies(api.database.db, product)).quantities

/** An order of a deposit that did not come in time. */
async function givenUp(items: Wire[]): Promise<Wire> {
  const order = await placed(api.app, items, deposit)
  await releaseUnpaidDeposits(api.database.db, due)
  return order
}

const pay = async ({ cd }: Wire, now = later) => {
  const outcome = await decideInTransaction(api.database.db, (tx) => recordDeposit(tx, String(cd), now))
  return outcome.ok ? outcome.value : outcome.refusal
}

const move = ({ uid }: Wire, to: 'processing' | 'cancelled') =>
  decideInTransaction(api.database.db, async (tx) => {
    const order = await lockOrder(tx, { uid: String(uid) })
    if (!order) throw new Error('no order')
    return moveOrder(tx, order, { to, actor: 'staff', source: 'test', reason: null, notify: false, now: later })
  })

async function historyOf({ uid }: Wire): Promise<string[]> {
  const { rows } = await sql<{ status: number; reason: string | null }>`
    select c.status, c.reason from order_status_change c join customer_order o on o.id = c.order_id
    where o.uid = ${uid} order by c.id`.execute(api.database.db)
  return rows.map(({ status, reason }) => `${status} ${reason}`)
}

const untilGivenUp = ['0 null', '-1 unpaid']

const isShort = async ({ cd }: Wire) => (await listShortOrders(api.database.db)).some(({ code }) => code === cd)

const owedFor = async ({ cd }: Wire) =>
  (await listDueRefunds(api.database.db, 100)).filter(({ code }) => code === cd).map(({ cents }) => cents)

test('an order whose copies are still there goes on with them, and its deposit is recorded once', async () => {
  const [book, part] = [await makeBook(2), await makeBook(4)]
  const set = await makeSet(api.database.db, [{ id: part, quantity: 2 }])
  const order = await givenUp([line(book), line(set)])
  expect([await copiesOf(book), await copiesOf(part)]).toEqual([[2], [4]])
  expect([await pay(order), await pay(order)]).toEqual(['begun', 'no_deposit_expected'])
  expect([await copiesOf(book), await copiesOf(part)]).toEqual([[1], [2]])
  expect(await historyOf(order)).toEqual([...untilGivenUp, '6 paid_late', '1 copies_claimed'])
  expect(await owedFor(order)).toEqual([])
})

describe('an order whose last copy was sold meanwhile', () => {
  async function shortOrder() {
    const book = await makeBook(1)
    const order = await givenUp([line(book)])
    const buyer = await placed(api.app, [line(book)])
    expect(await pay(order)).toBe('short')
    return { book, order, buyer }
  }

  test('is paid and short: it takes nothing, is listed, and its buyer is told', async () => {
    const { book, order } = await shortOrder()
    expect([await copiesOf(book), await isShort(order)]).toEqual([[0], true])
    expect(await historyOf(order)).toEqual([...untilGivenUp, '6 paid_late'])
    const { rows } = await sql`
      select from outbox b join customer_order o on o.id = (b.payload ->> 'orderId')::bigint
      where b.topic = 'order.moved' and o.uid = ${order.uid}`.execute(api.database.db)
    expect(rows).toHaveLength(1)
  })

  test('does not begin without copies, whoever wants it to', async () => {
    const { order } = await shortOrder()
    expect(await move(order, 'processing')).toEqual({ ok: false, refusal: 'order_move_not_allowed' })
    const next = await decideInTransaction(api.database.db, async (tx) => {
      const locked = await lockOrder(tx, { uid: String(order.uid) })
      return { ok: true as const, value: locked ? await listNextMoves(tx, locked, 'tool') : [] }
    })
    expect(next.value).toEqual(['cancelled', 'notAvailable'])
  })

  test('goes on by itself as soon as there are copies, whose money came first, first', async () => {
    const { book, order } = await shortOrder()
    expect(await fillShortOrders(api.database.db, later)).toBe(0)
    await setCopies(api.database.db, book, [1])
    expect(await fillShortOrders(api.database.db, later)).toBe(1)
    expect([await copiesOf(book), await isShort(order)]).toEqual([[0], false])
    expect((await historyOf(order)).at(-1)).toBe('1 copies_claimed')
  })

  test('waits behind others for which nothing came, and goes on all the same', async () => {
    const others = [await shortOrder(), await shortOrder()]
    const { book, order } = await shortOrder()
    await setCopies(api.database.db, book, [1])
    expect(await fillShortOrders(api.database.db, later, 1)).toBe(1)
    expect(await Promise.all([...others.map((other) => isShort(other.order)), isShort(order)])).toEqual([
      true,
      true,
      false,
    ])
  })

  test('is begun by the shop as well, once there are copies', async () => {
    const { book, order } = await shortOrder()
    await setCopies(api.database.db, book, [3])
    expect((await move(order, 'processing')).ok).toBe(true)
    expect([await copiesOf(book), await isShort(order)]).toEqual([[2], false])
  })

  test('is cancelled instead, and its money is owed back', async () => {
    const { book, order } = await shortOrder()
    expect((await move(order, 'cancelled')).ok).toBe(true)
    expect([await copiesOf(book), await isShort(order)]).toEqual([[0], false])
    expect(await owedFor(order)).toEqual([Number(order.due) * 100])
  })
})

test('the money of an order that its buyer cancelled is owed back, and nothing is claimed', async () => {
  const book = await makeBook(1)
  const order = await placed(api.app, [line(book)], deposit)
  await cancelOrder(api.database.db, { uid: String(order.uid), email: 'maria@example.gr', now: testDay })
  expect(await pay(order)).toBe('owed')
  expect([await copiesOf(book), await owedFor(order)]).toEqual([[1], [Number(order.due) * 100]])
})

test('late money and another buyer at once: the last copy is sold once, and nobody’s money is lost', async () => {
  const book = await makeBook(1)
  const order = await givenUp([line(book)])
  const other = placed(api.app, [line(book)]).then(
    () => 1,
    () => 0,
  )
  const [late, sold] = await Promise.all([pay(order), other])
  expect([late, sold]).toEqual(sold === 1 ? ['short', 1] : ['begun', 0])
  expect(await copiesOf(book)).toEqual([0])
})
