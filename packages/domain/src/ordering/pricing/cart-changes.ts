// What a decision on promotions comes to as adjustments: every reduction of a line, every charge on the order.

import type { Cents } from '../../money.ts'
import type { PromotionDecision } from '../promotions/decide-promotions.ts'
import { type Charge, type LineChange, sumCents } from './adjustments.ts'
import { type CartInput, type PricingLine, priceBefore, type ShippingTerms } from './cart-input.ts'
import { wrappingCents } from './gift-wrapping.ts'

/** The gifts stand behind the lines of the cart. */
export const lineChanges = (cart: CartInput, decision: PromotionDecision, gifts: readonly GiftLine[]): LineChange[] => [
  ...cart.lines.flatMap(announcedReduction),
  ...decision.discounts.map((discount) => promotionChange(discount, discount.line, cart, decision)),
  ...gifts.map(({ line, promotionId }, index) => {
    const discount = { promotionId, cents: line.unitPriceCents, coupon: false }
    return promotionChange(discount, cart.lines.length + index, cart, decision)
  }),
  ...cart.lines.flatMap((line, position) => wrappingChange(line, position, cart)),
]

function announcedReduction(line: PricingLine, position: number): LineChange[] {
  const cents = priceBefore(line) - line.unitPriceCents * line.quantity
  return cents > 0 ? [{ kind: 'discount', code: 'announced_reduction', label: null, cents, line: position }] : []
}

/** Ancillary to the goods: it has their VAT, and no promotion lowers it. */
function wrappingChange({ extension, quantity }: PricingLine, line: number, { wrapping }: CartInput): LineChange[] {
  const cents = extension?.wrapping ? wrappingCents(quantity, wrapping) : 0
  return cents > 0 ? [{ kind: 'wrapping', code: null, label: null, cents, line }] : []
}

type PromotionDiscount = Pick<PromotionDecision['discounts'][number], 'promotionId' | 'cents' | 'coupon'>

/** A coupon is named by its code, a promotion by its own. */
function naming({ promotionId, coupon }: PromotionDiscount, { names }: CartInput, { codes }: PromotionDecision) {
  const { code, label } = names.get(promotionId) ?? { code: `${promotionId}`, label: null }
  const entered = codes.find((one) => 'promotionId' in one && one.promotionId === promotionId)
  return { code: coupon ? (entered?.code ?? code) : code, label }
}

const promotionChange = (
  discount: PromotionDiscount,
  line: number,
  cart: CartInput,
  decision: PromotionDecision,
): LineChange => ({
  kind: discount.coupon ? 'coupon' : 'promotion',
  ...naming(discount, cart, decision),
  cents: discount.cents,
  line,
})

export interface GiftLine {
  line: PricingLine
  promotionId: number
}

/** Not a book whose price the law protects: it may not be given with another. */
export const giftLines = ({ gifts }: CartInput, decision: PromotionDecision): GiftLine[] =>
  decision.gifts.flatMap(({ promotionId, gift }) => {
    const line = gifts.find((one) => one.productId === gift.productId && one.dimensionId === gift.dimensionId)
    const given = { ...line, quantity: 1, unitPriorCents: null }
    return line && line.unitFloorCents === null ? [{ line: { ...line, ...given }, promotionId }] : []
  })

export function orderCharges(cart: CartInput, decision: PromotionDecision): Charge[] {
  const { shipping, lines, charges } = cart
  const reductions = decision.shippingDiscounts.map(
    (discount): Charge => ({
      kind: discount.coupon ? 'shipping_coupon' : 'shipping_promotion',
      ...naming(discount, cart, decision),
      cents: discount.cents,
    }),
  )
  const sent = shipping ? shippingCharges(shipping, decision.shippingCents ?? 0) : []
  return [...sent, ...reductions, ...(lines.length === 0 ? [] : charges.filter(({ cents }) => cents > 0))]
}

/** `cents`: with its surcharges; free delivery is free of these too. */
function shippingCharges({ code, surcharges = [] }: ShippingTerms, cents: Cents): Charge[] {
  const added = cents === 0 ? [] : surcharges.map((one): Charge => ({ kind: 'shipping_surcharge', ...one }))
  return [{ kind: 'shipping', code, label: null, cents: cents - sumCents(added) }, ...added]
}
