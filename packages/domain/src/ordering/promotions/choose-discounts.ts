// Which automatic promotion reduces which line. In a lane the best one counts for each line; lanes act one after the
// other. The result does not depend on the order in which promotions or lines are given.

import { type Cents, sum } from '../../money.ts'
import { isFulfilled, type OrderFacts } from './condition.ts'
import type { CoveredLine } from './copy-runs.ts'
import type { Coverage } from './coverage.ts'
import type { PromotionLine } from './line-filter.ts'
import { limitOffers } from './offer-limit.ts'
import type { Effect, Promotion } from './promotion.ts'
import { type TakenOff, takeOff } from './take-off.ts'

/** A line on its way through the promotions. */
export type LineState = PromotionLine & CoveredLine

export const openLine = (line: PromotionLine): LineState => {
  const restCents = line.unitPriceCents * line.quantity
  return { ...line, restCents, roomCents: roomOf(line, restCents) }
}

function roomOf({ discountable, unitFloorCents, quantity }: PromotionLine, restCents: Cents): Cents {
  return discountable ? Math.max(0, restCents - (unitFloorCents ?? 0) * quantity) : 0
}

const reduce = (line: LineState, cents: Cents): LineState =>
  cents === 0 ? line : { ...line, restCents: line.restCents - cents, roomCents: line.roomCents - cents }

/** `discounts`: of these lines, by position. */
export function reduceAll(
  lines: readonly LineState[],
  discounts: readonly Pick<LineDiscount, 'line' | 'cents'>[],
): readonly LineState[] {
  if (discounts.length === 0) return lines
  const cents = centsPerLine(lines.length, discounts)
  return lines.map((line, position) => reduce(line, cents[position] ?? 0))
}

export function centsPerLine(lines: number, discounts: readonly Pick<LineDiscount, 'line' | 'cents'>[]): Cents[] {
  const perLine = Array.from({ length: lines }, () => 0)
  for (const { line, cents } of discounts) perLine[line] = (perLine[line] ?? 0) + cents
  return perLine
}

export function pick<Item>(items: readonly Item[], positions: readonly number[]): Item[] {
  const picked: Item[] = []
  for (const position of positions) {
    const item = items[position]
    if (item !== undefined) picked.push(item)
  }
  return picked
}

export interface LineDiscount {
  line: number
  promotionId: number
  cents: Cents
}

/** `coupon`: it comes from the coupon, not from the promotion alone. */
export interface Discount extends LineDiscount {
  coupon: boolean
}

/** What a promotion offers, whether or not it wins. */
export interface Offer {
  promotion: Promotion
  positions: readonly number[]
  taken: TakenOff
}

/** An effect on one line that depends on no other line's choice; the others win or lose as a whole. */
function actsPerLine(effect: Effect): boolean {
  if (effect.kind === 'tiers') return effect.tiers.every((tier) => actsPerLine(tier.effect))
  return effect.kind === 'percentage' && effect.capCents === undefined
}

/** `states`: of each line, what it costs so far, and how much of that may be taken off. */
const offerOf = (promotion: Promotion, states: readonly LineState[], positions: readonly number[]): Offer => ({
  promotion,
  positions,
  taken: takeOff(promotion.effect, pick(states, positions)),
})

const atPosition = ({ positions, taken }: Offer, line: number): Cents => taken.cents[positions.indexOf(line)] ?? 0

const usedLines = ({ positions, taken }: Offer): number[] => positions.filter((_, index) => taken.used[index])

/** The best single discount of each line; among equals the older promotion's. */
function bestSingles(offers: readonly Offer[], lines: readonly LineState[]): (LineDiscount | null)[] {
  const best: (LineDiscount | null)[] = lines.map(() => null)
  for (const { promotion, positions, taken } of offers) {
    for (const [index, line] of positions.entries()) {
      const discount = { line, promotionId: promotion.id, cents: taken.cents[index] ?? 0 }
      if (isBetter(discount, best[line] ?? null)) best[line] = discount
    }
  }
  return best
}

const isBetter = (one: LineDiscount, other: LineDiscount | null): boolean =>
  other === null
    ? one.cents > 0
    : one.cents > other.cents || (one.cents === other.cents && one.promotionId < other.promotionId)

function discountAt(offer: Offer, line: number): LineDiscount[] {
  const cents = atPosition(offer, line)
  return cents > 0 ? [{ line, promotionId: offer.promotion.id, cents }] : []
}

function chooseInLane(
  promotions: readonly Promotion[],
  lines: readonly LineState[],
  statesFor: (promotion: Promotion) => readonly LineState[],
  covered: (promotion: Promotion) => readonly number[],
): LineDiscount[] {
  const singles = bestSingles(
    promotions
      .filter(({ effect }) => actsPerLine(effect))
      .map((promotion) => offerOf(promotion, statesFor(promotion), covered(promotion))),
    lines,
  )
  const chosen: LineDiscount[] = []
  const taken = new Set<number>()
  let groups = promotions
    .filter(({ effect }) => !actsPerLine(effect))
    .map((promotion) => offerOf(promotion, statesFor(promotion), covered(promotion)))
  for (let best = bestGroup(groups, singles); best; best = bestGroup(groups, singles)) {
    const { promotion: winner } = best
    for (const line of usedLines(best)) {
      chosen.push(...discountAt(best, line))
      taken.add(line)
    }
    groups = groups
      .filter(({ promotion }) => promotion !== winner)
      .map((offer) => withoutLines(offer, taken, statesFor(offer.promotion)))
  }
  return [...chosen, ...singles.flatMap((single) => (single && !taken.has(single.line) ? [single] : []))]
}

/** What is left to offer on the lines that no other group has taken. */
function withoutLines(offer: Offer, taken: ReadonlySet<number>, states: readonly LineState[]): Offer {
  const free = offer.positions.filter((line) => !taken.has(line))
  return free.length === offer.positions.length ? offer : offerOf(offer.promotion, states, free)
}

/** The one that gives most beyond the single discounts of the lines that it uses; null when none gives more. */
function bestGroup(offers: readonly Offer[], singles: readonly (LineDiscount | null)[]): Offer | null {
  const ranked = offers
    .map((offer) => ({ offer, more: sum(offer.taken.cents) - sum(singleCents(offer, singles)) }))
    .filter(({ more }) => more > 0)
    .toSorted((a, b) => b.more - a.more || a.offer.promotion.id - b.offer.promotion.id)
  return ranked[0]?.offer ?? null
}

const singleCents = (offer: Offer, singles: readonly (LineDiscount | null)[]): Cents[] =>
  pick(singles, usedLines(offer)).map((single) => single?.cents ?? 0)

/**
 * Of live promotions whose lines they reduce; `lines` as announced. In the order of the lines. `maxOffer`: the most that they
 * take off a line, in basis points.
 */
export function chooseDiscounts(
  promotions: readonly Promotion[],
  lines: readonly LineState[],
  facts: OrderFacts,
  coverage: Coverage,
  maxOffer: number,
): LineDiscount[] {
  const discounts: LineDiscount[] = []
  let states = lines
  const covering = promotions.filter((promotion) => coverage(promotion).length > 0)
  for (const lane of lanesOf(covering)) {
    const reduced = new Set(discounts.map(({ line }) => line))
    const present = { ...facts, lines: states }
    const inLane = covering.filter((one) => one.lane === lane && isFulfilled(one.condition, present))
    const statesFor = limitOffers(states, centsPerLine(lines.length, discounts), maxOffer)
    const added = chooseInLane(
      inLane,
      states,
      ({ effect }) => statesFor(effect),
      (promotion) =>
        promotion.stacks ? coverage(promotion) : coverage(promotion).filter((line) => !reduced.has(line)),
    )
    discounts.push(...added)
    states = reduceAll(states, added)
  }
  return discounts.toSorted((a, b) => a.line - b.line)
}

export const lanesOf = (promotions: readonly Promotion[]): number[] =>
  [...new Set(promotions.map(({ lane }) => lane))].toSorted((a, b) => a - b)
