import { describe, expect, it } from 'vitest'
import { type AddressPlace, changeCountry, changePostalCode, changeRegion, greeceId } from './address-rules.ts'

const cyprusId = 2
const attica = { regionId: 1, city: 'Αθήνα' }
const place: AddressPlace = { countryId: greeceId, regionId: 1, postalCode: '10431', city: 'Αθήνα' }
const empty: AddressPlace = { countryId: greeceId, regionId: null, postalCode: '', city: '' }

it('Greece is 1', () => {
  expect(greeceId).toBe(1)
})

describe('changeCountry', () => {
  it('leaving Greece clears and reports region, postal code and city', () => {
    expect(changeCountry(place, cyprusId)).toEqual({
      place: { countryId: cyprusId, regionId: null, postalCode: '', city: '' },
      cleared: ['region', 'postalCode', 'city'],
      filled: false,
    })
  })

  it.each([
    ['nothing', empty, []],
    ['a region', { ...empty, regionId: 3 }, ['region']],
    ['a postal code', { ...empty, postalCode: '10431' }, ['postalCode']],
    ['a city', { ...empty, city: 'Πάφος' }, ['city']],
    ['postal code and city', { ...place, regionId: null }, ['postalCode', 'city']],
  ])('reports only fields that were filled: %s', (_, before, cleared) => {
    expect(changeCountry(before, cyprusId)).toEqual({
      place: { ...empty, countryId: cyprusId },
      cleared,
      filled: false,
    })
  })

  it('coming back to Greece clears what was written for the other country', () => {
    const abroad = { countryId: cyprusId, regionId: null, postalCode: '1010', city: 'Λευκωσία' }
    expect(changeCountry(abroad, greeceId)).toEqual({ place: empty, cleared: ['postalCode', 'city'], filled: false })
  })

  it('the same country changes nothing', () => {
    expect(changeCountry(place, greeceId)).toEqual({ place, cleared: [], filled: false })
  })
})

describe('changeRegion', () => {
  it('a region that does not hold the postal code clears it and the city', () => {
    expect(changeRegion(place, 2, attica)).toEqual({
      place: { ...empty, regionId: 2 },
      cleared: ['postalCode', 'city'],
      filled: false,
    })
  })

  it('does not report a city that was empty', () => {
    expect(changeRegion({ ...place, city: '' }, 2, attica).cleared).toEqual(['postalCode'])
  })

  it.each([
    ['the region that holds the postal code', { ...place, regionId: 2 }, 1, attica],
    ['a postal code the shop does not know', place, 2, null],
    ['no postal code yet', { ...place, postalCode: '' }, 2, attica],
  ])('keeps everything with %s', (_, before, regionId, known) => {
    expect(changeRegion(before, regionId, known)).toEqual({
      place: { ...before, regionId },
      cleared: [],
      filled: false,
    })
  })
})

describe('changePostalCode', () => {
  const patras = { regionId: 7, city: 'Πάτρα' }

  it.each([
    ['region and city where none were', empty, []],
    ['another city, and tells', { ...place, regionId: 7 }, ['city']],
    ['another region, and tells', { ...place, city: 'Πάτρα' }, ['region']],
    ['both, and tells', place, ['region', 'city']],
  ])('a known one fills in %s', (_, before, cleared) => {
    expect(changePostalCode(before, '26221', patras)).toEqual({
      place: { countryId: greeceId, regionId: 7, postalCode: '26221', city: 'Πάτρα' },
      cleared,
      filled: true,
    })
  })

  it('a known one that matches changes only the code', () => {
    expect(changePostalCode(place, '10432', attica)).toEqual({
      place: { ...place, postalCode: '10432' },
      cleared: [],
      filled: false,
    })
  })

  it('an unknown one is accepted as typed', () => {
    expect(changePostalCode(place, '10499', null)).toEqual({
      place: { ...place, postalCode: '10499' },
      cleared: [],
      filled: false,
    })
  })
})
