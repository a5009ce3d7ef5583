// All kinds of callers: guests, customers, staff in a customer's name, and invalid tokens.

import type { StaffRole } from '@stoa/domain/identity/permissions'
import { sql } from 'kysely'
import { signAccessToken } from '../src/identity/sessions/session-tokens.service.ts'
import { endSessionsOf } from '../src/identity/sessions/sessions.service.ts'
import type { SampleShop } from './sample.ts'
import { makeCustomer, makeStaff, type SignedInCustomer, signIn } from './sign-in.ts'

/** The name of customers whose data must not turn up elsewhere. */
export const unusualName = 'Ξενοκράτης'

export async function makeUnusual(shop: SampleShop): Promise<SignedInCustomer> {
  const id = await makeCustomer(shop)
  await sql`update customer set first_name = ${unusualName}, last_name = ${unusualName} where id = ${id}`.execute(
    shop.database.db,
  )
  return signIn(shop, id)
}

export const signInAsStaff = async (shop: SampleShop, customerId: number, role: StaffRole): Promise<SignedInCustomer> =>
  signIn(shop, customerId, await makeStaff(shop, role))

/** A session whose identity was confirmed ten minutes ago. */
export async function signInStale(shop: SampleShop, customerId: number): Promise<SignedInCustomer> {
  const session = await signIn(shop, customerId)
  const confirmedAt = new Date(shop.clock.now - 10 * 60_000)
  await sql`update session set confirmed_at = ${confirmedAt} where customer_id = ${customerId}`.execute(
    shop.database.db,
  )
  return session
}

type Headers = Record<string, string>

/** Invalid tokens, by what is wrong with them. */
export async function invalidTokens(shop: SampleShop, customerId: number): Promise<[string, Headers][]> {
  const ended = await signIn(shop, await makeCustomer(shop))
  await endSessionsOf(shop.database.db, { customerId: ended.customerId, reason: 'logout', now: shop.clock.now })
  shop.clock.now -= 10 * 60_000
  const old = await signIn(shop, customerId)
  shop.clock.now += 10 * 60_000
  const forged = await signAccessToken(
    new TextEncoder().encode('somebody else’s secret, 32 bytes'),
    { customerId, sessionId: crypto.randomUUID() },
    shop.clock.now,
  )
  return [
    ['an ended session', ended.headers],
    ['a token that ran out', old.headers],
    ['a forged token', { authorization: `Bearer ${forged}` }],
    ['no token at all', { authorization: 'Bearer undefined' }],
  ]
}

/** Everything stored about a customer, to verify that nobody else changed it. */
export async function customerSnapshot(
  { database }: SampleShop,
  customerId: number,
): Promise<Record<string, unknown[]>> {
  const { rows: tables } = await sql<{ name: string; column: string }>`
    select table_name as name, column_name as column from information_schema.columns
    where table_schema = 'public' and (column_name = 'customer_id' or (table_name = 'customer' and column_name = 'id'))
    order by 1`.execute(database.db)
  const snapshot: Record<string, unknown[]> = {}
  for (const { name, column } of tables) {
    if (name === 'account_event' || name === 'staff_action') continue
    const { rows } = await sql`
      select t.* from ${sql.table(name)} t where t.${sql.ref(column)} = ${customerId} order by t::text`.execute(
      database.db,
    )
    snapshot[name] = rows
  }
  return snapshot
}

/** The audit records of staff in a customer's name. */
export async function listStaffActions({ database }: SampleShop, customerId: number): Promise<string[]> {
  const { rows } = await sql<{ call: string }>`
    select call from staff_action where customer_id = ${customerId} order by id`.execute(database.db)
  return rows.map(({ call }) => call)
}
