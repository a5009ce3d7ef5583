// Delivery dates, and which shipping or payment method is meant.

import type { BankAccount } from '@stoa/contract/ordering/checkout'
import type { Refusal } from '@stoa/contract/refusals'
import {
  type Availability,
  availabilityOf,
  canBeBought,
  isOrderedAhead,
  isStockedInBranches,
} from '@stoa/domain/catalogue/availability'
import { isShipped } from '@stoa/domain/catalogue/product-kinds'
import { greeceId } from '@stoa/domain/identity/address-rules'
import type { Language } from '@stoa/domain/language'
import { type CartItem, copiesByProduct, countCopies, type ProductCopies } from '@stoa/domain/ordering/cart/cart'
import { claimsOf } from '@stoa/domain/ordering/cart/claimed-copies'
import { decideOrderPickup, type Pickup } from '@stoa/domain/ordering/delivery/branch-pickup'
import { type DeliveryEstimate, estimatorOf } from '@stoa/domain/ordering/delivery/estimate-delivery'
import type { HandlingItem } from '@stoa/domain/ordering/delivery/handling-time'
import { destinationOf } from '@stoa/domain/ordering/delivery/shipping-kinds'
import { dayFrom } from '@stoa/domain/ordering/delivery/working-days'
import { type HeldCopies, supplyForHolder } from '@stoa/domain/ordering/stock/stock-hold'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import type { RowOf } from '../../database/row-of.ts'
import type { Executor } from '../../database/transaction.ts'
import { type KeptInMemory, keepInMemory } from '../../kept-in-memory.ts'
import * as queries from './checkout.queries.ts'
import { type CartSupply, hoursOf, viewAccount } from './checkout.view.ts'

export interface ShippingEstimate extends DeliveryEstimate {
  shippingTypeId: number
}

/** In memory, following the change log. */
export type CarrierDays = KeptInMemory<void, RowOf<typeof queries.listCarrierDays>[]>

export const createCarrierDays = (db: Executor): CarrierDays =>
  keepInMemory(new Set(['content', 'pickup_points']), () => queries.listCarrierDays(db, greeceId))

export interface EstimateDeps {
  db: Executor
  /** Of products whose pages were read: what is in memory. */
  details: { findKept(id: number): queries.HandlingRow | undefined }
  /** Of products that were listed. */
  cards: { findSupply(id: number): queries.HandlingRow | undefined }
  carrierDays: CarrierDays
}

async function findHandling(
  { db, details, cards }: EstimateDeps,
  ids: readonly number[],
): Promise<queries.HandlingRow[]> {
  const kept = ids.flatMap((id) => details.findKept(id) ?? cards.findSupply(id) ?? [])
  return kept.length === ids.length ? kept : queries.listHandlingRows(db, ids)
}

/** For each shipping method within Greece; the slowest product decides. None when nothing can be had. */
export async function estimateForProducts(
  deps: EstimateDeps,
  productIds: readonly number[],
  now: number,
): Promise<Outcome<ShippingEstimate[], Refusal<'product_not_found'>>> {
  const ids = [...new Set(productIds)]
  const rows = await findHandling(deps, ids)
  if (rows.length < ids.length) return refused({ code: 'product_not_found' })
  const estimate = estimatorOf(now, rows.map(toHandlingItem))
  if (!estimate) return done([])
  const carriers = await deps.carrierDays.get()
  return done(carriers.map(({ id: shippingTypeId, ...carrier }) => ({ shippingTypeId, ...estimate(carrier) })))
}

const toHandlingItem = (row: queries.HandlingRow): HandlingItem => ({
  policy: row.availability,
  copies: row.copies,
  promised: row.delivery_band,
  releaseDay: row.release_date === null ? null : dayFrom(row.release_date),
})

/** A cart, and what is held for whoever asks. */
export interface SuppliedCart {
  items: readonly CartItem[]
  held: readonly HeldCopies[]
}

/** For each branch, by id: what it has of a cart, and when everything is ready there. None when nothing can be had. */
export async function supplyOfBranches(
  db: Executor,
  branches: readonly Pick<queries.BranchRow, 'id' | 'hours' | 'special_hours'>[],
  { items, held }: SuppliedCart,
  now: number,
): Promise<ReadonlyMap<number, CartSupply>> {
  const copies = await copiesOf(db, items)
  const productIds = copies.map(({ productId }) => productId)
  const [products, stock, carriers] = await Promise.all([
    listProductsFor(db, productIds, held),
    listStockFor(db, productIds, held),
    queries.listCarrierDays(db, greeceId),
  ])
  const estimate = estimatorOf(now, products.map(toHandlingItem))
  const carrier = carriers.find(({ code }) => destinationOf(code) === 'branch')
  if (!estimate || !carrier) return new Map()
  const broughtOn = estimate(carrier).to
  // a supplier's copies are counted in a branch, but do not stand there
  const stocked = new Set(products.filter((row) => isStockedInBranches(row.availability)).map(({ id }) => id))
  const soldBy = (isSale: (availability: Availability) => boolean) =>
    new Set(products.filter((row) => isSale(availabilityOf(row.availability, row.copies))).map(({ id }) => id))
  const [sold, ahead] = [soldBy(canBeBought), soldBy(isOrderedAhead)]
  const lineAt = (branchId: number, { productId, dimensionId, quantity }: ProductCopies) => {
    // what the shop has yet to get comes from elsewhere in any case
    if (ahead.has(productId)) return { quantity, here: 0, elsewhere: quantity }
    const rows = stock.filter(
      (row) => sold.has(productId) && row.product_id === productId && row.dimension_id === dimensionId,
    )
    const count = (some: typeof rows) => some.reduce((sum, row) => sum + row.quantity, 0)
    const here = stocked.has(productId) ? count(rows.filter((row) => row.branch_id === branchId)) : 0
    return { quantity, here, elsewhere: count(rows) - here }
  }
  // gift cards go by e-mail, and stand in no branch
  const byEmail = new Set(products.filter(({ kind }) => !isShipped(kind)).map(({ id }) => id))
  const collected = copies.filter(({ productId }) => !byEmail.has(productId))
  return new Map(
    branches.map((branch) => {
      const lines = collected.map((one) => ({ ...one, ...lineAt(branch.id, one) }))
      return [branch.id, { ...decideOrderPickup(now, hoursOf(branch), lines, broughtOn), lines }]
    }),
  )
}

const countHeld = (held: readonly HeldCopies[], isMeant: (copies: HeldCopies) => boolean): number =>
  countCopies(held.filter(isMeant))

/** As whoever holds some copies of them finds them. */
const listProductsFor = async (db: Executor, productIds: readonly number[], held: readonly HeldCopies[]) =>
  (await queries.listHandlingRows(db, productIds)).map((row) => {
    const own = countHeld(held, ({ productId }) => productId === row.id)
    const supplied = supplyForHolder(row, own)
    return { ...supplied, copies: supplied.copies + own }
  })

const listStockFor = async (db: Executor, productIds: readonly number[], held: readonly HeldCopies[]) =>
  (await queries.listBranchStock(db, productIds)).map((row) => ({
    ...row,
    quantity: row.quantity + countHeld(held, ({ stockId }) => stockId === row.id),
  }))

/** What the branches hand over: for a set, its parts. */
async function copiesOf(db: Executor, items: readonly CartItem[]): Promise<ProductCopies[]> {
  const rows = await queries.listContents(
    db,
    items.map(({ productId }) => productId),
  )
  const contents = copiesByProduct(items).map(({ productId, dimensionId }) => ({
    ...{ productId, dimensionId },
    parts: rows
      .filter((row) => row.product_id === productId)
      .map((row) => ({ productId: row.part_id, dimensionId: row.dimension_id, quantity: row.quantity })),
  }))
  return copiesByProduct(items.flatMap((item) => claimsOf(item, contents)))
}

/** When a branch has everything ready, as `supplyOfBranches` says it; null when it never has. */
export async function findPickup(
  db: Executor,
  branchId: number,
  cart: SuppliedCart,
  now: number,
): Promise<Pickup | null> {
  const branches = (await queries.listBranches(db)).filter(({ id }) => id === branchId)
  const supply = await supplyOfBranches(db, branches, cart, now)
  return supply.get(branchId)?.pickup ?? null
}

/** The accounts for a bank deposit. */
export const listBankAccounts = async (db: Executor, language: Language): Promise<BankAccount[]> =>
  (await queries.listAccounts(db)).map((row) => viewAccount(row, language))

/** Of these kinds, in their order. */
export const { listPaymentTypes } = queries
