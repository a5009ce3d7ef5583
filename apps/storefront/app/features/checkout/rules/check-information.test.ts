import type { Country } from '@stoa/contract/checkout'
import { orderRequest } from '@stoa/contract/orders'
import { describe, expect, it } from 'vitest'
import { plainPostalCode } from '../../../shared/place/plain-postal-code.ts'
import { type CheckoutForm, emptyForm } from '../form/checkout-form.ts'
import { checkEmail, checkPhone, checkPostalCode, checkVatNumber, longest } from './check-fields.ts'
import { checkInformation } from './check-information.ts'
import { phoneDigits } from './written.ts'

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
const afar = country(99, null, false)
const facts = { countries: [greece, cyprus, ireland, portugal, afar], hasRegions: (id: number) => id === 1 }

const right: CheckoutForm = {
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
  it('is right when what is needed is there', () => expect(checkInformation(right, facts)).toEqual({}))

  it('names every field that is missing, in the order of the page', () => {
    expect(Object.keys(checkInformation(emptyForm, facts))).toEqual([
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
    const invoice = { ...right, documentKind: 'invoice' as const }
    expect(Object.keys(checkInformation(invoice, facts))).toEqual([
      'vatNumber',
      'companyName',
      'profession',
      'taxOffice',
    ])
  })

  it('asks for the delivery fields only when it goes elsewhere', () => {
    const elsewhere = checkInformation({ ...right, sameAddress: false }, facts)
    expect(Object.keys(elsewhere)).toEqual([
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
    const abroad = { ...right, countryId: '99', regionId: '', postalCode: '12345' }
    expect(checkInformation(abroad, facts)).toEqual({})
    const sent = { ...right, sameAddress: false, deliveryCountryId: '99' }
    expect(checkInformation(sent, facts).deliveryCountryId).toEqual({ key: 'country.noDelivery', seen: 'country 99' })
  })

  it('says how long a text is and may be', () => {
    const remarks = 'α'.repeat(501)
    expect(checkInformation({ ...right, remarks }, facts).remarks).toEqual({ key: 'text.long', limit: 500, seen: 501 })
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
    ['firstName', longest.name],
    ['street', longest.street],
    ['city', longest.place],
    ['area', longest.place],
    ['building', longest.note],
    ['addressTitle', longest.note],
    ['companyName', longest.company],
    ['profession', longest.company],
    ['taxOffice', longest.taxOffice],
    ['remarks', longest.remarks],
  ] as const)('on the longest %s', (name, limit) => {
    expect(accepts(name, 'α'.repeat(limit))).toBe(true)
    expect(accepts(name, 'α'.repeat(limit + 1))).toBe(false)
  })

  it('on telephones and postal codes as they are sent', () => {
    expect(accepts('mobile', phoneDigits('+30 (690) 000-0000'))).toBe(true)
    expect(accepts('postalCode', plainPostalCode('1000-001'))).toBe(true)
    expect(accepts('email', 'eleni@example.gr')).toBe(true)
  })
})
