// What must hold of the shop's data at any time, whatever it was asked to do: each as a sentence that says what would be
// wrong, and a query that must return no row.

import { sql } from 'kysely'
import type { Executor } from '../database/transaction.ts'
import { accountsInvariants } from './accounts-invariants.queries.ts'
import { amountsInvariants } from './amounts-invariants.queries.ts'
import { catalogueInvariants } from './catalogue-invariants.queries.ts'
import { documentsInvariants } from './documents-invariants.queries.ts'
import { giftCardInvariants } from './gift-card-invariants.queries.ts'
import { ledgerInvariants } from './ledger-invariants.queries.ts'
import { ordersInvariants } from './orders-invariants.queries.ts'
import { paymentsInvariants } from './payments-invariants.queries.ts'
import { reductionsInvariants } from './reductions-invariants.queries.ts'
import { returnsInvariants } from './returns-invariants.queries.ts'
import { shippingInvariants } from './shipping-invariants.queries.ts'
import { stockInvariants } from './stock-invariants.queries.ts'
import { webhooksInvariants } from './webhooks-invariants.queries.ts'

const invariants: Record<string, string> = {
  ...stockInvariants,
  ...amountsInvariants,
  ...ordersInvariants,
  ...returnsInvariants,
  ...paymentsInvariants,
  ...ledgerInvariants,
  ...reductionsInvariants,
  ...giftCardInvariants,
  ...documentsInvariants,
  ...shippingInvariants,
  ...webhooksInvariants,
  ...catalogueInvariants,
  ...accountsInvariants,
}

export const invariantCount = Object.keys(invariants).length

/** By the sentence of each that does not hold: the first of its rows. Nothing where all is well. */
export type Violations = Record<string, unknown[]>

const rowsShown = 5

/** Each reads whole tables: for a quiet hour, or a test. */
export async function findViolations(db: Executor, of: Record<string, string> = invariants): Promise<Violations> {
  const found: Violations = {}
  for (const [sentence, query] of Object.entries(of)) {
    const { rows } = await sql.raw(`select * from (${query}) as broken limit ${rowsShown}`).execute(db)
    if (rows.length > 0) found[sentence] = rows
  }
  return found
}
