// The one function that prices a cart. Cart, checkout, stored order, confirmation e-mail and the charged amount all use
// it; nothing else sums money.
//
// Prices include VAT. Promotions say what comes off which line. What belongs to the whole order is spread over the goods
// by their value, so that it carries their VAT; with no taxed goods it carries the standard rate.

import { type Cents, sum } from '../../money.ts'
import { toCartItem } from '../cart/cart.ts'
import type { LineExtension } from '../cart/line-extension.ts'
import type { CodeDecision } from '../promotions/decide-coupon.ts'
import { decidePromotions, type PromotionDecision } from '../promotions/decide-promotions.ts'
import { type Adjustment, sumCents, toAdjustment } from './adjustments.ts'
import { giftLines, lineChanges, orderCharges } from './cart-changes.ts'
import { type CartInput, type PricingLine, priceBefore } from './cart-input.ts'
import { groupVat, type TaxedLine, type VatGroup } from './group-vat.ts'
import { type LineNote, notesOf } from './line-notes.ts'
import { decideCards, type Means, payWith } from './means.ts'
import { priceWithSurcharges } from './parcel-price.ts'
import { type PricedPart, sharesOfParts } from './set-parts.ts'

export interface PricedLine {
  productId: number
  dimensionId: number
  quantity: number
  extension?: LineExtension
  /** The position of the gift box that it is in. */
  boxLine?: number
  /** Whether it can be returned without a reason. */
  withdrawable?: boolean
  /** Present unit price, VAT included. */
  unitPriceCents: Cents
  unitPriorCents: Cents | null
  /** Basis points; of a set, the highest of its parts. */
  vatRate: number
  totalCents: Cents
  /** Of a set: they sum to its total, and have the VAT. */
  parts?: PricedPart[]
  /** Given by a promotion, not asked for. */
  gift: boolean
  notes: LineNote[]
}

/** The totals without lines: `productsCents` and all adjustments sum to the total. */
export interface Amounts {
  /** The goods before any adjustment. */
  productsCents: Cents
  adjustments: Adjustment[]
  totalCents: Cents
  netCents: Cents
  vatCents: Cents
  vatGroups: VatGroup[]
  means: Means[]
  /** What is left to pay with money. */
  dueCents: Cents
}

/** As an order keeps them: what remained on a card is not part of it. */
export interface StoredAmounts extends Omit<Amounts, 'means'> {
  means: Pick<Means, 'kind' | 'code' | 'cents'>[]
}

export interface Totals extends Amounts {
  lines: PricedLine[]
  /** Whether shipping costs more in some places of the country: where it goes is not known yet. */
  shippingVaries: boolean
  /** Amount missing for free shipping; null when it is free already, or never. */
  freeShippingInCents: Cents | null
  /** From which amount of goods shipping is free; null when it never is. */
  freeShippingFromCents: Cents | null
  codes: CodeDecision[]
}

/** Where points and gift cards pay everything else, nothing is charged for another way of paying. */
export function priceCart(cart: CartInput): Totals {
  const totals = priceWhole(cart)
  if (totals.means.length === 0 || cart.charges.length === 0) return totals
  const withoutCharges = priceWhole({ ...cart, charges: [] })
  return withoutCharges.dueCents === 0 ? withoutCharges : totals
}

function priceWhole(cart: CartInput): Totals {
  const decision = decidePromotions({
    ...cart.promotions,
    lines: cart.lines.map((line) => ({ ...line, reduced: line.unitPriorCents !== null })),
    shipping: cart.shipping && { ...cart.shipping, priceCents: priceWithSurcharges(cart.shipping) },
  })
  const gifts = giftLines(cart, decision)
  const lines = [...cart.lines, ...gifts.map(({ line }) => line)]
  const charges = orderCharges(cart, decision)
  const adjustments = [...lineChanges(cart, decision, gifts), ...charges].map(toAdjustment)
  const priced = lines.map((line, position) => priceLine(line, position, adjustments, cart, decision))
  const goods = sum(priced.map(({ totalCents }) => totalCents))
  const extras = sumCents(charges.map(toAdjustment))
  const totalCents = goods + extras
  const vatGroups = groupVat(taxedLines(priced, lines), extras, cart.standardRate)
  const means = payWith(cart.means, {
    totalCents,
    pointsRoomCents: sum(decision.lines.map(({ roomCents }) => roomCents)),
    vouchersCents: sum(priced.flatMap((line, position) => (lines[position]?.discountable ? [] : [line.totalCents]))),
  })
  return {
    lines: priced,
    productsCents: sum(lines.map(priceBefore)),
    adjustments,
    totalCents,
    netCents: sum(vatGroups.map((group) => group.netCents)),
    vatCents: sum(vatGroups.map((group) => group.vatCents)),
    vatGroups,
    means,
    dueCents: totalCents - sum(means.map(({ cents }) => cents)),
    shippingVaries: decision.shippingVaries,
    freeShippingInCents: decision.freeShippingInCents,
    freeShippingFromCents: cart.shipping?.freeFromCents ?? null,
    codes: [...decision.codes, ...decideCards(cart.means, means)],
  }
}

const taxedLines = (priced: readonly PricedLine[], lines: readonly PricingLine[]): TaxedLine[] =>
  priced.flatMap((line, position) => {
    const outside = !lines[position]?.discountable
    return (line.parts ?? [line]).map(({ vatRate, totalCents }) => ({ vatRate, totalCents, outside }))
  })

function priceLine(
  line: PricingLine,
  position: number,
  adjustments: readonly Adjustment[],
  { lines, names }: CartInput,
  decision: PromotionDecision,
): PricedLine {
  const own = adjustments.filter((adjustment) => adjustment.line === position)
  const { boxLine, withdrawable, unitPriceCents, unitPriorCents, vatRate } = line
  const totalCents = priceBefore(line) + sumCents(own)
  return {
    ...toCartItem(line),
    ...{ boxLine, withdrawable, unitPriceCents, unitPriorCents, vatRate, totalCents },
    parts: line.parts && sharesOfParts(totalCents, line.parts, line.quantity),
    gift: position >= lines.length,
    notes: notesOf({
      adjustments: own,
      limitedUntil: (decision.limited[position] ?? 0) > 0 ? line.protectedUntil : null,
      missing: decision.missing[position] ?? null,
      names,
    }),
  }
}
