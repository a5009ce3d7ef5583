// Whatever staff change, in their own name or in a customer's, is recorded before it is done: who, which call, which
// subject, for whom. A change that cannot be recorded is not made. The outcome is added; `started` remains when the
// process crashed.

import { type Endpoint, isStaffAccess } from '@stoa/contract/endpoint'
import type { Database } from '../../database/connect.ts'
import type { Caller } from '../../http/caller.ts'
import type { Call, Operation } from '../../http/operation.ts'
import { endStaffAction, insertStaffAction } from './staff-audit.queries.ts'

export function withStaffAudit(db: Database, { endpoint, handle }: Operation): Operation {
  if (endpoint.method === 'GET' || endpoint.access === undefined) return { endpoint, handle }
  return {
    endpoint,
    async handle(input: unknown, call: Call) {
      const actor = actorOf(call.caller)
      if (actor === null) return handle(input, call)
      const subject = subjectOf(endpoint, input)
      const action = { ...actor, call: endpoint.name, subject, outcome: 'started', now: call.now }
      const id = await insertStaffAction(db, action)
      const outcome = await handle(input, call).catch(async (error: unknown) => {
        await endStaffAction(db, id, 'fault')
        throw error
      })
      await endStaffAction(db, id, outcome.ok ? 'done' : outcome.refusal.code)
      return outcome
    },
  }
}

function actorOf(caller: Caller) {
  if (caller.kind === 'staff') return { staffId: caller.staffId, sessionId: caller.sessionId, customerId: null }
  if (caller.kind !== 'customer' || caller.staffId === null) return null
  return { staffId: caller.staffId, sessionId: caller.sessionId, customerId: caller.customerId }
}

function subjectOf({ access }: Endpoint, input: unknown): string | null {
  if (!isStaffAccess(access) || access.subject === undefined) return null
  const id = typeof input === 'object' && input !== null && 'id' in input ? input.id : null
  return typeof id === 'number' || typeof id === 'string' ? `${access.subject}:${id}` : access.subject
}
