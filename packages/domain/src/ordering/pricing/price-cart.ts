// The one function that prices a cart. Cart, checkout, stored order, confirmation e-mail and the charged amount all use
// it; nothing else sums money.
//
// Prices include VAT. Shipping is free from a threshold measured on the goods as sold. What belongs to the whole order is
// spread over the goods by their value, so that it carries their VAT; with no taxed goods it carries the standard rate.

import { type Cents, netOfGross, splitByWeight } from '../../money.ts'
import type { LineExtension } from '../cart/line-extension.ts'
import { type Adjustment, type Charge, sumCents, toAdjustment } from './adjustments.ts'
import { vatRates } from './vat-rates.ts'

export interface PricingLine {
  productId: number
  /** 0 when the product has no dimensions. */
  dimensionId: number
  quantity: number
  extension?: LineExtension
  /** Present unit price, VAT included. */
  unitPriceCents: Cents
  /** The lowest price of the 30 days before an announced reduction; null when there is none. */
  unitPriorCents: Cents | null
  /** Basis points. */
  vatRate: number
}

export interface ShippingTerms {
  /** The shipping method's code: `home`. */
  code: string
  priceCents: Cents
  freeFromCents: Cents | null
}

export interface PricedLine extends PricingLine {
  totalCents: Cents
}

export interface VatGroup {
  rate: number
  grossCents: Cents
  netCents: Cents
  vatCents: Cents
}

/** The totals without lines: `productsCents` and all adjustments sum to the total. */
export interface Amounts {
  /** The goods before any adjustment. */
  productsCents: Cents
  adjustments: Adjustment[]
  totalCents: Cents
  netCents: Cents
  vatCents: Cents
  vatGroups: VatGroup[]
}

export interface Totals extends Amounts {
  lines: PricedLine[]
  /** Amount missing for free shipping; null when it is free already, or never. */
  freeShippingInCents: Cents | null
}

const sum = (amounts: readonly Cents[]): Cents => amounts.reduce((total, amount) => total + amount, 0)

export function priceCart(
  lines: readonly PricingLine[],
  shipping: ShippingTerms | null,
  charges: readonly Charge[],
): Totals {
  const lineChanges = lines.flatMap(announcedReduction)
  const priced = lines.map((line, position) => ({ ...line, totalCents: priceLine(line, position, lineChanges) }))
  const goods = sum(priced.map((line) => line.totalCents))
  const missing = shipping?.freeFromCents == null ? null : Math.max(0, shipping.freeFromCents - goods)
  const isFree = shipping === null || missing === 0 || priced.length === 0
  const orderChanges: Charge[] = [
    { kind: 'shipping', code: shipping?.code ?? null, label: null, cents: isFree ? 0 : shipping.priceCents },
    ...(priced.length === 0 ? [] : charges.filter(({ cents }) => cents > 0)),
  ]
  const ofOrder = orderChanges.map(toAdjustment)
  const vatGroups = groupVat(priced, sumCents(ofOrder))
  return {
    lines: priced,
    productsCents: sum(lines.map(priceBefore)),
    adjustments: [...lineChanges, ...ofOrder],
    totalCents: goods + sumCents(ofOrder),
    netCents: sum(vatGroups.map((group) => group.netCents)),
    vatCents: sum(vatGroups.map((group) => group.vatCents)),
    vatGroups,
    freeShippingInCents: missing === 0 ? null : missing,
  }
}

const priceBefore = ({ unitPriorCents, unitPriceCents, quantity }: PricingLine): Cents =>
  (unitPriorCents ?? unitPriceCents) * quantity

const priceLine = (line: PricingLine, position: number, changes: readonly Adjustment[]): Cents =>
  priceBefore(line) + sumCents(changes.filter((change) => change.line === position))

function announcedReduction(line: PricingLine, position: number): Adjustment[] {
  const cents = priceBefore(line) - line.unitPriceCents * line.quantity
  const change = { kind: 'discount', code: 'announced_reduction', label: null, cents, line: position } as const
  return cents > 0 ? [toAdjustment(change)] : []
}

function groupVat(lines: readonly PricedLine[], extrasCents: Cents): VatGroup[] {
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
