// Paying an order that waits for its payment in another way, by whoever placed it. The order stays what it is: its lines, its
// total, its copies.

import type { OrderPaymentChange } from '@stoa/contract/ordering/order-changes'
import type { PlacedOrder } from '@stoa/contract/ordering/place-order'
import type { Refusal } from '@stoa/contract/refusals'
import { destinationOf } from '@stoa/domain/ordering/delivery/shipping-kinds'
import { getOrderStatus } from '@stoa/domain/ordering/order/order-status'
import { awaitsPayment } from '@stoa/domain/ordering/payment/awaits-payment'
import { type InstalmentPlan, listInstalmentPlans, mostInstalments } from '@stoa/domain/ordering/payment/instalments'
import { isOtherPayment, type WaitingOrder } from '@stoa/domain/ordering/payment/other-payments'
import { getPaymentKind } from '@stoa/domain/ordering/payment/payment-kinds'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import type { Database } from '../../database/connect.ts'
import { recordOrderEvent } from '../../database/order-event.ts'
import { enqueueEvent } from '../../database/outbox.ts'
import { decideInTransaction, type Executor } from '../../database/transaction.ts'
import type { PaymentOffer } from '../../ports/payment.ts'
import type { UnpaidAmounts } from '../../ports/unpaid-limits.ts'
import { listPaymentTypes } from '../checkout/checkout.service.ts'
import type { MovedOrder } from '../orders/move-order.service.ts'
import { lockOrder } from '../orders/order-payment.service.ts'
import { isOrderEmail } from '../orders/orders.service.ts'
import { isNotBegun } from '../orders/unpaid-deposits.service.ts'
import { isKept } from '../orders/unpaid-payments.service.ts'
import * as queries from './change-payment.queries.ts'
import { cancelOpenAttempt, isAuthorised } from './payments.queries.ts'

type NotChangeable = Refusal<'order_not_found' | 'order_payment_fixed'>

type ChangeRefusal =
  | NotChangeable
  | Refusal<'payment_not_available' | 'unpaid_limit_reached', 'paymentTypeId'>
  | Refusal<'instalments_not_available', 'instalments'>

type Key = Pick<OrderPaymentChange, 'uid' | 'email'>

interface OtherPayment {
  type: Awaited<ReturnType<typeof listPaymentTypes>>[number]
  plans: InstalmentPlan[]
}

/** The other ways of paying that it has. */
export const listOtherPayments = (
  db: Database,
  key: Key,
  payments: PaymentOffer,
  now: number,
): Promise<Outcome<OtherPayment[], NotChangeable>> =>
  decideInTransaction(db, async (tx): Promise<Outcome<OtherPayment[], NotChangeable>> => {
    const found = await lockChangeable(tx, key, now)
    if (!found.ok) return found
    const { order } = found.value
    const plansOf = (code: string) =>
      listInstalmentPlans(order.payable_cents, mostInstalments(payments.instalmentSteps(code), order.payable_cents))
    const offered = await listOffered(tx, found.value, payments, now)
    return done(offered.map((type) => ({ type, plans: plansOf(type.code) })))
  })

interface ChangeInput {
  change: OrderPaymentChange
  payments: PaymentOffer
  /** Whether the buyer may order so much without payment. */
  takeUnpaid(tx: Executor, amounts: UnpaidAmounts): Promise<boolean>
  now: number
}

/** An attempt under way is given up; what it brings after all is recorded as ever. */
export const changePayment = (
  db: Database,
  { change, payments, takeUnpaid, now }: ChangeInput,
): Promise<Outcome<PlacedOrder, ChangeRefusal>> =>
  decideInTransaction(db, async (tx): Promise<Outcome<PlacedOrder, ChangeRefusal>> => {
    const found = await lockChangeable(tx, change, now)
    if (!found.ok) return found
    const { order, facts } = found.value
    const { paymentTypeId, instalments = 1 } = change
    const chosen = (await listOffered(tx, found.value, payments, now)).find(({ id }) => id === paymentTypeId)
    if (!chosen) return refused({ code: 'payment_not_available', fields: ['paymentTypeId'] })
    const cents = order.payable_cents
    if (instalments > mostInstalments(payments.instalmentSteps(chosen.code), cents))
      return refused({ code: 'instalments_not_available', fields: ['instalments'] })
    const { byProvider, deposit } = getPaymentKind(chosen.code)
    if (deposit && !facts.was_deposit && !(await takeUnpaid(tx, { paidOn: 'deposit', copies: facts.copies, cents })))
      return refused({ code: 'unpaid_limit_reached', fields: ['paymentTypeId'] })
    const at = new Date(now)
    await cancelOpenAttempt(tx, order.id, at)
    await recordPaymentChange(tx, {
      orderId: order.id,
      fromTypeId: facts.payment_type_id,
      toTypeId: chosen.id,
      instalments,
      at,
    })
    return done({ uid: order.uid, code: order.code, total: facts.total_cents, due: cents, paidAtProvider: byProvider })
  })

type PaymentChange = Parameters<typeof queries.savePayment>[1]

/** The buyer is written to where the new way needs words, and other systems are told. */
export async function recordPaymentChange(tx: Executor, change: PaymentChange): Promise<void> {
  const changeId = await queries.savePayment(tx, change)
  await enqueueEvent(tx, 'order.payment_changed', { orderId: change.orderId, changeId })
  await recordOrderEvent(tx, change.orderId, { type: 'order.payment_changed', data: {} }, change.at)
}

async function lockChangeable(tx: Executor, { uid, email }: Key, now: number) {
  const order = (await isOrderEmail(tx, uid, email)) ? await lockOrder(tx, { uid }) : null
  if (!order) return refused({ code: 'order_not_found' } as const)
  const waits = awaitsPayment(order.payment_status, getOrderStatus(order.status)) && order.payable_cents > 0
  if (!waits || !isKept(order, now) || (await isAuthorised(tx, order.id)))
    return refused({ code: 'order_payment_fixed' } as const)
  return done({ order, facts: await queries.getChangeable(tx, order.id) })
}

interface Changeable {
  order: Pick<MovedOrder, 'status'>
  facts: queries.ChangeableRow
}

async function listOffered(
  tx: Executor,
  { order: { status }, facts }: Changeable,
  payments: PaymentOffer,
  now: number,
) {
  const types = await listPaymentTypes(tx, payments.codes)
  const order: WaitingOrder = {
    ...{ paymentTypeId: facts.payment_type_id, feeCents: facts.payment_fee_cents, totalCents: facts.total_cents },
    instalments: facts.instalments,
    isBegun: !isNotBegun(status),
    placedAt: facts.placed_at.getTime(),
    receiving: {
      shippingTypeId: facts.shipping_type_id,
      destination: destinationOf(facts.shipping) ?? 'address',
      countryId: facts.country_id,
    },
  }
  return types.filter((type) =>
    isOtherPayment(
      {
        ...{ id: type.id, code: type.code, feeCents: type.fee_cents, refusedFromCents: type.refused_from_cents },
        ...{ shippingTypeIds: type.shipping_type_ids, countryIds: type.country_ids },
      },
      order,
      now,
    ),
  )
}
