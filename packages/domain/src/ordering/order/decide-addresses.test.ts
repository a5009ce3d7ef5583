import { expect, test } from 'vitest'
import { type AddressForm, decideAddresses, refuseAddresses } from './decide-addresses.ts'

const form: AddressForm = {
  firstName: 'Μαρία',
  lastName: 'Παπαδοπούλου',
  mobile: '6900000000',
  countryId: 1,
  regionId: 1,
  street: 'Σόλωνος 71',
  city: 'Αθήνα',
  area: '',
  postalCode: '10679',
  sameAddress: true,
}
const elsewhere: AddressForm = {
  ...form,
  sameAddress: false,
  deliveryFirstName: 'Νίκος',
  deliveryLastName: 'Α',
  deliveryMobile: '6900000001',
  deliveryCountryId: 1,
  deliveryRegionId: 2,
  deliveryStreet: 'Φορμίωνος 1',
  deliveryCity: 'Αθήνα',
  deliveryPostalCode: '11635',
}
const greece = { iso: 'GR', postalCodeDigits: 5, regionIds: [1, 2] }
const findCountry = (id: number) => (id === 1 ? greece : null)

const refusalFor = (changes: Partial<AddressForm>) => {
  const addresses = decideAddresses({ ...elsewhere, ...changes })
  return addresses.ok ? refuseAddresses(addresses.value, findCountry) : addresses.refusal
}

test('one address is used for billing and delivery; empty fields are null', () => {
  const addresses = decideAddresses(form)
  expect(addresses).toMatchObject({ ok: true, value: { billing: { area: null, title: null }, delivery: null } })
})

test('a delivery address is read from its own fields', () => {
  expect(decideAddresses(elsewhere)).toMatchObject({
    ok: true,
    value: {
      billing: { firstName: 'Μαρία' },
      delivery: { kind: 'delivery', firstName: 'Νίκος', regionId: 2, phone: null },
    },
  })
})

test('without a country it is in Greece', () => {
  expect(decideAddresses({ ...elsewhere, deliveryCountryId: undefined })).toMatchObject({
    value: { delivery: { countryId: 1 } },
  })
})

test('its missing fields are named', () => {
  const fields = ['deliveryMobile', 'deliveryPostalCode']
  expect(refusalFor({ deliveryMobile: undefined, deliveryPostalCode: '' })).toEqual({
    code: 'delivery_address_required',
    fields,
  })
})

test.each([
  [{ countryId: 9 }, 'country_not_found', 'countryId'],
  [{ regionId: undefined }, 'region_required', 'regionId'],
  [{ postalCode: '1' }, 'postal_code_invalid', 'postalCode'],
  [{ deliveryCountryId: 9 }, 'country_not_found', 'deliveryCountryId'],
  [{ deliveryRegionId: 9 }, 'region_not_found', 'deliveryRegionId'],
  [{ deliveryPostalCode: '1' }, 'postal_code_invalid', 'deliveryPostalCode'],
])('%j is refused as %s at %s', (changes, code, field) => {
  expect(refusalFor(changes)).toEqual({ code, fields: [field] })
})

test('both are valid', () => {
  expect(refusalFor({})).toBeNull()
})
