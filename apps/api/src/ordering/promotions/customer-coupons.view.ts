// A customer's coupon as the contract shows it.

import type { CustomerCoupon } from '@stoa/contract/ordering/coupons'
import type { Language } from '@stoa/domain/language'
import { dayOf, isoDay } from '@stoa/domain/ordering/delivery/working-days'
import { effectOf } from '@stoa/domain/ordering/promotions/decide-coupon'
import { typeOf } from '@stoa/domain/ordering/promotions/promotion'
import { inLanguage } from '../../database/localized-text.ts'
import { couponTerms } from './coupon-terms.ts'
import type { NameOf } from './named-in-rules.ts'
import type { OwnCoupon } from './promotions.service.ts'

export function viewCoupon(
  { code, label, coupon, refusal, order }: OwnCoupon,
  nameOf: NameOf,
  language: Language,
): CustomerCoupon {
  const { startsAt, endsAt } = coupon
  const effect = effectOf(coupon)
  return {
    code,
    name: inLanguage(label.el, label.en, language),
    type: typeOf(effect),
    onShipping: coupon.scope === 'shipping',
    amount: effect.kind === 'fixed' ? effect.cents : null,
    percentage: effect.kind === 'percentage' ? effect.basisPoints : null,
    selected: coupon.target !== null,
    terms: couponTerms({ ...coupon, effect }, nameOf, language),
    conditional: coupon.condition !== null,
    minimum: coupon.minAmountCents,
    fullPriceMinimum: coupon.minFullPriceCents,
    validFrom: startsAt === null ? null : isoDay(dayOf(startsAt)),
    validUntil: endsAt === null ? null : isoDay(dayOf(endsAt - 1)),
    activated: coupon.active,
    timesUsed: coupon.usesByPerson,
    reason: refusal?.code ?? null,
    ...(refusal?.firstOrderOnly ? { firstOrderOnly: true } : {}),
    lastOrder: order,
  }
}
