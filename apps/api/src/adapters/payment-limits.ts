// How long a payment provider may take.

import { requestLimits } from './outside-http.ts'

/** While a buyer waits to be sent to its page: two calls, and still words within six seconds. */
export const beginLimits = { ...requestLimits, totalMs: 2500 }

/** Where money moves: giving up early leaves open whether it did. */
export const moneyLimits = { ...requestLimits, totalMs: 20_000 }
