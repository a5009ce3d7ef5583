import { expect, test } from 'vitest'
import { type AnnouncedOrder, announcedStatuses, isAnnounced, saysSomething } from './announced-statuses.ts'
import { orderStatuses } from './order-status.ts'

const order: AnnouncedOrder = { destination: 'address', depositPaid: false, refunded: 0 }
const silentOf = (changes: Partial<AnnouncedOrder>) =>
  announcedStatuses.filter((status) => !saysSomething(status, { ...order, ...changes }))

test('a cancel is told by whoever cancels, and what the shop does inside it is not', () => {
  expect(orderStatuses.filter((status) => !isAnnounced(status)).toSorted()).toEqual([
    ...['cancelled', 'invoiced', 'pending'],
  ])
})

test('what the buyer knows already is not said again', () => {
  expect(silentOf({})).toEqual(['checkingStock', 'processing', 'refund'])
  expect(silentOf({ depositPaid: true })).toEqual(['refund'])
  expect(silentOf({ refunded: 990 })).toEqual(['checkingStock', 'processing'])
  expect(silentOf({ destination: 'email' })).toEqual(['checkingStock', 'processing', 'completed', 'refund'])
})
