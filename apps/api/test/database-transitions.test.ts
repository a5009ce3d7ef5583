// The states that orders and payments go through, as the database allows them.

import { orderMoves } from '@stoa/domain/ordering/order/order-moves'
import { type OrderStatus, orderStatusNumbers } from '@stoa/domain/ordering/order/order-status'
import { nextAttemptStatuses } from '@stoa/domain/ordering/payment/payment-attempt'
import { nextPaymentStatuses } from '@stoa/domain/ordering/payment/payment-status'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { attempts, type ConstraintShop, openConstraintShop } from './constraint-shop.ts'
import { expectConsistentLedger } from './invariants.ts'

let shop: ConstraintShop
beforeAll(async () => {
  shop = await openConstraintShop()
})
afterAll(() => shop.close())

const tryOn = (statement: string): Promise<string> => shop.tryOn(statement)

describe('the state of a payment', () => {
  const machines: Record<string, Record<string, readonly string[]>> = {
    order: nextPaymentStatuses,
    attempt: nextAttemptStatuses,
  }

  test.each(Object.entries(machines))(
    'has the same transitions in the database and in the domain: %s',
    async (subject, next) => {
      const { rows } = await sql<{ step: string }>`
      select from_status || ' ' || to_status as step from payment_transition where subject = ${subject}`.execute(
        shop.database.db,
      )
      const steps = Object.entries(next).flatMap(([from, following]) => following.map((to) => `${from} ${to}`))
      expect(rows.map(({ step }) => step).toSorted()).toEqual(steps.toSorted())
    },
  )

  test('does not go back', async () => {
    const [paid, back] = ['paid', 'on_delivery'].map(
      (status) => `update customer_order set payment_status = '${status}' where id = :order`,
    )
    expect(await tryOn(`${paid}`)).toBe('accepted')
    expect(await tryOn(`${paid}; ${back}`)).toContain('may not go on like this')
    const reopened = `update payment_attempt set status = 'open', settled_at = null where order_id = :order`
    expect(await tryOn(`${attempts(['captured', 'T1'])}; ${reopened}`)).toContain('may not go on like this')
  })
})

describe('the order status', () => {
  const statuses = Object.keys(orderStatusNumbers) as OrderStatus[]
  const nextOf = (status: OrderStatus) => Object.keys(orderMoves[status]) as OrderStatus[]
  const step = (id: number, status: number) =>
    `insert into order_status_change (order_id, status, at) values (${id}, ${status}, now())`

  test('has the same transitions in the database and in the domain', async () => {
    const { rows } = await sql<{ from_status: number; to_status: number }>`
      select from_status, to_status from order_transition order by 1, 2`.execute(shop.database.db)
    const written = statuses.flatMap((from) =>
      nextOf(from).map((to) => ({ from_status: orderStatusNumbers[from], to_status: orderStatusNumbers[to] })),
    )
    expect(rows).toEqual(written.toSorted((a, b) => a.from_status - b.from_status || a.to_status - b.to_status))
  })

  /** For each status, one path to it. */
  function pathsFromPending(): Map<OrderStatus, OrderStatus[]> {
    const paths = new Map<OrderStatus, OrderStatus[]>([['pending', []]])
    for (const [from, path] of paths) {
      for (const to of nextOf(from)) if (!paths.has(to)) paths.set(to, [...path, to])
    }
    return paths
  }

  test('allows every transition of the table, and no other', async () => {
    const paths = pathsFromPending()
    expect(paths.size).toBe(statuses.length)
    for (const [from, path] of paths) {
      for (const to of statuses) {
        const walk = [...path, to].map((status) => step(shop.order, orderStatusNumbers[status])).join('; ')
        const refusal = to === 'pending' ? 'order_status_change_first' : 'may not go'
        const expected = nextOf(from).includes(to) ? 'accepted' : expect.stringContaining(refusal)
        expect([from, to, await tryOn(walk)]).toEqual([from, to, expected])
      }
    }
  })

  test('begins as pending', async () => {
    const copy = `
      insert into customer_order (uid, code, language, type, email, newsletter, shipping_type_id, payment_type_id, products_cents,
        discount_cents, shipping_cents, payment_fee_cents, total_cents, net_cents, vat_cents, delivery_from, delivery_to, placed_at)
      select gen_random_uuid(), 'x', language, type, email, newsletter, shipping_type_id, payment_type_id, products_cents,
        discount_cents, shipping_cents, payment_fee_cents, total_cents, net_cents, vat_cents, delivery_from, delivery_to, placed_at
      from customer_order where id = :order;
      insert into order_status_change (order_id, status, at) select id, 1, now() from customer_order where code = 'x'`
    expect(await tryOn(copy)).toContain('begins as pending')
  })

  test('changes one step at a time: of two concurrent changes, the second starts from the first’s status', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await shop.placeOne()
      const cancelling = [1, 2, 3].map(() => shop.database.pool.query(step(id, orderStatusNumbers.cancelled)))
      const answers = await Promise.allSettled(cancelling)
      expect(answers.filter((result) => result.status === 'fulfilled')).toHaveLength(1)
    }
    await expectConsistentLedger(shop.database.db)
  })
})
