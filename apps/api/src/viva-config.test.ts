import { vivaAddresses } from '@stoa/sandbox/banks/viva-wire'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { createViva, vivaSettings } from './viva-config.ts'

const account = {
  ...{ VIVA_CLIENT_ID: 'id', VIVA_CLIENT_SECRET: 'secret', VIVA_SOURCE_CODE: '1234' },
  ...{ VIVA_MERCHANT_ID: '6c8b1f0e-5f5d-4c11-9a40-0d0f6b2e7a11', VIVA_API_KEY: 'key' },
}
const settings = z.object(vivaSettings)

const holdDaysOf = (changes: Record<string, string>): number | undefined => {
  const reports = { failing: () => {}, alarm: () => {} }
  const sandboxViva = vivaAddresses('http://127.0.0.1:3025')
  return createViva({ config: settings.parse(changes), sandboxViva, reports })?.holdDays
}

const holdingNothing: Record<string, string>[] = [{}, { VIVA_CAPTURE: 'at_once' }, { VIVA_CAPTURE: 'later' }]

test.each([
  ['an account', account],
  ['the sandbox', {}],
])('%s holds an amount where it is set, for as many days', (_, own) => {
  for (const set of holdingNothing) expect(holdDaysOf({ ...own, ...set })).toBeUndefined()
  expect(holdDaysOf({ ...own, VIVA_CAPTURE: 'on_dispatch' })).toBe(5)
  expect(holdDaysOf({ ...own, VIVA_CAPTURE: 'on_dispatch', VIVA_HOLD_DAYS: '30' })).toBe(30)
})

test.each([{ VIVA_CAPTURE: 'on dispatch' }, { VIVA_HOLD_DAYS: '0' }])('%o is no setting', (changes) => {
  expect(settings.safeParse(changes).success).toBe(false)
})
