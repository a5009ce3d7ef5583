// Tracking an order. Its uid alone gives its status; names and amounts need the e-mail as well.

import { createHash, timingSafeEqual } from 'node:crypto'
import type { Order, OrderLine } from '@stoa/contract/ordering/orders'
import type { Refusal } from '@stoa/contract/refusals'
import type { Language } from '@stoa/domain/language'
import { readOrderCode } from '@stoa/domain/ordering/order/read-order-code'
import { findPaymentKind } from '@stoa/domain/ordering/payment/payment-kinds'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import type { Executor } from '../../database/transaction.ts'
import { adjustmentsFrom } from '../amounts/amounts.service.ts'
import { listBankAccounts } from '../checkout/checkout.service.ts'
import * as queries from './orders.queries.ts'
import { viewLine, viewOrder } from './orders.view.ts'

/** For statements that read orders. */
export const { aheadOfLine, awaitsCopies, holdLostAt, orderedProducts, parcelsOfOrder, partsOfLine } = queries
/** Of other things that have numbers. */
export { orderCode } from './order-code.ts'
export type { ParcelRow } from './orders.queries.ts'
export { viewPayBy } from './orders.view.ts'

type NotFound = Refusal<'order_not_found'>

export async function getTracking(db: Executor, uid: string): Promise<Outcome<queries.TrackingRow, NotFound>> {
  const row = await queries.findTracking(db, uid)
  return row ? done(row) : refused({ code: 'order_not_found' })
}

const digest = (text: string): Buffer => createHash('sha256').update(text.trim().toLowerCase()).digest()

/** Compared in the same time whether or not there is such an order. */
const isSameEmail = (given: string, placedWith: string | null = null): boolean =>
  timingSafeEqual(digest(given), digest(placedWith ?? '')) && placedWith !== null

export const isOrderEmail = async (db: Executor, uid: string, email: string): Promise<boolean> =>
  isSameEmail(email, await queries.findOrderEmail(db, uid))

/** A wrong uid and a wrong e-mail get the same response, after the same query and the same comparison. */
export async function getOrder(db: Executor, uid: string, email: string): Promise<Outcome<queries.OrderRow, NotFound>> {
  // the whole order is read after that: for a wrong e-mail it would take longer than for a wrong uid
  const row = (await isOrderEmail(db, uid, email)) ? await queries.findOrder(db, uid) : null
  return row ? done(row) : refused({ code: 'order_not_found' })
}

/** By its number. One that is none, a wrong one and a wrong e-mail take the same query and the same comparison. */
async function findByCode(db: Executor, code: string, email: string): Promise<{ id: number; uid: string } | null> {
  const row = await queries.findCode(db, readOrderCode(code) ?? '')
  return isSameEmail(email, row?.email) ? row : null
}

export async function findOrderByCode(
  db: Executor,
  code: string,
  email: string,
): Promise<Outcome<{ uid: string }, NotFound>> {
  const row = await findByCode(db, code, email)
  return row ? done({ uid: row.uid }) : refused({ code: 'order_not_found' })
}

/** For what is stated about an order. */
export const findOrderIdByCode = async (db: Executor, code: string, email: string): Promise<number | null> =>
  (await findByCode(db, code, email))?.id ?? null

/** For the shop's own systems. */
export async function getAnyOrder(db: Executor, uid: string): Promise<Outcome<queries.OrderRow, NotFound>> {
  const row = await queries.findOrder(db, uid)
  return row ? done(row) : refused({ code: 'order_not_found' })
}

/** Only if it is theirs. */
export async function getOwnOrder(
  db: Executor,
  customerId: number,
  uid: string,
): Promise<Outcome<queries.OrderRow, NotFound>> {
  const row = await queries.findOrder(db, uid, customerId)
  return row ? done(row) : refused({ code: 'order_not_found' })
}

export async function getOwnLines(
  db: Executor,
  customerId: number,
  orderId: number,
  language: Language,
): Promise<Outcome<OrderLine[], NotFound>> {
  const rows = await queries.listLines(db, customerId, orderId)
  if (rows.length === 0) return refused({ code: 'order_not_found' })
  const adjustments = adjustmentsFrom(await queries.listAdjustments(db, orderId))
  return done(rows.map((row) => viewLine(row, adjustments, language)))
}

/** With the bank accounts for a deposit. */
export const presentOrder = async (db: Executor, row: queries.OrderRow, language: Language): Promise<Order> =>
  viewOrder(row, findPaymentKind(row.payment)?.deposit ? await listBankAccounts(db, language) : [], language)
