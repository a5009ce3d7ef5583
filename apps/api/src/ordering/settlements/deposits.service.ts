// Reads the bank’s statement, and records the deposits of orders in it: by itself only the exact amount of one order that is
// named and waits for it. Everything else waits for somebody, with the order that may be meant.

import { shopCurrency } from '@stoa/domain/money'
import { findPaymentKind } from '@stoa/domain/ordering/payment/payment-kinds'
import { findNearCode, findOrderCodes } from '@stoa/domain/ordering/settlements/deposit-reference'
import { type DepositProblem, decideDeposit } from '@stoa/domain/ordering/settlements/match-deposit'
import { done, type Outcome } from '@stoa/domain/outcome'
import type { Database } from '../../database/connect.ts'
import { type Executor, inTransaction } from '../../database/transaction.ts'
import { lockOrder, recordDeposit, takesPayment } from '../orders/order-payment.service.ts'
import { describeProblems, digestOf } from './bank-file.ts'
import type { BankFormat } from './bank-format.ts'
import { readStatement, type StatementLine } from './bank-table.ts'
import * as queries from './deposits.queries.ts'
import { insertFile, isFileKnown } from './settlements.queries.ts'

export interface ImportedDeposits {
  /** Lines that have paid an order, or confirm what the staff have recorded. */
  paid: number
  /** Lines that somebody has to look at. */
  open: number
  /** Stored before, from this statement or another. */
  known: number
  problems: string[]
}

export type { BankFormat } from './bank-format.ts'

export interface StatementFile {
  name: string
  bytes: Buffer
}

/** As the files of providers are remembered. */
const bank = 'bank'
const listed = 1000

export const listWaitingLines = (db: Executor) => queries.listWaiting(db, listed)

export async function importDeposits(
  db: Database,
  format: BankFormat,
  { name, bytes }: StatementFile,
  now: number,
): Promise<Outcome<ImportedDeposits, string>> {
  const statement = readStatement(bytes, format)
  if (!statement.ok) return statement
  const counts = { paid: 0, open: 0, known: 0 }
  const problems = [...statement.value.problems]
  for (const line of statement.value.lines) {
    const taken = await inTransaction(db, (tx) => takeLine(tx, line, now))
    if (taken === 'another')
      problems.push({ line: line.line, problem: 'another line with its number was imported before' })
    else counts[taken] += 1
  }
  await insertFile(db, { provider: bank, name, at: new Date(now) }, digestOf(bytes))
  return done({ ...counts, problems: describeProblems(problems) })
}

/** Whether just this statement was read before. */
export const isStatementImported = (db: Database, { bytes }: StatementFile): Promise<boolean> =>
  isFileKnown(db, bank, digestOf(bytes))

async function takeLine(
  tx: Executor,
  line: StatementLine,
  now: number,
): Promise<'paid' | 'open' | 'known' | 'another'> {
  const id = await queries.insertLine(tx, line, new Date(now))
  if (id === null) return (await queries.isStored(tx, line)) ? 'known' : 'another'
  const orders = await queries.listOrders(tx, findOrderCodes(line.text))
  const [named] = orders
  if (!named || orders.length > 1) {
    const problem = named ? 'several_orders' : 'unknown'
    await queries.proposeOrder(tx, id, problem, named ? null : await findProposal(tx, line))
    return 'open'
  }
  const decision = await decideFor(tx, named.code, line)
  if (decision !== 'pays' && decision !== 'confirms') {
    await queries.proposeOrder(tx, id, decision, named.id)
    return 'open'
  }
  if (decision === 'pays') await recordDeposit(tx, named.code, now)
  await queries.closeLine(tx, id, { orderId: named.id, owedCents: 0, by: null, at: new Date(now) })
  return 'paid'
}

async function decideFor(
  tx: Executor,
  code: string,
  line: StatementLine,
): Promise<'pays' | 'confirms' | DepositProblem> {
  const order = await lockOrder(tx, { code })
  if (!order) return 'unknown'
  return decideDeposit(line, {
    dueCents: order.payable_cents,
    paymentStatus: order.payment_status,
    byDeposit: Boolean(findPaymentKind(order.payment)?.deposit),
    takesPayment: await takesPayment(tx, order),
    hasLine: await queries.hasLine(tx, order.id),
  })
}

/** The order whose number may be mistyped, or the only one that waits for this amount. */
async function findProposal(tx: Executor, { text, cents, currency }: StatementLine): Promise<number | null> {
  if (currency !== shopCurrency) return null
  const awaiting = await queries.listAwaiting(tx, cents)
  const near = findNearCode(
    text,
    awaiting.map(({ code }) => code),
  )
  const [only] = awaiting
  if (near !== null) return awaiting.find(({ code }) => code === near)?.id ?? null
  return awaiting.length === 1 && only ? only.id : null
}
