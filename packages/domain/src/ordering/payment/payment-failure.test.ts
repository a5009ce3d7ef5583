import { expect, test } from 'vitest'
import { paymentFailurePath, paymentFailures, readPaymentFailure } from './payment-failure.ts'

test.each(paymentFailures)('%s is read from the address that it makes', (failure) => {
  const { pathname, searchParams } = new URL(paymentFailurePath('en', failure, 'uid'), 'https://stoa.example')
  expect(pathname).toBe('/en/checkout-failure')
  expect(readPaymentFailure(searchParams.get('reason'))).toBe(failure)
  expect(searchParams.get('order')).toBe('uid')
})

test('without an order the address names none', () => {
  expect(paymentFailurePath('el', 'order_problem')).toBe('/el/checkout-failure?reason=order_problem')
})

test.each([null, '', 'toString', 'Payment_failed', 'Your account is blocked, call 901'])('%j is no reason', (text) => {
  expect(readPaymentFailure(text)).toBeNull()
})
