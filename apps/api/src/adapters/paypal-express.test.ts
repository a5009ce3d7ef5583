// What PayPal says of a buyer who has agreed, of which any part may be missing.

import { describe, expect, test } from 'vitest'
import { readAgreed } from './paypal-express.ts'

const payer = {
  ...{ payer_id: 'P1', email_address: 'eleni@example.gr', name: { given_name: 'Ελένη', surname: 'Μάρκου' } },
  phone: { phone_number: { national_number: '6912345678' } },
}
const address = { address_line_1: 'Σόλωνος 71', admin_area_2: 'Αθήνα', postal_code: '10679', country_code: 'GR' }
const shipping = (full_name: string, given = {}) => ({ name: { full_name }, address: { ...address, ...given } })
const agreed = (unit: object = {}, given: object = {}) =>
  readAgreed(
    JSON.stringify({ status: 'APPROVED', payer, purchase_units: [{ custom_id: 'checkout', ...unit }], ...given }),
  )

describe('the parcel’s name', () => {
  test.each([
    ['Άννα Μαρία Παπά', 'Άννα Μαρία', 'Παπά'],
    ['  Νίκος   Δήμου ', 'Νίκος', 'Δήμου'],
    ['Σωκράτης', '', 'Σωκράτης'],
  ])('“%s”', (full, firstName, lastName) => {
    expect(agreed({ shipping: shipping(full) }).buyer).toMatchObject({ firstName, lastName })
  })
  test('without one, it is who pays', () => {
    expect(agreed().buyer).toMatchObject({ firstName: 'Ελένη', lastName: 'Μάρκου', address: null })
  })
})

test('an address has both of its lines', () => {
  const { buyer, hasAddress } = agreed({ shipping: shipping('Ε Μ', { address_line_2: '2ος' }) })
  expect([hasAddress, buyer.address]).toEqual([
    true,
    { street: 'Σόλωνος 71, 2ος', city: 'Αθήνα', postalCode: '10679', countryCode: 'GR' },
  ])
})

test('nothing of it is needed', () => {
  expect(agreed({}, { payer: null }).buyer).toEqual({
    ...{ email: '', firstName: '', lastName: '', mobile: '', address: null },
  })
})

test.each([
  ['agreed to, and no attempt’s', {}, {}, true],
  ['an attempt’s', { custom_id: 'a1' }, {}, false],
  ['not agreed to', {}, { status: 'PAYER_ACTION_REQUIRED' }, false],
  ['captured', {}, { status: 'COMPLETED' }, false],
])('an order that is %s', (_, unit, given, isOpen) => {
  expect(agreed(unit, given).isOpen).toBe(isOpen)
})
