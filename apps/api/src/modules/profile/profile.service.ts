// Changing a profile. What is left out stays as it was; what only one may have is refused by the database, so that two who
// ask for one name at the same moment do not both get it.

import type { ProfileChange } from '@stoa/contract/profile'
import type { Refusal } from '@stoa/contract/refusals'
import { checkBirthDate, phoneDigits } from '@stoa/domain/customer/field-rules'
import { dayOf, isoDay } from '@stoa/domain/delivery/working-days'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import type { Database } from '../../database/connect.ts'
import { isTaken } from '../../database/taken.ts'
import { inTransaction } from '../../database/transaction.ts'
import * as queries from './profile.queries.ts'

type Taken = Refusal<'username_taken' | 'alias_taken'>
type Changed<Refused> = Promise<Outcome<queries.ProfileRow, Refused>>

export async function updateProfile(
  db: Database,
  customerId: number,
  change: ProfileChange,
  now: number,
): Changed<Taken | Refusal<'birth_date_invalid'>> {
  if (checkBirthDate(change.birthDate, isoDay(dayOf(now))))
    return refused({ code: 'birth_date_invalid', details: { fields: ['bdt'] } })
  return unlessTaken(() =>
    inTransaction(db, async (tx) => {
      await queries.lockCustomer(tx, customerId)
      await queries.saveProfile(tx, customerId, changed(await queries.getProfile(tx, customerId), change))
      return queries.getProfile(tx, customerId)
    }),
  )
}

export async function updateAlias(db: Database, customerId: number, alias: string): Changed<Refusal<'alias_taken'>> {
  const saved = await unlessTaken(() =>
    inTransaction(db, async (tx) => {
      await queries.saveAlias(tx, customerId, composed(alias))
      return queries.getProfile(tx, customerId)
    }),
  )
  if (saved.ok) return saved
  return refused({ code: 'alias_taken', details: { fields: ['UserAlias'] } })
}

/** The same letters are the same name, whether an accent was typed with its letter or after it. */
const composed = (text: string): string => text.normalize('NFC')

const composedOrNull = (text: string | null): string | null => (text === null ? null : composed(text))

const orAsItWas = <Value>(wish: Value | undefined, before: Value): Value => (wish === undefined ? before : wish)

const changed = (before: queries.ProfileRow, change: ProfileChange): queries.ProfileFacts => ({
  first_name: change.firstName,
  last_name: change.lastName,
  mobile: phoneDigits(change.mobile),
  birth_date: change.birthDate,
  username: composedOrNull(orAsItWas(change.username, before.username)),
  alias: composedOrNull(orAsItWas(change.alias, before.alias)),
  gender: orAsItWas(change.gender, before.gender),
  description: orAsItWas(change.description, before.description) || null,
  newsletter: orAsItWas(change.newsletter, before.newsletter),
  personal_newsletter: orAsItWas(change.personalNewsletter, before.personal_newsletter),
})

async function unlessTaken<Value>(save: () => Promise<Value>): Promise<Outcome<Value, Taken>> {
  try {
    return done(await save())
  } catch (error) {
    if (isTaken(error, 'customer_username'))
      return refused({ code: 'username_taken', details: { fields: ['username'] } })
    if (isTaken(error, 'customer_alias')) return refused({ code: 'alias_taken', details: { fields: ['UserAlias'] } })
    throw error
  }
}
