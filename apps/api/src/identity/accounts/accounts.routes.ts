// The endpoints that create accounts and sign in. GET requests reveal and change nothing: mail scanners follow links.

import * as contract from '@stoa/contract/identity/account'
import { logIn as logInCall } from '@stoa/contract/identity/session'
import type { Refusal } from '@stoa/contract/refusals'
import { done, type Outcome } from '@stoa/domain/outcome'
import type { Database } from '../../database/connect.ts'
import { customerOf } from '../../http/caller.ts'
import { type Call, type CallingClient, type Operation, operation } from '../../http/operation.ts'
import type { AccountSettings } from '../sessions/account-settings.ts'
import { confirmEmailChange, requestEmailChange } from './change-email.ts'
import { updatePassword } from './change-password.ts'
import type { AccountDeps } from './deps.ts'
import { logIn } from './log-in.ts'
import { register, verifyRegistration } from './register.ts'
import { requestPasswordReset, resetPassword, showReset } from './reset-password.ts'

const accepted = done({ accepted: true as const })

const toAccepted = <Refused extends Refusal>(outcome: Outcome<unknown, Refused>) => (outcome.ok ? accepted : outcome)

export function accountOperations(db: Database, settings: AccountSettings, deps: AccountDeps): Operation[] {
  return [
    operation(logInCall, ({ email, password, code, remember = true }, call) =>
      logIn(db, settings, deps, { email, password, code, remember, client: clientOf(call), now: call.now }),
    ),
    operation(contract.register, async (input, { language, now }) =>
      toAccepted(await register(db, settings, { ...input, language, now })),
    ),
    operation(contract.showVerification, async () => accepted),
    operation(contract.verifyRegistration, async ({ token }, { now }) =>
      toAccepted(await verifyRegistration(db, token, now)),
    ),
    ...passwordOperations(db, settings),
    operation(contract.requestEmailChange, async ({ email }, { caller, now }) => {
      await requestEmailChange(db, settings, { customerId: customerOf(caller).customerId, email, now })
      return accepted
    }),
    operation(contract.confirmEmailChange, async ({ token }, { now }) =>
      toAccepted(await confirmEmailChange(db, token, now)),
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

function clientOf({ client }: Call): CallingClient {
  if (!client) throw new Error('an account was asked for by nobody')
  return client
}
