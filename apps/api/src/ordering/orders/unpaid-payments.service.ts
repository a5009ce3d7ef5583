// Orders that wait to be paid at a provider hold copies which nobody has paid for. When nobody has tried for an hour, and no
// provider has still to say what became of a try, they are given up as those without their deposit.

import type { Database } from '../../database/connect.ts'
import { changeOneByOne } from '../../database/one-by-one.ts'
import type { Executor } from '../../database/transaction.ts'
import { type Released, releaseUnpaid, sumOf } from './unpaid-deposits.service.ts'
import * as queries from './unpaid-payments.queries.ts'

const batch = 100
const patienceMs = 60 * 60_000

/** One batch; what is left comes with the next. */
export async function releaseUnpaidPayments(db: Database, now: number): Promise<Released> {
  const since = new Date(now - patienceMs)
  const idle = await queries.listIdle(db, since, batch)
  return sumOf(await changeOneByOne(db, idle, (tx, { id }) => release(tx, id, since, now)))
}

const release = (tx: Executor, orderId: number, since: Date, now: number): Promise<number | null> =>
  releaseUnpaid(tx, orderId, {
    source: 'payments',
    now,
    isDue: () => queries.isStillIdle(tx, orderId, since),
  })
