// A reader of the built-in shop, to look around an account without making one, with points and a coupon to use. Her password stands in the
// README: a shop that sells to anybody has no such customer.

import { randomInt } from 'node:crypto'
import { shopLoyalty } from '@stoa/domain/ordering/loyalty/loyalty-settings'
import { causeOf } from '@stoa/domain/ordering/loyalty/transaction-kinds'
import { sql } from 'kysely'
import type { Database } from '../../src/database/connect.ts'
import { type Executor, inTransaction } from '../../src/database/transaction.ts'
import { hashPassword } from '../../src/identity/passwords/passwords.service.ts'
import { addApproved, earnOnce } from '../../src/ordering/loyalty/loyalty.service.ts'
import { makeCodes } from '../../src/ordering/promotions/coupon-codes.service.ts'
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
    await seedPoints(tx, now)
    await seedCoupon(tx)
  })
}

/** With those of a new account as many as she can use. */
async function seedPoints(tx: Executor, now: number): Promise<void> {
  await earnOnce(tx, 1, 'Register', { now })
  const kind = 'Custom'
  const given = { customerId: 1, kind, cause: causeOf(kind, 1, 'demo'), points: 378, orderId: null, now } as const
  await addApproved(tx, given, shopLoyalty)
}

async function seedCoupon(tx: Executor): Promise<void> {
  const code = { promotion: 'five-from-forty', count: 1, prefix: 'ELENI', useLimit: 1, personLimit: null, send: false }
  const made = await makeCodes(tx, { ...code, emails: demoReader.email }, (limit) => randomInt(limit))
  if (!made.ok) throw new Error(made.refusal.join('\n'))
}
