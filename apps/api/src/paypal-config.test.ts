import { paypalAddresses } from '@stoa/sandbox/banks/paypal-wire'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { createPaypal, paypalSettings } from './paypal-config.ts'

const account = { PAYPAL_CLIENT_ID: 'id', PAYPAL_CLIENT_SECRET: 'secret', PAYPAL_WEBHOOK_ID: 'W1' }
const settings = z.object(paypalSettings)

const holdDaysOf = (changes: Record<string, string>): number | undefined => {
  const reports = { failing: () => {}, alarm: () => {} }
  const sandboxPaypal = paypalAddresses('http://127.0.0.1:3025')
  return createPaypal({ config: settings.parse(changes), sandboxPaypal, reports })?.holdDays
}

const holdingNothing: Record<string, string>[] = [{}, { PAYPAL_CAPTURE: 'at_once' }, { PAYPAL_CAPTURE: 'later' }]

test.each([
  ['an account', account],
  ['the sandbox', {}],
])('%s holds an amount where it is set, for as many days', (_, own) => {
  for (const set of holdingNothing) expect(holdDaysOf({ ...own, ...set })).toBeUndefined()
  expect(holdDaysOf({ ...own, PAYPAL_CAPTURE: 'on_dispatch' })).toBe(3)
  expect(holdDaysOf({ ...own, PAYPAL_CAPTURE: 'on_dispatch', PAYPAL_HOLD_DAYS: '29' })).toBe(29)
})

test.each([{ PAYPAL_CAPTURE: 'on dispatch' }, { PAYPAL_HOLD_DAYS: '0' }, { PAYPAL_HOLD_DAYS: '30' }])(
  '%o is no setting',
  (changes) => {
    expect(settings.safeParse(changes).success).toBe(false)
  },
)
