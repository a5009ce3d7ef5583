// Earning, using and reverting points. Each call is part of the transaction it is about, and moves points for one cause
// once, however often it is tried. In a transaction, points are locked after the order and before the stock.

import type { Cents } from '@stoa/domain/money'
import { dayFrom, dayOf, isoDay } from '@stoa/domain/ordering/delivery/working-days'
import {
  decideRedeem,
  decideRestore,
  decideTakeBack,
  type Lot,
  type ReturnedShare,
  usablePoints,
} from '@stoa/domain/ordering/loyalty/lots'
import {
  type LoyaltySettings,
  lastDayFrom,
  pointsForPurchase,
  pointsToCents,
  redeemablePoints,
  shopLoyalty,
} from '@stoa/domain/ordering/loyalty/loyalty-settings'
import { causeOf, type FixedKind, type TransactionKind } from '@stoa/domain/ordering/loyalty/transaction-kinds'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import type { Executor } from '../../database/transaction.ts'
import * as queries from './loyalty.queries.ts'
import { listPendingOrders } from './points-history.queries.ts'

export const lotOf = ({ id, remaining, last_day }: queries.LotRow): Lot => ({
  id,
  remaining,
  lastDay: last_day === null ? null : dayFrom(last_day),
})

export interface Points {
  approved: number
  pending: number
  /** What of the approved points may be used now, in money; nothing below the minimum. */
  redeemableCents: Cents
  /** From how many points on they can be used. */
  minimum: number
}

export async function readPoints(
  db: Executor,
  customerId: number,
  now: number,
  settings = shopLoyalty,
): Promise<Points> {
  const lots = (await queries.listLots(db, customerId)).map(lotOf)
  const approved = usablePoints(lots, dayOf(now))
  return {
    approved,
    pending: lots.reduce((sum, { lastDay, remaining }) => sum + (lastDay === null ? remaining : 0), 0),
    redeemableCents: pointsToCents(redeemablePoints(approved, settings), settings),
    minimum: settings.minimum,
  }
}

/** What a customer sees of their points. */
export async function getBalance(db: Executor, customerId: number) {
  const [lots, pendingOrders, debt] = await Promise.all([
    queries.listLots(db, customerId),
    listPendingOrders(db, customerId),
    queries.getDebt(db, customerId),
  ])
  return { lots: lots.map(lotOf), pendingOrders, debt }
}

/** For what is rewarded with a fixed number of points. `subject`: the id of what it is about, where it is not the customer. */
export async function earnOnce(
  tx: Executor,
  customerId: number,
  kind: FixedKind,
  { subject, now, settings = shopLoyalty }: { subject?: string | number; now: number; settings?: LoyaltySettings },
): Promise<void> {
  const points = settings.fixed[kind] ?? 0
  if (points === 0) return
  await addApproved(
    tx,
    { customerId, kind, cause: causeOf(kind, customerId, subject), points, orderId: null, now },
    settings,
  )
}

interface Earned {
  customerId: number
  kind: TransactionKind
  cause: string
  points: number
  orderId: number | null
  now: number
}

/** What is owed is settled first. The id of the entry; null when the cause has been rewarded already. */
export async function addApproved(
  tx: Executor,
  { points, now, ...entry }: Earned,
  settings: LoyaltySettings,
): Promise<number | null> {
  await queries.lockPoints(tx, entry.customerId)
  const settled = Math.min(points, await queries.getDebt(tx, entry.customerId))
  const state = 'ApprovedPoints'
  const entryId = await queries.insertEntry(tx, { ...entry, state, points, debt: -settled, at: new Date(now) })
  if (entryId === null || points === settled) return entryId
  const lastDay = isoDay(lastDayFrom(now, settings))
  await queries.insertLot(tx, { customerId: entry.customerId, entryId, state, points: points - settled, lastDay })
  return entryId
}

/** When a customer's order is placed: its points are pending until it can no longer be withdrawn from. */
export async function earnForOrder(tx: Executor, orderId: number, now: number, settings = shopLoyalty): Promise<void> {
  const { customer_id: customerId, ...purchase } = await queries.getPurchase(tx, orderId)
  if (customerId === null) return
  const bought =
    settings.basis === 'TotalPurchases' ? await queries.sumPurchases(tx, customerId, purchase.placed_at) : 0
  const points = pointsForPurchase(purchase.goods_cents + purchase.reduction_cents, bought, settings)
  if (points === 0) return
  const kind = 'PendingOrderProduct'
  const [state, cause] = ['PendingPoints' as const, causeOf(kind, customerId, orderId)]
  const entry = { customerId, kind, cause, state, points, debt: 0, orderId, at: new Date(now) } as const
  const entryId = await queries.insertEntry(tx, entry)
  if (entryId !== null) await queries.insertLot(tx, { customerId, entryId, state, points, lastDay: null })
}

/** Uses points for an order that has been written; refused when there are fewer than the customer was shown. */
export async function redeemPoints(
  tx: Executor,
  customerId: number,
  orderId: number,
  points: number,
  { now, settings = shopLoyalty }: { now: number; settings?: LoyaltySettings },
): Promise<Outcome<void, 'points_changed'>> {
  await queries.lockPoints(tx, customerId)
  const [kind, cause] = ['Redeem' as const, causeOf('Redeem', customerId, orderId)]
  if (await queries.hasEntry(tx, kind, cause)) return done(undefined)
  const lots = await queries.listLots(tx, customerId)
  const shares = decideRedeem(lots.map(lotOf), points, dayOf(now), settings)
  if (!shares.ok) return refused(shares.refusal)
  const state = 'ApprovedPoints'
  const entry = { customerId, kind, cause, state, points: -points, debt: 0, orderId, at: new Date(now) } as const
  const entryId = await queries.insertEntry(tx, entry)
  if (entryId === null) throw new Error(`the points of order ${orderId} were used twice`)
  await queries.insertMovements(
    tx,
    entryId,
    shares.value.map((share) => ({ lotId: share.lotId, change: -share.points })),
  )
  return done(undefined)
}

const wholeOrder: ReturnedShare = { returnedCents: 1, paidCents: 1 }

type RevertKind = Extract<TransactionKind, 'Revert' | 'RevertAfterEdit'>

interface Revert {
  share?: ReturnedShare
  kind?: RevertKind
  now: number
  settings?: LoyaltySettings
}

/**
 * When an order is cancelled, returned or made smaller: the points used for it come back, those it earned go. `share`:
 * everything returned so far, this return included; all of it without one. The same share again changes nothing.
 * `kind`: `RevertAfterEdit` where the order goes on with less.
 */
export async function revertOrderPoints(
  tx: Executor,
  orderId: number,
  { share = wholeOrder, kind = 'Revert', now, settings = shopLoyalty }: Revert,
): Promise<void> {
  const customerId = await queries.findOrderCustomer(tx, orderId)
  if (customerId === null) return
  await queries.lockPoints(tx, customerId)
  const reverted: Reverted = { customerId, orderId, share, kind, now }
  await restoreUsed(tx, reverted, settings)
  await takeBackEarned(tx, reverted)
}

interface Reverted {
  customerId: number
  orderId: number
  share: ReturnedShare
  kind: RevertKind
  now: number
}

async function restoreUsed(
  tx: Executor,
  { customerId, orderId, share, kind, now }: Reverted,
  settings: LoyaltySettings,
): Promise<void> {
  const rows = await queries.listUsedLots(tx, orderId)
  const used = rows.map(({ lot_id, last_day, ...lot }) => ({ lotId: lot_id, ...lot, lastDay: dayFrom(last_day) }))
  const shares = decideRestore(used, share, dayOf(now), settings)
  const points = shares.reduce((sum, one) => sum + one.points, 0)
  if (points === 0) return
  const restored = used.reduce((sum, lot) => sum + lot.restored, 0)
  const cause = `${orderId}:used:${restored + points}`
  const state = 'ApprovedPoints'
  const entry = { customerId, kind, cause, state, points, debt: 0, orderId, at: new Date(now) } as const
  const entryId = await queries.insertEntry(tx, entry)
  if (entryId === null) throw new Error(`the points used for order ${orderId} came back twice`)
  await queries.insertMovements(
    tx,
    entryId,
    shares.map((one) => ({ lotId: one.lotId, change: one.points })),
  )
  for (const { lotId, lastDay } of shares)
    if (lastDay !== used.find((lot) => lot.lotId === lotId)?.lastDay)
      await queries.extendLot(tx, lotId, isoDay(lastDay))
}

async function takeBackEarned(tx: Executor, { customerId, orderId, share, kind, now }: Reverted): Promise<void> {
  const { earned, reverted, lot_ids: lotIds } = await queries.getOrderPoints(tx, orderId)
  const rows = await queries.listLots(tx, customerId)
  const { shares, debt } = decideTakeBack({ points: earned, reverted, lotIds }, rows.map(lotOf), share, dayOf(now))
  const points = shares.reduce((sum, one) => sum + one.points, debt)
  if (points === 0) return
  // pending points cannot be used, so that all that is taken back is pending or none of it
  const isPending = shares.some(({ lotId }) => rows.find((lot) => lot.id === lotId)?.state === 'PendingPoints')
  const entryId = await queries.insertEntry(tx, {
    customerId,
    kind,
    cause: `${orderId}:earned:${reverted + points}`,
    state: isPending ? 'PendingPoints' : 'ApprovedPoints',
    points: -points,
    debt,
    orderId,
    at: new Date(now),
  })
  if (entryId === null) throw new Error(`the points of order ${orderId} were taken back twice`)
  await queries.insertMovements(
    tx,
    entryId,
    shares.map((one) => ({ lotId: one.lotId, change: -one.points })),
  )
}
