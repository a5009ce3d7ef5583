import type { Country } from '@stoa/contract/ordering/checkout'
import { orderRequest } from '@stoa/contract/ordering/orders'
import { describe, expect, it } from 'vitest'
import { normalizePostalCode } from '../../../../shared/place/normalize-postal-code.ts'
import { type CheckoutForm, emptyForm } from '../form/checkout-form.ts'
import { checkEmail, checkPhone, checkPostalCode, checkVatNumber, maxLengths } from './check-fields.ts'
import { checkInformation } from './check-information.ts'
import { normalizePhone } from './normalize-input.ts'

const country = (id: number, postalCodeDigits: number | null, delivers = true): Country => ({
  id,
  iso: id === 1 ? 'GR' : 'XX',
  name: `country ${id}`,
  postalCodeDigits,
  delivers,
})
const greece = country(1, 5)
const cyprus = country(2, 4)
const ireland = country(10, null)
const portugal = country(21, 7)
const farCountry = country(99, null, false)
const countryData = { countries: [greece, cyprus, ireland, portugal, farCountry], hasRegions: (id: number) => id === 1 }

const validForm: CheckoutForm = {
  ...emptyForm,
  email: 'eleni@example.gr',
  mobile: '690 000 0000',
  firstName: 'Ελένη',
  lastName: 'Μάρκου',
  postalCode: '106 79',
  city: 'Αθήνα',
  street: 'Ασκληπιού 40',
  regionId: '1',
}

describe('the information of an order', () => {
  it('is right when what is needed is there', () => expect(checkInformation(validForm, countryData)).toEqual({}))

  it('names every field that is missing, in the order of the page', () => {
    expect(Object.keys(checkInformation(emptyForm, countryData))).toEqual([
      'email',
      'mobile',
      'firstName',
      'lastName',
      'postalCode',
      'city',
      'street',
      'regionId',
    ])
  })

  it('asks for the invoice’s fields only for an invoice', () => {
    const invoice = { ...validForm, documentKind: 'invoice' as const }
    expect(Object.keys(checkInformation(invoice, countryData))).toEqual([
      'vatNumber',
      'companyName',
      'profession',
      'taxOffice',
    ])
  })

  it('asks for the delivery fields only when it goes elsewhere', () => {
    const deliveryProblems = checkInformation({ ...validForm, sameAddress: false }, countryData)
    expect(Object.keys(deliveryProblems)).toEqual([
      'deliveryFirstName',
      'deliveryLastName',
      'deliveryMobile',
      'deliveryPostalCode',
      'deliveryCity',
      'deliveryStreet',
      'deliveryRegionId',
    ])
  })

  it('sends only where the shop delivers, but bills anywhere', () => {
    const abroad = { ...validForm, countryId: '99', regionId: '', postalCode: '12345' }
    expect(checkInformation(abroad, countryData)).toEqual({})
    const deliveryForm = { ...validForm, sameAddress: false, deliveryCountryId: '99' }
    expect(checkInformation(deliveryForm, countryData).deliveryCountryId).toEqual({
      key: 'country.noDelivery',
      actual: 'country 99',
    })
  })

  it('says how long a text is and may be', () => {
    const remarks = 'α'.repeat(501)
    expect(checkInformation({ ...validForm, remarks }, countryData).remarks).toEqual({
      key: 'text.long',
      limit: 500,
      actual: 501,
    })
  })
})

describe('fields', () => {
  it.each([
    ['', 'email.missing'],
    ['eleni', 'email.wrong'],
    ['eleni@example', 'email.wrong'],
    ['eleni@example.gr, other@example.gr', 'email.wrong'],
    [' eleni.markou+books@mail.example.gr ', undefined],
  ])('e-mail %j', (value, key) => expect(checkEmail(value)?.key).toBe(key))

  it.each([
    ['', 'mobile.missing'],
    ['690 000', 'mobile.length'],
    ['+30 690-000.00 (00)', undefined],
    ['690 000 000 δύο', 'mobile.letters'],
    ['1234567890123456789', 'mobile.length'],
  ])('mobile %j', (value, key) => expect(checkPhone(value, 'mobile')?.key).toBe(key))

  it.each([
    [greece, '10679', undefined],
    [greece, '106 79', undefined],
    [greece, '90679', 'postalCode.greece'],
    [greece, '1067', 'postalCode.greece'],
    [cyprus, '1010', undefined],
    [cyprus, '10679', 'postalCode.digits'],
    [portugal, '1000-001', undefined],
    [cyprus, 'CY-1010', undefined],
    [ireland, 'D02 AF30', undefined],
    [ireland, 'D02', 'postalCode.length'],
    [undefined, '1234', undefined],
  ])('postal code of %j: %j', (where, value, key) => expect(checkPostalCode(value, where)?.key).toBe(key))

  it.each([
    ['090000045', true, undefined],
    ['EL 090000045', true, undefined],
    ['090000046', true, 'vatNumber.greece'],
    ['CY 12345678X', false, undefined],
    ['', false, 'vatNumber.missing'],
  ])('tax number %j', (value, inGreece, key) => expect(checkVatNumber(value, inGreece)?.key).toBe(key))
})

describe('the contract agrees', () => {
  const accepts = (name: keyof typeof orderRequest.fields, value: string): boolean =>
    orderRequest.fields[name].shape.schema.safeParse(value).success

  it.each([
    ['firstName', maxLengths.name],
    ['street', maxLengths.street],
    ['city', maxLengths.place],
    ['area', maxLengths.place],
    ['building', maxLengths.note],
    ['addressTitle', maxLengths.note],
    ['companyName', maxLengths.company],
    ['profession', maxLengths.company],
    ['taxOffice', maxLengths.taxOffice],
    ['remarks', maxLengths.remarks],
  ] as const)('on the longest %s', (name, limit) => {
    expect(accepts(name, 'α'.repeat(limit))).toBe(true)
    expect(accepts(name, 'α'.repeat(limit + 1))).toBe(false)
  })

  it('on telephones and postal codes as they are sent', () => {
    expect(accepts('mobile', normalizePhone('+30 (690) 000-0000'))).toBe(true)
    expect(accepts('postalCode', normalizePostalCode('1000-001'))).toBe(true)
    expect(accepts('email', 'eleni@example.gr')).toBe(true)
  })
})
