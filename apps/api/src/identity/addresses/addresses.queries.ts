// The SQL of address books. Each statement names the customer: an id alone opens nothing.

import type { Executor } from '../../database/transaction.ts'

export interface AddressData {
  title: string
  first_name: string
  last_name: string
  mobile: string
  country_id: number
  region_id: number | null
  street: string
  city: string
  area: string | null
  building: string | null
  postal_code: string
  comments: string | null
}

export interface AddressRow extends AddressData {
  id: number
  country_el: string
  country_en: string
  region_el: string | null
  region_en: string | null
  is_billing: boolean
  is_delivery: boolean
}

const selectAddresses = (db: Executor, customerId: number) =>
  db
    .selectFrom('customer_address as a')
    .innerJoin('country as c', 'c.id', 'a.country_id')
    .leftJoin('country_region as r', 'r.id', 'a.region_id')
    .where('a.customer_id', '=', customerId)
    .select(['a.id', 'a.title', 'a.first_name', 'a.last_name', 'a.mobile', 'a.country_id', 'a.region_id', 'a.street'])
    .select(['a.city', 'a.area', 'a.building', 'a.postal_code', 'a.comments', 'a.is_billing', 'a.is_delivery'])
    .select(['c.name_el as country_el', 'c.name_en as country_en', 'r.name_el as region_el', 'r.name_en as region_en'])

export const listAddresses = (db: Executor, customerId: number): Promise<AddressRow[]> =>
  selectAddresses(db, customerId)
    .orderBy('a.is_delivery', 'desc')
    .orderBy('a.is_billing', 'desc')
    .orderBy('a.id')
    .execute()

export async function findAddress(db: Executor, customerId: number, id: number): Promise<AddressRow | null> {
  const row = await selectAddresses(db, customerId).where('a.id', '=', id).executeTakeFirst()
  return row ?? null
}

export interface CountryRow {
  iso: string
  postal_code_digits: number | null
  region_ids: number[]
}

/** Null when there is no such country. */
export async function findCountry(db: Executor, id: number): Promise<CountryRow | null> {
  const row = await db
    .selectFrom('country as c')
    .select(['c.iso', 'c.postal_code_digits'])
    .select(({ fn, selectFrom }) =>
      fn<number[]>('array', [
        selectFrom('country_region as r').select('r.id').whereRef('r.country_id', '=', 'c.id'),
      ]).as('region_ids'),
    )
    .where('c.id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/** Locks the address book until the end of the transaction. Returns how many addresses are in it besides `exceptId`. */
export async function lockAddressBook(tx: Executor, customerId: number, exceptId: number | null): Promise<number> {
  await tx.selectFrom('customer').select('id').where('id', '=', customerId).forNoKeyUpdate().execute()
  const { count } = await tx
    .selectFrom('customer_address')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('customer_id', '=', customerId)
    .where('id', 'is distinct from', exceptId)
    .executeTakeFirstOrThrow()
  return count
}

export async function insertAddress(tx: Executor, customerId: number, data: AddressData, at: Date): Promise<number> {
  const { id } = await tx
    .insertInto('customer_address')
    .values({ ...data, customer_id: customerId, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const updateAddresses = (tx: Executor, customerId: number) =>
  tx.updateTable('customer_address').where('customer_id', '=', customerId)

export async function saveAddress(tx: Executor, customerId: number, id: number, data: AddressData): Promise<void> {
  await updateAddresses(tx, customerId).set(data).where('id', '=', id).execute()
}

/** Replaces the previous default address. */
export async function setDefault(
  tx: Executor,
  customerId: number,
  id: number,
  flag: 'is_billing' | 'is_delivery',
): Promise<void> {
  const addresses = updateAddresses(tx, customerId)
  await addresses
    .set({ [flag]: false })
    .where(flag, '=', true)
    .where('id', '<>', id)
    .execute()
  await addresses
    .set({ [flag]: true })
    .where('id', '=', id)
    .execute()
}

/** False when there was no such address. The oldest of the others becomes the default where there is none. */
export async function deleteAddress(tx: Executor, customerId: number, id: number): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('customer_address')
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .returning(['is_billing', 'is_delivery'])
    .executeTakeFirst()
  if (!deleted) return false
  if (!deleted.is_billing && !deleted.is_delivery) return true
  const oldest = tx
    .selectFrom('customer_address')
    .select(({ fn }) => fn.min('id').as('id'))
    .where('customer_id', '=', customerId)
  await tx
    .updateTable('customer_address')
    .set({ is_billing: deleted.is_billing || undefined, is_delivery: deleted.is_delivery || undefined })
    .where('id', '=', oldest)
    .execute()
  return true
}
