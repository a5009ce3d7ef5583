// Another e-mail for an account: it changes when the new one is proved, and the old one hears of it first.

import type { Refusal } from '@stoa/contract/refusals'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import type { Database } from '../../database/connect.ts'
import { inTransaction } from '../../database/transaction.ts'
import { tellLetter } from '../letters/tell-letter.ts'
import { endKeysOf } from '../one-time-keys/one-time-keys.queries.ts'
import { issueKey, spendKey } from '../one-time-keys/one-time-keys.ts'
import { insertAccountEvent } from '../sessions/account-events.queries.ts'
import type { AccountSettings } from '../sessions/account-settings.ts'
import * as queries from './accounts.queries.ts'

const keyLivesFor = 60 * 60_000

interface EmailWish {
  customerId: number
  email: string
  now: number
}

/** Of several wishes the last one counts. That the e-mail is somebody else's is told to them, and to nobody here. */
export const requestEmailChange = (
  db: Database,
  settings: AccountSettings,
  { customerId, email, now }: EmailWish,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    await endKeysOf(tx, customerId, 'email', new Date(now))
    await queries.askForEmail(tx, customerId, email)
    const key = await issueKey(tx, settings, { purpose: 'email', customerId, email, now, livesFor: keyLivesFor })
    await insertAccountEvent(tx, { customerId, action: 'email_change_requested', now })
    await tellLetter(tx, 'email_change', { customerId, keyId: key.id, now })
    await tellLetter(tx, 'email_change_notice', { customerId, keyId: key.id, now })
  })

type Changed = Outcome<null, Refusal<'link_over'>>

export const confirmEmailChange = (db: Database, key: string, now: number): Promise<Changed> =>
  // committed when refused, too: a link is good once, whatever came of it
  inTransaction(db, async (tx): Promise<Changed> => {
    const proved = await spendKey(tx, key, 'email', now)
    if (!proved || proved.email === null || proved.customer_id === null) return refused({ code: 'link_over' })
    const { customer_id: customerId, email } = proved
    if (!(await queries.changeEmail(tx, customerId, email, new Date(now)))) return refused({ code: 'link_over' })
    // a link for a new password that lies in the old mailbox is over
    await endKeysOf(tx, customerId, 'reset', new Date(now))
    await queries.attachGuestOrders(tx, customerId)
    await insertAccountEvent(tx, { customerId, action: 'email_changed', now })
    return done(null)
  })
