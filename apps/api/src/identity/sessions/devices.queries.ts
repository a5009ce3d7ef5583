// The SQL of the list of devices.

import { sql } from 'kysely'
import type { Executor } from '../../database/transaction.ts'

export interface DeviceRow {
  id: string
  user_agent: string
  begun_at: string
  used_at: string
}

/** Where the customer is signed in, the last used first; not where staff act for them. */
export async function listDevices(db: Executor, customerId: number, now: Date): Promise<DeviceRow[]> {
  const { rows } = await sql<DeviceRow>`
    select id, user_agent, begun_at::text as begun_at, used_at::text as used_at from session
    where customer_id = ${customerId} and ended_at is null and expires_at > ${now} and staff_id is null
    order by used_at desc, id limit 100`.execute(db)
  return rows
}
