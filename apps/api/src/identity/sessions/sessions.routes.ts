// The endpoints of existing sessions.

import * as contract from '@stoa/contract/identity/session'
import { done, refused } from '@stoa/domain/outcome'
import type { Database } from '../../database/connect.ts'
import { customerOf } from '../../http/caller.ts'
import { accepted, type Call, clientOf, type Operation, operation, toAccepted } from '../../http/operation.ts'
import type { AccountSettings } from '../account-settings.ts'
import { refreshSession } from './refresh-session.service.ts'
import { refreshTokenOf } from './session-tokens.service.ts'
import * as queries from './sessions.queries.ts'
import * as service from './sessions.service.ts'
import { viewDevice } from './sessions.view.ts'

export function sessionOperations(db: Database, settings: AccountSettings): Operation[] {
  return [
    operation(contract.refreshSession, ({ refreshToken }, call) =>
      refreshSession(db, settings, tokenInputOf(call, refreshToken)),
    ),
    operation(contract.logOut, async ({ refreshToken }, call) =>
      toAccepted(await service.logOut(db, settings, tokenInputOf(call, refreshToken))),
    ),
    operation(contract.listDevices, async (_, { caller, now }) => {
      const { customerId, sessionId } = customerOf(caller)
      const rows = await queries.listDevices(db, customerId, new Date(now))
      return done(rows.map((row) => viewDevice(row, sessionId)))
    }),
    operation(contract.endSession, async ({ id }, call) => {
      const { customerId, sessionId } = customerOf(call.caller)
      const ended = await service.endSession(db, id, { customerId, reason: 'signed_out', now: call.now })
      if (!ended) return refused({ code: 'session_not_found' })
      if (id === sessionId) service.clearSessionCookies(clientOf(call))
      return accepted
    }),
    operation(contract.endOtherSessions, async (_, { caller, now }) => {
      const { customerId, sessionId: except } = customerOf(caller)
      await service.endOtherSessions(db, { customerId, except, now })
      return accepted
    }),
  ]
}

function tokenInputOf(call: Call, bodyToken: string | undefined): service.SessionTokenInput {
  const client = clientOf(call)
  return { token: refreshTokenOf(client, bodyToken), client, now: call.now }
}
