// Everything that the price of a cart depends on.

import type { Cents } from '../../money.ts'
import type { LineExtension } from '../cart/line-extension.ts'
import type { PromotionInput } from '../promotions/decide-promotions.ts'
import type { PromotionLine } from '../promotions/line-filter.ts'
import { maxOfferBasisPoints } from '../promotions/offer-limit.ts'
import type { AdjustmentLabel, Charge } from './adjustments.ts'
import { shopWrapping, type WrappingSettings } from './gift-wrapping.ts'
import { type MeansWish, noMeans } from './means.ts'
import type { ParcelPrice } from './parcel-price.ts'
import type { PricingPart } from './set-parts.ts'
import { vatRates } from './vat-rates.ts'

export interface PricingLine extends Omit<PromotionLine, 'reduced'> {
  extension?: LineExtension
  /** The position of the gift box that it is in. */
  boxLine?: number
  /** Whether it can be returned without a reason. */
  withdrawable?: boolean
  /** The lowest price of the 30 days before an announced reduction; null when there is none. */
  unitPriorCents: Cents | null
  /** Basis points; of a set, the highest of its parts. */
  vatRate: number
  /** Of a set. */
  parts?: readonly PricingPart[]
  /** The last day of the uniform price, `2027-06-30`; null when it does not apply. */
  protectedUntil: string | null
}

export interface ShippingTerms {
  /** The shipping method's code: `home`. */
  code: string
  /** Without surcharges. */
  priceCents: Cents
  freeFromCents: Cents | null
  /** For where it goes; nothing where delivery is free. */
  surcharges?: ParcelPrice['surcharges']
  /** At most, surcharges included, as long as it is not known where it goes. */
  dearestCents?: Cents
}

/** What an adjustment of a promotion is called. */
export interface PromotionName {
  code: string
  label: AdjustmentLabel
}

export interface CartInput {
  lines: readonly PricingLine[]
  /** Null where nothing is sent. */
  shipping: ShippingTerms | null
  /** What is charged besides, such as a payment fee. */
  charges: readonly Charge[]
  promotions: Omit<PromotionInput, 'lines' | 'shipping'>
  /** By promotion, also those of coupons. */
  names: ReadonlyMap<number, PromotionName>
  /** The products that promotions give, one copy each, as far as they are in stock. */
  gifts: readonly PricingLine[]
  means: MeansWish
  wrapping: WrappingSettings
  /** Basis points: of what is charged where no goods are taxed. */
  standardRate: number
}

/** Of a cart to which no promotion applies and which is paid with money alone. */
export const plainCart = (
  now: number,
): Pick<CartInput, 'promotions' | 'names' | 'gifts' | 'means' | 'wrapping' | 'standardRate'> => ({
  promotions: {
    facts: { now, channel: 'online', shippingCode: null, customer: null, firstOrder: false },
    automatic: [],
    codes: [],
    policy: 'Maximum',
    maxOffer: maxOfferBasisPoints,
    email: null,
  },
  names: new Map(),
  gifts: [],
  means: noMeans,
  wrapping: shopWrapping,
  standardRate: vatRates.standard,
})

/** With an announced reduction, what it would cost without. */
export const priceBefore = ({ unitPriorCents, unitPriceCents, quantity }: PricingLine): Cents =>
  (unitPriorCents ?? unitPriceCents) * quantity
