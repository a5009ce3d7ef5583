// VAT by rate. What belongs to the whole order is spread over the taxed goods by their value, so that it carries their
// VAT; with no taxed goods it carries the standard rate.

import { type Cents, netOfGross, splitByWeight } from '../../money.ts'

export interface VatGroup {
  rate: number
  grossCents: Cents
  netCents: Cents
  vatCents: Cents
}

/** What has a rate of its own: a line, a part of a set. */
export interface TaxedLine {
  /** Basis points. */
  vatRate: number
  totalCents: Cents
  /** A gift card, which is outside VAT. Goods at a rate of nought are not. */
  outside: boolean
}

/** `standardRate`: of the sale’s place and day. */
export function groupVat(lines: readonly TaxedLine[], extrasCents: Cents, standardRate: number): VatGroup[] {
  const goodsByRate = new Map<number, Cents>()
  const taxedByRate = new Map<number, Cents>()
  const add = (to: Map<number, Cents>, { vatRate, totalCents }: TaxedLine) =>
    to.set(vatRate, (to.get(vatRate) ?? 0) + totalCents)
  for (const line of lines) {
    add(goodsByRate, line)
    if (!line.outside) add(taxedByRate, line)
  }
  const carriers = taxedByRate.size > 0 ? [...taxedByRate.keys()].sort((a, b) => a - b) : [standardRate]
  const shares = splitByWeight(
    extrasCents,
    carriers.map((rate) => taxedByRate.get(rate) ?? 0),
  )
  const rates = [...new Set([...goodsByRate.keys(), ...(extrasCents !== 0 ? carriers : [])])].sort((a, b) => a - b)
  return rates.map((rate) => {
    const grossCents = (goodsByRate.get(rate) ?? 0) + (shares[carriers.indexOf(rate)] ?? 0)
    const netCents = netOfGross(grossCents, rate)
    return { rate, grossCents, netCents, vatCents: grossCents - netCents }
  })
}
