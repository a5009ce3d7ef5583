// The calls that make accounts and open them. What is asked by GET says nothing and changes nothing: mail scanners follow links.

import * as contract from '@stoa/contract/account'
import type { Refusal } from '@stoa/contract/refusals'
import { logIn as logInCall } from '@stoa/contract/session'
import { done, type Outcome } from '@stoa/domain/outcome'
import type { Database } from '../../database/connect.ts'
import { customerOf } from '../../http/caller.ts'
import { type Call, type CallingClient, type Operation, operation } from '../../http/operation.ts'
import type { AccountSettings } from '../sessions/account-settings.ts'
import { confirmEmailChange, requestEmailChange } from './change-email.ts'
import { updatePassword } from './change-password.ts'
import type { AccountHands } from './hands.ts'
import { logIn } from './log-in.ts'
import { register, verifyRegistration } from './register.ts'
import { requestPasswordReset, resetPassword, showReset } from './reset-password.ts'

const accepted = done({ accepted: true as const })

const accept = <Refused extends Refusal>(outcome: Outcome<unknown, Refused>) => (outcome.ok ? accepted : outcome)

export function accountOperations(db: Database, settings: AccountSettings, hands: AccountHands): Operation[] {
  return [
    operation(logInCall, ({ email, password, code, remember = true }, call) =>
      logIn(db, settings, hands, { email, password, code, remember, client: clientOf(call), now: call.now }),
    ),
    operation(contract.register, async (wish, { language, now }) =>
      accept(await register(db, settings, { ...wish, language, now })),
    ),
    operation(contract.showVerification, async () => accepted),
    operation(contract.verifyRegistration, async ({ key }, { now }) => accept(await verifyRegistration(db, key, now))),
    ...passwordOperations(db, settings),
    operation(contract.requestEmailChange, async ({ email }, { caller, now }) => {
      await requestEmailChange(db, settings, { customerId: customerOf(caller).customerId, email, now })
      return accepted
    }),
    operation(contract.confirmEmailChange, async ({ key }, { now }) => accept(await confirmEmailChange(db, key, now))),
  ]
}

function passwordOperations(db: Database, settings: AccountSettings): Operation[] {
  return [
    operation(contract.showPasswordResetRequest, async () => accepted),
    operation(contract.requestPasswordReset, async ({ email }, { language, now }) => {
      await requestPasswordReset(db, settings, { email, language, now })
      return accepted
    }),
    operation(contract.findPasswordReset, ({ key }, { now }) => showReset(db, key, now)),
    operation(contract.resetPassword, async ({ key, password }, call) =>
      accept(await resetPassword(db, settings, { key, password, client: clientOf(call), now: call.now })),
    ),
    operation(contract.updatePassword, async ({ current, password }, call) => {
      const who = customerOf(call.caller)
      return accept(
        await updatePassword(db, settings, { who, current, password, client: clientOf(call), now: call.now }),
      )
    }),
  ]
}

function clientOf({ client }: Call): CallingClient {
  if (!client) throw new Error('an account was asked for by nobody')
  return client
}
