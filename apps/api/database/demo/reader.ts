// A reader of the built-in shop, to look around an account without making one. Her password stands in the README: a shop that sells
// to anybody has no such customer.

import { sql } from 'kysely'
import type { Database } from '../../src/database/connect.ts'
import { inTransaction } from '../../src/database/transaction.ts'
import { hashPassword } from '../../src/identity/passwords/passwords.service.ts'
import { continueIds, insertRows } from './insert-rows.ts'

export const demoReader = { email: 'reader@stoa.example', password: 'marble-columns-71' }

const person = { first_name: 'Ελένη', last_name: 'Μάρκου', mobile: '6900000000' }

/** Attica and Athens are of the built-in places. */
const addresses = [
  {
    title: 'Σπίτι',
    street: 'Μαυρομιχάλη 88',
    city: 'Αθήνα',
    area: 'Νεάπολη',
    postal_code: '10680',
    building: null,
    comments: 'Δεύτερος όροφος',
    is_billing: true,
    is_delivery: true,
  },
  {
    title: 'Γραφείο',
    street: 'Πανεπιστημίου 30',
    city: 'Αθήνα',
    area: null,
    postal_code: '10679',
    building: 'Στοά του Βιβλίου',
    comments: null,
    is_billing: false,
    is_delivery: false,
  },
]

/** Into the shop that was just filled; `now` is when she registered. */
export async function seedReader(db: Database, now: number): Promise<void> {
  const at = new Date(now).toISOString()
  const customer = {
    id: 1,
    ...person,
    email: demoReader.email,
    language: 'el',
    password_to_be_set: false,
    newsletter: false,
    personal_newsletter: false,
    alias: 'Ελένη_διαβάζει',
    registered_at: at,
    email_verified_at: at,
    accepted_terms_at: at,
    password_hash: await hashPassword(demoReader.password),
  }
  const theirs = addresses.map((address, index) => ({
    id: index + 1,
    customer_id: 1,
    ...person,
    country_id: 1,
    region_id: 1,
    ...address,
    created_at: at,
  }))
  await inTransaction(db, async (tx) => {
    const { rows } = await sql`select from customer limit 1`.execute(tx)
    if (rows.length > 0) return
    await insertRows(tx, 'customer', [customer])
    await insertRows(tx, 'customer_address', theirs)
    await continueIds(tx, 'customer', 'customer_address')
  })
}
