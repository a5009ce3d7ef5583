// What sessions need from other modules; wired in app.ts.

import type { Refusal } from '@stoa/contract/refusals'
import type { Outcome } from '@stoa/domain/outcome'
import type { Executor } from '../../database/transaction.ts'
import type { AccountSettings } from './account-settings.ts'

/** The data of an e-mail; `keyId` is of the code it carries, `now` in milliseconds since 1970. */
export interface SessionEmailInput {
  customerId: number
  keyId?: number
  now: number
}

/** Enqueues an e-mail to a customer, in the transaction of the change it is about. */
export type EnqueueEmail = (
  tx: Executor,
  kind: 'session_reused' | 'confirm_code',
  input: SessionEmailInput,
) => Promise<void>

export type WrongFactor = Refusal<'second_factor_required' | 'second_factor_wrong'>

export interface SessionDeps {
  enqueueEmail: EnqueueEmail
  /** Takes as long without a hash as with one. */
  verifyPassword(hash: string | null, password: string): Promise<boolean>
  /** Done where the second factor is off. */
  checkSecondFactor(
    tx: Executor,
    settings: AccountSettings,
    customerId: number,
    code: string | undefined,
    now: number,
  ): Promise<Outcome<null, WrongFactor>>
  /** A code for somebody to type; `lifetimeMs` in milliseconds. */
  issueCode(
    tx: Executor,
    settings: AccountSettings,
    input: { purpose: 'confirm'; customerId: number; now: number; lifetimeMs: number },
  ): Promise<{ id: number }>
  /** Null when the code is wrong. */
  consumeCode(
    tx: Executor,
    settings: AccountSettings,
    guess: { purpose: 'confirm'; owner: { customerId: number }; code: string; now: number },
  ): Promise<object | null>
}
