// The schema.org offer: the price, a struck-through one only where the law allows it, availability, shipping costs and
// returns.

import type { Product } from '@stoa/contract/catalogue/catalogue'
import type { ShippingType } from '@stoa/contract/ordering/checkout'
import { type Availability, canBeBought, isUpcoming } from '@stoa/domain/catalogue/availability'
import { isMadeToOrder, isPricedFrom, isShipped, isWithdrawable } from '@stoa/domain/catalogue/product-kinds'
import { handlingDays } from '@stoa/domain/ordering/delivery/delivery-bands'
import { cutOffHour } from '@stoa/domain/ordering/delivery/estimate-delivery'
import { homeRate } from './shipping-rates.ts'

type JsonLd = Record<string, unknown>

const schema = (name: string): string => `https://schema.org/${name}`
const euros = (cents: number): string => (cents / 100).toFixed(2)

/** What cannot be ordered here is out of stock, whatever else is known of it. */
const availabilities: Partial<Record<Availability, string>> = {
  limited: 'LimitedAvailability',
  lastItem: 'LimitedAvailability',
  preOrder: 'PreOrder',
  afterOrder: 'BackOrder',
}

function availabilityOf({ kind, availability }: Product): string {
  if (!canBeBought(availability)) return schema('OutOfStock')
  return schema(isMadeToOrder(kind) ? 'MadeToOrder' : (availabilities[availability] ?? 'InStock'))
}

const dayRange = ({ minDays, maxDays }: { minDays: number; maxDays: number }): JsonLd => ({
  '@type': 'QuantitativeValue',
  minValue: minDays,
  maxValue: maxDays,
  unitCode: 'DAY',
})

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map(schema)

/** Within Greece; nothing for what is not shipped. */
function shippingOf(
  { availability, deliveryBand, price }: Product,
  shipping: readonly ShippingType[],
): JsonLd | undefined {
  const rate = homeRate(shipping)
  // the days of a title to come begin with its day
  if (!rate || deliveryBand === null || !canBeBought(availability) || isUpcoming(availability)) return undefined
  const isFree = rate.freeFrom !== null && price >= rate.freeFrom
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: isFree ? '0.00' : euros(rate.price), currency: 'EUR' },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'GR' },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      businessDays: { '@type': 'OpeningHoursSpecification', dayOfWeek: weekdays },
      cutoffTime: `${cutOffHour}:00:00`,
      handlingTime: dayRange(handlingDays(deliveryBand)),
      transitTime: dayRange(rate),
    },
  }
}

const inGreece: JsonLd = { '@type': 'MerchantReturnPolicy', applicableCountry: 'GR' }

const returnable: JsonLd = {
  ...inGreece,
  returnPolicyCategory: schema('MerchantReturnFiniteReturnWindow'),
  merchantReturnDays: 14,
}

/**
 * What is made for somebody is not taken back. Of what goes by e-mail nothing is sent back either: a statement is enough
 * (Directive 2011/83, articles 11 and 13), and costs nothing.
 */
function returnPolicyOf({ kind }: Product): JsonLd {
  if (!isWithdrawable(kind)) return { ...inGreece, returnPolicyCategory: schema('MerchantReturnNotPermitted') }
  if (!isShipped(kind)) return { ...returnable, returnFees: schema('FreeReturn') }
  return {
    ...returnable,
    returnMethod: schema('ReturnByMail'),
    returnFees: schema('ReturnFeesCustomerResponsibility'),
  }
}

/**
 * The price, and the one struck through; of what is never bought for its price alone, the least that it costs: a box is
 * bought with what is in it, a group's parts have prices of their own.
 */
function priceOf({ kind, price, priceBeforeDiscount: prior, reducedUntil }: Product): JsonLd {
  if (kind === 'giftbox' || isPricedFrom(kind)) return { '@type': 'AggregateOffer', lowPrice: euros(price) }
  const struck = prior !== null && {
    '@type': 'UnitPriceSpecification',
    priceType: schema('StrikethroughPrice'),
    price: euros(prior),
    priceCurrency: 'EUR',
    validThrough: reducedUntil ?? undefined,
  }
  return { '@type': 'Offer', price: euros(price), ...(struck && { priceSpecification: struck }) }
}

/** `sellerId`: the `@id` of the shop in the page's other structured data. */
export function structuredOffer(
  product: Product,
  shipping: readonly ShippingType[],
  url: string,
  sellerId: string,
): JsonLd {
  const { availability, releaseDate } = product
  return {
    ...priceOf(product),
    url,
    priceCurrency: 'EUR',
    itemCondition: schema('NewCondition'),
    availability: availabilityOf(product),
    availabilityStarts: isUpcoming(availability) ? (releaseDate ?? undefined) : undefined,
    seller: { '@id': sellerId },
    shippingDetails: shippingOf(product, shipping),
    hasMerchantReturnPolicy: returnPolicyOf(product),
  }
}
