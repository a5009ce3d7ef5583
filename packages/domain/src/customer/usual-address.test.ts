import { expect, test } from 'vitest'
import { decideUsual } from './usual-address.ts'

const none = { isBilling: false, isDelivery: false }
const both = { isBilling: true, isDelivery: true }

test('the only address has both places, whatever is wished', () => {
  expect(decideUsual({}, null, false)).toEqual(both)
  expect(decideUsual(none, null, false)).toEqual(both)
  expect(decideUsual(none, both, false)).toEqual(both)
})

test('a further one has the places it is named for', () => {
  expect(decideUsual({}, null, true)).toEqual(none)
  expect(decideUsual({ isBilling: true }, null, true)).toEqual({ isBilling: true, isDelivery: false })
  expect(decideUsual({ isDelivery: true }, none, true)).toEqual({ isBilling: false, isDelivery: true })
})

test('nobody steps down: another one is named instead', () => {
  expect(decideUsual(none, both, true)).toEqual(both)
  expect(decideUsual({}, { isBilling: true, isDelivery: false }, true)).toEqual({ isBilling: true, isDelivery: false })
})
