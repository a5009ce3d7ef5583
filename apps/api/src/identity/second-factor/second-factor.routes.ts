// The endpoints of an account's second factor.

import * as contract from '@stoa/contract/identity/social'
import { done } from '@stoa/domain/outcome'
import type { Database } from '../../database/connect.ts'
import { customerOf } from '../../http/caller.ts'
import { accepted, type Operation, operation } from '../../http/operation.ts'
import type { AccountSettings } from '../account-settings.ts'
import * as service from './second-factor.service.ts'

export function secondFactorOperations(db: Database, settings: AccountSettings): Operation[] {
  return [
    operation(contract.beginSecondFactor, async (_, { caller }) =>
      done(await service.prepareFactor(db, settings, customerOf(caller))),
    ),
    operation(contract.enableSecondFactor, ({ code }, { caller, now }) =>
      service.enableFactor(db, settings, customerOf(caller), code, now),
    ),
    operation(contract.renewRecoveryCodes, (_, { caller, now }) =>
      service.renewCodes(db, settings, customerOf(caller), now),
    ),
    operation(contract.disableSecondFactor, async (_, { caller, now }) => {
      await service.disableFactor(db, customerOf(caller), now)
      return accepted
    }),
    operation(contract.getSecondFactor, async (_, { caller }) => {
      const factor = await service.getFactor(db, customerOf(caller).customerId)
      return done({
        enabledAt: factor.enabled_at && new Date(factor.enabled_at).toISOString(),
        codesLeft: factor.codes_left,
      })
    }),
  ]
}
