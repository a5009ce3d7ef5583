// What may be shown as a reduction (Law 2251/1994 art. 9i, C-330/23): only a fall below our own lowest price of the 30 days
// before it began, and the percentage counts from that figure. The publisher's price is never struck through, and nor is
// what is more than the publisher asks.

import type { Cents } from '../../money.ts'

export interface PricePeriod {
  priceCents: Cents
  /** Milliseconds since 1970. The newest period is the present price. */
  validFrom: number
}

export interface Reduction {
  priorCents: Cents
  /** A multiple of 5, rounded down so that it never promises more than it gives. */
  percent: number
  /** When the first cut of the chain began, in milliseconds since 1970. */
  since: number
  /** When it must no longer be announced; a later cut of the chain may then stand on its own. */
  until: number
}

/** From pairs of price and beginning, in which queries return a product's history. */
export const pricePeriods = (pairs: readonly (readonly [Cents, number])[]): PricePeriod[] =>
  pairs.map(([priceCents, validFrom]) => ({ priceCents, validFrom }))

const dayMs = 24 * 60 * 60 * 1000
const thirtyDays = 30 * dayMs

/**
 * The shop's own rule: so long is a cut announced. After that the reduced price is the price, and a badge would compare
 * it with one that nobody has paid for months.
 */
export const announcedDays = 60
const announcedMs = announcedDays * dayMs

/**
 * The reduction that the present price announces at `now`, or null: after a price increase there is none, nor once its
 * time is over. `history` is newest first; entries with an unchanged price are ignored. For consecutive cuts the 30 days
 * are counted back from the first of them that may still be announced; a price that applied at any time within these
 * days counts. None from more than the publisher asks (null when unknown): whoever knows that price would take it for
 * an invention.
 */
export function findReduction(
  history: readonly PricePeriod[],
  publisherPriceCents: Cents | null,
  now: number,
): Reduction | null {
  const steps = history.filter((period, index) => period.priceCents !== history[index + 1]?.priceCents)
  const current = steps[0]
  if (!current) return null
  const start = findFirstCut(steps, now)
  const firstCut = start === null ? undefined : steps[start]
  if (start === null || !firstCut) return null
  const earlier = steps.slice(start + 1)
  const windowStart = firstCut.validFrom - thirtyDays
  const inWindow = earlier.filter((_, index) => (earlier[index - 1]?.validFrom ?? firstCut.validFrom) > windowStart)
  const priorCents = Math.min(...inWindow.map((period) => period.priceCents))
  if (priorCents <= current.priceCents || priorCents > (publisherPriceCents ?? priorCents)) return null
  const percent = Math.floor(((priorCents - current.priceCents) * 20) / priorCents) * 5
  return { priorCents, percent, since: firstCut.validFrom, until: firstCut.validFrom + announcedMs }
}

/** The earliest of the consecutive cuts up to the present price whose time is not over. */
function findFirstCut(steps: readonly PricePeriod[], now: number): number | null {
  let first: number | null = null
  for (let index = 0; isCut(steps, index); index += 1) {
    if (now >= (steps[index]?.validFrom ?? 0) + announcedMs) break
    first = index
  }
  return first
}

/** Whether the period at `index` began with a price cut. */
function isCut(history: readonly PricePeriod[], index: number): boolean {
  const period = history[index]
  const previous = history[index + 1]
  return period !== undefined && previous !== undefined && period.priceCents < previous.priceCents
}
