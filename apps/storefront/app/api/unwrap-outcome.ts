// How a page handles an outcome of the API: it shows the value, or throws an error page with the right status.

import type { Problem } from '@stoa/contract/problem'
import type { Outcome } from '@stoa/domain/outcome'
import { data } from 'react-router'

/** The value, or a thrown error page: 404 when it does not exist, anything else is a fault. */
export function valueOrErrorPage<Value>(outcome: Outcome<Value, Problem>): Value {
  if (outcome.ok) return outcome.value
  throw data(null, { status: outcome.refusal.status === 404 ? 404 : 500 })
}

/** The value, or a fallback: a page does not fail because one of its carousels cannot be loaded. */
export function valueOr<Value, Fallback>(outcome: Outcome<Value, Problem>, fallback: Fallback): Value | Fallback {
  return outcome.ok ? outcome.value : fallback
}
