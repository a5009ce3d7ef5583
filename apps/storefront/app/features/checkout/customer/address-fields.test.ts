import type { CustomerAddress } from '@stoa/contract/addresses'
import { expect, it } from 'vitest'
import { emptyForm } from '../form/checkout-form.ts'
import { addressNames } from '../place/address-names.ts'
import { addressIn, fieldsOf, findInFields } from './address-fields.ts'

const home: CustomerAddress = {
  ...{ id: 3, title: 'Σπίτι', firstName: 'Ελένη', lastName: 'Μάρκου', mobile: '6900000000', countryId: 1 },
  ...{ countryName: 'Ελλάδα', regionId: 1, regionName: 'Αττική', street: 'Ασκληπιού 40', city: 'Αθήνα', area: null },
  ...{ building: '2ος', postalCode: '10679', comments: null, isBilling: true, isDelivery: true },
}
const work = { ...home, id: 4, title: 'Γραφείο', street: 'Ερμού 2', building: null }

const filled = (address: CustomerAddress, of: keyof typeof addressNames) => ({
  ...emptyForm,
  ...Object.fromEntries(fieldsOf(address, addressNames[of])),
})

it.each(['billing', 'delivery'] as const)('fills the fields of the %s address and is found in them', (of) => {
  const form = filled(home, of)
  expect(findInFields([work, home], form, addressNames[of])).toBe(home)
  expect(findInFields([work], form, addressNames[of])).toBeUndefined()
  expect(addressIn(form, addressNames[of])).toMatchObject({ title: 'Σπίτι', regionId: 1, building: '2ος', area: null })
})

it('is the same however telephone and postal code are written, and whatever it is called', () => {
  const form = { ...filled(home, 'billing'), mobile: '690 000-0000', postalCode: '106 79', addressTitle: 'Αλλού' }
  expect(findInFields([home], form, addressNames.billing)).toBe(home)
  expect(findInFields([home], { ...form, street: 'Ασκληπιού 41' }, addressNames.billing)).toBeUndefined()
})

it('is sent as the shop keeps it', () => {
  const form = { ...filled(work, 'delivery'), deliveryMobile: '+30 690 000 0001', deliveryPostalCode: '116 35' }
  expect(addressIn(form, addressNames.delivery)).toEqual({
    ...{ title: 'Γραφείο', firstName: 'Ελένη', lastName: 'Μάρκου', mobile: '306900000001', countryId: 1, regionId: 1 },
    ...{ street: 'Ερμού 2', city: 'Αθήνα', area: null, building: null, postalCode: '11635' },
  })
})
