// What shipping costs, and what comes off it: the best promotion, and the coupon by its policy.

import type { Cents } from '../../money.ts'
import { sumCents } from '../pricing/adjustments.ts'
import type { Discount, LineState } from './choose-discounts.ts'
import { type Coupon, effectOf } from './decide-coupon.ts'
import { meet, policyOf } from './meet-policy.ts'
import type { CombinationPolicy, Effect, Promotion } from './promotion.ts'
import { takeOff } from './take-off.ts'

export interface ShippingPrice {
  priceCents: Cents
  freeFromCents: Cents | null
  /** At most, as long as it is not known where it goes. */
  dearestCents?: Cents
}

export interface SettledShipping {
  /** Before a discount of shipping; null before a method is chosen. */
  shippingCents: Cents | null
  shippingDiscounts: Omit<Discount, 'line'>[]
  /** Whether it costs more, discounts included, where it is dearest. */
  shippingVaries: boolean
  /** Missing to free shipping; null when it is free, or never. */
  freeShippingInCents: Cents | null
}

/** `promotions`: those that cover a line. `goods`: after promotions and before codes, so that no code makes it dearer. */
export function settleShipping(
  { shipping, policy }: { shipping: ShippingPrice | null; policy: CombinationPolicy },
  promotions: readonly Promotion[],
  goods: readonly LineState[],
  coupon: Coupon | null,
): SettledShipping {
  if (!shipping) return { shippingCents: null, shippingDiscounts: [], shippingVaries: false, freeShippingInCents: null }
  const cost = goods.reduce((sum, { discountable, restCents }) => sum + (discountable ? restCents : 0), 0)
  const missing = shipping.freeFromCents === null ? null : Math.max(0, shipping.freeFromCents - cost)
  const isFree = missing === 0 || !goods.some(({ discountable }) => discountable)
  const { priceCents, dearestCents = priceCents } = shipping
  const [fee, dearest] = isFree ? [0, 0] : [priceCents, dearestCents]
  const discountsOf = (cents: Cents) => settleFee(cents, policy, promotions, coupon)
  const discounts = discountsOf(fee)
  return {
    shippingCents: fee,
    shippingDiscounts: discounts,
    shippingVaries: dearest > fee && dearest - sumCents(discountsOf(dearest)) > fee - sumCents(discounts),
    freeShippingInCents: missing === 0 ? null : missing,
  }
}

function settleFee(
  fee: Cents,
  policy: CombinationPolicy,
  promotions: readonly Promotion[],
  coupon: Coupon | null,
): Omit<Discount, 'line'>[] {
  const best = promotions
    .map(({ id, effect }) => ({ promotionId: id, cents: offFee(effect, fee), coupon: false }))
    .filter(({ cents }) => cents > 0)
    .toSorted((a, b) => b.cents - a.cents || a.promotionId - b.promotionId)
    .slice(0, 1)
  const offered = coupon?.scope === 'shipping' ? offFee(effectOf(coupon), fee) : 0
  const { keepsPromotion, takesCoupon } = meet(coupon ? policyOf({ policy }, coupon) : policy, sumCents(best), offered)
  const kept = keepsPromotion ? best : []
  const cents = takesCoupon ? Math.min(offered, fee - sumCents(kept)) : 0
  const added = coupon && cents > 0 ? [{ promotionId: coupon.promotionId, cents, coupon: true }] : []
  return [...kept, ...added]
}

const offFee = (effect: Effect, fee: Cents): Cents =>
  takeOff(effect, [{ restCents: fee, roomCents: fee, quantity: 1 }]).cents[0] ?? 0
