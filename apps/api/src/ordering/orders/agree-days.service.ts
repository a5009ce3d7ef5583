// When an order comes, or can be collected: as its checkout showed.

import type { Pickup } from '@stoa/domain/ordering/delivery/branch-pickup'
import { immediate } from '@stoa/domain/ordering/delivery/delivery-bands'
import { estimateDelivery, estimatorOf } from '@stoa/domain/ordering/delivery/estimate-delivery'
import type { HandlingItem } from '@stoa/domain/ordering/delivery/handling-time'
import { type Day, dayFrom, dayOf, fromShopTime, isoDay } from '@stoa/domain/ordering/delivery/working-days'
import { sendSpan } from '@stoa/domain/ordering/gift-cards/decide-gift-card'
import { isGiftCardsOnly } from '@stoa/domain/ordering/order/needs-place'
import { findPaymentKind } from '@stoa/domain/ordering/payment/payment-kinds'
import type { Totals } from '@stoa/domain/ordering/pricing/price-cart'
import type { Executor } from '../../database/transaction.ts'
import type { CartProductRow } from '../cart/read-cart.service.ts'
import type { Terms } from '../cart/terms.service.ts'
import { findPickup } from '../checkout/checkout.service.ts'
import type { AgreedOrder } from './order-rows.ts'

type AgreedDays = Pick<AgreedOrder, 'days' | 'readyAt'>

/** The branch's own, or those of the carrier; of gift cards alone, on which they are sent. */
export async function agreeDays(
  tx: Executor,
  { branchId, payment, totals, placedAt, terms, products, hold }: Omit<AgreedOrder, keyof AgreedDays>,
): Promise<AgreedDays> {
  const now = placedAt.getTime()
  if (isGiftCardsOnly(totals.lines)) return { days: sendSpan(totals.lines.map(sendDayOf), dayOf(now)), readyAt: null }
  const cart = { items: totals.lines, held: hold.copies }
  const pickup = branchId === null ? null : await findPickup(tx, branchId, cart, now)
  if (pickup) return { days: { from: pickup.day, to: pickup.day }, readyAt: promisedTime(pickup, payment.code) }
  const carrier = daysOf(terms)
  const estimate = estimatorOf(now, products.map(handlingItem))?.(carrier)
  return { days: estimate ?? estimateDelivery(now, immediate, carrier), readyAt: null }
}

/** Nothing is put aside for an order before its deposit has come. */
const promisedTime = ({ day, readyAt }: Pickup, paymentCode: string): Date | null =>
  findPaymentKind(paymentCode)?.deposit ? null : new Date(fromShopTime(`${isoDay(day)}T${readyAt}:00`))

function sendDayOf({ extension }: Totals['lines'][number]): Day | null {
  const day = extension?.giftCard?.sendOn
  return day === undefined ? null : dayFrom(day)
}

const handlingItem = ({ availability, copies, delivery_band, release_date }: CartProductRow): HandlingItem => ({
  policy: availability,
  copies,
  promised: delivery_band,
  releaseDay: release_date === null ? null : dayFrom(release_date),
})

const daysOf = ({ rate }: Terms) => ({ minDays: rate?.min_days ?? 0, maxDays: rate?.max_days ?? 0 })
