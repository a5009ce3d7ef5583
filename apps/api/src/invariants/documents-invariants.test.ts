import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { issueAs, moveThrough } from '../../test/make-issuer.ts'
import { makeProduct } from '../../test/make-product.ts'
import { line, placed } from '../../test/order-request.ts'
import { openTestApi, type TestApi } from '../../test/test-api.ts'
import { testDay } from '../../test/test-day.ts'
import { inTransaction } from '../database/transaction.ts'
import { findViolations } from './check-invariants.service.ts'
import { documentsInvariants } from './documents-invariants.queries.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

test('a document that says something else than its order is found by the check of the data', async () => {
  const { db } = api.database
  await issueAs(db, testDay)
  const book = await makeProduct(db, { priceCents: 1350, copies: [9] })
  const toy = await makeProduct(db, { priceCents: 2499, copies: [9], taxClass: 'standard' })
  const { uid } = await placed(api.app, [line(book), line(toy)])
  await moveThrough(db, uid, testDay, 'processing', 'inDelivery')
  const rolledBack = new Error('rolled back')
  const found = async (change: RawBuilder<unknown>): Promise<string[]> => {
    let violations = {}
    const changed = inTransaction(db, async (tx) => {
      await change.execute(tx)
      violations = await findViolations(tx, documentsInvariants)
      throw rolledBack
    })
    await expect(changed).rejects.toBe(rolledBack)
    return Object.keys(violations)
  }
  const ofOrder = sql`(select id from customer_order where uid = ${String(uid)})`
  expect(await found(sql`select 1`)).toEqual([])
  expect(await found(sql`update order_vat set rate = 1700 where rate = 2400 and order_id = ${ofOrder}`)).toEqual([
    'a document with other VAT than its order',
  ])
  expect(
    await found(
      sql`update customer_order set total_cents = total_cents + 1, net_cents = net_cents + 1, due_cents = due_cents + 1 where id = ${ofOrder}`,
    ),
  ).toEqual(['a document that is not its order without its gift cards'])
  expect(
    await found(sql`insert into document_payment (order_id, document_id, position, kind, cents)
      select order_id, id, 9, 'card', 1 from document where order_id = ${ofOrder}`),
  ).toContain('a payment at a provider on a document, without the provider’s transaction')
  expect(
    await found(sql`with r as (insert into order_return (order_id, source, received_at, money_cents)
        select id, 'test', now(), 0 from customer_order where id = ${ofOrder} returning id, order_id)
      insert into order_return_line (return_id, order_id, line, quantity, damaged, cents) select id, order_id, 0, 1, 0, 1350 from r`),
  ).toEqual(['goods that came back of a document, and are not credited'])
  expect(
    await found(sql`insert into order_status_change (order_id, status, at, actor, source)
      select id, status, now(), 'staff', 'test' from customer_order, unnest('{3,9}'::int[]) status where id = ${ofOrder}`),
  ).toEqual(['a document of which nothing is left with the buyer, and some is not credited'])
  const credit = sql`insert into document (order_id, kind, type, series, number, issued_at, issued_on, uid, issuer_id, scheme,
      corrects_id, gross_cents, net_cents, vat_cents)
    select order_id, 'receipt_credit', '11.4', 'ΠΛΠ-2026', 1, now(), now(), ${'A'.repeat(40)}, issuer_id, scheme, id, 9999, 9999, 0
    from document where order_id = ${ofOrder} returning id, order_id`
  expect(
    await found(sql`with c as (${credit})
      insert into document_vat (order_id, document_id, rate, gross_cents, net_cents, vat_cents) select order_id, id, 600, 9999, 9999, 0 from c`),
  ).toContain('more taken back than a document had, of a rate or of a means of payment')
  expect(
    await found(sql`with c as (${credit})
      insert into document_line (order_id, document_id, line, quantity, cents) select order_id, id, 0, 2, 2700 from c`),
  ).toContain('a line of which more is credited than was sold')
})
