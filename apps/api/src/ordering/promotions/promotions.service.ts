// Promotions and codes for whoever prices a cart, and the use of a code by an order.

import type { OrderChannel } from '@stoa/domain/ordering/order/order-channel'
import type { AdjustmentLabel } from '@stoa/domain/ordering/pricing/adjustments'
import type { CartInput } from '@stoa/domain/ordering/pricing/cart-input'
import { type AskedFacts, askedFacts } from '@stoa/domain/ordering/promotions/asked-facts'
import { isPromotionRule } from '@stoa/domain/ordering/promotions/check-rule'
import { type Coupon, type CouponRefusal, refuseAnyCart } from '@stoa/domain/ordering/promotions/decide-coupon'
import { maxOfferBasisPoints } from '@stoa/domain/ordering/promotions/offer-limit'
import type { CombinationPolicy } from '@stoa/domain/ordering/promotions/promotion'
import { codeKey } from '@stoa/domain/ordering/promotions/read-code'
import type { Executor } from '../../database/transaction.ts'
import { automaticPromotions, labelOf, nameOf, toPromotion } from './automatic-promotions.ts'
import { listOwnCodes, type OwnCodesInput } from './customer-coupons.queries.ts'
import * as queries from './promotions.queries.ts'

/** For statements that read it together with others. */
export const { personTermsColumns, promotionVersion } = queries
export type { PersonTermsInput, PersonTermsRow } from './promotions.queries.ts'

/** How a code meets promotions unless it says otherwise: the better of the two on each line. */
const shopPolicy: CombinationPolicy = 'Maximum'

export interface PromotionRequest {
  /** Where it is read already, with these codes or more. */
  person: queries.PersonTermsRow | null
  /** Of the promotions as they are now. */
  version: string
  /** As typed. */
  codes: readonly string[]
  email: string | null
  customerId: number | null
  channel: OrderChannel
  now: number
}

/** All but what the chosen way of shipping adds. */
export interface PromotionTerms extends Pick<CartInput, 'promotions' | 'names'> {
  /** What they ask about the cart and its buyer. */
  asked: AskedFacts
}

/** What may come off this cart. */
export async function readPromotions(db: Executor, request: PromotionRequest): Promise<PromotionTerms> {
  const { version, codes, customerId, channel, now } = request
  const automatic = await automaticPromotions(db, version, now)
  const { codeKeys: keys, ...who } = personTermsOf(codes, request.email, customerId)
  const person = request.person ?? (await readPerson(db, keys, who, automatic.asked))
  const customer = customerId === null ? null : { id: customerId, groupIds: person.group_ids }
  const coupons = person.coupons.map((row) => ({ row, coupon: toCoupon(row) }))
  return {
    promotions: {
      facts: { now, channel, shippingCode: null, customer, firstOrder: !person.has_ordered },
      automatic: automatic.promotions,
      codes: codes.map((code, index) => {
        const found = keys[index] ? coupons.find(({ row }) => row.code_key === keys[index]) : undefined
        return found ? { code: found.row.code, coupon: found.coupon ?? 'unreadable' } : { code, coupon: null }
      }),
      policy: shopPolicy,
      maxOffer: maxOfferBasisPoints,
      email: person.email,
    },
    names: new Map([...automatic.names, ...person.coupons.map(({ promotion }) => nameOf(promotion))]),
    asked:
      coupons.length === 0
        ? automatic.asked
        : askedFacts([...automatic.promotions, ...coupons.flatMap(({ coupon }) => (coupon ? [coupon] : []))]),
  }
}

/** `codes`, `email`: as typed. */
export const personTermsOf = (
  codes: readonly string[],
  email: string | null,
  customerId: number | null,
): queries.PersonTermsInput => ({
  codeKeys: codes.map(codeKey),
  email: email?.trim().toLowerCase() || null,
  customerId,
})

const nothingAsked = { coupons: [], group_ids: [], has_ordered: false }

/** Nothing is read where nobody asks. */
async function readPerson(
  db: Executor,
  keys: readonly string[],
  person: queries.PersonInput,
  { pastOrders, customerGroups }: AskedFacts,
) {
  const isKnown = person.email !== null || person.customerId !== null
  const isAsked = keys.length > 0 || (isKnown && (pastOrders || customerGroups))
  return isAsked ? queries.getPersonTerms(db, keys, person) : { ...nothingAsked, email: person.email }
}

export interface OwnCoupon {
  code: string
  label: AdjustmentLabel
  coupon: Coupon
  /** Why it cannot be used now, whatever is in the cart. */
  refusal: CouponRefusal | null
  /** The customer's last order with it. */
  order: { uid: string; code: string } | null
}

/** The newest codes that are for this customer. */
export async function listOwnCoupons(
  db: Executor,
  customerId: number,
  now: number,
  range: OwnCodesInput,
): Promise<OwnCoupon[]> {
  const own = await listOwnCodes(db, customerId, range)
  const email = own[0]?.email ?? null
  const keys = own.map(({ code_key }) => code_key)
  const terms = await queries.getPersonTerms(db, keys, { email, customerId })
  const person = { email, customer: { id: customerId, groupIds: terms.group_ids } }
  return own.flatMap(({ id, order_uid: uid, order_code: code }) =>
    terms.coupons
      .filter((row) => row.id === id)
      .flatMap((row) => {
        const coupon = toCoupon(row)
        if (!coupon) return []
        const refusal = refuseAnyCart(coupon, person, { now, firstOrder: !terms.has_ordered })
        const order = uid !== null && code !== null ? { uid, code } : null
        return [{ code: row.code, label: labelOf(row.promotion), coupon, refusal, order }]
      }),
  )
}

/** In the transaction of an order: what is read next is not changed by another order before this one is placed. */
export const lockCodes = (tx: Executor, codes: readonly string[]): Promise<unknown> =>
  codes.length === 0 ? Promise.resolve() : queries.lockCodes(tx, codes.map(codeKey))

/** Of two orders of one person at once, the second sees the first. */
export const lockPerson = (tx: Executor, email: string | null, customerId: number | null): Promise<unknown> =>
  queries.lockPerson(tx, { email: email?.trim().toLowerCase() || null, customerId })

/** `cents`: what the code has taken off. */
export const recordUse = (tx: Executor, codeId: number, orderId: number, cents: number): Promise<unknown> =>
  queries.insertUse(tx, codeId, orderId, cents)

/** When an order is cancelled; a second time changes nothing. */
export const releaseUses = (tx: Executor, orderId: number): Promise<unknown> => queries.deleteUses(tx, orderId)

/** Null when its promotion is of a form that this release does not know. */
function toCoupon({ promotion, ...row }: queries.CouponRow): Coupon | null {
  if (!isPromotionRule(promotion)) return null
  const { id: promotionId, lane: _, stacks: __, ...rule } = toPromotion(promotion)
  return {
    ...rule,
    promotionId,
    codeId: row.id,
    policy: promotion.policy,
    active: row.active && promotion.active,
    useLimit: row.use_limit,
    uses: row.uses,
    personLimit: row.person_limit,
    usesByPerson: row.uses_by_person,
    emails: row.personal && row.customer_ids.length === 0 ? row.emails : null,
    customerIds: row.personal && row.customer_ids.length > 0 ? row.customer_ids : null,
    groupIds: promotion.group_ids,
    minAmountCents: promotion.min_amount_cents,
    minFullPriceCents: promotion.min_full_price_cents,
    remainingCents: row.remaining_cents,
  }
}
