// The one function that prices a cart. Cart, checkout, saved order, confirmation mail and the amount asked for all come
// from here; nothing else adds up money.
//
// Prices include VAT. Shipping is free from a threshold measured on the goods as sold. Shipping and fees are spread over
// the goods by their value, so that they carry the goods' VAT; with no taxed goods they carry the standard rate.

import { type Cents, netOfGross, splitByWeight } from '../../money.ts'
import { vatRates } from './vat-rates.ts'

export interface PricingLine {
  productId: number
  /** 0 when the product comes in one form only. */
  dimensionId: number
  quantity: number
  /** What one costs now, VAT included. */
  unitPriceCents: Cents
  /** The lowest price of the 30 days before an announced reduction; null when there is none. */
  unitPriorCents: Cents | null
  /** Basis points. */
  vatRate: number
}

export interface ShippingTerms {
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

export interface Totals {
  lines: PricedLine[]
  /** The goods before announced reductions. */
  productsCents: Cents
  discountCents: Cents
  shippingCents: Cents
  paymentFeeCents: Cents
  totalCents: Cents
  netCents: Cents
  vatCents: Cents
  vatGroups: VatGroup[]
  /** How much more makes shipping free; null when it is free already, or never. */
  freeShippingInCents: Cents | null
}

const sum = (amounts: readonly Cents[]): Cents => amounts.reduce((total, amount) => total + amount, 0)

export function priceCart(lines: readonly PricingLine[], shipping: ShippingTerms | null, feeCents: Cents): Totals {
  const priced = lines.map((line) => ({ ...line, totalCents: line.unitPriceCents * line.quantity }))
  const goods = sum(priced.map((line) => line.totalCents))
  const products = sum(priced.map((line) => (line.unitPriorCents ?? line.unitPriceCents) * line.quantity))
  const missing = shipping?.freeFromCents == null ? null : Math.max(0, shipping.freeFromCents - goods)
  const shippingCents = shipping === null || missing === 0 || priced.length === 0 ? 0 : shipping.priceCents
  const paymentFeeCents = priced.length === 0 ? 0 : feeCents
  const vatGroups = groupVat(priced, shippingCents + paymentFeeCents)
  return {
    lines: priced,
    productsCents: products,
    discountCents: products - goods,
    shippingCents,
    paymentFeeCents,
    totalCents: goods + shippingCents + paymentFeeCents,
    netCents: sum(vatGroups.map((group) => group.netCents)),
    vatCents: sum(vatGroups.map((group) => group.vatCents)),
    vatGroups,
    freeShippingInCents: missing === 0 ? null : missing,
  }
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
  const rates = [...new Set([...goodsByRate.keys(), ...(extrasCents > 0 ? carriers : [])])].sort((a, b) => a - b)
  return rates.map((rate) => {
    const grossCents = (goodsByRate.get(rate) ?? 0) + (shares[carriers.indexOf(rate)] ?? 0)
    const netCents = netOfGross(grossCents, rate)
    return { rate, grossCents, netCents, vatCents: grossCents - netCents }
  })
}
