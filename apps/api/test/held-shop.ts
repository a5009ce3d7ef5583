// A shop whose cards are charged as the goods leave: until then the provider holds the amount.

import { orderStatusNumbers } from '@stoa/domain/ordering/order/order-status'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { decideInTransaction, type Executor } from '../src/database/transaction.ts'
import { moveOrder } from '../src/ordering/orders/move-order.service.ts'
import { lockOrder } from '../src/ordering/orders/order-payment.service.ts'
import { checkDueAttempts } from '../src/ordering/payments/due-attempts.service.ts'
import type { PaymentProvider } from '../src/ports/payment.ts'
import { expectConsistentLedger } from './invariants.ts'
import { makeProduct } from './make-product.ts'
import { line, orderRequest, saveOrder, type Wire } from './order-request.ts'
import { cardId, openPaymentShop } from './payment-shop.ts'

export type HeldShop = Awaited<ReturnType<typeof openHeldShop>>

/** Of an order whose amount is held. */
export const heldState = {
  payment: 'held',
  status: orderStatusNumbers.processing,
  attempts: ['authorised'],
  told: 0,
}

/** One shop for the tests of a file. Nothing is left due between them, and the ledger balances after each. */
export function withHeldShop(use: (shop: HeldShop) => void): void {
  let shop: HeldShop
  beforeAll(async () => {
    shop = await openHeldShop()
    use(shop)
  })
  beforeEach(() => shop.forget())
  afterEach(() => expectConsistentLedger(shop.database.db))
  afterAll(() => shop.close())
}

type To = 'invoiced' | 'inDelivery' | 'readyForPickup' | 'cancelled'

async function openHeldShop() {
  const shop = await openPaymentShop({ holdDays: 7 })
  const { db } = shop.database

  const capture: PaymentProvider['capture'] = async ({ reference, currency }, amountCents) => {
    shop.provider.states.set(reference, { result: 'captured', amountCents, currency, transaction: `C${reference}` })
    return 'done'
  }

  async function authorise(reference: string, changes: Record<string, string> = {}) {
    const asked = shop.provider.requests.find((request) => request.reference === reference)
    const amountCents = asked?.amountCents ?? 0
    shop.provider.states.set(reference, { result: 'authorised', amountCents, currency: 'EUR', transaction: 'H' })
    return shop.post('return', shop.reportOn(reference, { status: 'AUTHORIZED', ...changes }))
  }

  async function holdFor(items: Wire[]) {
    const request = await orderRequest(shop.app, items, { pmtid: cardId })
    const { body } = await saveOrder(shop.app, request)
    const uid = String(body.uid)
    const reference = await shop.begin(uid)
    await authorise(reference)
    return { uid, reference, code: String(body.cd) }
  }

  async function moveTo(tx: Executor, uid: string, to: To) {
    const order = await lockOrder(tx, { uid })
    if (!order) throw new Error('there is no such order')
    const how = { actor: 'staff', source: 'staff:1', reason: null, notify: false, now: shop.clock.now } as const
    return moveOrder(tx, order, { to, ...how })
  }

  return {
    ...{ ...shop, authorise, capture, holdFor, moveTo },
    /** Nothing of what other tests left is asked about, and the provider captures again. */
    async forget(): Promise<void> {
      await sql`update payment_attempt set check_at = null where status <> 'captured'`.execute(db)
      shop.provider.capture = capture
    },
    holdBooks: async (quantity = 1) =>
      holdFor([line(await makeProduct(db, { priceCents: 2000, copies: [5] }), quantity)]),
    move: (uid: string, to: To) => decideInTransaction(db, (tx) => moveTo(tx, uid, to)),
    poll: (afterMs = 0, changes: Partial<PaymentProvider> = {}) =>
      checkDueAttempts({ db, providers: [{ ...shop.provider, ...changes }], now: () => shop.clock.now + afterMs }),
    /** What other systems and e-mails are told of its payment, in turn. */
    async topicsOf(uid: string): Promise<string[]> {
      const { rows } = await sql<{ topic: string }>`
        select b.topic from outbox b join customer_order o on o.id = (b.payload ->> 'orderId')::bigint
        where o.uid = ${uid} and b.topic in ('order.held', 'order.hold_lost', 'order.paid', 'order.unpaid') order by b.id`.execute(
        db,
      )
      return rows.map(({ topic }) => topic)
    },
  }
}
