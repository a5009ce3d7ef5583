// What a return gives back. A copy is worth its share of what its line cost, after everything that promotions and codes took
// off it. Delivery and fees come back with the last copy that was bought. Points and gift cards get back what they paid of
// it, money the rest. Shares are counted from the beginning, so that all returns of an order, in any order and split, give
// back exactly what was paid. An allowance gives back an amount without copies; later returns give no more than it left.

import { type Cents, splitByWeight, sum } from '../../money.ts'
import { done, type Outcome, refused } from '../../outcome.ts'
import type { ReturnedShare } from '../loyalty/lots.ts'

export interface PaidLine {
  /** Its position. */
  line: number
  quantity: number
  totalCents: Cents
  /** Given by a promotion: an order is complete without it. */
  gift: boolean
  /** A gift card that was bought, which only money pays. */
  isCard: boolean
}

export interface PaidOrder {
  lines: readonly PaidLine[]
  /** Of the whole order: goods, delivery and fees. */
  totalCents: Cents
  pointsCents: Cents
  /** The gift cards that paid some of it. */
  cards: readonly CardShare[]
  /** What was left to pay with money. */
  dueCents: Cents
}

export interface CardShare {
  id: number
  cents: Cents
}

export interface ReturnedCopies {
  line: number
  quantity: number
}

/** What earlier returns of the order were about, and gave back. */
export interface EarlierReturns {
  copies: readonly ReturnedCopies[]
  cards: readonly CardShare[]
  moneyCents: Cents
}

export interface ReturnAmounts {
  lines: (ReturnedCopies & { cents: Cents })[]
  /** Delivery and fees, with the last copy. */
  extrasCents: Cents
  totalCents: Cents
  pointsCents: Cents
  /** Everything returned so far, for the points that were used and earned. */
  share: ReturnedShare
  cards: CardShare[]
  moneyCents: Cents
  /** Whether nothing that was bought is left. */
  complete: boolean
}

/** `copies`: no more than are left; each line once. */
export function decideReturn(
  order: PaidOrder,
  earlier: EarlierReturns,
  copies: readonly ReturnedCopies[],
): ReturnAmounts {
  const before = countByLine(earlier.copies)
  const after = countByLine([...earlier.copies, ...copies])
  const lines = copies.map(({ line, quantity }) => {
    const paid = getLine(order, line)
    return { line, quantity, cents: worthOf(paid, after) - worthOf(paid, before) }
  })
  const complete = isComplete(order, after)
  const isLast = complete && !isComplete(order, before)
  const extrasCents = isLast ? order.totalCents - sum(order.lines.map(({ totalCents }) => totalCents)) : 0
  const goods = order.lines.filter(({ isCard }) => !isCard)
  const paidCents = sum(goods.map(({ totalCents }) => totalCents))
  const shareOf = (counts: Counts): ReturnedShare => ({ returnedCents: worthOfAll(goods, counts), paidCents })
  const share = complete ? { returnedCents: paidCents, paidCents } : shareOf(after)
  const pointsCents = partOf(order.pointsCents, share) - partOf(order.pointsCents, shareOf(before))
  const totalCents = sum(lines.map(({ cents }) => cents)) + extrasCents
  const ofCards = sum(lines.map(({ line, cents }) => (getLine(order, line).isCard ? cents : 0)))
  const wanted = totalCents - ofCards - pointsCents
  const { cards, moneyCents, leftCents } = payBack(wanted, order, earlier)
  const means = { pointsCents, share, cards, moneyCents: moneyCents + ofCards, complete }
  const goodsCents = Math.min(wanted, leftCents) + pointsCents
  return { ...means, ...withoutAllowances(order, { lines, extrasCents }, goodsCents), totalCents: goodsCents + ofCards }
}

type Worth = Pick<ReturnAmounts, 'lines' | 'extrasCents'>

/** The goods' worth, where an allowance has left less of what was paid for them: `cents`. Gift cards keep theirs. */
function withoutAllowances(order: PaidOrder, { lines, extrasCents }: Worth, cents: Cents): Worth {
  const worths = lines.map((one) => (getLine(order, one.line).isCard ? 0 : one.cents))
  const shares = splitByWeight(cents, [...worths, extrasCents])
  return {
    lines: lines.map((one, index) => (getLine(order, one.line).isCard ? one : { ...one, cents: shares[index] ?? 0 })),
    extrasCents: shares.at(-1) ?? 0,
  }
}

export interface Allowance {
  cards: CardShare[]
  moneyCents: Cents
}

/** An amount that is given back without copies, to gift cards and in money by what is left of each; refused with all that is left. */
export function decideAllowance(
  order: PaidOrder,
  earlier: EarlierReturns,
  cents: Cents,
): Outcome<Allowance, { code: 'allowance_too_high'; leftCents: Cents }> {
  const { cards, moneyCents, leftCents } = payBack(cents, order, earlier)
  return cents > leftCents ? refused({ code: 'allowance_too_high', leftCents }) : done({ cards, moneyCents })
}

/**
 * By what is left of each means, and no more: so none gets back more than it paid, and the last return gives the rest. What
 * paid for gift cards is kept for these.
 */
function payBack(cents: Cents, order: PaidOrder, earlier: EarlierReturns): Allowance & { leftCents: Cents } {
  const sold = order.lines.filter(({ isCard }) => isCard)
  const keptForSold = sum(sold.map(({ totalCents }) => totalCents)) - worthOfAll(sold, countByLine(earlier.copies))
  const left = order.cards.map(({ id, cents: paid }) => ({
    id,
    cents: paid - sum(earlier.cards.map((card) => (card.id === id ? card.cents : 0))),
  }))
  const moneyLeft = order.dueCents - earlier.moneyCents - keptForSold
  const leftCents = sum(left.map((card) => card.cents)) + moneyLeft
  const shares = splitByWeight(Math.min(cents, leftCents), [...left.map((card) => card.cents), moneyLeft])
  return {
    leftCents,
    cards: left.flatMap(({ id }, index) => (shares[index] ? [{ id, cents: shares[index] }] : [])),
    moneyCents: shares.at(-1) ?? 0,
  }
}

type Counts = ReadonlyMap<number, number>

const isComplete = ({ lines }: PaidOrder, counts: Counts): boolean =>
  lines.every(({ line, quantity, gift }) => gift || (counts.get(line) ?? 0) >= quantity)

function countByLine(copies: readonly ReturnedCopies[]): Counts {
  const counts = new Map<number, number>()
  for (const { line, quantity } of copies) counts.set(line, (counts.get(line) ?? 0) + quantity)
  return counts
}

function getLine({ lines }: PaidOrder, position: number): PaidLine {
  const found = lines.find(({ line }) => line === position)
  if (!found) throw new Error(`the order has no line ${position}`)
  return found
}

const worthOf = ({ line, quantity, totalCents }: PaidLine, counts: Counts): Cents =>
  partOf(totalCents, { returnedCents: counts.get(line) ?? 0, paidCents: quantity })

const worthOfAll = (lines: readonly PaidLine[], counts: Counts): Cents =>
  sum(lines.map((line) => worthOf(line, counts)))

const partOf = (whole: number, { returnedCents, paidCents }: ReturnedShare): number =>
  splitByWeight(whole, [returnedCents, paidCents - returnedCents])[0] ?? 0
