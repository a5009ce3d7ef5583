// The endpoints with which staff sign in, and start to act for a customer.

import * as impersonation from '@stoa/contract/identity/social'
import * as contract from '@stoa/contract/identity/staff'
import { rolePermissions } from '@stoa/domain/identity/permissions'
import { done } from '@stoa/domain/outcome'
import type { Database } from '../../database/connect.ts'
import { staffOf } from '../../http/caller.ts'
import { accepted, type Call, clientOf, type Operation, operation, toAccepted } from '../../http/operation.ts'
import type { AccountSettings } from '../account-settings.ts'
import { impersonate } from './impersonation.service.ts'
import * as service from './staff-sessions.service.ts'
import { staffTokenOf } from './staff-tokens.ts'

export function staffOperations(db: Database, settings: AccountSettings): Operation[] {
  return [
    operation(contract.staffLogIn, ({ email, code }, call) =>
      service.staffLogIn(db, settings, { email, code, client: clientOf(call), now: call.now }),
    ),
    operation(contract.staffRefreshSession, ({ refreshToken }, call) =>
      service.refreshStaffSession(db, settings, tokenInputOf(call, refreshToken)),
    ),
    operation(contract.staffLogOut, async ({ refreshToken }, call) =>
      toAccepted(await service.staffLogOut(db, settings, tokenInputOf(call, refreshToken))),
    ),
    operation(contract.getStaffMember, async (_, { caller, now }) => {
      const { sessionId } = staffOf(caller)
      const session = await service.findLiveStaffSession(db, sessionId, new Date(now))
      if (!session) throw new Error('a session of staff ended during its call')
      const { staff_id: staffId, email, name, role } = session
      const permissions = [...rolePermissions[role]]
      return done({ staffId, email, name, role, permissions, signedInAt: session.started_at.toISOString() })
    }),
    operation(impersonation.showImpersonation, async () => accepted),
    operation(impersonation.impersonate, ({ token }, call) =>
      impersonate(db, settings, token, { client: clientOf(call), now: call.now }),
    ),
  ]
}

const tokenInputOf = (call: Call, bodyToken: string | undefined): service.StaffTokenInput => {
  const client = clientOf(call)
  return { token: staffTokenOf(client, bodyToken), client, now: call.now }
}
