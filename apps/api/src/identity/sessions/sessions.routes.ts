// The endpoints of existing sessions.

import * as contract from '@stoa/contract/identity/session'
import { done, refused } from '@stoa/domain/outcome'
import type { Database } from '../../database/connect.ts'
import { inTransaction } from '../../database/transaction.ts'
import { customerOf } from '../../http/caller.ts'
import { type Call, type CallingClient, type Operation, operation } from '../../http/operation.ts'
import type { AccountSettings } from './account-settings.ts'
import { confirmIdentity, sendConfirmationCode } from './confirm-identity.ts'
import type { SessionDeps } from './deps.ts'
import { listDevices } from './devices.queries.ts'
import { viewDevice } from './devices.view.ts'
import * as ends from './end-sessions.queries.ts'
import { clearSessionCookies, logOut } from './log-out.ts'
import { refreshSession } from './refresh-session.ts'
import { refreshTokenOf } from './tokens.ts'

const accepted = done({ accepted: true as const })

export function sessionOperations(db: Database, settings: AccountSettings, deps: SessionDeps): Operation[] {
  return [
    operation(contract.refreshSession, ({ refreshToken }, call) => {
      const client = clientOf(call)
      const input = { token: refreshTokenOf(client, refreshToken), client, now: call.now }
      return refreshSession(db, settings, input, deps.enqueueEmail)
    }),
    operation(contract.logOut, async ({ refreshToken }, call) => {
      const client = clientOf(call)
      const ended = await logOut(db, settings, { token: refreshTokenOf(client, refreshToken), client, now: call.now })
      return ended.ok ? accepted : ended
    }),
    operation(contract.confirmIdentity, async ({ password, code }, { caller, now }) => {
      const input = { customer: customerOf(caller), password, code, now }
      const confirmed = await confirmIdentity(db, settings, deps, input)
      return confirmed.ok ? accepted : confirmed
    }),
    operation(contract.sendConfirmationCode, async (_, { caller, now }) => {
      await sendConfirmationCode(db, settings, deps, customerOf(caller), now)
      return accepted
    }),
    ...deviceOperations(db),
  ]
}

function deviceOperations(db: Database): Operation[] {
  return [
    operation(contract.listDevices, async (_, { caller, now }) => {
      const { customerId, sessionId } = customerOf(caller)
      const rows = await listDevices(db, customerId, new Date(now))
      return done(rows.map((row) => viewDevice(row, sessionId)))
    }),
    operation(contract.endSession, async ({ id }, call) => {
      const { customerId, sessionId } = customerOf(call.caller)
      const ended = await ends.endSession(db, id, { customerId, reason: 'signed_out', now: call.now })
      if (!ended) return refused({ code: 'session_not_found' })
      if (id === sessionId) clearSessionCookies(clientOf(call))
      return accepted
    }),
    operation(contract.endOtherSessions, async (_, { caller, now }) => {
      const { customerId, sessionId: except } = customerOf(caller)
      await inTransaction(db, (tx) => ends.endSessionsOf(tx, { customerId, except, reason: 'signed_out', now }))
      return accepted
    }),
  ]
}

/** These endpoints are never called while a page is rendered. */
function clientOf({ client }: Call): CallingClient {
  if (!client) throw new Error('a session was asked for without a browser or program that asks')
  return client
}
