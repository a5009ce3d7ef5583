import { expect, test } from 'vitest'
import { z } from 'zod'
import { captureSettings, findCaptureConfigError } from './capture-config.ts'

const errorOf = (changes: Record<string, string>) => findCaptureConfigError(z.object(captureSettings).parse(changes))

test('PAYCENTER_CAPTURE stops the start with a sentence', () => {
  expect(errorOf({ PAYCENTER_CAPTURE: 'on_dispatch' })).toContain('PAYCENTER_CAPTURE can only be at_once')
  expect(errorOf({ PAYCENTER_CAPTURE: 'later' })).not.toBeNull()
  expect([errorOf({ PAYCENTER_CAPTURE: 'at_once' }), errorOf({})]).toEqual([null, null])
})
