// The endpoints that create accounts and sign in. GET requests reveal and change nothing: mail scanners follow links.

import * as contract from '@stoa/contract/identity/account'
import * as sessionContract from '@stoa/contract/identity/session'
import type { Database } from '../../database/connect.ts'
import { customerOf } from '../../http/caller.ts'
import { accepted, clientOf, type Operation, operation, toAccepted } from '../../http/operation.ts'
import type { AccountSettings } from '../account-settings.ts'
import { confirmEmailChange, requestEmailChange } from './change-email.service.ts'
import { updatePassword } from './change-password.service.ts'
import { confirmIdentity, sendConfirmationCode } from './confirm-identity.service.ts'
import { logIn } from './log-in.service.ts'
import { register, verifyRegistration } from './register.service.ts'
import { requestPasswordReset, resetPassword, showReset } from './reset-password.service.ts'

export function accountOperations(db: Database, settings: AccountSettings): Operation[] {
  return [
    operation(sessionContract.logIn, ({ email, password, code, remember = true }, call) =>
      logIn(db, settings, { email, password, code, remember, client: clientOf(call), now: call.now }),
    ),
    operation(contract.register, async (input, { language, now }) =>
      toAccepted(await register(db, settings, { ...input, language, now })),
    ),
    operation(contract.showVerification, async () => accepted),
    operation(contract.verifyRegistration, async ({ token, password }, { now }) =>
      toAccepted(await verifyRegistration(db, settings, { token, password, now })),
    ),
    operation(sessionContract.confirmIdentity, async ({ password, code }, { caller, now }) =>
      toAccepted(await confirmIdentity(db, settings, { customer: customerOf(caller), password, code, now })),
    ),
    operation(sessionContract.sendConfirmationCode, async (_, { caller, now }) => {
      await sendConfirmationCode(db, settings, customerOf(caller), now)
      return accepted
    }),
    ...passwordOperations(db, settings),
    operation(contract.requestEmailChange, async ({ email }, { caller, now }) => {
      await requestEmailChange(db, settings, { customerId: customerOf(caller).customerId, email, now })
      return accepted
    }),
    operation(contract.confirmEmailChange, async ({ token, password }, { caller, now }) =>
      toAccepted(await confirmEmailChange(db, settings, { token, password, caller, now })),
    ),
  ]
}

function passwordOperations(db: Database, settings: AccountSettings): Operation[] {
  return [
    operation(contract.showPasswordResetRequest, async () => accepted),
    operation(contract.requestPasswordReset, async ({ email }, { language, now }) => {
      await requestPasswordReset(db, settings, { email, language, now })
      return accepted
    }),
    operation(contract.findPasswordReset, ({ token }, { now }) => showReset(db, token, now)),
    operation(contract.resetPassword, async ({ token, password }, call) =>
      toAccepted(await resetPassword(db, settings, { token, password, client: clientOf(call), now: call.now })),
    ),
    operation(contract.updatePassword, async ({ current, password }, call) => {
      const customer = customerOf(call.caller)
      return toAccepted(
        await updatePassword(db, settings, { customer, current, password, client: clientOf(call), now: call.now }),
      )
    }),
  ]
}
