// What must add up after the life of an order, reckoned from what was put in and not from the shop's movements.

import { type OrderStatus, orderStatusOf } from '@stoa/domain/ordering/order/order-status'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { readGiftCards } from '../src/ordering/gift-cards/gift-cards.service.ts'
import { listDueRefunds } from '../src/ordering/orders/refunds.service.ts'
import { readUses } from './make-promotion.ts'
import type { OrderLife } from './order-life.ts'
import { copiesIn } from './order-life-steps.ts'
import { balanceOf } from './point-orders.ts'

interface OrderBooks {
  statuses: number[]
  payment: string
  due: number
  /** What is owed for the whole order, and for returns. */
  refund: number
  returned: number
  /** Paid late, and without copies. */
  short: boolean
}

async function readBooks({ shop, order }: OrderLife): Promise<OrderBooks> {
  const { rows } = await sql<OrderBooks>`
    select payment_status as payment, coalesce(due_cents, total_cents) as due,
      array(select status from order_status_change c where c.order_id = o.id order by c.id) as statuses,
      coalesce((select sum(cents) from order_refund f where f.order_id = o.id), 0)::int as refund,
      coalesce((select sum(money_cents) from order_return r where r.order_id = o.id), 0)::int as returned,
      exists (select from late_payment p where p.order_id = o.id and p.claimed_at is null) as short
    from customer_order o where id = ${order.id}`.execute(shop.database.db)
  const [books] = rows
  if (!books) throw new Error('there is no such order')
  return books
}

const over: readonly OrderStatus[] = ['cancelled', 'notAvailable', 'returned']

/** What the order came to: before its money went back. */
const endOf = (statuses: readonly number[]) =>
  statuses.map(orderStatusOf).findLast((status) => status !== 'refund') ?? 'unknown'

interface LineCopies {
  product: number
  taken: number
  back: number
  damaged: number
}

/** Of a set, its parts. What still waits is not taken. */
async function listCopies({ shop, order }: OrderLife): Promise<LineCopies[]> {
  const { rows } = await sql<LineCopies>`
    select coalesce(p.product_id, l.product_id) as product,
      coalesce(p.quantity, l.quantity) - coalesce(case when a.left_at is null then a.copies - a.served end, 0) as taken,
      coalesce(b.quantity, 0)::int * coalesce(p.quantity, l.quantity) / l.quantity as back,
      coalesce(b.damaged, 0)::int * coalesce(p.quantity, l.quantity) / l.quantity as damaged
    from order_line l
    left join order_line_part p on p.order_id = l.order_id and p.line = l.position
    left join advance_place a on a.order_line_id = l.id
    left join lateral (
      select sum(quantity) as quantity, sum(damaged) as damaged from order_return_line r
      where r.order_id = l.order_id and r.line = l.position) b on true
    where l.order_id = ${order.id}`.execute(shop.database.db)
  return rows
}

async function expectCopies(life: OrderLife, { statuses, short }: OrderBooks): Promise<void> {
  const lines = await listCopies(life)
  const end = endOf(statuses)
  const hasNone = over.some((status) => status === end) || (short && end === 'checkingStock')
  for (const { id, put } of life.products) {
    const ofProduct = lines.filter(({ product }) => product === id)
    const sumOf = (of: (line: LineCopies) => number) => ofProduct.reduce((sum, line) => sum + of(line), 0)
    const away = hasNone ? 0 : sumOf(({ taken, back }) => taken - back)
    expect(['copies', id, (await copiesIn(life, id)) + away + sumOf(({ damaged }) => damaged)]).toEqual([
      'copies',
      id,
      put,
    ])
  }
}

/** All that was paid is owed back for what came to nothing; otherwise no more than what came back. */
async function expectMoney(life: OrderLife, books: OrderBooks): Promise<void> {
  const { payment, due, refund, returned, statuses } = books
  const isOver = over.some((status) => status === endOf(statuses))
  const isPaid = payment === 'paid'
  if (isOver) expect(['owed', refund + (isPaid ? returned : 0)]).toEqual(['owed', isPaid ? due : 0])
  else expect(['owed for the whole', refund]).toEqual(['owed for the whole', 0])
  const owed = (await listDueRefunds(life.shop.database.db, 10_000)).filter(({ code }) => code === life.order.code)
  if (!isPaid || statuses.at(-1) === 7) expect(['still owed', owed]).toEqual(['still owed', []])
}

/** What came to nothing costs nobody anything. */
async function expectMeans(life: OrderLife, { statuses }: OrderBooks): Promise<void> {
  const { shop, giftCard, coupon, plan } = life
  const end = endOf(statuses)
  const isOver = over.some((status) => status === end)
  if (coupon) {
    const uses = end === 'cancelled' || end === 'notAvailable' ? 0 : 1
    expect(['uses', (await readUses(shop.database.db, coupon.id))?.uses]).toEqual(['uses', uses])
  }
  if (!isOver) return
  const [card] = giftCard ? await readGiftCards(shop.database.db, [giftCard.code], shop.clock.now) : []
  if (giftCard) expect(['card', card?.card.ok && card.card.value.balanceCents]).toEqual(['card', giftCard.cents])
  expect(['points', ...(await balanceOf(shop, life.customerId))]).toEqual(['points', plan.points, 0])
}

export async function expectBalanced(life: OrderLife): Promise<void> {
  const books = await readBooks(life)
  await expectCopies(life, books)
  await expectMoney(life, books)
  await expectMeans(life, books)
}
