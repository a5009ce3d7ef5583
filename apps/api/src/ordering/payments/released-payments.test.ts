// What is held of an order, or of a part, that comes to nothing: it is released, or goes back where it was being captured.

import { orderStatusNumbers } from '@stoa/domain/ordering/order/order-status'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { countWaiting } from '../../../test/count-waiting.ts'
import { type HeldShop, withHeldShop } from '../../../test/held-shop.ts'
import { readableOrder } from '../../../test/order-request.ts'
import { decideInTransaction } from '../../database/transaction.ts'
import { OutsideError } from '../../ports/outside-service.ts'
import { lockOrder } from '../orders/order-payment.service.ts'
import { receiveCopies } from '../returns/due-returns.service.ts'
import { payDueRefunds } from './due-attempts.service.ts'

let shop: HeldShop
withHeldShop((opened) => {
  shop = opened
})

const { cancelled } = orderStatusNumbers

async function amountsOf(uid: string) {
  const { rows } = await sql<{ captured: number; due: number; refunds: number }>`
    select coalesce(a.captured_cents, 0) as captured, o.due_cents as due,
      coalesce((select sum(r.cents) from payment_refund r where r.attempt_id = a.id), 0)::int as refunds
    from customer_order o join payment_attempt a on a.order_id = o.id where o.uid = ${uid}`.execute(shop.database.db)
  return rows[0]
}

describe('what comes to nothing', () => {
  test('is released, and costs nothing', async () => {
    const { uid, reference } = await shop.holdBooks()
    expect((await readableOrder(shop.app, { uid })).released).toBe(false)
    await shop.move(uid, 'cancelled')
    expect((await readableOrder(shop.app, { uid })).released).toBe(true)
    await shop.poll()
    expect(await shop.stateOf(uid)).toMatchObject({ payment: 'awaiting', status: cancelled, attempts: ['cancelled'] })
    expect(shop.provider.states.get(reference)).toEqual({ result: 'cancelled' })
    expect(await amountsOf(uid)).toMatchObject({ captured: 0, refunds: 0 })
    expect((await readableOrder(shop.app, { uid })).released).toBe(true)
  })

  test('and was being captured at that moment goes back', async () => {
    const { uid } = await shop.holdBooks()
    await shop.move(uid, 'invoiced')
    shop.provider.capture = async (...args) => {
      expect(await shop.move(uid, 'cancelled')).toMatchObject({ ok: true })
      return shop.capture(...args)
    }
    expect((await shop.poll()).alarms).toMatchObject([{ alarm: 'surplus' }])
    const { captured, refunds } = (await amountsOf(uid)) ?? {}
    expect([captured, await shop.stateOf(uid)]).toMatchObject([refunds, { payment: 'awaiting', attempts: ['surplus'] }])
    expect((await readableOrder(shop.app, { uid })).released).toBe(false)
  })

  test('and was captured by a call whose answer was lost goes back', async () => {
    const { uid } = await shop.holdBooks()
    await shop.move(uid, 'invoiced')
    shop.provider.capture = async (...args) => {
      await shop.capture(...args)
      throw new OutsideError('timeout')
    }
    await shop.poll()
    expect(await shop.move(uid, 'cancelled')).toMatchObject({ ok: true })
    const refuse = async () => 'refused' as const
    expect((await shop.poll(0, { cancel: refuse })).alarms).toMatchObject([{ alarm: 'surplus' }])
    const { captured, due, refunds } = (await amountsOf(uid)) ?? {}
    expect([captured, refunds]).toEqual([due, due])
  })

  test('just before it is captured is not captured', async () => {
    const { uid } = await shop.holdBooks()
    await shop.move(uid, 'invoiced')
    let capturing: ReturnType<HeldShop['poll']> | undefined
    await decideInTransaction(shop.database.db, async (tx) => {
      await lockOrder(tx, { uid })
      capturing = shop.poll()
      await expect.poll(() => countWaiting(shop.database.db, '%customer_order%')).toBe(1)
      return shop.moveTo(tx, uid, 'cancelled')
    })
    expect((await capturing)?.alarms).toEqual([])
    await shop.poll()
    expect(await shop.stateOf(uid)).toMatchObject({ payment: 'awaiting', status: cancelled, attempts: ['cancelled'] })
  })

  test('or is captured: of twenty cancelled and invoiced at once, no money stays for what is not sent', async () => {
    const orders = await Promise.all(Array.from({ length: 20 }, () => shop.holdBooks()))
    await Promise.all(
      orders.flatMap(({ uid }, index) => [
        shop.move(uid, index % 2 ? 'cancelled' : 'invoiced'),
        shop.move(uid, index % 2 ? 'invoiced' : 'cancelled'),
        ...(index % 4 ? [] : [shop.poll()]),
      ]),
    )
    await Promise.all([shop.poll(), shop.poll()])
    await shop.poll(60 * 60_000)
    for (const { uid } of orders) {
      const { captured = 0, due = 0, refunds = 0 } = (await amountsOf(uid)) ?? {}
      const isOver = (await shop.stateOf(uid))?.status === cancelled
      expect(captured - refunds).toBe(isOver ? 0 : due)
    }
  })
})

describe('a part that comes back', () => {
  const giveBack = (code: string) =>
    receiveCopies(
      shop.database.db,
      { order: code },
      { copies: [{ line: 0, quantity: 1, damaged: 0 }], now: shop.clock.now },
    )

  test('before it is captured is not captured', async () => {
    const { uid, code } = await shop.holdBooks(2)
    await shop.move(uid, 'invoiced')
    expect(await giveBack(code)).toMatchObject({ ok: true })
    await shop.poll()
    expect(await shop.stateOf(uid)).toMatchObject({ payment: 'paid', attempts: ['captured'] })
    const { captured = 0, due = 0, refunds } = (await amountsOf(uid)) ?? {}
    expect([due - captured, refunds]).toEqual([2000, 0])
  })

  test('while it is captured is paid back', async () => {
    const { uid, code } = await shop.holdBooks(2)
    await shop.move(uid, 'invoiced')
    shop.provider.capture = async (...args) => {
      expect(await giveBack(code)).toMatchObject({ ok: true })
      return shop.capture(...args)
    }
    await shop.poll()
    const { captured, due, refunds } = (await amountsOf(uid)) ?? {}
    expect([captured, refunds]).toEqual([due, 2000])
    await payDueRefunds({ db: shop.database.db, providers: [shop.provider], now: () => shop.clock.now })
  })
})
