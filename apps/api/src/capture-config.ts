// When providers capture the money that do it in one way only. Another is refused at the start, rather than captured at another time
// than the shop says.

import { z } from 'zod'
import { captureTime } from './adapters/capture-time.ts'

const names = ['PAYPAL_CAPTURE', 'PAYCENTER_CAPTURE'] as const

const onlyAtOnce = captureTime.default('at_once')

export const captureSettings = {
  ...{ PAYPAL_CAPTURE: onlyAtOnce, PAYCENTER_CAPTURE: onlyAtOnce },
  /** From how many days before a hold ends the log has an error. */
  HOLD_WARNING_DAYS: z.coerce.number().int().min(1).max(30).default(2),
}

const settings = z.object(captureSettings)

/** The error, as a sentence; null when there is none. */
export function findCaptureConfigError(config: z.infer<typeof settings>): string | null {
  const other = names.find((name) => config[name] !== 'at_once')
  return other ? `${other} can only be at_once: this provider’s money is captured when its buyer pays.` : null
}
