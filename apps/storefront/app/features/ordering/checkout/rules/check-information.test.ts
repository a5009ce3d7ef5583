import { orderRequest } from '@stoa/contract/ordering/place-order'
import type { Country } from '@stoa/contract/ordering/places'
import { limits } from '@stoa/domain/identity/field-limits'
import { describe, expect, it } from 'vitest'
import { type CheckoutForm, emptyForm, type FieldName } from '../form/checkout-form.ts'
import { addressKinds, checkInformation as checkFor, type Ordered, type Problems } from './check-information.ts'

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

const book: Ordered = { items: [{}], destination: 'address' }
const giftCard = { recipientName: 'Νίκος', recipientEmail: 'nikos@example.gr', design: 'classic' } as const
const giftCards: Ordered = { items: [{ extension: { giftCard } }], destination: 'email' }

const checkInformation = (form: CheckoutForm, data: typeof countryData): Problems => checkFor(form, data, book)

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
  it('is valid when required fields are present', () => expect(checkInformation(validForm, countryData)).toEqual({}))

  it('lists every missing field, in the order of the page', () => {
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

  it('requires the invoice’s fields only for an invoice', () => {
    const invoice = { ...validForm, documentKind: 'invoice' as const }
    expect(Object.keys(checkInformation(invoice, countryData))).toEqual([
      'vatNumber',
      'companyName',
      'profession',
      'taxOffice',
    ])
  })

  it('requires the delivery fields only for a separate delivery address', () => {
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

  it('ships only where the shop delivers, but bills anywhere', () => {
    const abroad = { ...validForm, countryId: '99', regionId: '', postalCode: '12345' }
    expect(checkInformation(abroad, countryData)).toEqual({})
    const deliveryForm = { ...validForm, sameAddress: false, deliveryCountryId: '99' }
    expect(checkInformation(deliveryForm, countryData).deliveryCountryId).toEqual({
      key: 'country.noDelivery',
      actual: 'country 99',
    })
  })

  it('gives the length of a text and its limit', () => {
    const remarks = 'α'.repeat(501)
    expect(checkInformation({ ...validForm, remarks }, countryData).remarks).toEqual({
      key: 'text.long',
      limit: 500,
      actual: 501,
    })
  })

  it('refuses a web address in a name', () => {
    const form = { ...validForm, lastName: 'Μάρκου https://example.com', area: 'http://example.com' }
    expect(checkInformation(form, countryData)).toEqual({ lastName: { key: 'text.link' }, area: { key: 'text.link' } })
  })
})

describe('gift cards alone', () => {
  const name = { email: 'eleni@example.gr', mobile: '6900000000', firstName: 'Ελένη', lastName: 'Μάρκου' }
  const problemsOf = (form: Partial<CheckoutForm>) =>
    Object.keys(checkFor({ ...emptyForm, ...form }, countryData, giftCards))

  it('need no address, also where another order was to go elsewhere', () => {
    expect(problemsOf({})).toEqual(['email', 'mobile', 'firstName', 'lastName'])
    expect(problemsOf({ ...name, sameAddress: false, saveAddress: true, remarks: 'α'.repeat(501) })).toEqual([])
  })

  it('need the company’s address for an invoice, and none for delivery', () => {
    const invoice = { ...name, documentKind: 'invoice' as const, sameAddress: false }
    expect(problemsOf(invoice)).toEqual([
      ...['vatNumber', 'companyName', 'profession', 'taxOffice'],
      ...['postalCode', 'city', 'street', 'regionId'],
    ])
    expect(addressKinds({ ...emptyForm, ...invoice }, giftCards)).toEqual(['billing'])
  })

  it('are sent with a book to its address', () => {
    const both = { ...book, items: [...giftCards.items, ...book.items] }
    expect(addressKinds({ ...emptyForm, sameAddress: false }, both)).toEqual(['billing', 'delivery'])
  })
})

describe.each(['branch', 'point'] as const)('what is collected at a %s', (destination) => {
  it('needs no address, and for an invoice the company’s', () => {
    const collected = { ...book, destination }
    expect(addressKinds({ ...emptyForm, sameAddress: false }, collected)).toEqual([])
    expect(addressKinds({ ...emptyForm, sameAddress: false, documentKind: 'invoice' }, collected)).toEqual(['billing'])
  })
})

/** The problem of one field of an otherwise valid order. */
const keyOf = (change: Partial<CheckoutForm>, name: FieldName, countries = countryData.countries) =>
  checkInformation({ ...validForm, ...change }, { ...countryData, countries })[name]?.key

describe('fields', () => {
  it.each([
    ['', 'email.missing'],
    ['eleni', 'email.wrong'],
    ['eleni@example', 'email.wrong'],
    ['eleni@example.gr, other@example.gr', 'email.wrong'],
    [' eleni.markou+books@mail.example.gr ', undefined],
  ])('e-mail %j', (email, key) => expect(keyOf({ email }, 'email')).toBe(key))

  it.each([
    ['', 'mobile.missing'],
    ['690 000', 'mobile.length'],
    ['+30 690-000.00 (00)', undefined],
    ['690 000 000 δύο', 'mobile.letters'],
    ['1234567890123456789', 'mobile.length'],
  ])('mobile %j', (mobile, key) => expect(keyOf({ mobile }, 'mobile')).toBe(key))

  it.each([
    ['', undefined],
    ['210/1234567', undefined],
    ['210 12', 'phone.length'],
    ['call me', 'phone.letters'],
  ])('another phone %j', (phone, key) => expect(keyOf({ phone }, 'phone')).toBe(key))

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
    [country(5, null), '1234', undefined],
  ])('postal code of %j: %j', (where, postalCode, key) =>
    expect(keyOf({ countryId: String(where.id), postalCode }, 'postalCode', [where])).toBe(key),
  )

  it.each([
    ['090000045', true, undefined],
    ['EL 090000045', true, undefined],
    ['090000046', true, 'vatNumber.greece'],
    ['CY 12345678X', false, undefined],
    ['', false, 'vatNumber.missing'],
  ])('tax number %j', (vatNumber, inGreece, key) =>
    expect(keyOf({ vatNumber, documentKind: 'invoice', countryId: inGreece ? '1' : '2' }, 'vatNumber')).toBe(key),
  )
})

describe('the contract agrees', () => {
  const accepts = (name: keyof typeof orderRequest.fields, value: string): boolean =>
    orderRequest.fields[name].shape.schema.safeParse(value).success
  const invoice = { documentKind: 'invoice', saveAddress: true } as const

  it.each([
    ['firstName', limits.name],
    ['street', limits.street],
    ['city', limits.place],
    ['area', limits.place],
    ['building', limits.building],
    ['addressTitle', limits.addressTitle],
    ['companyName', limits.company],
    ['profession', limits.company],
    ['taxOffice', limits.taxOffice],
    ['remarks', limits.remarks],
  ] as const)('on the longest %s', (name, limit) => {
    for (const length of [limit, limit + 1]) {
      const text = 'α'.repeat(length)
      const key = length > limit ? 'text.long' : undefined
      expect([accepts(name, text), keyOf({ ...invoice, [name]: text }, name)]).toEqual([length === limit, key])
    }
  })

  it.each([
    ['mobile', '+30 (690) 000-0000'],
    ['phone', '210/1234567'],
    ['postalCode', '106 79'],
    ['email', ' eleni@example.gr '],
  ] as const)('on the format of %s: %s', (name, text) => {
    expect([accepts(name, text), keyOf({ [name]: text }, name)]).toEqual([true, undefined])
  })
})
