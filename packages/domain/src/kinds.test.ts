import { describe, expect, it, test } from 'vitest'
import {
  canBePart,
  comparableProductCodes,
  hasParts,
  isBuyable,
  isPricedFrom,
  isShipped,
  isWithdrawable,
  productKinds,
} from './catalogue/product-kinds.ts'
import { codesOf, findKind } from './kinds.ts'
import {
  destinationOf,
  isCollection,
  networkOf,
  shippingCodesTo,
  shippingKinds,
} from './ordering/delivery/shipping-kinds.ts'
import { findPaymentKind, paymentKinds } from './ordering/payment/payment-kinds.ts'

test('a kind is found by its code, and nothing else is', () => {
  const kinds = { one: { even: false }, two: { even: true } }
  expect(findKind(kinds, 'two')).toBe(kinds.two)
  for (const code of ['three', 'toString', '__proto__', '']) expect(findKind(kinds, code)).toBeUndefined()
  expect(codesOf(kinds, ({ even }) => even)).toEqual(['two'])
})

describe('a kind that this release does not know', () => {
  it('goes nowhere and is paid in no known way, and is shipped as most products are', () => {
    expect([destinationOf('drone'), findPaymentKind('shells')]).toEqual([undefined, undefined])
    expect([isShipped('rental'), isBuyable('rental')]).toEqual([true, true])
  })
})

test('every shipping kind is listed under its destination', () => {
  const destinations = ['address', 'branch', 'email', 'point'] as const
  expect(destinations.flatMap(shippingCodesTo)).toEqual(Object.keys(shippingKinds))
})

test('what is collected at a carrier’s points is collected at those of one network, and nothing else is', () => {
  const codes = Object.keys(shippingKinds)
  expect(codes.filter((code) => networkOf(code) !== null)).toEqual(shippingCodesTo('point'))
  expect(new Set(shippingCodesTo('point').map(networkOf)).size).toBe(shippingCodesTo('point').length)
  expect(codes.filter((code) => isCollection(destinationOf(code)))).toEqual(['store', 'locker', 'pickup_point'])
})

test('only gift cards are not shipped, and price engines list neither them nor boxes without their things', () => {
  const codes = Object.keys(productKinds)
  expect(codes.filter((code) => !isShipped(code))).toEqual(['giftCard'])
  expect(codes.filter((code) => !comparableProductCodes.includes(code))).toEqual(['giftCard', 'giftbox'])
})

test('a group is bought by its parts, and what is made for somebody is kept', () => {
  const kinds = Object.keys(productKinds)
  expect(kinds.filter((code) => !isBuyable(code))).toEqual(['grouped'])
  expect(kinds.filter((code) => !isWithdrawable(code))).toEqual(['custom'])
  expect(kinds.filter(isPricedFrom)).toEqual(['giftCard', 'grouped'])
})

test('groups and sets consist of products, and of nothing else', () => {
  const kinds = Object.keys(productKinds)
  expect(kinds.filter(hasParts)).toEqual(['grouped', 'bundle'])
  expect(kinds.filter(canBePart)).toEqual(['product'])
  expect([hasParts('rental'), canBePart('rental')]).toEqual([false, false])
})

test('the codes are ones that the contract and the database accept', () => {
  const codes = [paymentKinds, shippingKinds, productKinds].flatMap((kinds) => Object.keys(kinds))
  expect(codes.filter((code) => !/^[a-z][A-Za-z_]{0,39}$/.test(code))).toEqual([])
})
