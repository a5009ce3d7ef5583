// Where the shop sends to, and how orders are received and paid: with regions in Greece and Cyprus, without in Germany.

import type { Country, CountryRegion, PostalCode } from '@stoa/contract/ordering/places'
import type { CartItem } from '@stoa/domain/ordering/cart/cart'
import type { GiftCardDetails } from '@stoa/domain/ordering/cart/line-extension'
import type { CheckoutData } from '../app/features/ordering/checkout/checkout-data.ts'

const country = (id: number, iso: string, name: string, digits: number | null, delivers = true): Country => ({
  id,
  iso,
  name,
  postalCodeDigits: digits,
  delivers,
})

const attica: CountryRegion = { id: 10, countryId: 1, name: 'Attica' }
const achaia: CountryRegion = { id: 11, countryId: 1, name: 'Achaia' }
const nicosia: CountryRegion = { id: 20, countryId: 2, name: 'Nicosia' }

export const regionsOf = (countryId: number): CountryRegion[] =>
  [attica, achaia, nicosia].filter((region) => region.countryId === countryId)

export const samplePostalCodes: PostalCode[] = [
  { code: '10679', regionId: attica.id, city: 'Athens', couriers: 'acs' },
  { code: '26221', regionId: achaia.id, city: 'Patra', couriers: '' },
]

export const sampleCheckout: CheckoutData = {
  contactChannels: ['Email'],
  countries: [
    country(1, 'GR', 'Greece', 5),
    country(2, 'CY', 'Cyprus', 4),
    country(3, 'DE', 'Germany', 5),
    country(4, 'US', 'United States', 5, false),
  ],
  greekRegions: regionsOf(1),
  shippingTypes: [
    { id: 1, code: 'home', name: 'Home delivery', help: '', rates: [] },
    { id: 2, code: 'store', name: 'Collect', help: '', rates: [] },
    { id: 3, code: 'email', name: 'By e-mail', help: '', rates: [] },
  ],
  paymentTypes: [
    {
      id: 1,
      code: 'cash_on_delivery',
      name: 'Cash on delivery',
      help: '',
      fee: 250,
      refusedFrom: 50000,
      instalments: [],
      shippingTypeIds: [1],
      countryIds: [1, 3],
      accounts: [],
    },
    {
      id: 2,
      code: 'bank_deposit',
      name: 'Bank transfer',
      help: '',
      fee: 0,
      refusedFrom: null,
      instalments: [],
      shippingTypeIds: [1, 2, 3],
      countryIds: [],
      accounts: [],
    },
  ],
  branches: [
    {
      id: 5,
      name: 'Kypseli',
      address: 'Fokionos Negri 1',
      city: 'Athens',
      postalCode: '11361',
      phone: '2103333333',
      latitude: 38,
      longitude: 23,
      hours: [],
      specialHours: [],
      openDays: [{ from: 1, to: 5, hours: { opens: '09:00', closes: '21:00' } }],
    },
  ],
  texts: {},
  year: 2026,
}

/** A line of a gift card. */
export const sampleGiftCard = (details: Partial<GiftCardDetails> = {}, productId = 9): CartItem => ({
  productId,
  dimensionId: 0,
  quantity: 1,
  extension: {
    giftCard: {
      recipientName: 'Nick',
      recipientEmail: 'nick@example.com',
      design: 'classic',
      amountCents: 3000,
      ...details,
    },
  },
})

/** The details of a buyer in Athens, as typed. */
export const sampleDetails = {
  email: 'eleni.markou@example.gr',
  mobile: '6971234567',
  firstName: 'Eleni',
  lastName: 'Markou',
  countryId: '1',
  regionId: '10',
  postalCode: '10679',
  city: 'Athens',
  street: '40 Asklipiou',
}

/** The recipient elsewhere: in Germany, where addresses have no region. */
export const sampleDelivery = {
  sameAddress: false,
  deliveryFirstName: 'Anna',
  deliveryLastName: 'Weber',
  deliveryMobile: '01711234567',
  deliveryCountryId: '3',
  deliveryPostalCode: '10115',
  deliveryCity: 'Berlin',
  deliveryStreet: 'Torstrasse 1',
}
