// One order from its basket to its end, with goods of its own: what a random life of it begins with.

import { randomBytes } from 'node:crypto'
import { expect } from 'vitest'
import { inTransaction } from '../src/database/transaction.ts'
import { issueGiftCardCodes } from '../src/ordering/gift-cards/issued-gift-cards.service.ts'
import { findTestOrder, type TestOrder } from './delivered-order.ts'
import { makeProduct } from './make-product.ts'
import { makeCode, percent } from './make-promotion.ts'
import { makeSet } from './make-set.ts'
import { line, methodIds, orderRequest, saveOrder, type Wire } from './order-request.ts'
import { cardId, type PaymentShop } from './payment-shop.ts'
import { customerWith } from './point-orders.ts'
import { testDay } from './test-day.ts'
import { makeUpcoming } from './upcoming-title.ts'

export const goodsKinds = ['book', 'lastCopies', 'set', 'toOrder', 'upcoming'] as const
export type GoodsKind = (typeof goodsKinds)[number]

export const paymentsOfLives = {
  cash: { pmtid: methodIds.cash },
  deposit: { pmtid: methodIds.deposit },
  card: { pmtid: cardId },
  inStore: { pmtid: methodIds.inStore, shtid: methodIds.store, tsid: 1 },
} as const

export interface LifePlan {
  payment: keyof typeof paymentsOfLives
  items: readonly { kind: GoodsKind; quantity: number }[]
  /** What a gift card pays, and points: no more than the order costs. */
  giftCardCents: number
  points: number
  coupon: boolean
}

/** A product whose copies are counted through the life. */
export interface CountedProduct {
  id: number
  /** How many copies somebody has put into the shop. */
  put: number
}

export interface OrderLife {
  shop: PaymentShop
  plan: LifePlan
  order: TestOrder
  customerId: number
  email: string
  products: CountedProduct[]
  giftCard: { code: string; cents: number } | null
  coupon: { id: number } | null
  /** References of its payments, first to last. */
  payments: string[]
}

const copies = 6

/** The product of the line, after those of its copies. */
async function makeGoods(shop: PaymentShop, kind: GoodsKind): Promise<{ id: number; counted: CountedProduct[] }> {
  const { db } = shop.database
  if (kind === 'set') {
    const parts = await Promise.all([1, 2].map(() => makeProduct(db, { priceCents: 900, copies: [copies, copies] })))
    const [first = 0, second = 0] = parts
    const id = await makeSet(db, [{ id: first }, { id: second, quantity: 2 }], { priceCents: 2300 })
    return { id, counted: parts.map((part) => ({ id: part, put: 2 * copies })) }
  }
  if (kind === 'upcoming') {
    const id = await makeUpcoming(shop)
    return { id, counted: [{ id, put: 0 }] }
  }
  if (kind === 'toOrder') {
    const id = await makeProduct(db, { availability: 'to_order', priceCents: 1750, copies: [0] })
    return { id, counted: [{ id, put: 0 }] }
  }
  const held = kind === 'book' ? [copies, copies] : [3]
  const id = await makeProduct(db, { priceCents: 1350, copies: held })
  return { id, counted: [{ id, put: held.reduce((sum, count) => sum + count, 0) }] }
}

async function makeMeans({ database, clock }: PaymentShop, plan: LifePlan) {
  const { db } = database
  const cents = plan.giftCardCents
  const [code] =
    cents === 0
      ? []
      : await inTransaction(db, (tx) =>
          issueGiftCardCodes(tx, { count: 1, amountCents: cents }, clock.now, randomBytes),
        )
  const coupon = plan.coupon ? await makeCode(db, { effect: percent(10) }) : null
  return { giftCard: code === undefined ? null : { code, cents }, coupon }
}

/** Placed by a customer who has the points. */
export async function beginLife(shop: PaymentShop, plan: LifePlan): Promise<OrderLife> {
  shop.clock.now = testDay
  const goods = await Promise.all(plan.items.map(({ kind }) => makeGoods(shop, kind)))
  const { giftCard, coupon } = await makeMeans(shop, plan)
  const { customerId, headers } = await customerWith(shop, plan.points)
  const items: Wire[] = goods.map(({ id }, index) => line(id, plan.items[index]?.quantity))
  const email = `life${customerId}@example.gr`
  const means = { ...(giftCard && { gfcd: giftCard.code }), ...(plan.points > 0 && { r_lpnt: plan.points }) }
  const changes = {
    ...paymentsOfLives[plan.payment],
    eml: email,
    ...means,
    ...(coupon && { couponscodes: [coupon.code] }),
  }
  const request = await orderRequest(shop.app, items, changes, headers)
  const { status, body } = await saveOrder(shop.app, request, { headers })
  expect([status, body.code]).toEqual([200, undefined])
  const order = await findTestOrder(shop.database.db, body.uid)
  const products = goods.flatMap(({ counted }) => counted)
  return { shop, plan, order, customerId, email, products, giftCard, coupon, payments: [] }
}
