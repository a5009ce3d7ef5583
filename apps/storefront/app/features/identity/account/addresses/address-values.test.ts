import type { CustomerAddress } from '@stoa/contract/identity/addresses'
import { expect, it } from 'vitest'
import { inputOf, newAddress, valuesOf } from './address-values.ts'

const homeAddress: CustomerAddress = {
  id: 7,
  title: 'Σπίτι',
  firstName: 'Ελένη',
  lastName: 'Μάρκου',
  mobile: '6900000000',
  countryId: 1,
  countryName: 'Ελλάδα',
  regionId: 9,
  regionName: 'Αττική',
  street: 'Ασκληπιού 40',
  city: 'Αθήνα',
  area: null,
  building: 'Μάρκου, 2ος',
  postalCode: '10679',
  comments: null,
  isBilling: true,
  isDelivery: true,
}

it('keeps the stored values, without the fields that only the API may set', () => {
  const { id: _, countryName: _country, regionName: _region, ...values } = homeAddress
  expect(inputOf(valuesOf(homeAddress))).toEqual(values)
})

it('starts with the customer’s name, in Greece, and not as a default address', () => {
  const values = newAddress({ firstName: 'Ελένη', lastName: 'Μάρκου', mobile: null })
  expect(inputOf(values)).toMatchObject({ firstName: 'Ελένη', mobile: '', countryId: 1, regionId: null, area: null })
  expect([values.isBilling, values.isDelivery]).toEqual([false, false])
})
