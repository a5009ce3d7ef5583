import type { Order } from '@stoa/contract/ordering/orders'
import { expect, it } from 'vitest'
import { renderPage } from '../../../test/render-page.tsx'
import { sampleTotals } from '../../../test/sample-books.ts'
import { OrderDetails } from './order-details.tsx'

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

const company = {
  companyName: 'Βιβλία ΑΕ',
  profession: 'Εκδόσεις',
  vatNumber: '123456783',
  taxOffice: 'Α΄ Αθηνών',
  taxOfficeNumber: 1101,
}

const order: Order = {
  ...sampleTotals([]),
  ...buyer,
  uid: '0b0b0b0b-0000-4000-8000-000000000000',
  code: 'STO-26-000001',
  shipping: 'home',
  payment: 'cash_on_delivery',
  deliveryFrom: '2026-11-23',
  deliveryTo: '2026-11-26',
  depositDeadline: null,
  changes: [],
  email: 'eleni.markou@example.gr',
  language: 'en',
  placedAt: '2026-11-20T10:00:00.000Z',
  status: 'pending',
  billing: { ...buyer, phone: '2101234567', area: null, building: null },
  delivery: null,
  invoice: true,
  company,
  remarks: 'No price in the parcel, please.',
  termsVersion: null,
  branchName: null,
  shippingName: 'Home delivery',
  paymentName: 'Cash on delivery',
  accounts: [],
  lines: [],
}

it('shows what was asked for: second phone, company of the invoice, note', async () => {
  const { getByText } = await renderPage(<OrderDetails order={order} />, '/en/track-order')
  await expect.element(getByText('Ελένη Μάρκου, 6971234567, 2101234567')).toBeVisible()
  await expect.element(getByText('Βιβλία ΑΕ')).toBeVisible()
  await expect.element(getByText('Εκδόσεις · tax number 123456783, Α΄ Αθηνών')).toBeVisible()
  await expect.element(getByText('No price in the parcel, please.')).toBeVisible()
})

it('says that a company is no longer kept', async () => {
  const erased = { ...company, companyName: '', profession: '', vatNumber: '', taxOffice: '', taxOfficeNumber: null }
  const { getByText } = await renderPage(<OrderDetails order={{ ...order, company: erased }} />, '/en/track-order')
  await expect.element(getByText('No longer kept')).toBeVisible()
})
