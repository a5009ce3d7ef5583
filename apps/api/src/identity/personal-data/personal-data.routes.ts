// The endpoints of data export and account deletion.

import { deleteCustomer, keepCustomer } from '@stoa/contract/identity/account'
import { exportPersonalData } from '@stoa/contract/identity/personal-data'
import { done } from '@stoa/domain/outcome'
import type { Database } from '../../database/connect.ts'
import { inTransaction } from '../../database/transaction.ts'
import { customerOf } from '../../http/caller.ts'
import { type Operation, operation } from '../../http/operation.ts'
import type { AccountSettings } from '../sessions/account-settings.ts'
import { clearSessionCookies } from '../sessions/log-out.ts'
import { dataCatalogue, dataKinds } from './data-catalogue.ts'
import { requestDeletion, undoDeletion } from './deletion.ts'
import { getSubject, listExported } from './export.queries.ts'
import { viewPart } from './personal-data.view.ts'

export function personalDataOperations(db: Database, settings: AccountSettings): Operation[] {
  return [
    operation(exportPersonalData, async (_, { caller, language, now }) => {
      const subject = await getSubject(db, customerOf(caller).customerId)
      const parts = []
      for (const kind of dataKinds)
        parts.push(viewPart(kind, await listExported(db, subject, dataCatalogue[kind]), language))
      return done({ createdAt: new Date(now).toISOString(), parts })
    }),
    operation(deleteCustomer, async (_, { caller, client, now }) => {
      const { customerId } = customerOf(caller)
      const at = await inTransaction(db, (tx) => requestDeletion(tx, settings, customerId, now))
      if (client) clearSessionCookies(client)
      return done({ at: at.toISOString() })
    }),
    operation(keepCustomer, async ({ token }, { now }) => {
      const result = await undoDeletion(db, token, now)
      return result.ok ? done({ accepted: true as const }) : result
    }),
  ]
}
