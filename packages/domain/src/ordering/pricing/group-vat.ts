// VAT by rate. What belongs to the whole order is spread over the taxed goods by their value, so that it carries their
// VAT; with no taxed goods it carries the standard rate.

import { type Cents, netOfGross, splitByWeight } from '../../money.ts'
import { vatRates } from './vat-rates.ts'

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
}

export function groupVat(lines: readonly TaxedLine[], extrasCents: Cents): VatGroup[] {
  const goodsByRate = new Map<number, Cents>()
  for (const line of lines) goodsByRate.set(line.vatRate, (goodsByRate.get(line.vatRate) ?? 0) + line.totalCents)
  const taxed = [...goodsByRate.keys()].filter((rate) => rate > 0).sort((a, b) => a - b)
  const carriers = taxed.length > 0 ? taxed : [vatRates.standard]
  const shares = splitByWeight(
    extrasCents,
    carriers.map((rate) => goodsByRate.get(rate) ?? 0),
  )
  const rates = [...new Set([...goodsByRate.keys(), ...(extrasCents !== 0 ? carriers : [])])].sort((a, b) => a - b)
  return rates.map((rate) => {
    const grossCents = (goodsByRate.get(rate) ?? 0) + (shares[carriers.indexOf(rate)] ?? 0)
    const netCents = netOfGross(grossCents, rate)
    return { rate, grossCents, netCents, vatCents: grossCents - netCents }
  })
}
