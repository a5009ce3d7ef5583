import { expect, test } from 'vitest'
import { decideMove } from '../order/order-moves.ts'
import { type OrderStatus, orderStatuses } from '../order/order-status.ts'
import { goodsLeft, withdrawingActor } from './goods-left.ts'

const stillHere = (shipping: string, handedOver = false): OrderStatus[] =>
  orderStatuses.filter((status) => !goodsLeft({ status, shipping, handedOver }))

test('what is sent has left once it is on its way, or its carrier has it', () => {
  expect(stillHere('home').toSorted()).toEqual(['checkingStock', 'invoiced', 'pending', 'processing'])
  expect(stillHere('locker').toSorted()).toEqual(['checkingStock', 'invoiced', 'pending', 'processing'])
  expect(stillHere('home', true)).toEqual([])
})

test('what waits in a branch has not left the shop', () => {
  expect(stillHere('store').toSorted()).toEqual([
    ...['checkingStock', 'invoiced', 'pending', 'processing', 'readyForPickup'],
  ])
})

test('each order whose goods have not left can be cancelled by a statement about all of it', () => {
  for (const status of stillHere('store'))
    expect([status, decideMove(status, 'cancelled', withdrawingActor(status)).ok]).toEqual([status, true])
})
