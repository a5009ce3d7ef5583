// The server is killed at each named moment between an attempt and the e-mail, with a buyer at each provider in each of them.
// What has come to its moment waits there for the others, so that one kill meets them all. The next server finishes what is
// left: everybody has paid once, has one e-mail, and gets back once what goes back.

import { decideInTransaction } from '@stoa/api/database/transaction'
import { moveOrder } from '@stoa/api/ordering/orders/move-order.service'
import { lockOrder } from '@stoa/api/ordering/orders/order-payment.service'
import { bankCodes } from '@stoa/api/test/bank-shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BankBuyer } from './bank-buyer.ts'
import {
  after,
  type BankCrashShop,
  before,
  commit,
  notifying,
  openBankCrashShop,
  paidOnce,
  poll,
  settling,
} from './bank-crash-shop.ts'
import type { Moment } from './crash-proxy.ts'

/** They hold an amount until the shop takes it. */
const holding = ['eurobank', 'klarna', 'viva', 'paypal']

const moments = {
  attempted: after(/insert into "payment_attempt"/, commit),
  begun: before(/update payment_attempt set provider_reference/),
  sent: after(/update "payment_attempt" set "sent_at"/),
  unsettled: before(/select t\.code from payment_type t .* from "customer_order" as "o".* for update/s),
  uncommitted: before(settling, commit),
  unanswered: after(settling, commit),
  taken: after(
    /<CaptureRequest|^POST \S+\/captures |^POST \S+\/transactions\/|^POST \S+\/authorizations\/\S+\/capture /,
  ),
  paidBack: after(/<RefundRequest|<CancelRequest|^POST \S+\/(refund|refunds) |^DELETE \S+\/transactions\//),
  unmailed: before(/^MAIL FROM/m),
} as const satisfies Record<string, Moment>

let shop: BankCrashShop
beforeAll(async () => {
  shop = await openBankCrashShop({
    ...{ CARDLINK_EUROBANK_CAPTURE: 'later', KLARNA_CAPTURE: 'later', VIVA_CAPTURE: 'later', PAYPAL_CAPTURE: 'later' },
  })
})
afterAll(() => shop.close())

/** By a provider; the browser is closed. */
async function makeNotified(moment: Moment) {
  const buyers = await shop.makeBuyers(notifying)
  for (const buyer of buyers) await buyer.begin()
  return { moment, buyers, act: (buyer: BankBuyer) => buyer.press('lost_return') }
}

const paidPage = expect.stringMatching(/\/checkout-success\//)

const makeDue = ({ uid }: BankBuyer) =>
  shop.database.pool.query(
    `update payment_attempt a set check_at = now() from customer_order o where o.id = a.order_id and o.uid = $1`,
    [uid],
  )

const cancel = ({ uid }: BankBuyer) =>
  decideInTransaction(shop.database.db, async (tx) => {
    const order = await lockOrder(tx, { uid })
    if (!order) throw new Error('no order')
    const how = { actor: 'staff', source: 'staff:1', reason: null, notify: false, now: Date.now() } as const
    return moveOrder(tx, order, { to: 'cancelled', ...how })
  })

test('before the buyer is at the provider, and while money goes back', async () => {
  const leaving = await shop.makeBuyers(notifying)
  for (const buyer of leaving) await buyer.pay()
  await shop.expectMoney(leaving)
  const [attempted, begun, sent] = [
    await shop.makeBuyers(bankCodes),
    await shop.makeBuyers(bankCodes),
    await shop.makeBuyers(bankCodes),
  ]
  const pages = new Map<BankBuyer, string>()
  for (const buyer of sent) pages.set(buyer, await buyer.begin())
  await shop.hold({ moment: moments.attempted, buyers: attempted, act: (buyer) => buyer.begin() })
  await shop.hold({ moment: moments.begun, buyers: begun, act: (buyer) => buyer.begin() })
  await shop.hold({ moment: moments.sent, buyers: sent, act: (buyer) => fetch(pages.get(buyer) ?? '') })
  const paidBack = shop.proxies.outside.holdAt(moments.paidBack)
  for (const buyer of leaving) expect(await cancel(buyer)).toMatchObject({ ok: true })
  await poll(paidBack).toBeGreaterThanOrEqual(leaving.length)
  await shop.restart()
  const again = [...attempted, ...begun, ...sent]
  for (const buyer of again) await buyer.pay()
  await shop.expectMoney(again)
  await shop.expectMoney(leaving, { payment: 'paid', paying: 1, surplus: 0, back: 'done 0' })
})

test('while browsers and providers say how it ended, and while what is held is taken', async () => {
  const count = shop.proxies.outside.holdAt(moments.taken)
  const settlings = [moments.unsettled, moments.uncommitted, moments.unanswered]
  const taken = await shop.makeReturning(holding, moments.taken)
  const returning = []
  for (const moment of settlings) returning.push(await shop.makeReturning(bankCodes, moment))
  const notified = []
  for (const moment of settlings) notified.push(await makeNotified(moment))
  for (const buyer of taken.buyers) await taken.act(buyer)
  for (const held of [...returning, ...notified]) await shop.hold(held)
  await poll(count).toBeGreaterThanOrEqual(taken.buyers.length)
  await shop.restart()
  const all = [taken, ...returning, ...notified].flatMap(({ buyers }) => buyers)
  await shop.expectMoney(all)
  // who got no answer asks again
  for (const { buyers, act } of [taken, ...returning])
    for (const buyer of buyers) expect([buyer.code, await act(buyer)]).toEqual([buyer.code, paidPage])
  await shop.expectMoney(all)
})

test('while the provider is asked, and before the e-mail is sent', async () => {
  const unmailed = await shop.makeBuyers(bankCodes)
  const lost = await shop.makeBuyers(bankCodes)
  const count = shop.proxies.mail.holdAt(moments.unmailed)
  for (const buyer of unmailed) await buyer.pay()
  await poll(count).toBeGreaterThan(0)
  for (const buyer of unmailed) await poll(() => shop.moneyOf(buyer)).toEqual(paidOnce)
  for (const buyer of lost) {
    await buyer.begin()
    await buyer.press('lost')
  }
  await shop.hold({ moment: moments.unsettled, buyers: lost, act: makeDue })
  await shop.restart()
  await shop.expectMoney([...unmailed, ...lost])
})
