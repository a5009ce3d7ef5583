// The calls with which staff begin to act for a customer.

import * as contract from '@stoa/contract/identity/social'
import { done } from '@stoa/domain/outcome'
import type { Database } from '../../database/connect.ts'
import { type Operation, operation } from '../../http/operation.ts'
import type { AccountSettings } from '../sessions/account-settings.ts'
import { impersonate } from './impersonation.service.ts'

export function staffOperations(db: Database, settings: AccountSettings): Operation[] {
  return [
    operation(contract.showImpersonation, async () => done({ accepted: true as const })),
    operation(contract.impersonate, ({ token }, { client, now }) => {
      if (client === null) throw new Error('a page that is the same for everyone acts for nobody')
      return impersonate(db, settings, token, { client, now })
    }),
  ]
}
