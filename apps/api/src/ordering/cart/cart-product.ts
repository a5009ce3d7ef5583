// What the rules of carts ask about a product, from its row.

import { isDiscountable, isWithdrawable } from '@stoa/domain/catalogue/product-kinds'
import type { CartItem, ProductKey } from '@stoa/domain/ordering/cart/cart'
import type { StockedProduct } from '@stoa/domain/ordering/cart/claimed-copies'
import type { SoldItem } from '@stoa/domain/ordering/cart/expand-boxes'
import { dayFrom } from '@stoa/domain/ordering/delivery/working-days'
import { findReduction, pricePeriods } from '@stoa/domain/ordering/pricing/announced-reduction'
import type { PricingLine } from '@stoa/domain/ordering/pricing/cart-input'
import { statePrice } from '@stoa/domain/ordering/pricing/price-statement'
import { highestRate, type PricingPart } from '@stoa/domain/ordering/pricing/set-parts'
import { vatRates } from '@stoa/domain/ordering/pricing/vat-rates'
import type { CartProductRow } from './cart.queries.ts'

export const toStockedProduct = (product: CartProductRow): StockedProduct => ({
  productId: product.product_id,
  dimensionId: product.dimension_id,
  copies: product.copies,
  parts: product.parts,
})

export const findCartProduct = (products: readonly CartProductRow[], line: ProductKey) =>
  products.find((product) => product.product_id === line.productId && product.dimension_id === line.dimensionId)

/** None for an unknown product. `products`: with the parts of sets. */
export function pricingLine(item: SoldItem, products: readonly CartProductRow[], now: number): PricingLine[] {
  const product = findCartProduct(products, item)
  if (!product) return []
  return [{ ...item, ...pricingFacts(product, now), ...setFacts(product, products, now), ...amountOf(item) }]
}

/** A set has the VAT of its parts. */
function setFacts(
  { parts: contents }: CartProductRow,
  products: readonly CartProductRow[],
  now: number,
): Partial<Pick<PricingLine, 'parts' | 'vatRate'>> {
  const parts = contents.flatMap((part): PricingPart[] => {
    const product = findCartProduct(products, part)
    if (!product) return []
    const { unitPriceCents, unitFloorCents, vatRate } = pricingFacts(product, now)
    return [{ ...part, unitPriceCents, unitFloorCents, vatRate }]
  })
  return parts.length === 0 ? {} : { parts, vatRate: highestRate(parts) }
}

/** The buyer says what a gift card is worth. */
function amountOf({ extension }: CartItem): Partial<Pick<PricingLine, 'unitPriceCents' | 'unitPriorCents'>> {
  const amountCents = extension?.giftCard?.amountCents
  return amountCents === undefined ? {} : { unitPriceCents: amountCents, unitPriorCents: null }
}

function pricingFacts(product: CartProductRow, now: number): Omit<PricingLine, keyof SoldItem> {
  const { price_cents: priceCents, publisher_price_cents: publisherPriceCents } = product
  const partsFloorCents = product.parts_floor_cents
  const protectedUntil = product.price_protected_until
  const reduction = findReduction(pricePeriods(product.prices), publisherPriceCents, now)
  const day = protectedUntil === null ? null : dayFrom(protectedUntil)
  const uniform = { publisherPriceCents, partsFloorCents, protectedUntil: day }
  const { floorCents } = statePrice({ priceCents, reduction, ...uniform }, now)
  return {
    unitPriceCents: priceCents,
    unitPriorCents: reduction?.priorCents ?? null,
    unitFloorCents: floorCents,
    protectedUntil: floorCents === null ? null : protectedUntil,
    vatRate: vatRates[product.tax_class],
    discountable: isDiscountable(product.kind),
    withdrawable: isWithdrawable(product.kind),
    categoryIds: product.category_ids,
    contributorIds: product.contributor_ids,
    publisherId: product.publisher_id,
    seriesId: product.series_id,
    attributeIds: product.attribute_ids,
  }
}
