import { orderRequest } from '@stoa/contract/ordering/place-order'
import type { Totals } from '@stoa/contract/ordering/totals'
import { describe, expect, it } from 'vitest'
import { type CheckoutForm, emptyForm } from '../form/checkout-form.ts'
import { toOrderRequest } from './order-request.ts'

const totals = {
  lines: [{ productId: 7, dimensionId: 0, quantity: 2, unitPrice: 990, unitPriceBeforeDiscount: null, total: 1980 }],
  instalments: [],
  fingerprint: 'f',
  extras: {},
} as unknown as Totals

const form: CheckoutForm = {
  ...emptyForm,
  email: ' eleni@example.gr ',
  mobile: '+30 690-000 0000',
  firstName: 'Ελένη ',
  lastName: 'Μάρκου',
  postalCode: '106 79',
  city: 'Αθήνα',
  street: 'Ασκληπιού 40',
  regionId: '1',
  vatNumber: 'EL 090000045',
  deliveryCity: 'Πάτρα',
}
const choice = {
  shippingTypeId: 1,
  destination: 'address',
  branchId: null,
  point: null,
  paymentTypeId: 2,
  instalments: 1,
} as const

describe('the order request', () => {
  it('has what each line says besides its product', () => {
    const lines = totals.lines.map((line) => ({ ...line, extension: { wrapping: true as const } }))
    expect(toOrderRequest(form, choice, { ...totals, lines }).items).toEqual([
      { productId: 7, dimensionId: 0, quantity: 2, extension: { wrapping: true } },
    ])
  })

  it('is accepted by the contract', () => {
    const wire = JSON.parse(JSON.stringify(orderRequest.toWire(toOrderRequest(form, choice, totals))))
    expect(orderRequest.schema.safeParse(wire).success).toBe(true)
  })

  it('has the totals that were shown, and plain numbers', () => {
    expect(toOrderRequest(form, choice, totals)).toMatchObject({
      items: [{ productId: 7, dimensionId: 0, quantity: 2 }],
      fingerprint: 'f',
      email: 'eleni@example.gr',
      firstName: 'Ελένη',
      mobile: '306900000000',
      postalCode: '10679',
      regionId: 1,
    })
  })

  it('leaves out what does not apply', () => {
    const request = toOrderRequest(form, choice, totals)
    expect(request.vatNumber).toBeUndefined()
    expect(request.deliveryCity).toBeUndefined()
    expect(request.branchId).toBeUndefined()
    expect(request.phone).toBeUndefined()
  })

  it('has the invoice and the delivery address when they are requested', () => {
    const invoiceForm = { ...form, documentKind: 'invoice' as const, sameAddress: false }
    expect(toOrderRequest(invoiceForm, { ...choice, branchId: 3 }, totals)).toMatchObject({
      vatNumber: '090000045',
      deliveryCity: 'Πάτρα',
      deliveryCountryId: 1,
      branchId: 3,
    })
  })

  it('has the number of a tax office as long as its name is the register’s', () => {
    const registered = { taxOffice: 'Α΄ Αθηνών', registeredTaxOffice: 'Α΄ Αθηνών', taxOfficeNumber: '1101' }
    const numberOf = (changes: Partial<CheckoutForm>) =>
      toOrderRequest({ ...form, documentKind: 'invoice', ...registered, ...changes }, choice, totals).taxOfficeNumber
    expect(numberOf({})).toBe(1101)
    expect(numberOf({ taxOffice: 'Δ΄ Αθηνών' })).toBeUndefined()
    expect(numberOf({ taxOfficeNumber: '' })).toBeUndefined()
    expect(numberOf({ documentKind: 'receipt' })).toBeUndefined()
  })

  const giftCard = { recipientName: 'Νίκος', recipientEmail: 'nikos@example.gr', design: 'classic' } as const
  const cards: Totals = { ...totals, lines: totals.lines.map((line) => ({ ...line, extension: { giftCard } })) }
  const elsewhere = { ...form, countryId: '2', sameAddress: false, remarks: 'Second floor' }

  it('of gift cards alone has no address, whatever was written for another order', () => {
    const request = toOrderRequest(elsewhere, { ...choice, shippingTypeId: 3 }, cards)
    expect(request).toMatchObject({ firstName: 'Ελένη', mobile: '306900000000', countryId: 1, sameAddress: true })
    for (const left of ['street', 'city', 'postalCode', 'regionId', 'deliveryCity', 'remarks'])
      expect(request).not.toHaveProperty(left)
    const wire = JSON.parse(JSON.stringify(orderRequest.toWire(request)))
    expect(orderRequest.schema.safeParse(wire).success).toBe(true)
  })

  it('of gift cards with an invoice has the company’s address and no other', () => {
    const request = toOrderRequest({ ...elsewhere, documentKind: 'invoice' }, choice, cards)
    expect(request).toMatchObject({ street: 'Ασκληπιού 40', countryId: 2, sameAddress: true })
    expect(request).not.toHaveProperty('deliveryCity')
  })

  it('to a locker names it, and has no address', () => {
    const point = { id: '4001', network: 'box_now', name: '', street: '', city: '', postalCode: '' } as const
    const request = toOrderRequest({ ...form, sameAddress: false }, { ...choice, destination: 'point', point }, totals)
    expect([request.pointId, request.sameAddress, request.street, request.deliveryCity]).toEqual([
      '4001',
      true,
      undefined,
      undefined,
    ])
  })
})
