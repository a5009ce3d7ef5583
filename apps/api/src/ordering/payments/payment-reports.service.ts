// What a provider says by a buyer's browser, a notification or another client: read by its adapter, and recorded if it is the
// provider's own.

import type { Database } from '../../database/connect.ts'
import { OutsideError } from '../../ports/outside-service.ts'
import type { FindAttempt, KnownAttempt, PaymentProvider, PaymentReport, ProviderMessage } from '../../ports/payment.ts'
import { findKnownAttempt, type RecordedReport, recordReport } from './payments.service.ts'

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
  hold_lost: 'what was held for an order that has begun is not held any more',
  captured_again: 'an attempt was captured again, by another transaction or with another amount',
} as const

/** Thrown when a provider could not be asked about an attempt of ours. */
export class UnansweredError extends OutsideError {
  readonly reference: string

  constructor({ failure }: OutsideError, reference: string) {
    super(failure)
    this.reference = reference
  }
}

/** Which attempt a message is about is known before the provider is asked what became of it. */
async function readReport(
  db: Database,
  provider: PaymentProvider,
  message: ProviderMessage,
): Promise<PaymentReport | null> {
  let known: KnownAttempt | null = null
  const findAttempt: FindAttempt = async (name) => {
    known = await findKnownAttempt(db, provider.code, name)
    return known
  }
  return provider.readCallback(message, findAttempt).catch((error: unknown) => {
    throw error instanceof OutsideError && known ? new UnansweredError(error, known.reference) : error
  })
}

/**
 * Null when the report was not the provider's, or is about an attempt that we did not make. Rejects with an `OutsideError` when
 * the provider had to be asked and could not be, an `UnansweredError` where it is known about which attempt.
 */
export async function takeReport(
  db: Database,
  provider: PaymentProvider,
  { message, now, log }: Received,
): Promise<RecordedReport | null> {
  const report = await readReport(db, provider, message)
  if (!report) {
    log.warn({ provider: provider.code }, 'a payment report is not the provider’s')
    return null
  }
  const { reference } = report
  const recorded = await recordReport(db, provider.code, report, now)
  if (!recorded.ok) {
    log.error({ provider: provider.code, reference, refusal: recorded.refusal }, 'a payment report does not match')
    return null
  }
  const { incident } = recorded.value
  if (incident) log.error({ provider: provider.code, ...report }, incidents[incident])
  return recorded.value
}
