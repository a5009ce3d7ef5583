// The body of every failed call: `application/problem+json` (RFC 9457) with the code and a sentence in the caller's
// language.

/** Failures of the shop itself, not of the caller, with their HTTP statuses. */
export const faults = {
  server_fault: 500,
  /** Nothing was changed, or the outcome is unknown: it may be retried with the same `Idempotency-Key`. */
  service_unavailable: 503,
} as const

export type FaultCode = keyof typeof faults

export interface Problem {
  /** The refusal's code, or the fault's. */
  code: string
  status: number
  title: string
  /** Identifies this answer in the shop's log. */
  instance: string
  /**
   * Invalid input: each wrong field by its wire name, what is wrong, and the broken rule where the field has named
   * rules.
   */
  errors?: { field: string; message: string; rule?: string }[]
  /** A refusal's own details, in wire names. */
  details?: Record<string, unknown>
  /** The response's `Retry-After` unparsed, seconds or an HTTP date; set by the client, never in the body. */
  retryAfter?: string
}
