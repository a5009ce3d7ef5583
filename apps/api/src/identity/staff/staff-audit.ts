// Whatever staff change in a customer's name is written down before it is done: who, for whom, which call, when. A change that
// cannot be written down is not made.

import type { Database } from '../../database/connect.ts'
import type { Call, Operation } from '../../http/operation.ts'
import { insertAccountEvent } from '../sessions/account-events.queries.ts'

export function withStaffAudit(db: Database, { endpoint, handle }: Operation): Operation {
  if (endpoint.method === 'GET' || endpoint.access === undefined) return { endpoint, handle }
  return {
    endpoint,
    async handle(input: unknown, call: Call) {
      const { caller, now } = call
      if (caller.kind === 'customer' && caller.staffId !== null)
        await insertAccountEvent(db, { ...caller, action: endpoint.name, now })
      return handle(input, call)
    },
  }
}
