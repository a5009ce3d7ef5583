// The endpoints of data export and account deletion.

import { deleteCustomer, keepCustomer } from '@stoa/contract/identity/account'
import { exportPersonalData } from '@stoa/contract/identity/personal-data'
import { done } from '@stoa/domain/outcome'
import type { Database } from '../../database/connect.ts'
import { inTransaction } from '../../database/transaction.ts'
import { customerOf } from '../../http/caller.ts'
import { type Operation, operation, toAccepted } from '../../http/operation.ts'
import type { AccountSettings } from '../account-settings.ts'
import { clearSessionCookies } from '../sessions/sessions.service.ts'
import { listPersonalData, requestDeletion, undoDeletion } from './personal-data.service.ts'
import { viewPart } from './personal-data.view.ts'

export function personalDataOperations(db: Database, settings: AccountSettings): Operation[] {
  return [
    operation(exportPersonalData, async (_, { caller, language, now }) => {
      const parts = await listPersonalData(db, customerOf(caller).customerId)
      return done({
        createdAt: new Date(now).toISOString(),
        parts: parts.map(({ kind, rows }) => viewPart(kind, rows, language)),
      })
    }),
    operation(deleteCustomer, async (_, { caller, client, now }) => {
      const { customerId } = customerOf(caller)
      const at = await inTransaction(db, (tx) => requestDeletion(tx, settings, customerId, now))
      if (client) clearSessionCookies(client)
      return done({ at: at.toISOString() })
    }),
    operation(keepCustomer, async ({ token }, { now }) => toAccepted(await undoDeletion(db, token, now))),
  ]
}
