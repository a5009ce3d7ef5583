// Moves of orders: the table for each actor, and what comes back with a move.

import { decideMove, orderActors, orderMoves } from '@stoa/domain/ordering/order/order-moves'
import { type OrderStatus, orderStatusNumbers } from '@stoa/domain/ordering/order/order-status'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { closeConsistent } from '../../../test/invariants.ts'
import { countCopies, makeProduct } from '../../../test/make-product.ts'
import { makeCode } from '../../../test/make-promotion.ts'
import { makeSet } from '../../../test/make-set.ts'
import { line, methodIds, orderRequest, placed, saveOrder } from '../../../test/order-request.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { testDay } from '../../../test/test-day.ts'
import { decideInTransaction, type Executor } from '../../database/transaction.ts'
import { moveOrder, type OrderMove } from './move-order.service.ts'
import { lockOrder, recordDeposit } from './order-payment.service.ts'
import { listDueRefunds } from './refunds.service.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => closeConsistent(api))

const deposit = { pmtid: methodIds.deposit }
const asStaff = { actor: 'staff', source: 'staff:1', reason: null, notify: false, now: testDay } as const

async function moveIn(tx: Executor, uid: unknown, move: OrderMove) {
  const order = await lockOrder(tx, { uid: String(uid) })
  if (!order) throw new Error('there is no such order')
  return moveOrder(tx, order, move)
}

const move = (uid: unknown, to: OrderStatus, how: Omit<OrderMove, 'to'> = asStaff) =>
  decideInTransaction(api.database.db, (tx) => moveIn(tx, uid, { to, ...how }))

async function historyOf(db: Executor, uid: unknown) {
  const { rows } = await sql<{ status: number; actor: string | null }>`
    select c.status, c.actor from order_status_change c join customer_order o on o.id = c.order_id
    where o.uid = ${uid} order by c.id`.execute(db)
  return rows.map(({ status, actor }) => [status, actor])
}

const owe = (tx: Executor, uid: unknown): Promise<unknown> =>
  sql`insert into order_refund (order_id, cents, due_at) select id, 100, now() from customer_order where uid = ${uid}`.execute(
    tx,
  )

class Undo extends Error {}

/** In a transaction that leaves no trace. */
const undone = (attempt: (tx: Executor) => Promise<void>): Promise<void> =>
  api.database.db
    .transaction()
    .execute(async (tx) => {
      await attempt(tx)
      throw new Undo()
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error
    })

const copiesOf = async (productId: number) => (await countCopies(api.database.db, productId)).quantities

describe('every move, for each actor', () => {
  const statuses = Object.keys(orderStatusNumbers) as OrderStatus[]
  const nextOf = (status: OrderStatus) => Object.keys(orderMoves[status]) as OrderStatus[]
  const paths = new Map<OrderStatus, OrderStatus[]>([['pending', []]])
  for (const [from, path] of paths) for (const to of nextOf(from)) if (!paths.has(to)) paths.set(to, [...path, to])

  test.each(statuses)('from %s', async (from) => {
    const { uid } = await placed(api.app, [line(await makeProduct(api.database.db, { copies: [1] }))])
    for (const to of statuses)
      for (const actor of orderActors)
        await undone(async (tx) => {
          for (const status of paths.get(from) ?? [])
            await sql`insert into order_status_change (order_id, status, at)
              select id, ${orderStatusNumbers[status]}, now() from customer_order where uid = ${uid}`.execute(tx)
          await owe(tx, uid)
          const moved = await moveIn(tx, uid, { ...asStaff, to, actor })
          const decision = decideMove(from, to, actor)
          expect([to, actor, moved.ok, moved.ok ? null : moved.refusal]).toEqual([
            ...[to, actor, decision.ok],
            decision.ok ? null : decision.refusal,
          ])
          const last = (await historyOf(tx, uid)).at(-1)
          const expected = decision.ok && decision.value ? [to, actor] : [from, null]
          expect(last).toEqual([orderStatusNumbers[expected[0] as OrderStatus], expected[1]])
        })
  })
})

describe('at once', () => {
  test('of twenty cancels one is made, and the copies come back once', async () => {
    const book = await makeProduct(api.database.db, { copies: [3] })
    const { uid } = await placed(api.app, [line(book, 2)])
    const asCustomer = { ...asStaff, actor: 'customer', source: 'shop' } as const
    const answers = await Promise.all(Array.from({ length: 20 }, () => move(uid, 'cancelled', asCustomer)))
    expect(answers.filter((answer) => answer.ok && answer.value.changed)).toHaveLength(1)
    expect(answers.every(({ ok }) => ok)).toBe(true)
    expect(await historyOf(api.database.db, uid)).toEqual([
      [0, null],
      [-1, 'customer'],
    ])
    expect(await copiesOf(book)).toEqual([3])
  })

  test('of the tool that begins and the customer who cancels one wins, and the other is refused', async () => {
    for (let round = 0; round < 5; round += 1) {
      const book = await makeProduct(api.database.db, { copies: [1] })
      const { uid } = await placed(api.app, [line(book)])
      const [begun, cancelled] = await Promise.all([
        move(uid, 'processing', { ...asStaff, actor: 'tool', source: 'erp' }),
        move(uid, 'cancelled', { ...asStaff, actor: 'customer', source: 'shop' }),
      ])
      expect([begun.ok, cancelled.ok].toSorted()).toEqual([false, true])
      const refusal = [begun, cancelled].flatMap((answer) => (answer.ok ? [] : [answer.refusal]))
      expect(refusal).toEqual([begun.ok ? 'order_move_not_yours' : 'order_move_not_allowed'])
      expect(await copiesOf(book)).toEqual([begun.ok ? 0 : 1])
    }
  })
})

describe('what comes back', () => {
  test('the copies of sets and books, and the use of a code, once', async () => {
    const { db } = api.database
    const [book, mug] = [await makeProduct(db, { copies: [9, 2] }), await makeProduct(db, { copies: [5] })]
    const set = await makeSet(db, [{ id: book, quantity: 2 }, { id: mug }], { priceCents: 1500 })
    const { code, id } = await makeCode(db, { effect: { kind: 'percentage', basisPoints: 1000 } })
    const { uid } = await placed(api.app, [line(set, 3), line(book)], { couponscodes: [code] })
    const countUses = async () => (await sql`select from coupon_use where code_id = ${id}`.execute(db)).rows.length
    expect([(await copiesOf(mug))[0], await countUses()]).toEqual([2, 1])
    for (const _again of [1, 2]) await move(uid, 'cancelled')
    expect([await copiesOf(book), await copiesOf(mug), await countUses()]).toEqual([[9, 2], [5], 0])
  })

  test('of an order that was returned, the copies; its code stays used', async () => {
    const { db } = api.database
    const book = await makeProduct(db, { copies: [4] })
    const { code, id } = await makeCode(db, { effect: { kind: 'percentage', basisPoints: 1000 } })
    const { uid } = await placed(api.app, [line(book, 3)], { couponscodes: [code] })
    for (const to of ['processing', 'inDelivery', 'notDelivered', 'returned'] as const) await move(uid, to)
    expect(await copiesOf(book)).toEqual([4])
    expect((await sql`select from coupon_use where code_id = ${id}`.execute(db)).rows).toHaveLength(1)
  })

  test('money that was paid is owed until it is given back', async () => {
    const { db } = api.database
    const book = await makeProduct(db, { priceCents: 4000, copies: [2] })
    const [paid, unpaid] = [await placed(api.app, [line(book)], deposit), await placed(api.app, [line(book)], deposit)]
    await decideInTransaction(db, (tx) => recordDeposit(tx, String(paid.cd), testDay))
    for (const { uid } of [paid, unpaid]) await move(uid, 'cancelled')
    expect(await move(unpaid.uid, 'refund')).toEqual({ ok: false, refusal: 'order_move_not_allowed' })
    const owed = async () => (await listDueRefunds(db, 100)).map(({ code, cents }) => [code, cents])
    expect(await owed()).toEqual([[paid.cd, 4000]])
    await move(paid.uid, 'refund')
    expect(await owed()).toEqual([])
  })

  test('what was paid after a cancel can be refunded', async () => {
    const { uid } = await placed(api.app, [line(await makeProduct(api.database.db, { copies: [1] }))], deposit)
    await move(uid, 'cancelled')
    await undone(async (tx) => {
      await sql`
        insert into payment_attempt (order_id, provider, reference, amount_cents, currency, status, transaction, begun_at, settled_at)
        select id, 'card', repeat('a', 20), total_cents, 'EUR', 'surplus', 'late', now(), now()
        from customer_order where uid = ${uid}`.execute(tx)
      expect(await moveIn(tx, uid, { ...asStaff, to: 'refund' })).toMatchObject({ ok: true })
    })
  })

  describe('gift cards that were bought', () => {
    async function buyCards(): Promise<unknown> {
      const { db } = api.database
      const card = await makeProduct(db, { kind: 'giftCard', taxClass: 'outside', priceCents: 2000, copies: [9] })
      const gc = { rnm: 'Κατερίνα', reml: 'katerina@example.gr', snm: 'Ελένη', msg: '', dsg: 'classic' }
      const {
        adr1: _adr1,
        ct: _ct,
        pc: _pc,
        crid: _crid,
        ...placeless
      } = await orderRequest(api.app, [{ ...line(card, 2), ext: { gc } }], { shtid: methodIds.email, ...deposit })
      const { status, body } = await saveOrder(api.app, placeless)
      expect([status, body.code]).toEqual([200, undefined])
      await decideInTransaction(db, (tx) => recordDeposit(tx, String(body.cd), testDay))
      return body.uid
    }

    const cardsOf = async (uid: unknown) => {
      const { rows } = await sql<{ balance_cents: number; voided: boolean }>`
        select c.balance_cents, c.voided_at is not null as voided from gift_card c
        join order_line l on l.id = c.order_line_id join customer_order o on o.id = l.order_id
        where o.uid = ${uid} order by c.id`.execute(api.database.db)
      return rows.map(({ balance_cents, voided }) => [balance_cents, voided])
    }

    test('are void', async () => {
      const uid = await buyCards()
      expect((await move(uid, 'cancelled')).ok).toBe(true)
      expect(await cardsOf(uid)).toEqual([
        [0, true],
        [0, true],
      ])
    })

    test('keep the order as it is once something of them was spent', async () => {
      const uid = await buyCards()
      await undone(async (tx) => {
        await sql`
          with taken as (
            update gift_card set balance_cents = balance_cents - 500 where id = (
              select max(c.id) from gift_card c join order_line l on l.id = c.order_line_id
              join customer_order o on o.id = l.order_id where o.uid = ${uid})
            returning id)
          insert into gift_card_entry (gift_card_id, kind, cents, order_id, at)
          select id, 'spend', -500, (select min(id) from customer_order), now() from taken`.execute(tx)
        expect(await moveIn(tx, uid, { ...asStaff, to: 'cancelled' })).toEqual({
          ok: false,
          refusal: 'gift_card_spent',
        })
      })
    })
  })
})
