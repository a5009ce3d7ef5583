// When the money of a payment is captured: by the provider at once, by a call of ours as soon as it is held, or by one when the goods
// leave.

import { z } from 'zod'

export const captureTime = z.enum(['at_once', 'later', 'on_dispatch'])
export type CaptureTime = z.infer<typeof captureTime>
