// The publisher's price for Greece (ONIX list 58): in euro, with VAT, the fixed one before the recommended one. Trade
// prices are ignored.

import { type TaxClass, withVat } from '@stoa/domain/ordering/pricing/vat-rates'
import type { BookRecord, PublisherPrice } from '../book-record.ts'
import { type Note, refused, warning } from '../read-item.ts'
import { readVat } from '../read-vat.ts'
import { datesByRole } from './onix-dates.ts'
import { childOf, childrenOf, type OnixNode, textOf } from './onix-node.ts'
import { listMarkets } from './onix-supply.ts'
import { servesGreece } from './onix-territory.ts'

/** Fixed, recommended and publisher's retail price with tax, then the same without. */
const priority = ['04', '02', '42', '03', '01', '41']
const withoutTax = new Set(['03', '01', '41'])
const fixed = new Set(['04', '03'])
const maxCents = 10_000_000

const [from, until] = ['14', '15']

/** Unqualified and for consumers (ONIX list 59): not for members, schools and libraries, nor as part of a set. */
const retail = new Set(['00', '05'])

export interface PriceContext {
  /** The currency of prices that name none. */
  defaultCurrency: string | null
  /** And the type of those without one. */
  defaultType: string | null
  /** `2026-11-20`: prices of the past and of the future do not count. */
  today: string
  /** By the form of the product, where the price does not state its rate of VAT; null when its form is not sent. */
  taxClass: TaxClass | null
}

type PublisherOffer = Pick<BookRecord, 'taxClass'> & { publisherPrice: PublisherPrice | null }

export function readPublisherPrice(product: OnixNode, context: PriceContext, notes: Note[]): PublisherOffer {
  const supplies = listMarkets(product).flatMap(({ details }) => details)
  const stated = supplies.flatMap((supply) => childrenOf(supply, 'Price')).filter(isStated)
  const inEuro = stated.filter((price) => (textOf(price, 'CurrencyCode') ?? context.defaultCurrency) === 'EUR')
  const greekPrices = inEuro.filter(
    (price) => servesGreece([price]) && isInForce(price, context.today) && isForOneCopy(price),
  )
  const typeOf = (price: OnixNode): string | null => textOf(price, 'PriceType') ?? context.defaultType
  const [best] = priority.flatMap((type) => greekPrices.filter((price) => typeOf(price) === type))
  if (!best) {
    const hasUntyped = greekPrices.some((price) => typeOf(price) === null)
    if (hasUntyped) notes.push(warning('PriceType', 'The price has no type: whose price it is cannot be said.'))
    else if (stated.length > 0) notes.push(warning('Price', 'No price in euro for readers in Greece.'))
    return { publisherPrice: null }
  }
  const vat = readVat(textOf(childOf(best, 'Tax'), 'TaxRatePercent'), context.today, notes)
  return { ...vat, publisherPrice: publisherPriceOf(best, typeOf(best) ?? '', vat.taxClass ?? context.taxClass, notes) }
}

function publisherPriceOf(
  price: OnixNode,
  type: string,
  taxClass: TaxClass | null,
  notes: Note[],
): PublisherPrice | null {
  const amount = textOf(price, 'PriceAmount') ?? ''
  const stated = /^\d{1,6}(?:\.\d{1,4})?$/.test(amount) ? Number(amount) * 100 : Number.NaN
  const isNet = withoutTax.has(type)
  const cents = isNet && taxClass ? withVat(stated, taxClass) : Math.round(stated)
  if (cents > 0 && cents <= maxCents)
    return { fixed: fixed.has(type), ...(isNet && !taxClass ? { cents: stated, withoutVat: true } : { cents }) }
  if (cents !== 0) notes.push(refused('PriceAmount', `“${amount}” is no price.`))
  return null
}

/** Free, or not decided yet: there is no amount to read. */
const isStated = (price: OnixNode): boolean => textOf(price, 'UnpricedItemType') === null

function isForOneCopy(price: OnixNode): boolean {
  const qualifier = textOf(price, 'PriceQualifier') ?? '00'
  return retail.has(qualifier) && Number(textOf(price, 'MinimumOrderQuantity') ?? 1) <= 1
}

function isInForce(price: OnixNode, today: string): boolean {
  const dates = datesByRole(price, 'PriceDate')
  return (dates.get(from)?.day ?? today) <= today && today <= (dates.get(until)?.day ?? today)
}
