// The address book of a customer. A change locks the whole book: two concurrent additions do not both become the
// fiftieth, and there is one default address of each kind.

import type { AddressInput } from '@stoa/contract/identity/addresses'
import type { Refusal } from '@stoa/contract/refusals'
import { decidePlace, type PlaceProblem } from '@stoa/domain/identity/decide-place'
import { type DefaultFlags, decideDefaultAddress } from '@stoa/domain/identity/default-address'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import type { Database } from '../../database/connect.ts'
import { decideInTransaction, type Executor } from '../../database/transaction.ts'
import { isUniqueViolation } from '../../database/unique-violation.ts'
import * as queries from './addresses.queries.ts'

export const maxAddresses = 50

type NotFound = Refusal<'address_not_found'>
type InvalidPlace = Refusal<PlaceProblem['code'], PlaceProblem['field']>
type TitleTaken = Refusal<'address_title_taken', 'title'>
type InvalidAddress = InvalidPlace | TitleTaken
type Saved<Refused> = Promise<Outcome<queries.AddressRow, Refused>>

export async function getAddress(db: Executor, customerId: number, id: number): Saved<NotFound> {
  const row = await queries.findAddress(db, customerId, id)
  return row ? done(row) : refused({ code: 'address_not_found' })
}

export async function insertAddress(
  db: Database,
  customerId: number,
  input: AddressInput,
  now: number,
): Saved<InvalidAddress | Refusal<'too_many_addresses'>> {
  const data = toAddressData(input)
  const refusal = await validatePlace(db, data)
  if (refusal) return refused(refusal)
  return refuseTakenTitle((tx) => insertLocked(tx, customerId, { input, data, at: new Date(now) }), db)
}

async function insertLocked(
  tx: Executor,
  customerId: number,
  { input, data, at }: { input: AddressInput; data: queries.AddressData; at: Date },
): Saved<Refusal<'too_many_addresses'>> {
  const otherCount = await queries.lockAddressBook(tx, customerId, null)
  if (otherCount >= maxAddresses) return refused({ code: 'too_many_addresses', details: { most: maxAddresses } })
  const id = await queries.insertAddress(tx, customerId, data, at)
  return done(await applyDefaults(tx, { customerId, id, defaults: decideDefaultAddress(input, null, otherCount > 0) }))
}

export async function updateAddress(
  db: Database,
  customerId: number,
  id: number,
  input: AddressInput,
): Saved<NotFound | InvalidAddress> {
  const data = toAddressData(input)
  const existing = await queries.findAddress(db, customerId, id)
  if (!existing) return refused({ code: 'address_not_found' })
  const refusal = await validatePlace(db, data)
  if (refusal) return refused(refusal)
  return refuseTakenTitle(async (tx) => {
    const otherCount = await queries.lockAddressBook(tx, customerId, id)
    const now = await queries.findAddress(tx, customerId, id)
    if (!now) return refused({ code: 'address_not_found' })
    await queries.saveAddress(tx, customerId, id, data)
    const current = { isBilling: now.is_billing, isDelivery: now.is_delivery }
    return done(
      await applyDefaults(tx, { customerId, id, defaults: decideDefaultAddress(input, current, otherCount > 0) }),
    )
  }, db)
}

export function deleteAddress(db: Database, customerId: number, id: number): Promise<Outcome<null, NotFound>> {
  return decideInTransaction(db, async (tx) => {
    await queries.lockAddressBook(tx, customerId, id)
    return (await queries.deleteAddress(tx, customerId, id)) ? done(null) : refused({ code: 'address_not_found' })
  })
}

interface DefaultsInput {
  customerId: number
  id: number
  defaults: DefaultFlags
}

async function applyDefaults(tx: Executor, { customerId, id, defaults }: DefaultsInput): Promise<queries.AddressRow> {
  if (defaults.isBilling) await queries.setDefault(tx, customerId, id, 'is_billing')
  if (defaults.isDelivery) await queries.setDefault(tx, customerId, id, 'is_delivery')
  const row = await queries.findAddress(tx, customerId, id)
  if (!row) throw new Error(`address ${id} was lost while it was saved`)
  return row
}

const emptyToNull = (text: string | null | undefined): string | null => text || null

const toAddressData = (input: AddressInput): queries.AddressData => ({
  title: input.title,
  first_name: input.firstName,
  last_name: input.lastName,
  mobile: input.mobile,
  country_id: input.countryId,
  region_id: input.regionId ?? null,
  street: input.street,
  city: input.city,
  area: emptyToNull(input.area),
  building: emptyToNull(input.building),
  postal_code: input.postalCode,
  comments: emptyToNull(input.comments),
})

async function validatePlace(db: Executor, data: queries.AddressData): Promise<InvalidPlace | null> {
  const row = await queries.findCountry(db, data.country_id)
  const country = row && { iso: row.iso, postalCodeDigits: row.postal_code_digits, regionIds: row.region_ids }
  const refusal = decidePlace({ regionId: data.region_id, postalCode: data.postal_code }, country)
  return refusal && { code: refusal.code, fields: [refusal.field] }
}

async function refuseTakenTitle<Refused>(
  save: (tx: Executor) => Saved<Refused>,
  db: Database,
): Saved<Refused | TitleTaken> {
  try {
    return await decideInTransaction(db, save)
  } catch (error) {
    if (!isUniqueViolation(error, 'customer_address_title')) throw error
    return refused({ code: 'address_title_taken', fields: ['title'] })
  }
}
