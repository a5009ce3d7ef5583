// The SQL of address books. Each statement names the customer: an id alone opens nothing.

import { sql } from 'kysely'
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

const addresses = sql`
  select a.id, a.title, a.first_name, a.last_name, a.mobile, a.country_id, a.region_id, a.street, a.city, a.area,
    a.building, a.postal_code, a.comments, a.is_billing, a.is_delivery,
    c.name_el as country_el, c.name_en as country_en, r.name_el as region_el, r.name_en as region_en
  from customer_address a join country c on c.id = a.country_id left join country_region r on r.id = a.region_id`

export async function listAddresses(db: Executor, customerId: number): Promise<AddressRow[]> {
  const { rows } = await sql<AddressRow>`
    ${addresses} where a.customer_id = ${customerId}
    order by a.is_delivery desc, a.is_billing desc, a.id`.execute(db)
  return rows
}

export async function findAddress(db: Executor, customerId: number, id: number): Promise<AddressRow | null> {
  const { rows } = await sql<AddressRow>`
    ${addresses} where a.customer_id = ${customerId} and a.id = ${id}`.execute(db)
  return rows[0] ?? null
}

export interface CountryRow {
  iso: string
  postal_code_digits: number | null
  region_ids: number[]
}

/** Null when there is no such country. */
export async function findCountry(db: Executor, id: number): Promise<CountryRow | null> {
  const { rows } = await sql<CountryRow>`
    select iso, postal_code_digits, array(select r.id from country_region r where r.country_id = country.id) as region_ids
    from country where id = ${id}`.execute(db)
  return rows[0] ?? null
}

/** The book is one's own until the end of the transaction. Gives how many addresses are in it besides `exceptId`. */
export async function lockAddressBook(tx: Executor, customerId: number, exceptId: number | null): Promise<number> {
  await sql`select id from customer where id = ${customerId} for no key update`.execute(tx)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from customer_address
    where customer_id = ${customerId} and id is distinct from ${exceptId}`.execute(tx)
  return rows[0]?.count ?? 0
}

export async function insertAddress(tx: Executor, customerId: number, data: AddressData, at: Date): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into customer_address (customer_id, title, first_name, last_name, mobile, country_id, region_id, street, city,
      area, building, postal_code, comments, created_at)
    values (${customerId}, ${data.title}, ${data.first_name}, ${data.last_name}, ${data.mobile}, ${data.country_id},
      ${data.region_id}, ${data.street}, ${data.city}, ${data.area}, ${data.building}, ${data.postal_code},
      ${data.comments}, ${at})
    returning id`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('an address was saved without an id')
  return row.id
}

export async function saveAddress(tx: Executor, customerId: number, id: number, data: AddressData): Promise<void> {
  await sql`
    update customer_address set title = ${data.title}, first_name = ${data.first_name}, last_name = ${data.last_name},
      mobile = ${data.mobile}, country_id = ${data.country_id}, region_id = ${data.region_id}, street = ${data.street},
      city = ${data.city}, area = ${data.area}, building = ${data.building}, postal_code = ${data.postal_code},
      comments = ${data.comments}
    where customer_id = ${customerId} and id = ${id}`.execute(tx)
}

/** Takes the place from whoever had it. */
export async function setDefault(
  tx: Executor,
  customerId: number,
  id: number,
  flag: 'is_billing' | 'is_delivery',
): Promise<void> {
  const column = sql.ref(flag)
  await sql`
    update customer_address set ${column} = false where customer_id = ${customerId} and ${column} and id <> ${id}`.execute(
    tx,
  )
  await sql`update customer_address set ${column} = true where customer_id = ${customerId} and id = ${id}`.execute(tx)
}

/** Whether there was such an address. The oldest of the others takes the places that become free. */
export async function deleteAddress(tx: Executor, customerId: number, id: number): Promise<boolean> {
  const { rows } = await sql<{ is_billing: boolean; is_delivery: boolean }>`
    delete from customer_address where customer_id = ${customerId} and id = ${id}
    returning is_billing, is_delivery`.execute(tx)
  const [deleted] = rows
  if (!deleted) return false
  await sql`
    update customer_address set is_billing = is_billing or ${deleted.is_billing}, is_delivery = is_delivery or ${deleted.is_delivery}
    where id = (select min(id) from customer_address where customer_id = ${customerId})`.execute(tx)
  return true
}
