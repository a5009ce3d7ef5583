// The cart that the shop keeps for a customer. It holds wishes, also of what cannot be had today: only the shopper takes a
// book out of it. What the shop never had, or no longer knows, does not come in.

import type { Refusal } from '@stoa/contract/refusals'
import type { UnitedLine } from '@stoa/contract/server-cart'
import { type CartItem, maxQuantityPerLine, mergeLines, sameLine } from '@stoa/domain/cart/cart'
import { type CartChange, type CartFact, decideCart } from '@stoa/domain/cart/decide-cart'
import { stepCart } from '@stoa/domain/cart/step-cart'
import { uniteCarts } from '@stoa/domain/cart/unite-carts'
import type { Language } from '@stoa/domain/language'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import type { Database } from '../../database/connect.ts'
import { decideInTransaction, type Executor, inTransaction } from '../../database/transaction.ts'
import * as queries from './customer-cart.queries.ts'

export interface CartHands {
  /** What the shop knows of these lines today. */
  readFacts(db: Executor, wishes: readonly CartItem[], language: Language): Promise<CartFact[]>
}

export interface Whose {
  customerId: number
  language: Language
  /** Milliseconds since 1970. */
  now: number
  hands: CartHands
}

export interface KeptCart {
  items: CartItem[]
  changes: CartChange[]
}

/** A step is known again for a week: longer than any browser tries. */
const rememberedFor = 7 * 24 * 3_600_000

const noteOf = (key: string, now: number) => ({ key, at: new Date(now), forgetBefore: new Date(now - rememberedFor) })

export async function getCart(db: Executor, { customerId, language, hands }: Whose): Promise<KeptCart> {
  const items = await queries.listItems(db, customerId)
  const facts = await hands.readFacts(db, items, language)
  return { items, changes: decideCart(items, facts).changes }
}

type StepRefusal = Refusal<'product_not_found' | 'cart_full'>

/** `step.quantity` is how many more, or fewer. What the shop does not know can only be taken out. */
export function updateItem(
  db: Database,
  whose: Whose,
  step: CartItem,
  key: string | undefined,
): Promise<Outcome<KeptCart, StepRefusal>> {
  const { customerId, now, language, hands } = whose
  return decideInTransaction(db, async (tx) => {
    await queries.lockCart(tx, customerId)
    if (key !== undefined && (await queries.findStep(tx, customerId, key))) return done(await getCart(tx, whose))
    if (step.quantity > 0 && (await hands.readFacts(tx, [step], language)).length === 0) {
      return refused({ code: 'product_not_found', details: { fields: ['pid'] } })
    }
    const line = stepCart(await queries.listItems(tx, customerId), step)
    if (!line.ok) return refused({ code: line.refusal })
    await queries.saveItem(tx, customerId, line.value, new Date(now))
    if (key !== undefined) await queries.noteStep(tx, customerId, noteOf(key, now))
    return done(await getCart(tx, whose))
  })
}

const capped = (items: readonly CartItem[]): CartItem[] =>
  mergeLines(items).map((item) => ({ ...item, quantity: Math.min(item.quantity, maxQuantityPerLine) }))

/** Gives the wished cart's changes, also of what did not come in. */
export function replaceCart(db: Database, whose: Whose, wishes: readonly CartItem[]): Promise<KeptCart> {
  const { customerId, now, language, hands } = whose
  return inTransaction(db, async (tx) => {
    await queries.lockCart(tx, customerId)
    const facts = await hands.readFacts(tx, wishes, language)
    const items = capped(wishes).filter((item) => facts.some((fact) => sameLine(fact, item)))
    await queries.saveItems(tx, customerId, items, new Date(now))
    return { items, changes: decideCart(wishes, facts).changes }
  })
}

/** What was ordered leaves the cart, in the order's own transaction. */
export async function takeFromCart(tx: Executor, customerId: number, ordered: readonly CartItem[]): Promise<void> {
  await queries.lockCart(tx, customerId)
  await queries.takeOrdered(tx, customerId, ordered)
}

export interface UnitedCart {
  items: CartItem[]
  told: UnitedLine[]
}

/** The same union again changes nothing and tells the same. */
export function unite(db: Database, whose: Whose, browser: readonly CartItem[], key: string): Promise<UnitedCart> {
  const { customerId, now, language, hands } = whose
  return inTransaction(db, async (tx) => {
    await queries.lockCart(tx, customerId)
    const kept = await queries.listItems(tx, customerId)
    const earlier = await queries.findStep(tx, customerId, key)
    if (earlier) return { items: kept, told: (earlier.told ?? []) as UnitedLine[] }
    const mine = capped(browser)
    const union = uniteCarts(mine, kept, await hands.readFacts(tx, [...kept, ...mine], language))
    await queries.saveItems(tx, customerId, union.items, new Date(now))
    await queries.noteStep(tx, customerId, { ...noteOf(key, now), told: union.told })
    return union
  })
}
