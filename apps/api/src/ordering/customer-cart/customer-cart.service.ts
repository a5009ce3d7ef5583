// The stored cart of a customer. It may hold lines that cannot be had today: only the customer removes a book from it.
// Unknown and discontinued products, those held back from sale and extensions that are not accepted are not added.

import type { UnitedLine } from '@stoa/contract/ordering/server-cart'
import type { Refusal } from '@stoa/contract/refusals'
import type { Language } from '@stoa/domain/language'
import { type CartItem, lineFinder, maxQuantityPerLine, mergeLines, sameProduct } from '@stoa/domain/ordering/cart/cart'
import type { CartProduct } from '@stoa/domain/ordering/cart/cart-product'
import { type CartChange, decideCart, type LineRefusal, refuseLine } from '@stoa/domain/ordering/cart/decide-cart'
import { stepCart } from '@stoa/domain/ordering/cart/step-cart'
import { mayBeStored, uniteCarts } from '@stoa/domain/ordering/cart/unite-carts'
import { dayOf, isoDay } from '@stoa/domain/ordering/delivery/working-days'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import type { Database } from '../../database/connect.ts'
import { decideInTransaction, type Executor, inTransaction } from '../../database/transaction.ts'
import { readCartProducts } from '../cart/read-cart.service.ts'
import * as queries from './customer-cart.queries.ts'

export interface CartContext {
  customerId: number
  language: Language
  /** Milliseconds since 1970. */
  now: number
}

export interface StoredCart {
  items: CartItem[]
  changes: CartChange[]
}

/** A step's key is recognised for a week: longer than any browser retries. */
const stepTtlMs = 7 * 24 * 3_600_000

const stepRecord = (key: string, now: number) => ({ key, at: new Date(now), expireBefore: new Date(now - stepTtlMs) })

const shopDay = (now: number): string => isoDay(dayOf(now))

export async function getCart(db: Executor, { customerId, language, now }: CartContext): Promise<StoredCart> {
  const items = await queries.listItems(db, customerId)
  const products = await readCartProducts(db, items, language)
  return { items, changes: decideCart(items, products, shopDay(now)).changes }
}

type AddRefusal =
  | Refusal<'product_not_found' | 'not_on_sale_yet', 'productId'>
  | Refusal<LineRefusal['reason'], 'extension'>
type StepRefusal = AddRefusal | Refusal<'cart_full'>

function refuseToAdd(line: CartItem, products: readonly CartProduct[], now: number): AddRefusal | null {
  const product = products.find((candidate) => sameProduct(candidate, line))
  if (!product) return { code: 'product_not_found', fields: ['productId'] }
  if (product.heldBack) return { code: 'not_on_sale_yet', fields: ['productId'] }
  const refusal = refuseLine(line, products, shopDay(now))
  return refusal && { code: refusal.reason, fields: ['extension'] }
}

/** `step.quantity` is how many more, or fewer. An unknown product can only be removed. */
export function updateItem(
  db: Database,
  context: CartContext,
  step: CartItem,
  key: string | undefined,
): Promise<Outcome<StoredCart, StepRefusal>> {
  const { customerId, now, language } = context
  return decideInTransaction(db, async (tx) => {
    await queries.lockCart(tx, customerId)
    if (key !== undefined && (await queries.findStep(tx, customerId, key))) return done(await getCart(tx, context))
    const refusal = step.quantity > 0 ? refuseToAdd(step, await readCartProducts(tx, [step], language), now) : null
    if (refusal) return refused(refusal)
    const line = stepCart(await queries.listItems(tx, customerId), step)
    if (!line.ok) return refused({ code: line.refusal })
    await queries.saveItem(tx, customerId, line.value, new Date(now))
    if (key !== undefined) await queries.recordStep(tx, customerId, stepRecord(key, now))
    return done(await getCart(tx, context))
  })
}

const capped = (items: readonly CartItem[]): CartItem[] =>
  mergeLines(items).map((item) => ({ ...item, quantity: Math.min(item.quantity, maxQuantityPerLine) }))

/** Returns the changes to the requested cart, also of lines that were not added. */
export function replaceCart(db: Database, context: CartContext, requested: readonly CartItem[]): Promise<StoredCart> {
  const { customerId, now, language } = context
  return inTransaction(db, async (tx) => {
    await queries.lockCart(tx, customerId)
    const products = await readCartProducts(tx, requested, language)
    const { changes } = decideCart(requested, products, shopDay(now))
    const dropped = lineFinder(changes.filter(({ reason }) => !mayBeStored(reason)))
    const items = capped(requested).filter((item) => !dropped(item))
    await queries.saveItems(tx, customerId, items, new Date(now))
    return { items, changes }
  })
}

/** Removes ordered copies, in the order's own transaction. */
export async function removeOrderedItems(
  tx: Executor,
  customerId: number,
  ordered: readonly CartItem[],
): Promise<void> {
  await queries.lockCart(tx, customerId)
  await queries.deleteOrdered(tx, customerId, ordered)
}

export interface UnitedCart {
  items: CartItem[]
  reportedLines: UnitedLine[]
}

/** The same merge again changes nothing and returns the same. */
export function unite(
  db: Database,
  context: CartContext,
  browser: readonly CartItem[],
  key: string,
): Promise<UnitedCart> {
  const { customerId, now, language } = context
  return inTransaction(db, async (tx) => {
    await queries.lockCart(tx, customerId)
    const stored = await queries.listItems(tx, customerId)
    const previousStep = await queries.findStep(tx, customerId, key)
    if (previousStep) return { items: stored, reportedLines: (previousStep.told ?? []) as UnitedLine[] }
    const cappedItems = capped(browser)
    const products = await readCartProducts(tx, [...stored, ...cappedItems], language)
    const union = uniteCarts(cappedItems, stored, products, shopDay(now))
    await queries.saveItems(tx, customerId, union.items, new Date(now))
    await queries.recordStep(tx, customerId, { ...stepRecord(key, now), reportedLines: union.reportedLines })
    return union
  })
}
