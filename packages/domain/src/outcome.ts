// The result of a decision: a value, or a refusal that a person can understand and act on. Faults are thrown, never
// returned.

export type Outcome<Value, Refusal> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: Refusal }

export const done = <Value>(value: Value): { ok: true; value: Value } => ({ ok: true, value })

export const refused = <Refusal>(refusal: Refusal): { ok: false; refusal: Refusal } => ({ ok: false, refusal })

/** For callers that a refusal ends. */
export function valueOrThrow<Value, Refusal>(
  outcome: Outcome<Value, Refusal>,
  errorOf: (refusal: Refusal) => Error,
): Value {
  if (outcome.ok) return outcome.value
  throw errorOf(outcome.refusal)
}
