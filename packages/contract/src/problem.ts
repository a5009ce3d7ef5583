// How every failed call answers: `application/problem+json` (RFC 9457) with the code and a sentence in the caller's language.

/** What is the shop's own failure and nobody's doing, with the HTTP status it answers. */
export const faults = {
  server_fault: 500,
  /** It has not happened, or nobody knows: it may be asked again, with the same `Idempotency-Key`. */
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
  /** Bad input: each wrong field by its wire name, what is wrong with it, and the rule it breaks where it has rules of its own. */
  errors?: { field: string; message: string; rule?: string }[]
  /** A refusal's own details, in wire names. */
  details?: Record<string, unknown>
  /** The answer's `Retry-After` as it came, seconds or an HTTP date; put in by the client, never in the body. */
  retryAfter?: string
}
