// What may be ordered without payment: counted by network address, e-mail and account, and, for an alarm, of all buyers
// together.

import { addUses } from '../../database/rate-limit.ts'
import type { Executor } from '../../database/transaction.ts'
import type { UnpaidLimits, UnpaidOrder } from '../../ports/unpaid-limits.ts'
import { bucketOf } from './limit-bucket.ts'
import type { LimitRow } from './limit-table.ts'

export interface UnpaidReport {
  /** Gets the name of the limit that was reached. */
  refused(limit: string): void
  /** So much was ordered that somebody should look. */
  alarm(limit: string, used: number): void
  /** The alarm could not be counted; the order is placed. */
  failed(error: unknown): void
}

export function unpaidLimits(table: readonly LimitRow[], report: UnpaidReport): UnpaidLimits {
  const add = async (tx: Executor, order: UnpaidOrder, applies: (row: LimitRow) => boolean): Promise<Added[]> => {
    const { client, now } = order.call
    const rows = table.filter((row) => row.paidOn === order.paidOn && applies(row))
    if (client === null || rows.length === 0) return []
    const uses = rows.map((row) => ({
      row,
      bucket: bucketOf(row, { input: { email: order.email }, call: order.call, client }),
      amount: amountOf(row, order),
      until: new Date(now + row.per * 1000),
    }))
    const used = await addUses(tx, uses, new Date(now))
    return uses.map(({ row, bucket, amount }) => ({ row, amount, used: used.get(bucket) ?? 0 }))
  }
  return {
    async take(tx, order) {
      const { caller } = order.call
      // staff have arranged it with the buyer
      if (caller.kind === 'customer' && caller.staffId !== null) return true
      const isCustomer = caller.kind === 'customer'
      const added = await add(tx, order, ({ by }) => by !== 'everyone' && (by !== 'customer' || isCustomer))
      const reached = added.find(({ row, used }) => used > row.max)
      if (reached) report.refused(reached.row.name)
      return reached === undefined
    },

    async notePlaced(db, order) {
      try {
        const added = await add(db, order, ({ by }) => by === 'everyone')
        for (const { row, used, amount } of added)
          if (passesMultiple(row.max, used - amount, used)) report.alarm(row.name, used)
      } catch (error) {
        report.failed(error)
      }
    },
  }
}

interface Added {
  row: LimitRow
  amount: number
  /** This order included. */
  used: number
}

const amountOf = ({ of }: LimitRow, { copies, cents }: UnpaidOrder): number =>
  of === 'orders' ? 1 : of === 'copies' ? copies : cents

/** Once when it is more than the most, and again when it is more than twice as much: not with every order. */
const passesMultiple = (max: number, before: number, after: number): boolean =>
  after > max && Math.ceil(after / max) > Math.ceil(before / max)
