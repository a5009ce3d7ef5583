// What the rules of carts ask about a product, from its row.

import { availabilityOf, isOrderedAhead } from '@stoa/domain/catalogue/availability'
import { isDiscountable, isWithdrawable } from '@stoa/domain/catalogue/product-kinds'
import { type CartItem, countCopies, type ProductCopies, type ProductKey } from '@stoa/domain/ordering/cart/cart'
import { claimsOf, type StockedProduct } from '@stoa/domain/ordering/cart/claimed-copies'
import type { SoldItem } from '@stoa/domain/ordering/cart/expand-boxes'
import { chargeableGrams } from '@stoa/domain/ordering/delivery/parcel-weight'
import { dayFrom, dayOf, isoDay } from '@stoa/domain/ordering/delivery/working-days'
import { findReduction, pricePeriods } from '@stoa/domain/ordering/pricing/announced-reduction'
import type { PricingLine } from '@stoa/domain/ordering/pricing/cart-input'
import { highestRate, type PricingPart } from '@stoa/domain/ordering/pricing/set-parts'
import { type ProtectedPart, uniformFloor } from '@stoa/domain/ordering/pricing/uniform-floor'
import type { TaxRates } from '@stoa/domain/ordering/pricing/vat-rates'
import { productsWithHeld, supplyForHolder } from '@stoa/domain/ordering/stock/stock-hold'
import type { CartProductRow } from './cart-products.queries.ts'

export const toStockedProduct = (product: CartProductRow): StockedProduct => ({
  productId: product.product_id,
  dimensionId: product.dimension_id,
  copies: product.copies,
  parts: product.parts,
})

/** As the buyer finds them for whom some copies are held. */
export function cartProductsWithHeld(
  products: readonly CartProductRow[],
  held: readonly ProductCopies[],
): CartProductRow[] {
  if (held.length === 0) return [...products]
  const supplied = products.map((product) => supplyForHolder(product, copiesHeld(product, held)))
  const stocked = productsWithHeld(
    supplied.map((product) => ({ ...toStockedProduct(product), availability: product.availability })),
    held,
  )
  return supplied.map((product, index) => ({ ...product, copies: stocked[index]?.copies ?? product.copies }))
}

const copiesHeld = ({ product_id, dimension_id }: CartProductRow, held: readonly ProductCopies[]): number =>
  countCopies(held.filter((one) => one.productId === product_id && one.dimensionId === dimension_id))

export const findCartProduct = (products: readonly CartProductRow[], line: ProductKey) =>
  products.find((product) => product.product_id === line.productId && product.dimension_id === line.dimensionId)

/** A set weighs what its parts weigh. */
export function gramsOf(lines: readonly ProductCopies[], products: readonly CartProductRow[]): number {
  const stocked = products.map(toStockedProduct)
  return chargeableGrams(
    lines
      .flatMap((line) => claimsOf(line, stocked))
      .map((copies) => {
        const product = findCartProduct(products, copies)
        return {
          quantity: copies.quantity,
          grams: product?.weight_g ?? null,
          heightMm: product?.height_mm ?? null,
          widthMm: product?.width_mm ?? null,
          thicknessMm: product?.thickness_mm ?? null,
        }
      }),
  )
}

/** Whether the line is ordered before the shop has its copies. */
export function isSoldAhead(products: readonly CartProductRow[], line: ProductKey): boolean {
  const product = findCartProduct(products, line)
  return product !== undefined && isOrderedAhead(availabilityOf(product.availability, product.copies))
}

/** When it is sold, and with which VAT. */
export interface SaleTerms {
  now: number
  rates: TaxRates
}

/** None for an unknown product. `products`: with the parts of sets. */
export function pricingLine(item: SoldItem, products: readonly CartProductRow[], sale: SaleTerms): PricingLine[] {
  const product = findCartProduct(products, item)
  if (!product) return []
  return [
    { ...item, ...pricingFacts(product, products, sale), ...setFacts(product, products, sale), ...amountOf(item) },
  ]
}

/** A set has the VAT of its parts. */
function setFacts(
  { parts: contents }: CartProductRow,
  products: readonly CartProductRow[],
  sale: SaleTerms,
): Partial<Pick<PricingLine, 'parts' | 'vatRate'>> {
  const parts = contents.flatMap((part): PricingPart[] => {
    const product = findCartProduct(products, part)
    if (!product) return []
    const { unitPriceCents, unitFloorCents, vatRate } = pricingFacts(product, products, sale)
    return [{ ...part, unitPriceCents, unitFloorCents, vatRate }]
  })
  return parts.length === 0 ? {} : { parts, vatRate: highestRate(parts) }
}

/** The buyer says what a gift card is worth. */
function amountOf({ extension }: CartItem): Partial<Pick<PricingLine, 'unitPriceCents' | 'unitPriorCents'>> {
  const amountCents = extension?.giftCard?.amountCents
  return amountCents === undefined ? {} : { unitPriceCents: amountCents, unitPriorCents: null }
}

const protectionOf = ({ publisher_price_cents, price_protected_until }: CartProductRow) => ({
  publisherPriceCents: publisher_price_cents,
  protectedUntil: price_protected_until === null ? null : dayFrom(price_protected_until),
})

const protectedPartsOf = ({ parts }: CartProductRow, products: readonly CartProductRow[]): ProtectedPart[] =>
  parts.flatMap((part) => {
    const product = findCartProduct(products, part)
    return product ? [{ ...protectionOf(product), quantity: part.quantity }] : []
  })

function pricingFacts(
  product: CartProductRow,
  products: readonly CartProductRow[],
  { now, rates }: SaleTerms,
): Omit<PricingLine, keyof SoldItem> {
  const { price_cents: priceCents, publisher_price_cents: publisherPriceCents } = product
  const reduction = findReduction(pricePeriods(product.prices), publisherPriceCents, now)
  const uniform = { ...protectionOf(product), protectedParts: protectedPartsOf(product, products) }
  const floor = uniformFloor(uniform, dayOf(now))
  return {
    unitPriceCents: priceCents,
    unitPriorCents: reduction?.priorCents ?? null,
    unitFloorCents: floor?.cents ?? null,
    protectedUntil: floor && isoDay(floor.until),
    vatRate: rates[product.tax_class],
    discountable: isDiscountable(product.kind),
    withdrawable: isWithdrawable(product.kind),
    categoryIds: product.category_ids,
    contributorIds: product.contributor_ids,
    publisherId: product.publisher_id,
    seriesId: product.series_id,
    attributeIds: product.attribute_ids,
  }
}
