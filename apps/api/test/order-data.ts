// An order as its e-mail gets it.

import { contentPages } from '../database/demo/content-tables.ts'
import { recordsOf } from '../database/demo/demo.ts'
import type { OrderData } from '../mails/order-data.ts'

const termsPage = recordsOf(contentPages).find((page) => page.code === 'terms')

export const sampleShop: OrderData['shop'] = {
  origin: 'https://stoa.example',
  legalName: 'Στοά Βιβλιοπωλεία ΑΕ',
  seat: 'Σόλωνος 71, 106 79 Αθήνα',
  registerNumber: 'Αρ. ΓΕΜΗ 000000000000',
  vatNumber: 'ΑΦΜ 000000000',
  phone: '210 000 0000',
  hours: '09:00–21:00',
  email: 'info@stoa.example',
  withdrawalEmail: 'withdrawal@stoa.example',
  withdrawalLink: '',
  demoNotice: '',
}

export const amounts = (shipping: number): OrderData['amounts'] => ({
  products: 1900,
  discount: 190,
  shippingCost: shipping,
  paymentFee: 190,
  adjustments: [
    { kind: 'discount', code: 'announced_reduction', label: null, amount: -190, lines: [0] },
    { kind: 'shipping', code: 'home', label: null, amount: shipping, lines: [] },
    { kind: 'payment_fee', code: 'cash_on_delivery', label: 'Αντικαταβολή', amount: 190, lines: [] },
  ],
  total: 2190,
  means: [],
  due: 2190,
  net: 2066,
  vat: 124,
  vatGroups: [{ rate: 600, gross: 2190, net: 2066, vat: 124 }],
})

/** An order of one title, sent to the buyer’s home and paid to the courier. */
export const orderData = (language: 'el' | 'en', changes: Partial<OrderData> = {}): OrderData => ({
  language,
  uid: '0f8fad5b-d9cb-469f-a165-70867728950e',
  code: 'STO-26-000001',
  placedAt: Date.parse('2026-11-20T12:05:00Z'),
  lines: [
    {
      name: 'Το κιβώτιο',
      englishTitle: null,
      productCode: 'alexandrou-kivotio',
      author: 'Άρης Αλεξάνδρου',
      coverFormat: 'large',
      dimensionName: null,
      boxName: null,
      extension: {},
      parts: [],
      quantity: 2,
      unitPriceCents: 855,
      unitPriorCents: 950,
      limitedUntil: null,
      gains: [],
      gift: false,
      wrappingCents: 0,
      withdrawable: true,
      ahead: null,
      totalCents: 1710,
    },
  ],
  contents: ['books'],
  amounts: amounts(290),
  payableCents: 2190,
  shipping: { destination: 'address', where: null, name: 'Στην πόρτα σας' },
  deliveryFrom: '2026-11-24',
  readyAt: null,
  deliveryTo: '2026-11-26',
  payment: {
    name: 'Αντικαταβολή',
    paid: false,
    held: false,
    released: false,
    instalments: null,
    deposit: null,
    accounts: [],
  },
  billing: {
    name: 'Ελένη Παππά',
    street: 'Σόλωνος 1',
    building: null,
    area: null,
    city: 'Αθήνα',
    postalCode: '10679',
    region: 'Αττική',
    country: 'Ελλάδα',
    mobile: '6900000000',
  },
  delivery: null,
  branch: null,
  point: null,
  invoice: null,
  giftNote: null,
  shop: sampleShop,
  terms: termsPage
    ? {
        version: 3,
        title: termsPage[language === 'el' ? 'title_el' : 'title_en'],
        blocks: termsPage[language === 'el' ? 'body_el' : 'body_en'],
      }
    : null,
  ...changes,
})

export const deposit: OrderData['payment'] = {
  name: 'Τραπεζική κατάθεση',
  paid: false,
  held: false,
  released: false,
  instalments: null,
  deposit: { days: 5, deadline: '2026-12-31' },
  accounts: [
    { bank: 'Εθνική Τράπεζα', holder: 'Στοά', iban: 'GR1601101250000000012300695' },
    { bank: 'Τράπεζα Πειραιώς', holder: 'Στοά', iban: 'GR5101710000000000000000000' },
  ],
}
