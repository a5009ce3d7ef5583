// What a provider says by a buyer's browser, a notification or another client: read by its adapter, and recorded if it is the
// provider's own.

import type { Database } from '../../database/connect.ts'
import type { PaymentProvider, ProviderMessage } from '../../ports/payment.ts'
import { findKnownAttempt, type Settlement, settleAttempt } from './payments.service.ts'

export interface PaymentLog {
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

export const noPaymentLog: PaymentLog = { warn: () => {}, error: () => {} }

interface Received {
  message: ProviderMessage
  now: number
  log: PaymentLog
}

const incidents = {
  surplus: 'a surplus: what was captured does not pay the order, and is owed back',
  captured_again: 'an attempt was captured again, by another transaction or with another amount',
} as const

/**
 * Null when the report was not the provider's, or is about an attempt that we did not make. Rejects with an `OutsideError` when
 * the provider had to be asked and could not be.
 */
export async function takeReport(
  db: Database,
  provider: PaymentProvider,
  { message, now, log }: Received,
): Promise<Settlement | null> {
  const report = await provider.readCallback(message, (reference) => findKnownAttempt(db, provider.code, reference))
  if (!report) {
    log.warn({ provider: provider.code }, 'a payment report is not the provider’s')
    return null
  }
  const { reference } = report
  const settled = await settleAttempt(db, provider.code, report, now)
  if (!settled.ok) {
    log.error({ provider: provider.code, reference, refusal: settled.refusal }, 'a payment report does not match')
    return null
  }
  const { incident } = settled.value
  if (incident) log.error({ provider: provider.code, ...report }, incidents[incident])
  return settled.value
}
