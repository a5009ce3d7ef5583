import { expect, test } from 'vitest'
import { type CountryRules, decidePlace } from './decide-place.ts'

const greece: CountryRules = { iso: 'GR', postalCodeDigits: 5, regionIds: [1, 2] }
const ireland: CountryRules = { iso: 'IE', postalCodeDigits: null, regionIds: [] }

test.each([
  [1, '10679', greece, null],
  [1, '10679', null, 'country_not_found'],
  [null, '10679', greece, 'region_required'],
  [3, '10679', greece, 'region_not_found'],
  [1, '1067', greece, 'postal_code_invalid'],
  [1, '90679', greece, 'postal_code_invalid'],
  [null, 'D02X285', ireland, null],
  [1, 'D02X285', ireland, 'region_not_found'],
  [null, 'D02', ireland, 'postal_code_invalid'],
])('region %s, code %s', (regionId, postalCode, country, code) => {
  expect(decidePlace({ regionId, postalCode }, country)?.code ?? null).toBe(code)
})
