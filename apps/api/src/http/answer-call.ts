// Runs one call, over HTTP or in process: authorise, parse, execute, map to wire names. Bad input is refused here with
// the field named.

import type { Problem } from '@stoa/contract/problem'
import { decideAccess } from './caller.ts'
import type { Call, Operation } from './operation.ts'
import { badInputOf, problemOf, refusedCallOf } from './problems.ts'

export type WireAnswer = { ok: true; body: unknown } | { ok: false; problem: Problem }

export async function answerCall(
  operation: Operation,
  wireInput: unknown,
  call: Call,
  instance: string,
): Promise<WireAnswer> {
  const { endpoint } = operation
  const refusal = decideAccess(endpoint, call.caller, call.now)
  if (refusal) return { ok: false, problem: problemOf(refusal, call.language, instance) }
  const parsed = endpoint.input.schema.safeParse(wireInput, { reportInput: true })
  if (!parsed.success) return { ok: false, problem: badInputOf(parsed.error, call.language, instance) }
  if (endpoint.idempotent && !call.idempotencyKey) {
    return { ok: false, problem: problemOf({ code: 'idempotency_key_missing' }, call.language, instance) }
  }
  const outcome = await operation.handle(endpoint.input.toReadable(parsed.data), call)
  if (!outcome.ok) return { ok: false, problem: refusedCallOf(outcome.refusal, endpoint, call.language, instance) }
  return { ok: true, body: endpoint.output.toWire(outcome.value) }
}
