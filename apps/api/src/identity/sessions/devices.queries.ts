// The SQL of the list of devices.

import type { Executor } from '../../database/transaction.ts'

export interface DeviceRow {
  id: string
  user_agent: string
  begun_at: string
  used_at: string
}

/** The customer's live sessions, the last used first; without those of staff who act for them. */
export const listDevices = (db: Executor, customerId: number, now: Date): Promise<DeviceRow[]> =>
  db
    .selectFrom('session')
    .select(['id', 'user_agent'])
    .select(({ cast }) => [
      cast<string>('begun_at', 'text').as('begun_at'),
      cast<string>('used_at', 'text').as('used_at'),
    ])
    .where('customer_id', '=', customerId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where('staff_id', 'is', null)
    .orderBy('session.used_at', 'desc')
    .orderBy('id')
    .limit(100)
    .execute()
