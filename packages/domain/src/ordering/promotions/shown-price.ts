// The price that is shown for a product wherever it stands outside a cart: what one copy of it alone costs an anonymous
// buyer, by the promotions that act by themselves. It is the engine of the cart that says so, and what was shown before
// is worked out the same way, because a reduction counts from the lowest price of the 30 days before (Law 2251/1994
// art. 9i), whether that came from the product or from a promotion.

import type { Cents } from '../../money.ts'
import { type Day, dayOf, endOfShopDay } from '../delivery/working-days.ts'
import { announcedDays, findReduction, type PricePeriod, type Reduction } from '../pricing/announced-reduction.ts'
import { asksFor, testsOf } from './asked-facts.ts'
import type { Condition } from './condition.ts'
import { costOfOne } from './cost-of-one.ts'
import { thresholdOf } from './offer-words.ts'
import { covering, type PriceFacts } from './product-line.ts'
import { ofPromotion, type Promotion } from './promotion.ts'

/** Promotions that act by themselves, and how they were before: each is in force in its own window. */
export interface PublicPromotions {
  /** As they are now. */
  current: readonly Promotion[]
  /** As they were in turn, up to now: what a reduction may have to count from. Each window has a beginning. */
  history: readonly Promotion[]
}

export interface ShownPrice {
  priceCents: Cents
  /** What may be announced; its percentage is a multiple of 5. */
  reduction: Reduction | null
  /** The promotions that make the price what it is. */
  promotionIds: readonly number[]
  /** Until when all this holds unless something is edited, in milliseconds since 1970; null for ever. */
  validUntil: number | null
}

/** Whether it is the same for everybody who looks: it asks neither for the past nor for the way of shipping. */
export const isPublic = ({ scope, condition }: { scope: Promotion['scope']; condition: Condition | null }): boolean =>
  scope !== 'shipping' && !asksFor(condition, 'firstOrder', 'shipping')

const dayMs = 24 * 60 * 60 * 1000

/** How long before now a promotion may have ended and still matter: an announced cut, and the 30 days before it. */
export const pastMs = (announcedDays + 31) * dayMs

const announcedMs = announcedDays * dayMs

export function shownPrice(facts: PriceFacts, promotions: PublicPromotions, now: number): ShownPrice {
  const current = covering(facts, promotions.current)
  const history = covering(facts, promotions.history).filter(mayReduceOne)
  const reducing = current.filter(mayReduceOne)
  if (reducing.length + history.length === 0) return plainPrice(facts, current, now)
  const { priceCents, promotionIds } = costOfOne(facts, facts.priceCents, reducing, now)
  const first = facts.prices.at(-1)?.validFrom ?? now
  const earlier = changesOf(facts, history)
    .filter((time) => first <= time && time <= now)
    .map((time) => ({ priceCents: priceThen(facts, history, time), validFrom: time }))
  const isSame = earlier[0]?.priceCents === priceCents
  const periods = isSame ? earlier : [{ priceCents, validFrom: now }, ...earlier]
  const found = findReduction(periods, facts.publisherPriceCents, now)
  const reduction = found && (promotionIds.length === 0 ? found : inFives(found, priceCents))
  return {
    priceCents,
    reduction,
    promotionIds,
    validUntil: firstAfter(now, [...changesOf(facts, current), ...endsOf(periods)]),
  }
}

/** When each cut of these may no longer be announced, so that another one may. */
const endsOf = (periods: readonly PricePeriod[]): number[] => periods.map(({ validFrom }) => validFrom + announcedMs)

function firstAfter(now: number, times: readonly number[]): number | null {
  const later = times.filter((time) => time > now)
  return later.length === 0 ? null : Math.min(...later)
}

/** Without any promotion that reduces a single copy, which is most often. */
function plainPrice(facts: PriceFacts, current: readonly Promotion[], now: number): ShownPrice {
  const { priceCents, prices, publisherPriceCents } = facts
  const reduction = findReduction(prices, publisherPriceCents, now)
  const changes = current.length === 0 ? [] : changesOf(facts, current)
  return { priceCents, reduction, promotionIds: [], validUntil: firstAfter(now, [...changes, ...endsOf(prices)]) }
}

/** What needs several copies does not change the price of one. */
function mayReduceOne({ condition, effect }: Promotion): boolean {
  const asked = thresholdOf(condition)
  if (asked && 'copies' in asked && asked.copies > 1) return false
  if (effect.kind === 'tiers') return effect.by === 'amount' || effect.tiers.some(({ from }) => from <= 1)
  return effect.kind === 'fixed' || effect.kind === 'percentage'
}

function priceThen(facts: PriceFacts, history: readonly Promotion[], time: number): Cents {
  const base = facts.prices.find(({ validFrom }) => validFrom <= time) ?? facts.prices.at(-1)
  return costOfOne(facts, base?.priceCents ?? facts.priceCents, history, time).priceCents
}

/** The moments at which the price may change, the newest first: prices, promotions, and the end of the uniform price. */
function changesOf({ prices, protectedUntil, protectedParts }: PriceFacts, promotions: readonly Promotion[]): number[] {
  const edges = promotions.flatMap(edgesOf)
  const cuts = prices.flatMap(({ validFrom }) => [validFrom, validFrom + announcedMs])
  const lastDays = [protectedUntil, ...protectedParts.map((part) => part.protectedUntil)].filter((day) => day !== null)
  return [...new Set([...edges, ...cuts, ...lastDays.map(endOfShopDay)])].toSorted((a, b) => b - a)
}

/**
 * When the price of some product changes next by itself; null for never. With a promotion in force that may be any
 * midnight, for then a uniform price may end, and 60 times 24 hours after any: an hour off midnight where clocks changed.
 */
export function nextPriceChange({ current, history }: PublicPromotions, now: number): number | null {
  const times = [...current, ...history].flatMap(effectsOf)
  const midnights = [endOfShopDay(dayOf(now)), endOfShopDay(dayOf(now - announcedMs)) + announcedMs]
  return firstAfter(now, current.length === 0 ? times : [...times, ...midnights])
}

/** When it begins or ends. */
const edgesOf = ofPromotion(({ startsAt, endsAt, condition }) =>
  [startsAt, endsAt, ...timesOf(condition)].filter((time) => time !== null),
)

/** And when a cut that it made then may no longer be announced. */
const effectsOf = (promotion: Promotion): number[] => edgesOf(promotion).flatMap((time) => [time, time + announcedMs])

/** Those by which prices have changed by themselves after one time and up to another. */
export const promotionsChanging = ({ current, history }: PublicPromotions, after: number, until: number): Promotion[] =>
  [...current, ...history].filter((one) => effectsOf(one).some((time) => after < time && time <= until))

/** The days, first and last, with whose ends prices have changed then, for uniform prices ended with them. */
export function endedDays({ current }: PublicPromotions, after: number, until: number): [from: Day, to: Day][] {
  if (current.length === 0) return []
  // the day of a time has not ended by then
  const between = (from: number, to: number): [Day, Day] => [dayOf(from), dayOf(to) - 1]
  const days = [between(after, until), between(after - announcedMs, until - announcedMs)]
  return days.filter(([from, to]) => from <= to)
}

/** The beginnings and ends that a condition names. */
const timesOf = (condition: Condition | null): number[] =>
  testsOf(condition).flatMap((test) => ('between' in test ? test.between : []))

/**
 * The largest multiple of 5 that the reduction comes to. A promotion takes its percentage to the cent, half a cent up:
 * so it counts here, for 20 % of 13.32 is 2.66.
 */
function inFives(reduction: Reduction, priceCents: Cents): Reduction {
  const cut = reduction.priorCents - priceCents
  const fives = Array.from({ length: 21 }, (_, index) => index * 5)
  const percent = fives.findLast((five) => Math.round((reduction.priorCents * five) / 100) <= cut) ?? 0
  return { ...reduction, percent }
}
