// What a cart comes to. The same few steps serve the cart page, the checkout and the placing of the order.

import type { Refusal } from '@stoa/contract/refusals'
import { type CartItem, mergeLines } from '@stoa/domain/cart/cart'
import { type CartChange, type CartFact, decideCart } from '@stoa/domain/cart/decide-cart'
import { availabilityOf } from '@stoa/domain/catalogue/availability'
import { greeceId } from '@stoa/domain/customer/address-rules'
import type { Language } from '@stoa/domain/language'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import { findReduction } from '@stoa/domain/pricing/announced-reduction'
import { type PricingLine, priceCart, type Totals } from '@stoa/domain/pricing/price-cart'
import { vatRates } from '@stoa/domain/pricing/vat-rates'
import type { Executor } from '../../database/transaction.ts'
import { inLanguage } from '../../database/words.ts'
import * as queries from './cart.queries.ts'
import {
  factOf,
  isTooHighFor,
  type ReadCart,
  shippingTermsOf,
  type TermsChoice,
  type TermsRefusal,
  totalsWith,
} from './priced-terms.ts'

const knownOf = (facts: readonly queries.CartFactRow[], language: Language): CartFact[] =>
  facts.map((fact) => ({
    productId: fact.product_id,
    dimensionId: fact.dimension_id,
    name: inLanguage(fact.name_el, fact.name_en, language),
    availability: availabilityOf(fact.availability, fact.copies),
    copies: fact.copies,
  }))

/** What the shop knows of the wished lines today; nothing of those it does not have. */
export const readFacts = async (db: Executor, wishes: readonly CartItem[], language: Language): Promise<CartFact[]> =>
  knownOf(await queries.listCartFacts(db, mergeLines(wishes)), language)

/** The wished lines with today's facts: what can be sold, at which price, and what had to change. */
export async function readCart(db: Executor, wishes: readonly CartItem[], language: Language): Promise<ReadCart> {
  const facts = await queries.listCartFacts(db, mergeLines(wishes))
  const { items, changes } = decideCart(wishes, knownOf(facts, language))
  return { lines: items.flatMap((item) => pricingLine(item, facts)), changes, facts }
}

function pricingLine(item: CartItem, facts: readonly queries.CartFactRow[]): PricingLine[] {
  const fact = factOf(facts, item)
  if (!fact) return []
  const reduction = findReduction(fact.prices.map(([priceCents, validFrom]) => ({ priceCents, validFrom })))
  return [
    {
      ...item,
      unitPriceCents: fact.price_cents,
      unitPriorCents: reduction?.priorCents ?? null,
      vatRate: vatRates[fact.tax_class],
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
  const chosen = { countryId: greeceId, shippingTypeId: homeShippingTypeId, paymentTypeId: null }
  const [{ lines, changes }, terms] = await Promise.all([readCart(db, items, language), queries.getTerms(db, chosen)])
  return { totals: priceCart(lines, shippingTermsOf(terms), 0), changes }
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
