// An order and a protected book, and statements that are tried on them and undone.

import { sql } from 'kysely'
import { makeProduct } from './make-product.ts'
import { line, placed } from './order-request.ts'
import { openTestApi } from './test-api.ts'
import { tryStatement } from './try-statement.ts'

export async function openConstraintShop() {
  const api = await openTestApi()
  const book = await makeProduct(api.database.db, {
    publisherPriceCents: 1000,
    priceCents: 900,
    protectedUntil: '2099-01-01',
  })
  const placeOne = async (): Promise<number> => {
    const { uid } = await placed(api.app, [line(await makeProduct(api.database.db))])
    const { rows } = await sql<{ id: number }>`select id from customer_order where uid = ${uid}`.execute(
      api.database.db,
    )
    return rows[0]?.id ?? 0
  }
  const order = await placeOne()
  return {
    ...api,
    order,
    placeOne,
    /** `:book` and `:order` stand for their ids. */
    tryOn: (statement: string): Promise<string> =>
      tryStatement(api.database, statement.replaceAll(':book', String(book)).replaceAll(':order', String(order))),
  }
}

export type ConstraintShop = Awaited<ReturnType<typeof openConstraintShop>>

/** Attempts to pay the order, each with its state, and the provider's transaction of how many cents. */
export const attempts = (...rows: [status: string, transaction?: string, cents?: number][]): string =>
  rows
    .map(
      ([status, transaction, cents = 1]) => `
        insert into payment_attempt (order_id, provider, reference, amount_cents, currency, status, transaction,
          captured_cents, captured_currency, begun_at, settled_at)
        values (:order, 'card', replace(gen_random_uuid()::text, '-', ''), 1, 'EUR', '${status}',
          ${transaction ? `'${transaction}', ${cents}, 'EUR'` : 'null, null, null'}, now(), ${status === 'open' ? 'null' : 'now()'})`,
    )
    .join(';')
