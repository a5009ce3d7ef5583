import type { StoredValue } from '@stoa/browser/store/stored-value'
import type { OrderRequest } from '@stoa/contract/ordering/place-order'
import { describe, expect, it } from 'vitest'
import { checkAttempt, createAttemptStore } from './attempt.ts'

const keys = [
  '11111111-1111-4111-8111-111111111111',
  '22222222-2222-4222-8222-222222222222',
  '33333333-3333-4333-8333-333333333333',
]

function createStore() {
  let stored: string | null = null
  const remainingKeys = [...keys]
  const storage: StoredValue<{ key: string; body: string }> = {
    read: () => checkAttempt(JSON.parse(stored ?? 'null')),
    write: (value) => {
      stored = JSON.stringify(value)
    },
    clear: () => {
      stored = null
    },
  }
  return createAttemptStore(storage, () => remainingKeys.shift() ?? '')
}

const order = (quantity: number): OrderRequest => ({
  items: [{ productId: 7, dimensionId: 0, quantity }],
  fingerprint: 'f',
  email: 'eleni@example.gr',
  firstName: 'Ελένη',
  lastName: 'Μάρκου',
  mobile: '6900000000',
  countryId: 1,
  regionId: 1,
  street: 'Ασκληπιού 40',
  city: 'Αθήνα',
  postalCode: '10679',
  documentKind: 'receipt',
  sameAddress: true,
  shippingTypeId: 1,
  paymentTypeId: 2,
  acceptedTerms: true,
  acceptedNewsletter: false,
})

describe('the attempt store', () => {
  it('gives the same order the same key until the API has answered', () => {
    const attempts = createStore()
    expect(attempts.start(order(1)).key).toBe(keys[0])
    expect(attempts.start(order(1)).key).toBe(keys[0])
    attempts.clear()
    expect(attempts.start(order(1)).key).toBe(keys[1])
  })

  it('gives another order another key', () => {
    const attempts = createStore()
    attempts.start(order(1))
    expect(attempts.start(order(2)).key).toBe(keys[1])
  })

  it('stores the whole order for a retry', () => {
    const attempts = createStore()
    expect(attempts.pending()).toBeNull()
    attempts.start(order(3))
    expect(attempts.pending()).toEqual({ key: keys[0], request: order(3) })
    attempts.clear()
    expect(attempts.pending()).toBeNull()
  })
})

it.each([
  ['nothing', null],
  ['no key', { body: '{}' }],
  ['a made-up key', { key: 'x', body: '{}' }],
  ['no body', { key: keys[0] }],
])('rejects a stored attempt with %s', (_, stored) => expect(checkAttempt(stored)).toBeNull())
