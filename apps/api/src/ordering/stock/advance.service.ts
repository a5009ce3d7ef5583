// What is ordered ahead: places for the lines of an order, copies for those who wait, and places that are given up.

import { dayOf, isoDay } from '@stoa/domain/ordering/delivery/working-days'
import type { Shortage } from '@stoa/domain/ordering/stock/allocate-stock'
import { giveUpCopies } from '@stoa/domain/ordering/stock/give-up-copies'
import type { CopiesBack } from '@stoa/domain/ordering/stock/release-copies'
import { servePlaces } from '@stoa/domain/ordering/stock/serve-places'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import type { Executor } from '../../database/transaction.ts'
import * as queries from './advance.queries.ts'
import { claim, lockStock } from './stock.queries.ts'
import type { LineDemand } from './stock.service.ts'

/** Before any copies are claimed. All or nothing: a refusal must roll back. */
export async function takePlaces(tx: Executor, demands: readonly LineDemand[]): Promise<Outcome<null, Shortage[]>> {
  if (demands.length === 0) return done(null)
  const opened = await queries.insertPlaces(tx, demands)
  const short = demands.filter(({ productId }) => !opened.includes(productId))
  return short.length === 0 ? done(null) : refused(short.map((demand) => ({ ...demand, available: 0 })))
}

/** Copies go to those who ordered first; nothing before the day of publication. Returns all orders that waited. */
export async function serveWaiting(tx: Executor, productId: number, now: number): Promise<number[]> {
  if (!(await queries.isOut(tx, productId, isoDay(dayOf(now))))) return []
  if (!(await queries.lockAdvanceSale(tx, productId))) return []
  const places = await queries.listWaiting(tx, productId)
  const claims = servePlaces(places, await lockStock(tx, [productId]))
  if (claims.length === 0) return []
  const claimed = await claim(tx, claims)
  if (claimed < claims.length) throw new Error('a locked stock row had fewer copies than were read')
  await queries.recordServed(tx, productId, claims)
  return [...new Set(places.map(({ orderId }) => orderId))]
}

/** Of copies that are not sent any more, ends the waiting for those that have not come. Returns the others. */
export async function stopWaiting(
  tx: Executor,
  orderId: number,
  back: readonly CopiesBack[],
  now: number,
): Promise<CopiesBack[]> {
  const { waiting, claimed } = giveUpCopies(back, await queries.lockWaitingLines(tx, orderId))
  if (waiting.length > 0) await queries.shrinkPlaces(tx, waiting, new Date(now))
  return claimed
}

/** The order takes no more copies: it was given up. */
export const leavePlaces = (tx: Executor, orderId: number, now: number): Promise<void> =>
  queries.leavePlaces(tx, orderId, new Date(now))

export const { findShort, findWaiting, listServable } = queries
