import type { CustomerAddress } from '@stoa/contract/identity/addresses'
import { expect, it } from 'vitest'
import { emptyForm } from '../form/checkout-form.ts'
import { addressFieldNames } from '../place/address-field-names.ts'
import { fieldsOf, findMatchingAddress, toAddressInput } from './address-fields.ts'

const homeAddress: CustomerAddress = {
  id: 3,
  title: 'Σπίτι',
  firstName: 'Ελένη',
  lastName: 'Μάρκου',
  mobile: '6900000000',
  countryId: 1,
  countryName: 'Ελλάδα',
  regionId: 1,
  regionName: 'Αττική',
  street: 'Ασκληπιού 40',
  city: 'Αθήνα',
  area: null,
  building: '2ος',
  postalCode: '10679',
  comments: null,
  isBilling: true,
  isDelivery: true,
}
const workAddress = { ...homeAddress, id: 4, title: 'Γραφείο', street: 'Ερμού 2', building: null }

const filled = (address: CustomerAddress, kind: keyof typeof addressFieldNames) => ({
  ...emptyForm,
  ...Object.fromEntries(fieldsOf(address, addressFieldNames[kind])),
})

it.each(['billing', 'delivery'] as const)('fills the fields of the %s address and is matched from them', (kind) => {
  const form = filled(homeAddress, kind)
  expect(findMatchingAddress([workAddress, homeAddress], form, kind)).toBe(homeAddress)
  expect(findMatchingAddress([workAddress], form, kind)).toBeUndefined()
  expect(toAddressInput(form, addressFieldNames[kind])).toMatchObject({
    title: 'Σπίτι',
    regionId: 1,
    building: '2ος',
    area: null,
  })
})

it('matches whatever the format of phone and postal code, and whatever its name', () => {
  const form = {
    ...filled(homeAddress, 'billing'),
    mobile: '690 000-0000',
    postalCode: '106 79',
    addressTitle: 'Αλλού',
  }
  expect(findMatchingAddress([homeAddress], form, 'billing')).toBe(homeAddress)
  expect(findMatchingAddress([homeAddress], { ...form, street: 'Ασκληπιού 41' }, 'billing')).toBeUndefined()
})

it('is the same with another phone of the buyer, and another one with another phone of the recipient', () => {
  const buyer = { ...filled(homeAddress, 'billing'), mobile: '6911111111' }
  expect(findMatchingAddress([homeAddress], buyer, 'billing')).toBe(homeAddress)
  const recipient = { ...filled(homeAddress, 'delivery'), deliveryMobile: '6911111111' }
  expect(findMatchingAddress([homeAddress], recipient, 'delivery')).toBeUndefined()
})

it('is sent in the stored format', () => {
  const form = { ...filled(workAddress, 'delivery'), deliveryMobile: '+30 690 000 0001', deliveryPostalCode: '116 35' }
  expect(toAddressInput(form, addressFieldNames.delivery)).toEqual({
    title: 'Γραφείο',
    firstName: 'Ελένη',
    lastName: 'Μάρκου',
    mobile: '306900000001',
    countryId: 1,
    regionId: 1,
    street: 'Ερμού 2',
    city: 'Αθήνα',
    area: null,
    building: null,
    postalCode: '11635',
  })
})
