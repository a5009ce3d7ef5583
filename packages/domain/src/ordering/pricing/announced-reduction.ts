// What may be shown as a reduction (Law 2251/1994 art. 9i, C-330/23): only a fall below our own lowest price of the 30 days
// before it began, and the percentage counts from that figure. The publisher's price is never struck through.

import type { Cents } from '../../money.ts'

export interface PricePeriod {
  priceCents: Cents
  /** Milliseconds since 1970. The newest period is the present price. */
  validFrom: number
}

export interface Reduction {
  priorCents: Cents
  /** A whole number, rounded down so that it never promises more than it gives. */
  percent: number
  /** When the first cut of the chain began, in milliseconds since 1970. */
  since: number
}

const thirtyDays = 30 * 24 * 60 * 60 * 1000

/**
 * The reduction that the present price announces, or null: after a price increase there is none. `history` is newest
 * first; entries with an unchanged price are ignored. For consecutive cuts the 30 days are counted back from the first
 * of them; a price that applied at any time within these days counts.
 */
export function findReduction(history: readonly PricePeriod[]): Reduction | null {
  const steps = history.filter((period, index) => period.priceCents !== history[index + 1]?.priceCents)
  const current = steps[0]
  if (!current || !isCut(steps, 0)) return null
  let start = 0
  while (isCut(steps, start + 1)) start += 1
  const latestCut = steps[start] ?? current
  const earlier = steps.slice(start + 1)
  const windowStart = latestCut.validFrom - thirtyDays
  const inWindow = earlier.filter((_, index) => (earlier[index - 1]?.validFrom ?? latestCut.validFrom) > windowStart)
  const priorCents = Math.min(...inWindow.map((period) => period.priceCents))
  if (priorCents <= current.priceCents) return null
  const percent = Math.floor(((priorCents - current.priceCents) * 100) / priorCents)
  return { priorCents, percent, since: latestCut.validFrom }
}

/** Whether the period at `index` began with a price cut. */
function isCut(history: readonly PricePeriod[], index: number): boolean {
  const period = history[index]
  const previous = history[index + 1]
  return period !== undefined && previous !== undefined && period.priceCents < previous.priceCents
}
