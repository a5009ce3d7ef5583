// Changing an account's e-mail: it takes effect when the new one is verified, and the old one is notified first.

import type { Refusal } from '@stoa/contract/refusals'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import type { Database } from '../../database/connect.ts'
import { inTransaction } from '../../database/transaction.ts'
import { insertAccountEvent } from '../account-events.queries.ts'
import type { AccountSettings } from '../account-settings.ts'
import { enqueueEmail } from '../emails/emails.service.ts'
import { consumeToken, issueToken, revokeTokens } from '../one-time-tokens/one-time-tokens.service.ts'
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

type Changed = Outcome<null, Refusal<'link_over'>>

/**
 * Guest orders with the new e-mail stay guest orders: the click of its owner does not say whose account this is
 * (decision 074).
 */
export const confirmEmailChange = (db: Database, token: string, now: number): Promise<Changed> =>
  // committed when refused, too: a link is good once, whatever the outcome
  inTransaction(db, async (tx): Promise<Changed> => {
    const tokenRow = await consumeToken(tx, token, 'email', now)
    if (!tokenRow || tokenRow.email === null || tokenRow.customer_id === null) return refused({ code: 'link_over' })
    const { customer_id: customerId, email } = tokenRow
    if (!(await queries.changeEmail(tx, customerId, email, new Date(now)))) return refused({ code: 'link_over' })
    // password reset links in the old mailbox are void
    await revokeTokens(tx, customerId, 'reset', new Date(now))
    await insertAccountEvent(tx, { customerId, action: 'email_changed', now })
    return done(null)
  })
