// The ledger: what an event of an order's money moves, written in the transaction that makes it true. The domain says which
// accounts these are; the database refuses what does not sum to zero, and a second posting of the same event. Orders that
// were placed before there was a ledger are not in it, nor is what was captured in another currency than the shop's.

import { entriesOf, type LedgerEventName, type LedgerEvents } from '@stoa/domain/ordering/ledger/ledger-entries'
import { sql } from 'kysely'
import type { Executor } from './transaction.ts'

interface Posted {
  /** The id of what the event is about, as the event says. */
  subjectId: number
  /** Null for what is about no single order. */
  orderId: number | null
  at: Date
}

/** For statements that write them together with what they are about. */
export const ledgerRows = <Name extends LedgerEventName>(
  event: Name,
  details: LedgerEvents[Name],
  { subjectId, orderId, at }: Posted,
) =>
  entriesOf(event, details).map(({ account, cents }) => ({
    ...{ event, subject_id: subjectId, account },
    ...{ order_id: orderId, cents, at },
  }))

export const postLedger = <Name extends LedgerEventName>(
  tx: Executor,
  event: Name,
  details: LedgerEvents[Name],
  posted: Posted,
): Promise<void> => postRows(tx, ledgerRows(event, details, posted))

/** The same to several subjects. */
export const postEach = <Name extends LedgerEventName>(
  tx: Executor,
  event: Name,
  subjects: readonly (LedgerEvents[Name] & { id: number })[],
  posted: Omit<Posted, 'subjectId'>,
): Promise<void> =>
  postRows(
    tx,
    subjects.flatMap((subject) => ledgerRows(event, subject, { ...posted, subjectId: subject.id })),
  )

async function postRows(tx: Executor, rows: ReturnType<typeof ledgerRows>): Promise<void> {
  if (rows.length === 0) return
  await sql`
    insert into ledger_entry
    select e.* from json_populate_recordset(null::ledger_entry, ${JSON.stringify(rows)}::json) e
    where e.order_id is null or exists (
      select from ledger_entry p where p.event = 'placed' and p.subject_id = e.order_id)`.execute(tx)
}
