import { expect, test } from 'vitest'
import type { OrderStatus } from '../order/order-status.ts'
import { awaitsPayment, awaitsProvider } from './awaits-payment.ts'

const takesPayment: Record<OrderStatus, boolean> = {
  notAvailable: false,
  cancelled: false,
  refund: false,
  pending: true,
  processing: true,
  inDelivery: true,
  completed: true,
  partiallyDelivered: true,
  notDelivered: true,
  checkingStock: true,
  partiallyReturned: true,
  returned: false,
  invoiced: true,
  readyForPickup: true,
}

test.each(Object.entries(takesPayment) as [OrderStatus, boolean][])(
  'an order that is %s takes the payment that it waits for: %s',
  (status, taken) => {
    expect(awaitsPayment('awaiting', status)).toBe(taken)
    expect(awaitsPayment('paid', status)).toBe(false)
    expect(awaitsPayment('on_delivery', status)).toBe(false)
  },
)

test('nothing begins that a provider has not captured; deposits, people know of', () => {
  const awaiting = ['card', 'bank_deposit', 'means', 'unknown'].map((kind) => awaitsProvider('awaiting', kind))
  expect(awaiting).toEqual([true, false, false, false])
  expect(awaitsProvider('paid', 'card')).toBe(false)
})
