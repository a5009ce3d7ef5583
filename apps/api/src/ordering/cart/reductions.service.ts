// What comes off a cart: promotions and codes, gift cards and points.

import { type CartItem, sameProduct } from '@stoa/domain/ordering/cart/cart'
import type { OrderExtras } from '@stoa/domain/ordering/cart/order-extras'
import type { OrderChannel } from '@stoa/domain/ordering/order/order-channel'
import type { CartInput } from '@stoa/domain/ordering/pricing/cart-input'
import { couponsOnce, sameCard } from '@stoa/domain/ordering/promotions/each-once'
import type { Executor } from '../../database/transaction.ts'
import {
  lockCodes,
  lockPerson,
  type PromotionTerms,
  personTermsOf,
  readPromotions,
} from '../promotions/promotions.service.ts'
import type { EnteredInput, EnteredRow } from './cart.queries.ts'
import { cardHashesOf, type ReadMeans, readMeans } from './means.service.ts'
import { type CartProductRow, isSoldAhead, type ReadCart, readCart, type SaleMoment } from './read-cart.service.ts'
import type { Terms } from './terms.service.ts'

export interface Reductions extends PromotionTerms, ReadMeans, Pick<CartInput, 'gifts'> {
  giftProducts: CartProductRow[]
}

/** What the buyer adds to the goods. */
export interface TotalsRequest {
  items: readonly CartItem[]
  email?: string | null
  couponCodes?: readonly string[]
  giftCardCodes?: readonly string[]
  loyaltyPoints?: number
  extras?: OrderExtras
}

/** In which language, when, for whom and through what. */
export interface CartCall extends Omit<SaleMoment, 'rates'> {
  /** Null for a guest. */
  customerId: number | null
  channel: OrderChannel
}

/** The same, and with which VAT. */
export type SaleCall = CartCall & SaleMoment

export const enteredBy = (request: TotalsRequest, { customerId }: CartCall): EnteredInput => ({
  ...personTermsOf(request.couponCodes ?? [], request.email ?? null, customerId),
  ...cardHashesOf(request),
})

/** Everything that comes off this cart, and the products that promotions add to it. `entered`: where it is read already. */
export async function readReductions(
  db: Executor,
  request: TotalsRequest,
  { promotion_version: version }: Terms,
  call: SaleCall,
  entered: EnteredRow | null = null,
): Promise<Reductions> {
  const { means, points } = await readMeans(db, request, call, entered?.gift_cards)
  const terms = await readPromotions(db, {
    person: entered,
    version,
    codes: couponsOnce(request.couponCodes ?? []).filter(
      (code) => !means.giftCards.some((card) => sameCard(card.entered, code)),
    ),
    email: request.email ?? null,
    customerId: call.customerId,
    channel: call.channel,
    now: call.now,
  })
  const gifts = terms.promotions.automatic.flatMap(({ effect }) =>
    effect.kind === 'gift' ? [{ productId: effect.productId, dimensionId: effect.dimensionId, quantity: 1 }] : [],
  )
  const given = gifts.length > 0 ? await readCart(db, gifts, call) : noGifts
  // an order does not wait for a gift
  const whole = given.lines.filter(
    (line) => !given.changes.some((change) => sameProduct(change, line)) && !isSoldAhead(given.products, line),
  )
  return { ...terms, gifts: whole, giftProducts: given.products, means, points }
}

const noGifts: Pick<ReadCart, 'lines' | 'changes' | 'products'> = { lines: [], changes: [], products: [] }

/**
 * In the order's transaction: what comes off its cart. Its codes are used by no other order meanwhile; and where past
 * orders count, nobody else places one for the same person.
 */
export async function lockReductions(
  tx: Executor,
  request: TotalsRequest,
  terms: Terms,
  call: SaleCall,
): Promise<Reductions> {
  await lockCodes(tx, request.couponCodes ?? [])
  const seen = await readReductions(tx, request, terms, call)
  if (!seen.asked.pastOrders) return seen
  await lockPerson(tx, request.email ?? null, call.customerId)
  return readReductions(tx, request, terms, call)
}
