// Changing an account's e-mail: it takes effect when the new one is verified, and the old one is notified first.

import type { Refusal } from '@stoa/contract/refusals'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import type { Database } from '../../database/connect.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Caller } from '../../http/caller.ts'
import { insertAccountEvent } from '../account-events.queries.ts'
import type { AccountSettings } from '../account-settings.ts'
import { enqueueEmail } from '../emails/emails.service.ts'
import { consumeToken, findToken, issueToken, revokeTokens } from '../one-time-tokens/one-time-tokens.service.ts'
import { verifyPassword } from '../passwords/passwords.service.ts'
import * as queries from './accounts.queries.ts'

const tokenLifetimeMs = 60 * 60_000

interface EmailChangeInput {
  customerId: number
  email: string
  now: number
}

/**
 * The latest request counts. If the e-mail is another account's, its owner is notified, and the caller learns nothing.
 */
export const requestEmailChange = (
  db: Database,
  settings: AccountSettings,
  { customerId, email, now }: EmailChangeInput,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    await revokeTokens(tx, customerId, 'email', new Date(now))
    await queries.setNewEmail(tx, customerId, email)
    const token = await issueToken(tx, settings, {
      purpose: 'email',
      customerId,
      email,
      now,
      lifetimeMs: tokenLifetimeMs,
    })
    await insertAccountEvent(tx, { customerId, action: 'email_change_requested', now })
    await enqueueEmail(tx, 'email_change', { customerId, keyId: token.id, now })
    await enqueueEmail(tx, 'email_change_notice', { customerId, keyId: token.id, now })
  })

interface ConfirmEmailInput {
  token: string
  password: string | undefined
  caller: Caller
  now: number
}

type Changed = Outcome<null, Refusal<'link_over' | 'password_required' | 'wrong_password'>>

/**
 * Whoever has the link owns the new e-mail; that the account is theirs too, its session or its password says (decision
 * 105). A refused password does not use up the link. Guest orders with the new e-mail stay guest orders.
 */
export async function confirmEmailChange(
  db: Database,
  settings: AccountSettings,
  input: ConfirmEmailInput,
): Promise<Changed> {
  const { token, now } = input
  const pending = await findToken(db, token, 'email', now)
  if (!pending || pending.customer_id === null) return refused({ code: 'link_over' })
  const proof = await proveAccount(db, settings, pending.customer_id, input)
  if (!proof.ok) return proof
  // committed when refused, too: a link is good once, whatever the outcome
  return inTransaction(db, async (tx): Promise<Changed> => {
    const tokenRow = await consumeToken(tx, token, 'email', now)
    if (!tokenRow || tokenRow.email === null || tokenRow.customer_id === null) return refused({ code: 'link_over' })
    const { customer_id: customerId, email } = tokenRow
    if (!(await queries.changeEmail(tx, customerId, email, new Date(now)))) return refused({ code: 'link_over' })
    // password reset links in the old mailbox are void
    await revokeTokens(tx, customerId, 'reset', new Date(now))
    await insertAccountEvent(tx, { customerId, action: 'email_changed', now })
    return done(null)
  })
}

/** Staff who act for a customer prove nothing. */
async function proveAccount(
  db: Database,
  { passwordCost }: AccountSettings,
  customerId: number,
  { caller, password }: ConfirmEmailInput,
): Promise<Outcome<null, Refusal<'password_required' | 'wrong_password'>>> {
  if (caller.kind === 'customer' && caller.customerId === customerId && caller.staffId === null) return done(null)
  if (password === undefined) return refused({ code: 'password_required' })
  const credentials = await queries.findCredentialsOf(db, customerId)
  const isRight = await verifyPassword(credentials?.password_hash ?? null, password, passwordCost)
  return isRight ? done(null) : refused({ code: 'wrong_password' })
}
