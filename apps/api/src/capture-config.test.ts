import { expect, test } from 'vitest'
import { z } from 'zod'
import { captureSettings, findCaptureConfigError } from './capture-config.ts'

const errorOf = (changes: Record<string, string>) => findCaptureConfigError(z.object(captureSettings).parse(changes))

test.each(['PAYPAL_CAPTURE', 'PAYCENTER_CAPTURE'])('%s stops the start with a sentence', (name) => {
  expect(errorOf({ [name]: 'on_dispatch' })).toContain(`${name} can only be at_once`)
  expect(errorOf({ [name]: 'later' })).not.toBeNull()
  expect([errorOf({ [name]: 'at_once' }), errorOf({})]).toEqual([null, null])
})
