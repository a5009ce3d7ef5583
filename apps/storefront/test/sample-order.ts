// An order as its buyer reads it: by invoice, to the door, paid to the courier.

import type { Order } from '@stoa/contract/ordering/orders'
import { sampleTotals } from './sample-books.ts'

const buyer = {
  firstName: 'Ελένη',
  lastName: 'Μάρκου',
  mobile: '6971234567',
  street: 'Σόλωνος 71',
  city: 'Αθήνα',
  postalCode: '10679',
  regionName: 'Αττική',
  countryName: 'Ελλάδα',
}

export const sampleCompany = {
  companyName: 'Βιβλία ΑΕ',
  profession: 'Εκδόσεις',
  vatNumber: '123456783',
  taxOffice: 'Α΄ Αθηνών',
  taxOfficeNumber: 1101,
}

export const sampleOrder = (overrides: Partial<Order> = {}): Order => ({
  ...sampleTotals([]),
  ...buyer,
  uid: '0b0b0b0b-0000-4000-8000-000000000000',
  code: 'STO-26-000001',
  shipping: 'home',
  payment: 'cash_on_delivery',
  deliveryFrom: '2026-11-23',
  readyAt: null,
  deliveryTo: '2026-11-26',
  depositDeadline: null,
  collectionDeadline: null,
  payBy: null,
  released: false,
  fetched: false,
  awaited: false,
  contents: ['books'],
  changes: [],
  email: 'eleni.markou@example.gr',
  language: 'en',
  placedAt: '2026-11-20T10:00:00.000Z',
  status: 'pending',
  billing: { ...buyer, addressTitle: null, phone: '2101234567', area: null, building: null },
  delivery: null,
  channel: 'online',
  invoice: true,
  company: sampleCompany,
  remarks: 'No price in the parcel, please.',
  termsVersion: null,
  branchName: null,
  pickupPoint: null,
  shippingName: 'Home delivery',
  paymentHeld: false,
  paymentName: 'Cash on delivery',
  instalments: null,
  payable: overrides.due ?? sampleTotals([]).due,
  accounts: [],
  parcels: [],
  lines: [],
  documents: [],
  ...overrides,
})
