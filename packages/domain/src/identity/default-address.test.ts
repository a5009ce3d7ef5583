import { expect, test } from 'vitest'
import { decideDefaultAddress } from './default-address.ts'

const none = { isBilling: false, isDelivery: false }
const both = { isBilling: true, isDelivery: true }

test('the only address is the default of both kinds, whatever is requested', () => {
  expect(decideDefaultAddress({}, null, false)).toEqual(both)
  expect(decideDefaultAddress(none, null, false)).toEqual(both)
  expect(decideDefaultAddress(none, both, false)).toEqual(both)
})

test('a further one is the default of the requested kinds', () => {
  expect(decideDefaultAddress({}, null, true)).toEqual(none)
  expect(decideDefaultAddress({ isBilling: true }, null, true)).toEqual({ isBilling: true, isDelivery: false })
  expect(decideDefaultAddress({ isDelivery: true }, none, true)).toEqual({ isBilling: false, isDelivery: true })
})

test('a default is only replaced by choosing another one', () => {
  expect(decideDefaultAddress(none, both, true)).toEqual(both)
  expect(decideDefaultAddress({}, { isBilling: true, isDelivery: false }, true)).toEqual({
    isBilling: true,
    isDelivery: false,
  })
})
