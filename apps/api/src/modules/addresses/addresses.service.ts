// Keeping an address book. Whoever changes one holds the whole book meanwhile: two new addresses at once do not both become
// the fiftieth, and no two are the usual one.

import { type AddressInput, addressInput } from '@stoa/contract/addresses'
import type { Refusal } from '@stoa/contract/refusals'
import { decidePlace, type WrongPlace } from '@stoa/domain/customer/decide-place'
import { phoneDigits } from '@stoa/domain/customer/field-rules'
import { decideUsual, type UsualPlaces } from '@stoa/domain/customer/usual-address'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import type { Database } from '../../database/connect.ts'
import { isTaken } from '../../database/taken.ts'
import { decideInTransaction, type Executor } from '../../database/transaction.ts'
import * as queries from './addresses.queries.ts'

export const mostAddresses = 50

type NotFound = Refusal<'address_not_found'>
type Unfit = Refusal<WrongPlace['code'] | 'address_title_taken'>
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
): Saved<Unfit | Refusal<'too_many_addresses'>> {
  const facts = factsOf(input)
  const wrong = await refusePlace(db, facts)
  if (wrong) return refused(wrong)
  return unlessTitleTaken((tx) => insertOne(tx, customerId, { input, facts, at: new Date(now) }), db)
}

async function insertOne(
  tx: Executor,
  customerId: number,
  { input, facts, at }: { input: AddressInput; facts: queries.AddressFacts; at: Date },
): Saved<Refusal<'too_many_addresses'>> {
  const others = await queries.lockBook(tx, customerId, null)
  if (others >= mostAddresses) return refused({ code: 'too_many_addresses', details: { most: mostAddresses } })
  const id = await queries.insertAddress(tx, customerId, facts, at)
  return done(await settle(tx, { customerId, id, places: decideUsual(input, null, others > 0) }))
}

export async function updateAddress(
  db: Database,
  customerId: number,
  id: number,
  input: AddressInput,
): Saved<NotFound | Unfit> {
  const facts = factsOf(input)
  const before = await queries.findAddress(db, customerId, id)
  if (!before) return refused({ code: 'address_not_found' })
  const wrong = await refusePlace(db, facts)
  if (wrong) return refused(wrong)
  return unlessTitleTaken(async (tx) => {
    const others = await queries.lockBook(tx, customerId, id)
    const now = await queries.findAddress(tx, customerId, id)
    if (!now) return refused({ code: 'address_not_found' })
    await queries.saveAddress(tx, customerId, id, facts)
    const held = { isBilling: now.is_billing, isDelivery: now.is_delivery }
    return done(await settle(tx, { customerId, id, places: decideUsual(input, held, others > 0) }))
  }, db)
}

export function deleteAddress(db: Database, customerId: number, id: number): Promise<Outcome<null, NotFound>> {
  return decideInTransaction(db, async (tx) => {
    await queries.lockBook(tx, customerId, id)
    return (await queries.deleteAddress(tx, customerId, id)) ? done(null) : refused({ code: 'address_not_found' })
  })
}

interface Settling {
  customerId: number
  id: number
  places: UsualPlaces
}

async function settle(tx: Executor, { customerId, id, places }: Settling): Promise<queries.AddressRow> {
  if (places.isBilling) await queries.makeUsual(tx, customerId, id, 'is_billing')
  if (places.isDelivery) await queries.makeUsual(tx, customerId, id, 'is_delivery')
  const row = await queries.findAddress(tx, customerId, id)
  if (!row) throw new Error(`address ${id} was lost while it was saved`)
  return row
}

const orNull = (text: string | null | undefined): string | null => text || null

const factsOf = (input: AddressInput): queries.AddressFacts => ({
  title: input.title,
  first_name: input.firstName,
  last_name: input.lastName,
  mobile: phoneDigits(input.mobile),
  country_id: input.countryId,
  region_id: input.regionId ?? null,
  street: input.street,
  city: input.city,
  area: orNull(input.area),
  building: orNull(input.building),
  postal_code: input.postalCode.replace(/\s/g, ''),
  comments: orNull(input.comments),
})

const fieldOfPart = { country: 'countryId', region: 'regionId', postalCode: 'postalCode' } as const

async function refusePlace(db: Executor, facts: queries.AddressFacts): Promise<Refusal<WrongPlace['code']> | null> {
  const row = await queries.findCountry(db, facts.country_id)
  const country = row && { iso: row.iso, postalCodeDigits: row.postal_code_digits, regionIds: row.region_ids }
  const wrong = decidePlace({ regionId: facts.region_id, postalCode: facts.postal_code }, country)
  return wrong && { code: wrong.code, details: { fields: [addressInput.fields[fieldOfPart[wrong.part]].wire] } }
}

async function unlessTitleTaken<Refused>(
  save: (tx: Executor) => Saved<Refused>,
  db: Database,
): Saved<Refused | Refusal<'address_title_taken'>> {
  try {
    return await decideInTransaction(db, save)
  } catch (error) {
    if (!isTaken(error, 'customer_address_title')) throw error
    return refused({ code: 'address_title_taken', details: { fields: [addressInput.fields.title.wire] } })
  }
}
