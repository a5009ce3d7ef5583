// What a decision about somebody from another house does to the accounts.

import type { SocialDecision } from '@stoa/domain/customer/decide-social'
import { checkFirstName, checkLastName } from '@stoa/domain/customer/field-rules'
import type { Language } from '@stoa/domain/language'
import type { Executor } from '../../database/transaction.ts'
import type { HouseIdentity } from '../../ports/social-houses.ts'
import { attachGuestOrders, dropRegistrations } from '../accounts/accounts.queries.ts'
import { tellLetter } from '../letters/tell-letter.ts'
import { insertAccountEvent } from '../sessions/account-events.queries.ts'
import { endSessionsOf } from '../sessions/end-sessions.queries.ts'
import * as queries from './social.queries.ts'

export interface Entrance {
  identity: HouseIdentity
  provider: 'google' | 'facebook'
  language: Language
  now: number
}

/** The customer who is let in; null when somebody made an account with the e-mail in the same moment. */
export async function enterAccount(tx: Executor, decision: SocialDecision, entrance: Entrance): Promise<number | null> {
  switch (decision.does) {
    case 'log_in':
      return decision.customerId
    case 'create': {
      const customerId = await makeAccount(tx, decision.email, entrance)
      if (customerId !== null) await tie(tx, customerId, entrance)
      return customerId
    }
    case 'tie': {
      if (decision.cleared) await clearAccount(tx, decision.customerId, entrance.now)
      await tie(tx, decision.customerId, entrance)
      await tellLetter(tx, 'house_tied', { customerId: decision.customerId, now: entrance.now })
      return decision.customerId
    }
  }
}

const right = (name: string, check: typeof checkFirstName): string => (check(name.trim()) === null ? name.trim() : '')

async function makeAccount(tx: Executor, email: string, { identity, language, now }: Entrance): Promise<number | null> {
  const customerId = await queries.insertCustomer(tx, {
    ...{ email, language, at: new Date(now) },
    firstName: right(identity.firstName, checkFirstName),
    lastName: right(identity.lastName, checkLastName),
  })
  if (customerId !== null) {
    await dropRegistrations(tx, email)
    await attachGuestOrders(tx, customerId)
  }
  return customerId
}

async function clearAccount(tx: Executor, customerId: number, now: number): Promise<void> {
  await queries.clearWaysIn(tx, customerId, new Date(now))
  await endSessionsOf(tx, { customerId, reason: 'password', now })
  await attachGuestOrders(tx, customerId)
}

async function tie(tx: Executor, customerId: number, { identity, provider, now }: Entrance): Promise<void> {
  const { issuer, subject, email } = identity
  await queries.saveTie(tx, { issuer, subject, customerId, email, at: new Date(now) })
  await insertAccountEvent(tx, { customerId, action: `${provider}_tied`, now })
}
