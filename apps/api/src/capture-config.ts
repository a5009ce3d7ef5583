// When a provider captures the money that does it in one way only. Another is refused at the start, rather than captured at another
// time than the shop says.

import { z } from 'zod'
import { captureTime } from './adapters/capture-time.ts'

export const captureSettings = {
  PAYCENTER_CAPTURE: captureTime.default('at_once'),
  /** From how many days before a hold ends the log has an error. */
  HOLD_WARNING_DAYS: z.coerce.number().int().min(1).max(30).default(2),
}

const settings = z.object(captureSettings)

/** The error, as a sentence; null when there is none. */
export const findCaptureConfigError = ({ PAYCENTER_CAPTURE }: z.infer<typeof settings>): string | null =>
  PAYCENTER_CAPTURE === 'at_once'
    ? null
    : 'PAYCENTER_CAPTURE can only be at_once: this provider’s money is captured when its buyer pays.'
