// The server is killed while an amount is held, while it is taken as the goods leave, and while it is released: at providers that
// hold it until then. Afterwards it is taken once, or released once.

import { decideInTransaction, type Executor } from '@stoa/api/database/transaction'
import { moveOrder } from '@stoa/api/ordering/orders/move-order.service'
import { lockOrder } from '@stoa/api/ordering/orders/order-payment.service'
import { postTo } from '@stoa/api/test/http-api'
import { toolHeaders, toolName } from '@stoa/api/test/tool-keys'
import { orderStatusNumbers } from '@stoa/domain/ordering/order/order-status'
import { done, type Outcome } from '@stoa/domain/outcome'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BankBuyer } from './bank-buyer.ts'
import {
  after,
  type BankCrashShop,
  before,
  commit,
  openBankCrashShop,
  paidOnce,
  poll,
  settling,
} from './bank-crash-shop.ts'

/** Eurobank's orders are in instalments, which no bank holds. */
const holding = ['alpha', 'klarna']

const held = { ...paidOnce, payment: 'held', paying: 0, surplus: null }
const released = { ...held, payment: 'awaiting' }

const holdsIt = /update "payment_attempt" set .*"held_at"/
const movesIt = /update payment_attempt set capture_at/
const fixesIt = /update payment_attempt set capture_cents/
const moments = {
  heldUncommitted: before(holdsIt, commit),
  heldUnanswered: after(holdsIt, commit),
  movedUncommitted: before(movesIt, commit),
  movedUnanswered: after(movesIt, commit),
  fixedUncommitted: before(fixesIt, commit),
  takenAtAlpha: after(/<CaptureRequest/),
  released: after(/<CancelRequest|^POST \S+\/cancel /),
  unrecorded: before(settling, commit),
}

let shop: BankCrashShop
beforeAll(async () => {
  shop = await openBankCrashShop({ CARDLINK_ALPHA_CAPTURE: 'on_dispatch', KLARNA_CAPTURE: 'on_dispatch' })
})
afterAll(() => shop.close())

async function makeHeld(): Promise<BankBuyer[]> {
  const buyers = await shop.makeBuyers(holding)
  for (const buyer of buyers) await buyer.pay()
  await shop.expectMoney(buyers, held)
  return buyers
}

type To = 'invoiced' | 'cancelled'

async function moveTo(tx: Executor, { uid }: BankBuyer, to: To) {
  const order = await lockOrder(tx, { uid })
  if (!order) throw new Error('no order')
  const how = { actor: 'staff', source: 'staff:1', reason: null, notify: false, now: Date.now() } as const
  return moveOrder(tx, order, { to, ...how })
}

/** At one moment: the job that asks providers meets all of them in one round. */
const moveAtOnce = (moves: readonly (readonly [BankBuyer, To])[]) =>
  decideInTransaction(shop.database.db, async (tx): Promise<Outcome<null, unknown>> => {
    for (const [buyer, to] of moves) {
      const moved = await moveTo(tx, buyer, to)
      if (!moved.ok) return moved
    }
    return done(null)
  })

/** By the shop's ERP, which repeats what it got no answer to. */
async function invoice({ uid }: BankBuyer): Promise<void> {
  const state = { uid, st: orderStatusNumbers.invoiced }
  const { status } = await postTo(shop.origin)(`/el/${toolName}/OrderTool/UpdateState`, state, toolHeaders)
  expect(status).toBe(200)
}

test('while it is held, while its order is moved, while the amount is fixed, and while it is released', async () => {
  const fixed = await makeHeld()
  const releasing = await makeHeld()
  const uncommitted = await makeHeld()
  const unanswered = await makeHeld()
  const returning = []
  for (const moment of [moments.heldUncommitted, moments.heldUnanswered])
    returning.push(await shop.makeReturning(holding, moment))

  const atFixing = shop.proxies.database.holdAt(moments.fixedUncommitted)
  const atReleasing = shop.proxies.outside.holdAt(moments.released)
  const moves = [
    ...fixed.map((buyer) => [buyer, 'invoiced'] as const),
    ...releasing.map((buyer) => [buyer, 'cancelled'] as const),
  ]
  expect(await moveAtOnce(moves)).toMatchObject({ ok: true })
  await poll(atFixing).toBeGreaterThanOrEqual(fixed.length)
  await poll(atReleasing).toBeGreaterThanOrEqual(releasing.length)
  // the job has stopped: nothing of what follows is taken before the server is killed
  for (const one of returning) await shop.hold(one)
  await shop.hold({ moment: moments.movedUncommitted, buyers: uncommitted, act: invoice })
  await shop.hold({ moment: moments.movedUnanswered, buyers: unanswered, act: invoice })
  await shop.restart()

  for (const { buyers, act } of returning) for (const buyer of buyers) await act(buyer)
  const returned = returning.flatMap(({ buyers }) => buyers)
  await shop.expectMoney(returned, held)
  for (const buyer of [...returned, ...uncommitted, ...unanswered]) await invoice(buyer)
  await shop.expectMoney([...fixed, ...returned, ...uncommitted, ...unanswered])
  await shop.expectMoney(releasing, released)
})

test('while the bank takes it, and while it is written down that it was taken or released', async () => {
  const taken = await makeHeld()
  const releasing = await makeHeld()
  const atBank = shop.proxies.outside.holdAt(moments.takenAtAlpha)
  const unrecorded = shop.proxies.database.holdAt(moments.unrecorded)
  const moves = [
    ...taken.map((buyer) => [buyer, 'invoiced'] as const),
    ...releasing.map((buyer) => [buyer, 'cancelled'] as const),
  ]
  expect(await moveAtOnce(moves)).toMatchObject({ ok: true })
  await poll(atBank).toBe(1)
  // one that Klarna has taken, and what was released
  await poll(unrecorded).toBe(1 + releasing.length)
  await shop.restart()
  await shop.expectMoney(taken)
  await shop.expectMoney(releasing, released)
})
