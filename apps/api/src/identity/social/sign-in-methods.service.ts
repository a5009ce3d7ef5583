// The sign-in methods of an account beside its password. The last one cannot be removed.

import { randomUUID } from 'node:crypto'
import type { Refusal } from '@stoa/contract/refusals'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import type { Database } from '../../database/connect.ts'
import { decideInTransaction, inTransaction } from '../../database/transaction.ts'
import type { SignedIn } from '../../http/caller.ts'
import { facebookIssuer, googleIssuer } from '../../ports/identity-providers.ts'
import { insertAccountEvent } from '../account-events.queries.ts'
import * as queries from './sign-in-methods.queries.ts'

export const issuers = { google: googleIssuer, facebook: facebookIssuer } as const

export type Provider = keyof typeof issuers

export const { findDeletionRequest, listMethods } = queries

/** Unlinking a provider that is not linked succeeds. */
export function unlink(
  db: Database,
  customer: SignedIn,
  provider: Provider,
  now: number,
): Promise<Outcome<null, Refusal<'last_way_in'>>> {
  return decideInTransaction(db, async (tx) => {
    const hasPassword = await queries.lockPasswordState(tx, customer.customerId)
    const methods = await queries.listMethods(tx, customer.customerId)
    if (!methods.some(({ issuer }) => issuer === issuers[provider])) return done(null)
    if (!hasPassword && methods.length === 1) return refused({ code: 'last_way_in' })
    await queries.deleteMethod(tx, customer.customerId, issuers[provider])
    await insertAccountEvent(tx, { ...customer, action: `${provider}_untied`, now })
    return done(null)
  })
}

/** What Facebook says of a person is deleted. Returns the confirmation code; a person who is not linked gets one just as well. */
export function deleteFacebookIdentity(db: Database, subject: string, now: number): Promise<string> {
  const code = randomUUID()
  return inTransaction(db, async (tx) => {
    const customerId = await queries.deleteLinkedIdentity(tx, facebookIssuer, subject)
    if (customerId !== null) await insertAccountEvent(tx, { customerId, action: 'facebook_forgotten', now })
    await queries.saveDeletionRequest(tx, code, new Date(now))
    return code
  })
}
