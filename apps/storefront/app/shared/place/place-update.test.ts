import { type AddressPlace, changeCountry, changePostalCode, changeRegion } from '@stoa/domain/identity/address-rules'
import { expect, it } from 'vitest'
import { describePlaceChange } from './place-update.ts'

const athens: AddressPlace = { countryId: 1, regionId: 1, postalCode: '10679', city: 'Αθήνα' }
const empty: AddressPlace = { countryId: 1, regionId: null, postalCode: '', city: '' }
const patra = { regionId: 6, city: 'Πάτρα' }

it('reports what was filled in', () => {
  expect(describePlaceChange(empty, changePostalCode(empty, '26221', patra))).toEqual({
    kind: 'filled',
    code: '26221',
    city: 'Πάτρα',
  })
})

it('reports what was replaced, with its old value', () => {
  expect(describePlaceChange(athens, changePostalCode(athens, '26221', patra))).toEqual({
    kind: 'replaced',
    code: '26221',
    city: 'Πάτρα',
    previousCity: 'Αθήνα',
  })
})

it('reports what was cleared, and by which field', () => {
  expect(describePlaceChange(athens, changeCountry(athens, 2))).toEqual({
    kind: 'cleared',
    by: 'country',
    fields: ['region', 'postalCode', 'city'],
  })
  const known = { regionId: 1, city: 'Αθήνα' }
  expect(describePlaceChange(athens, changeRegion(athens, 6, known))).toEqual({
    kind: 'cleared',
    by: 'region',
    fields: ['postalCode', 'city'],
  })
})

it('is null when nothing else changed', () => {
  expect(describePlaceChange(empty, changePostalCode(empty, '1067', null))).toBeNull()
  expect(describePlaceChange(empty, changeRegion(empty, 6, null))).toBeNull()
})
