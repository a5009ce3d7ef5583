// What the database itself refuses: the last line of defence, behind every program.

import { productKinds } from '@stoa/domain/catalogue/product-kinds'
import { shippingKinds } from '@stoa/domain/ordering/delivery/shipping-kinds'
import { paymentKinds } from '@stoa/domain/ordering/payment/payment-kinds'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { attempts, type ConstraintShop, openConstraintShop } from './constraint-shop.ts'

let shop: ConstraintShop
beforeAll(async () => {
  shop = await openConstraintShop()
})
afterAll(() => shop.close())

const tryOn = (statement: string): Promise<string> => shop.tryOn(statement)

const refusedBy: Record<string, [statement: string, reason: RegExp][]> = {
  'stock below nothing': [
    ['update stock set quantity = -1 where product_id = :book', /stock_quantity_check/],
    ['update stock set quantity = quantity - 6 where product_id = :book', /stock_quantity_check/],
    ['insert into stock (branch_id, product_id, quantity) values (2, :book, -1)', /stock_quantity_check/],
  ],
  'the same shelf twice, with a form or without': [
    ['insert into stock (branch_id, product_id) values (1, :book)', /stock_product_id_dimension_id_branch_id_key/],
  ],
  'a shelf for a form of another product': [
    ['insert into stock (branch_id, product_id, dimension_id) values (2, :book, 1)', /foreign key/],
  ],
  'a movement that moves nothing, or claims for nobody': [
    [`insert into stock_movement (stock_id, change, reason) values (1, 0, 'counted')`, /change_check/],
    [`insert into stock_movement (stock_id, change, reason) values (1, -1, 'claimed')`, /stock_movement_check/],
    [`insert into stock_movement (stock_id, change, reason) values (1, 1, 'found')`, /reason_check/],
  ],
  'another past': [
    ['update stock_movement set change = 1', /append-only/],
    ['delete from stock_movement where id = 1', /append-only/],
    ['update price_history set price_cents = 1 where product_id = :book', /append-only/],
    ['delete from price_history where product_id = :book', /append-only/],
    ['update order_status_change set status = 3 where order_id = :order', /append-only/],
    ['delete from order_status_change where order_id = :order', /append-only/],
  ],
  'amounts that do not add up': [
    ['update customer_order set total_cents = total_cents - 1 where id = :order', /customer_order_check/],
    [
      'update customer_order set total_cents = total_cents + 1, net_cents = net_cents + 1 where id = :order; set constraints all immediate',
      /does not add up/,
    ],
    ['update order_adjustment set cents = cents + 1 where order_id = :order', /append-only/],
    ['delete from order_adjustment where order_id = :order', /append-only/],
    [
      `insert into order_adjustment (order_id, position, kind, cents, line) values (:order, 9, 'discount', -1, 9)`,
      /foreign key/,
    ],
    [`insert into order_adjustment (order_id, position, kind, cents) values (:order, 9, '', 1)`, /kind_check/],
    ['update customer_order set vat_cents = vat_cents + 1 where id = :order', /customer_order_check/],
    ['update customer_order set discount_cents = products_cents + 1 where id = :order', /customer_order_check/],
    [
      'update customer_order set payment_fee_cents = -1, total_cents = total_cents - payment_fee_cents - 1, due_cents = 0, net_cents = net_cents - payment_fee_cents - 1 where id = :order',
      /payment_fee_cents_check/,
    ],
    [
      'update order_line set total_cents = total_cents + 1 where order_id = :order; set constraints all immediate',
      /line 0 of order \d+ does not add up/,
    ],
    [
      'update order_line set quantity = 2 where order_id = :order; set constraints all immediate',
      /line 0 of order \d+ does not add up/,
    ],
    ['update order_line set quantity = 0, total_cents = 0 where order_id = :order', /order_line_quantity_check/],
    ['update order_line set total_cents = -1 where order_id = :order', /order_line_total_cents_check/],
    ['update order_line set unit_prior_cents = unit_price_cents where order_id = :order', /order_line_check/],
    ['update order_vat set vat_cents = vat_cents + 1 where order_id = :order', /order_vat_check/],
  ],
  'a delivery that ends before it begins': [
    ['update customer_order set delivery_to = delivery_from - 1 where id = :order', /customer_order_check/],
  ],
  'a protected book under nine tenths of its publisher’s price': [
    ['update product set price_cents = 899 where id = :book', /product_check/],
    ['update product set publisher_price_cents = 1001 where id = :book', /product_check/],
    ['update product set publisher_price_cents = null where id = :book', /product_check/],
  ],
  'a price of nothing': [
    ['update product set price_cents = 0, price_protected_until = null where id = :book', /price_cents_check/],
  ],
  'two main categories': [
    [
      'insert into product_category (product_id, category_id, main) values (:book, 1, true), (:book, 2, true)',
      /product_category_main/,
    ],
  ],
  'a category above itself': [['update category set parent_id = id where id = 1', /category_check/]],
  'two orders with one uid, code or key': [
    [
      'update customer_order set uid = (select uid from customer_order where id <> :order limit 1) where id = :order',
      /_uid_key/,
    ],
    [
      'update customer_order set code = (select code from customer_order where id <> :order limit 1) where id = :order',
      /_code_key/,
    ],
    [
      `insert into idempotency_key (key, body_hash) select key, 'x' from idempotency_key limit 1`,
      /idempotency_key_pkey/,
    ],
  ],
  'two articles with one number or address': [
    ['update product set ean = (select ean from product where id = 1) where id = :book', /product_ean_key/],
    ['update product set url = (select url from product where id = 1) where id = :book', /product_url_key/],
    [`update product set url = 'Ά' where id = :book`, /product_url_check/],
    [`update product set ean = '12' where id = :book`, /product_ean_check/],
  ],
  'kinds that no release knows': [
    [`update product set kind = 'giftcard' where id = :book`, /product_kind_fkey/],
    [`update shipping_type set code = 'pigeon' where id = 1`, /shipping_type_code_fkey/],
    [`update payment_type set code = 'shells' where id = 1`, /payment_type_code_fkey/],
  ],
  'two attempts under way, two captures, or one transaction for two of them': [
    [attempts(['open'], ['open']), /payment_attempt_open/],
    [attempts(['captured', 'T1'], ['captured', 'T2']), /payment_attempt_captured/],
    [attempts(['captured', 'T1'], ['captured', 'T1']), /payment_attempt_transaction/],
    [attempts(['surplus']), /payment_attempt_check/],
    [attempts(['captured', 'T1', 2]), /payment_attempt_paid_exactly/],
    [attempts(['lost']), /status_check/],
  ],
  'links that leave the shop': [
    [`update banner set link = 'https://elsewhere.example'`, /banner_link_check/],
    [`update menu_item set link = 'javascript:alert(1)'`, /menu_item_link_check/],
  ],
}

describe('the database refuses', () => {
  beforeAll(async () => {
    await shop.placeOne()
  })

  test.each(Object.entries(refusedBy))('%s', async (_, statements) => {
    for (const [statement, reason] of statements) {
      expect([statement, await tryOn(statement)]).toEqual([statement, expect.stringMatching(reason)])
    }
  })
})

test('an order of the previous release gets its adjustments from its columns, and a payment state', async () => {
  const columns = `language, type, email, newsletter, shipping_type_id, payment_type_id, products_cents, discount_cents,
    shipping_cents, payment_fee_cents, total_cents, net_cents, vat_cents, delivery_from, delivery_to, placed_at`
  const copied = await shop.database.db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: number }>`
      insert into customer_order (uid, code, ${sql.raw(columns)})
      select gen_random_uuid(), 'previous', ${sql.raw(columns)} from customer_order where id = ${shop.order}
      returning id`.execute(tx)
    await sql`
      insert into order_line (order_id, position, product_id, code, name, quantity, unit_price_cents, vat_rate, total_cents)
      select ${rows[0]?.id}, position, product_id, code, name, quantity, unit_price_cents, vat_rate, total_cents
      from order_line where order_id = ${shop.order}`.execute(tx)
    await sql`set constraints all immediate`.execute(tx)
    const adjustmentsOf = async (id: number | undefined) =>
      (
        await sql`select kind, code, label_el, cents, line, position from order_adjustment where order_id = ${id}`.execute(
          tx,
        )
      ).rows
    const { payment_status } = await tx
      .selectFrom('customer_order')
      .select('payment_status')
      .where('id', '=', rows[0]?.id ?? 0)
      .executeTakeFirstOrThrow()
    const result = { previous: await adjustmentsOf(rows[0]?.id), own: await adjustmentsOf(shop.order), payment_status }
    await sql`rollback`.execute(tx)
    return result
  })
  expect(copied.previous).toEqual(copied.own)
  expect(copied.payment_status).toBe('on_delivery')
  expect(copied.own).toMatchObject([{ kind: 'shipping' }, { kind: 'payment_fee', label_el: 'Αντικαταβολή' }])
})

describe('a promotion on a line', () => {
  /** The line costs 100 less than its goods; so does the order, and its VAT. */
  const lowered = (adjustment: string) => `
    insert into order_adjustment (order_id, position, kind, code, cents, line) values (:order, 9, 'discount', 'x', ${adjustment});
    update order_line set total_cents = total_cents - 100 where order_id = :order and position = 0;
    update customer_order set total_cents = total_cents - 100, due_cents = due_cents - 100, net_cents = net_cents - 100 where id = :order;
    set constraints all immediate`

  test('lowers what the line and the order cost', async () => {
    expect(await tryOn(lowered('-100, 0'))).toBe('accepted')
  })

  test('is refused when the books do not balance', async () => {
    expect(await tryOn(lowered('-99, 0'))).toMatch(/does not add up/)
    // the order as a whole would add up
    expect(await tryOn(lowered('-100, null'))).toMatch(/does not add up/)
    const untouched = 'update customer_order set total_cents = total_cents, newsletter = true where id = :order'
    const ofOrder = `insert into order_adjustment (order_id, position, kind, cents) values (:order, 9, 'discount', -1)`
    expect(await tryOn(`${ofOrder}; ${untouched}; set constraints all immediate`)).toMatch(/add up to its total/)
  })
})

test('the kinds in the database are the domain’s', async () => {
  const known = { payment_kind: paymentKinds, shipping_kind: shippingKinds, product_kind: productKinds }
  for (const [table, kinds] of Object.entries(known)) {
    const { rows } = await sql<{ code: string }>`select code from ${sql.table(table)}`.execute(shop.database.db)
    expect([table, ...rows.map(({ code }) => code).toSorted()]).toEqual([table, ...Object.keys(kinds).toSorted()])
  }
})
