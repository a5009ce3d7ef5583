// Orders of gift cards alone: no courier reports their end, they are completed when the last card is sent.

import { shippingCodesTo } from '@stoa/domain/ordering/delivery/shipping-kinds'
import { getOrderStatus } from '@stoa/domain/ordering/order/order-status'
import type { Database } from '../../database/connect.ts'
import { type Executor, inTransaction } from '../../database/transaction.ts'
import { moveBySystem } from './move-order.service.ts'
import { lockOrder } from './order-payment.service.ts'

/** Does nothing for other orders, while a card is left to be sent, and the second time. */
export const completeGiftCardOrder = (db: Database, orderId: number, now: number): Promise<void> =>
  inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, { id: orderId })
    if (order?.payment_status !== 'paid' || getOrderStatus(order.status) !== 'processing') return
    if (await isDelivered(tx, orderId))
      await moveBySystem(tx, order, { to: 'completed', source: 'gift_cards', reason: 'sent', now })
  })

/** Of an order that is paid: its cards were issued with its payment. */
async function isDelivered(tx: Executor, orderId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('customer_order as o')
    .innerJoin('shipping_type as t', 't.id', 'o.shipping_type_id')
    .select('o.id')
    .where('o.id', '=', orderId)
    .where('t.code', 'in', shippingCodesTo('email'))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('gift_card_delivery as d').select('d.gift_card_id').whereRef('d.order_id', '=', 'o.id'))),
    )
    .executeTakeFirst()
  return row !== undefined
}
