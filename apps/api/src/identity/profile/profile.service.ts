// Changing a profile. Fields that are left out stay as they are; a unique name is enforced by the database, so that two
// concurrent requests for one name do not both get it.

import { randomBytes } from 'node:crypto'
import type { ProfileChange } from '@stoa/contract/identity/profile'
import type { Refusal } from '@stoa/contract/refusals'
import { checkBirthDate } from '@stoa/domain/identity/field-rules'
import { newsletterConsent } from '@stoa/domain/identity/newsletters'
import { dayOf, isoDay } from '@stoa/domain/ordering/delivery/working-days'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import type { Database } from '../../database/connect.ts'
import { enqueueEvent } from '../../database/outbox.ts'
import { decideInTransaction, type Executor, inTransaction } from '../../database/transaction.ts'
import { isUniqueViolation } from '../../database/unique-violation.ts'
import * as queries from './profile.queries.ts'
import { squarePicture } from './square-picture.ts'

export { deletePicture, findPicture } from './profile.queries.ts'

type AliasTaken = Refusal<'alias_taken', 'alias'>
type NameTaken = AliasTaken | Refusal<'username_taken', 'username'>
type Changed<Refused> = Promise<Outcome<queries.ProfileRow, Refused>>

export async function updateProfile(
  db: Database,
  customerId: number,
  change: ProfileChange,
  now: number,
): Changed<NameTaken | Refusal<'birth_date_invalid', 'birthDate'>> {
  if (checkBirthDate(change.birthDate, isoDay(dayOf(now))))
    return refused({ code: 'birth_date_invalid', fields: ['birthDate'] })
  return refuseTakenName(() =>
    inTransaction(db, async (tx) => {
      await queries.lockCustomer(tx, customerId)
      const current = await queries.getProfile(tx, customerId)
      const changed = applyChange(current, change, now)
      await queries.saveProfile(tx, customerId, changed)
      await announceFilledIn(tx, current, changed, now)
      return queries.getProfile(tx, customerId)
    }),
  )
}

export async function updateAlias(db: Database, customerId: number, alias: string): Changed<AliasTaken> {
  const saved = await refuseTakenName(() =>
    inTransaction(db, async (tx) => {
      await queries.saveAlias(tx, customerId, toNfc(alias))
      return queries.getProfile(tx, customerId)
    }),
  )
  if (saved.ok) return saved
  return refused({ code: 'alias_taken', fields: ['alias'] })
}

/** The same text is the same name, whether accents are composed or combining. */
const toNfc = (text: string): string => text.normalize('NFC')

const toNfcOrNull = (text: string | null): string | null => (text === null ? null : toNfc(text))

const orCurrent = <Value>(value: Value | undefined, current: Value): Value => (value === undefined ? current : value)

/** What was empty and is filled in. */
async function announceFilledIn(
  tx: Executor,
  current: queries.ProfileRow,
  changed: queries.ProfileData,
  now: number,
): Promise<void> {
  const event = { customerId: current.id, at: now }
  if (current.gender === null && changed.gender !== null)
    await enqueueEvent(tx, 'points.caused', { ...event, kind: 'EnterGender' })
  if (current.birth_date === null && changed.birth_date !== null)
    await enqueueEvent(tx, 'points.caused', { ...event, kind: 'EnterBirthday' })
}

const applyChange = (current: queries.ProfileRow, change: ProfileChange, now: number): queries.ProfileData => ({
  first_name: change.firstName,
  last_name: change.lastName,
  mobile: change.mobile,
  birth_date: change.birthDate,
  username: toNfcOrNull(orCurrent(change.username, current.username)),
  alias: toNfcOrNull(orCurrent(change.alias, current.alias)),
  gender: orCurrent(change.gender, current.gender),
  description: orCurrent(change.description, current.description) || null,
  newsletter: newsletterConsent(orCurrent(change.newsletter, current.newsletter)),
  personal_newsletter: newsletterConsent(orCurrent(change.personalNewsletter, current.personal_newsletter)),
  coupon_emails_since: agreedSince(current.coupon_emails_since, change.couponEmails, now),
})

/** Who agrees again has agreed since the first time. */
function agreedSince(current: Date | null, agrees: boolean | undefined, now: number): Date | null {
  if (agrees === undefined) return current
  return agrees ? (current ?? new Date(now)) : null
}

async function refuseTakenName<Value>(save: () => Promise<Value>): Promise<Outcome<Value, NameTaken>> {
  try {
    return done(await save())
  } catch (error) {
    if (isUniqueViolation(error, 'customer_username')) return refused({ code: 'username_taken', fields: ['username'] })
    if (isUniqueViolation(error, 'customer_alias')) return refused({ code: 'alias_taken', fields: ['alias'] })
    throw error
  }
}

/** Uploaded as a file, stored as a re-encoded square, under an unguessable name. */
export async function updatePicture(
  db: Database,
  customerId: number,
  file: Buffer | undefined,
  now: number,
): Changed<Refusal<'picture_not_accepted'>> {
  const picture = file && (await squarePicture(file))
  if (!picture) return refused({ code: 'picture_not_accepted' })
  const newPicture = { name: randomBytes(16).toString('hex'), picture, at: new Date(now) }
  return decideInTransaction(db, async (tx) => {
    await queries.lockCustomer(tx, customerId)
    await queries.savePicture(tx, customerId, newPicture)
    return done(await queries.getProfile(tx, customerId))
  })
}
