// What a cart and its buyer must fulfil for a promotion: pure tests on facts, combined with all, any and not.

import type { Cents } from '../../money.ts'
import type { OrderChannel } from '../order/order-channel.ts'
import { type LineFilter, matchesLine, type PromotionLine } from './line-filter.ts'

/** What is known of an order besides its lines. */
export interface OrderFacts {
  /** Milliseconds since 1970. */
  now: number
  channel: OrderChannel
  /** The code of the chosen shipping method; null before it is chosen. */
  shippingCode: string | null
  /** Null for a guest. */
  customer: { id: number; groupIds: readonly number[] } | null
  /** Nobody with this e-mail or account has ordered before. */
  firstOrder: boolean
  /** A coupon was entered. */
  hasCoupon: boolean
}

export type Condition =
  | { all: readonly Condition[] }
  | { any: readonly Condition[] }
  | { not: Condition }
  | { quantity: number; of?: LineFilter }
  /** The goods cost at least so much, before or after the discounts so far. */
  | { amountBefore: Cents; of?: LineFilter }
  | { amountAfter: Cents; of?: LineFilter }
  | { customerGroup: readonly number[] }
  | { firstOrder: boolean }
  | { channel: readonly OrderChannel[] }
  | { shipping: readonly string[] }
  | { coupon: boolean }
  /** Milliseconds since 1970; from the first, until before the second. */
  | { between: readonly [number, number] }

/** `restCents`: what the line costs after the discounts so far. */
export type PricedFacts = OrderFacts & { lines: readonly (PromotionLine & { restCents: Cents })[] }

export function isFulfilled(condition: Condition | null, facts: PricedFacts): boolean {
  if (condition === null) return true
  if ('all' in condition) return condition.all.every((part) => isFulfilled(part, facts))
  if ('any' in condition) return condition.any.some((part) => isFulfilled(part, facts))
  if ('not' in condition) return !isFulfilled(condition.not, facts)
  if ('quantity' in condition) return sumOf(facts, condition.of, ({ quantity }) => quantity) >= condition.quantity
  if ('amountBefore' in condition) return sumOf(facts, condition.of, announced) >= condition.amountBefore
  if ('amountAfter' in condition)
    return sumOf(facts, condition.of, ({ restCents }) => restCents) >= condition.amountAfter
  if ('firstOrder' in condition) return facts.firstOrder === condition.firstOrder
  if ('channel' in condition) return condition.channel.includes(facts.channel)
  if ('shipping' in condition) return facts.shippingCode !== null && condition.shipping.includes(facts.shippingCode)
  if ('coupon' in condition) return facts.hasCoupon === condition.coupon
  if ('between' in condition) return condition.between[0] <= facts.now && facts.now < condition.between[1]
  return isMember(condition.customerGroup, facts.customer)
}

export const isMember = (groupIds: readonly number[], customer: OrderFacts['customer']): boolean =>
  customer?.groupIds.some((id) => groupIds.includes(id)) ?? false

/** Of what must be fulfilled together, the parts that are not. */
export function unfulfilled(condition: Condition | null, facts: PricedFacts): Condition[] {
  if (condition === null || isFulfilled(condition, facts)) return []
  return 'all' in condition ? condition.all.flatMap((part) => unfulfilled(part, facts)) : [condition]
}

export const announced = ({ unitPriceCents, quantity }: PromotionLine): Cents => unitPriceCents * quantity

type PricedLine = PricedFacts['lines'][number]

const sumOf = (facts: PricedFacts, of: LineFilter | undefined, amount: (line: PricedLine) => number): number =>
  facts.lines
    .filter((line) => line.discountable && matchesLine(of ?? null, line))
    .reduce((sum, line) => sum + amount(line), 0)
