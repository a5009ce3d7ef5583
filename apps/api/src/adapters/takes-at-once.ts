// A provider that is asked to take the money at once holds nothing: there is nothing to capture later, or to release.

import type { PaymentProvider } from '../ports/payment.ts'

export const takesAtOnce: Pick<PaymentProvider, 'capture' | 'cancel'> = {
  capture: async () => 'refused',
  cancel: async () => 'refused',
}
