// What a cart comes to. The same few steps serve the cart page, the checkout and the placing of the order.

import type { Refusal } from '@stoa/contract/refusals'
import { availabilityOf } from '@stoa/domain/catalogue/availability'
import { greeceId } from '@stoa/domain/identity/address-rules'
import type { Language } from '@stoa/domain/language'
import { type CartItem, mergeLines } from '@stoa/domain/ordering/cart/cart'
import { type CartChange, type CartProduct, decideCart } from '@stoa/domain/ordering/cart/decide-cart'
import { findReduction } from '@stoa/domain/ordering/pricing/announced-reduction'
import { type PricingLine, priceCart, type Totals } from '@stoa/domain/ordering/pricing/price-cart'
import { vatRates } from '@stoa/domain/ordering/pricing/vat-rates'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import { inLanguage } from '../../database/localized-text.ts'
import type { Executor } from '../../database/transaction.ts'
import * as queries from './cart.queries.ts'
import {
  findCartProduct,
  isTooHighFor,
  type ReadCart,
  shippingTermsOf,
  type TermsChoice,
  type TermsRefusal,
  totalsWith,
} from './priced-terms.ts'

const toCartProducts = (products: readonly queries.CartProductRow[], language: Language): CartProduct[] =>
  products.map((product) => ({
    productId: product.product_id,
    dimensionId: product.dimension_id,
    name: inLanguage(product.name_el, product.name_en, language),
    availability: availabilityOf(product.availability, product.copies),
    copies: product.copies,
  }))

/** What the shop knows of the wished lines today; nothing of those it does not have. */
export const readCartProducts = async (
  db: Executor,
  requested: readonly CartItem[],
  language: Language,
): Promise<CartProduct[]> => toCartProducts(await queries.listCartProducts(db, mergeLines(requested)), language)

/** The wished lines with today's facts: what can be sold, at which price, and what had to change. */
export async function readCart(db: Executor, requested: readonly CartItem[], language: Language): Promise<ReadCart> {
  const products = await queries.listCartProducts(db, mergeLines(requested))
  const { items, changes } = decideCart(requested, toCartProducts(products, language))
  return { lines: items.flatMap((item) => pricingLine(item, products)), changes, products }
}

function pricingLine(item: CartItem, products: readonly queries.CartProductRow[]): PricingLine[] {
  const product = findCartProduct(products, item)
  if (!product) return []
  const reduction = findReduction(product.prices.map(([priceCents, validFrom]) => ({ priceCents, validFrom })))
  return [
    {
      ...item,
      unitPriceCents: product.price_cents,
      unitPriorCents: reduction?.priorCents ?? null,
      vatRate: vatRates[product.tax_class],
    },
  ]
}

export interface CartTotals {
  totals: Totals
  changes: CartChange[]
}

const homeShippingTypeId = 1

/** With home delivery in Greece, before the buyer has chosen anything. */
export async function composeCartTotals(
  db: Executor,
  items: readonly CartItem[],
  language: Language,
): Promise<CartTotals> {
  const choice = { countryId: greeceId, shippingTypeId: homeShippingTypeId, paymentTypeId: null }
  const [{ lines, changes }, terms] = await Promise.all([readCart(db, items, language), queries.getTerms(db, choice)])
  return { totals: priceCart(lines, shippingTermsOf(terms), []), changes }
}

export async function findTerms(db: Executor, choice: TermsChoice): Promise<Outcome<queries.TermsRow, TermsRefusal>> {
  const terms = await queries.getTerms(db, choice)
  if (!terms.country_known) return refused({ code: 'country_not_found', details: { fields: ['ctid'] } })
  if (!terms.shipping) return refused({ code: 'shipping_type_not_found', details: { fields: ['shtid'] } })
  if (!terms.rate) return refused({ code: 'shipping_not_available', details: { fields: ['shtid'] } })
  if (choice.paymentTypeId === null) return done(terms)
  if (!terms.payment) return refused({ code: 'payment_type_not_found', details: { fields: ['pmtid'] } })
  if (!terms.payment_fits) return refused({ code: 'payment_not_available', details: { fields: ['pmtid'] } })
  return done(terms)
}

export async function composeOrderTotals(
  db: Executor,
  items: readonly CartItem[],
  choice: TermsChoice,
  language: Language,
): Promise<Outcome<CartTotals, TermsRefusal | Refusal<'payment_amount_too_high'>>> {
  const [{ lines, changes }, terms] = await Promise.all([readCart(db, items, language), findTerms(db, choice)])
  if (!terms.ok) return terms
  const totals = totalsWith(lines, terms.value)
  return isTooHighFor(terms.value, totals) ? refused({ code: 'payment_amount_too_high' }) : done({ totals, changes })
}
