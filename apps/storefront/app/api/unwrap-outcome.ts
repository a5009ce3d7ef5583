// What a page does with an answer of the API: shows it, or becomes an error page of the right status.

import type { Problem } from '@stoa/contract/problem'
import type { Outcome } from '@stoa/domain/outcome'
import { data } from 'react-router'

/** The value, or a thrown error page: what is not there is a 404, anything else is our fault. */
export function valueOrThrow<Value>(outcome: Outcome<Value, Problem>): Value {
  if (outcome.ok) return outcome.value
  throw data(null, { status: outcome.refusal.status === 404 ? 404 : 500 })
}

/** The value, or what stands in its place: a page does not fall because one of its shelves is empty. */
export function valueOr<Value, Fallback>(outcome: Outcome<Value, Problem>, fallback: Fallback): Value | Fallback {
  return outcome.ok ? outcome.value : fallback
}
