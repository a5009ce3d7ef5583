import { expect, test } from 'vitest'
import { checkPaypalCheckout } from './paypal-checkout.ts'

test.each([
  [
    { id: 'A.b', filled: null },
    { id: 'A.b', filled: null },
  ],
  [{ id: 'A.b' }, { id: 'A.b', filled: null }],
  [
    { id: 'A.b', filled: { refusedCountry: 'JP' } },
    { id: 'A.b', filled: { refusedCountry: 'JP' } },
  ],
  [
    { id: 'A.b', filled: { refusedCountry: 1 } },
    { id: 'A.b', filled: { refusedCountry: '' } },
  ],
  [{ id: '', filled: null }, null],
  [{ filled: null }, null],
  ['A.b', null],
  [null, null],
])('what is stored is %j: %j', (stored, read) => {
  expect(checkPaypalCheckout(stored)).toEqual(read)
})
