// How every failed call answers: `application/problem+json` (RFC 9457) with the code and a sentence in the caller's language.

export interface Problem {
  /** The refusal's code, or `server_fault`. */
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
