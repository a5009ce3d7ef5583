// What comes back of an order is credited line by line: all credit notes together are the document, and each names its own.

import { randomBytes } from 'node:crypto'
import { outsideKinds } from '@stoa/domain/catalogue/product-kinds'
import { startSandbox } from '@stoa/sandbox/sandbox'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { delivered, findTestOrder, moveTo, type TestOrder } from '../../../test/delivered-order.ts'
import { closeConsistent } from '../../../test/invariants.ts'
import { issueAs } from '../../../test/make-issuer.ts'
import { makeProduct } from '../../../test/make-product.ts'
import { makeSet } from '../../../test/make-set.ts'
import { line, methodIds, placed, type Wire } from '../../../test/order-request.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { mydata } from '../../adapters/mydata.ts'
import { postLedger } from '../../database/ledger.ts'
import { inTransaction } from '../../database/transaction.ts'
import { issueGiftCardCodes } from '../gift-cards/issued-gift-cards.service.ts'
import { receiveCopies } from '../returns/due-returns.service.ts'
import { printedDocument } from './document-text.ts'
import { findDocument } from './documents.queries.ts'
import { issueHeld, issueSettled } from './documents.service.ts'
import { listHolds, transmitDue } from './transmit.service.ts'

let api: TestApi
let book: number
let toy: number
beforeAll(async () => {
  api = await openTestApi({ connections: 10 })
  const { db } = api.database
  book = await makeProduct(db, { name: 'Ο Ζορμπάς', priceCents: 1350, copies: [9000] })
  toy = await makeProduct(db, { name: 'Κύβοι', priceCents: 2499, copies: [900], taxClass: 'standard' })
  await issueAs(db, api.clock.now)
})
afterAll(() => closeConsistent(api))

interface Written {
  uid: string
  kind: string
  number: number
  gross: number
  vat: [number, number, number][]
  payments: Record<string, number>
}

async function documentsOf({ id }: TestOrder): Promise<Written[]> {
  const { rows } = await sql<Written>`
    select d.uid, d.kind, d.number, d.gross_cents as gross,
      (select json_agg(json_build_array(rate, net_cents, vat_cents) order by rate) from document_vat v where v.document_id = d.id) as vat,
      (select json_object_agg(kind, cents) from document_payment p where p.document_id = d.id) as payments
    from document d where d.order_id = ${id} order by d.id`.execute(api.database.db)
  return rows
}

const receive = async ({ code }: TestOrder, ...copies: [position: number, quantity?: number][]) => {
  const received = await receiveCopies(
    api.database.db,
    { order: code },
    {
      copies: copies.map(([position, quantity = 1]) => ({ line: position, quantity, damaged: 0 })),
      now: api.clock.now,
    },
  )
  expect(received.ok).toBe(true)
}

const collected = { shtid: methodIds.store, tsid: 1, pmtid: methodIds.deposit }
const fromShop = async (items: Wire[], changes: Wire = {}): Promise<TestOrder> => {
  const { uid } = await placed(api.app, items, { ...collected, ...changes })
  await moveTo(api, String(uid), 'processing', 'readyForPickup', 'completed')
  return findTestOrder(api.database.db, uid)
}

const sumOf = (credits: readonly Written[], rate: number) =>
  [1, 2].map((amount) =>
    credits.flatMap(({ vat }) => vat).reduce((sum, row) => sum + (row[0] === rate ? Number(row[amount]) : 0), 0),
  )

test('each part is credited with its own VAT, and the parts are the document to the cent', async () => {
  const order = await fromShop([line(book, 3), line(toy)])
  await receive(order, [0])
  await receive(order, [1], [0])
  await receive(order, [0])
  const [receipt, ...credits] = await documentsOf(order)
  expect(credits.map(({ kind, gross, vat }) => [kind, gross, vat])).toEqual([
    ['receipt_credit', 1350, [[600, 1274, 76]]],
    [
      'receipt_credit',
      3849,
      [
        [600, 1273, 77],
        [2400, 2015, 484],
      ],
    ],
    ['receipt_credit', 1350, [[600, 1274, 76]]],
  ])
  expect([sumOf(credits, 600), sumOf(credits, 2400)]).toEqual(receipt?.vat.map(([, net, vat]) => [net, vat]))
  const first = credits[0]?.number ?? 0
  expect(credits.map(({ number }) => number)).toEqual([first, first + 1, first + 2])
})

test('delivery and the fee come with the last copy, and are printed there alone', async () => {
  const order = await delivered(api, [line(book, 2)])
  await receive(order, [0])
  await receive(order, [0])
  const [receipt, part, rest] = await documentsOf(order)
  expect([part?.gross, (part?.gross ?? 0) + (rest?.gross ?? 0)]).toEqual([1350, receipt?.gross])
  const printed = async (document: Written | undefined) => {
    const of = { orderUid: order.uid, documentUid: document?.uid ?? '', outsideKinds }
    const row = await findDocument(api.database.db, of)
    return row && printedDocument(row, 'en').goods.rows.map(({ text }) => text)
  }
  expect(await printed(part)).toEqual(['1 × Ο Ζορμπάς'])
  expect(await printed(rest)).toEqual(['1 × Ο Ζορμπάς', 'Delivery', 'Cash on delivery'])
  expect(await printed(receipt)).toEqual(['2 × Ο Ζορμπάς', 'Delivery', 'Cash on delivery'])
})

test('a move of the whole order after a part credits the rest', async () => {
  const order = await delivered(api, [line(book), line(toy)])
  await receive(order, [1])
  await moveTo(api, order.uid, 'returned')
  const [receipt, part, rest, ...others] = await documentsOf(order)
  expect([others, part?.gross, rest?.gross]).toEqual([[], 2499, (receipt?.gross ?? 0) - 2499])
})

test('what came back before the document was issued is credited with it', async () => {
  const order = await findTestOrder(api.database.db, (await placed(api.app, [line(book), line(toy)])).uid)
  await receive(order, [1])
  expect(await documentsOf(order)).toEqual([])
  await moveTo(api, order.uid, 'processing', 'invoiced', 'inDelivery')
  const [receipt, credit, ...others] = await documentsOf(order)
  expect([receipt?.kind, credit?.kind, credit?.gross, others]).toEqual(['receipt', 'receipt_credit', 2499, []])
})

test('a set is credited at the rates of its parts', async () => {
  const set = await makeSet(api.database.db, [{ id: book }, { id: toy }], { priceCents: 3333 })
  const order = await fromShop([line(set, 2)])
  await receive(order, [0])
  await receive(order, [0])
  const [receipt, ...credits] = await documentsOf(order)
  expect(credits.map(({ gross }) => gross)).toEqual([3333, 3333])
  expect([sumOf(credits, 600), sumOf(credits, 2400)]).toEqual(receipt?.vat.map(([, net, vat]) => [net, vat]))
})

test('it says what the money went back to, and leaves gift cards that were bought out', async () => {
  const { db } = api.database
  const [code = ''] = await inTransaction(db, (tx) =>
    issueGiftCardCodes(tx, { count: 1, amountCents: 1000 }, api.clock.now, randomBytes),
  )
  const card = await makeProduct(db, { kind: 'giftCard', taxClass: 'outside', priceCents: 2000, copies: [99] })
  const gc = { rnm: 'Κατερίνα', reml: 'katerina@example.gr', snm: 'Ελένη', msg: '', dsg: 'classic' }
  const order = await fromShop([{ ...line(card), ext: { gc } }, line(book), line(toy)], { gfcd: code })
  await receive(order, [0])
  expect(await documentsOf(order)).toHaveLength(1)
  await receive(order, [1])
  await receive(order, [2])
  const [receipt, ...credits] = await documentsOf(order)
  expect(receipt?.payments).toEqual({ gift_card: 1000, bank_deposit: 2849 })
  expect(credits.map(({ payments }) => payments)).toEqual([
    { gift_card: 351, bank_deposit: 999 },
    { gift_card: 649, bank_deposit: 1850 },
  ])
})

describe('an invoice that is held', () => {
  const invoice = { rt: 'invoice', cnm: 'Βιβλία ΑΕ', job: 'Εκδόσεις', irs: 'Α΄ Αθηνών', vat: '094014201' }

  test('while a part comes back is issued in full, and the part credited with it', async () => {
    const { db } = api.database
    const order = await fromShop([line(book, 2)], invoice)
    await receive(order, [0])
    expect(await documentsOf(order)).toEqual([])
    expect((await listHolds(db, 99)).map(({ code, reason }) => [code, reason])).toEqual([
      [order.code, 'vat_number_unknown'],
    ])
    await sql`update order_invoice set vat_result = 'valid' where order_id = ${order.id}`.execute(db)
    expect(await issueHeld(db, api.clock.now)).toBe(1)
    expect((await documentsOf(order)).map(({ kind, gross }) => [kind, gross])).toEqual([
      ['invoice', 2700],
      ['invoice_credit', 1350],
    ])
  })

  test('as a person settles it, too', async () => {
    const { db } = api.database
    const order = await fromShop([line(book, 2)], invoice)
    await receive(order, [0])
    await issueSettled(db, { code: order.code, as: 'receipt' }, api.clock.now)
    expect((await documentsOf(order)).map(({ kind }) => kind)).toEqual(['receipt', 'receipt_credit'])
  })
})

test('what the ERP calls partly returned waits until its lines are received', async () => {
  const { db } = api.database
  const order = await fromShop([line(book, 2)])
  await moveTo(api, order.uid, 'partiallyReturned')
  expect((await listHolds(db, 99)).map(({ code, reason }) => [code, reason])).toEqual([
    [order.code, 'returned_by_line'],
  ])
  await receive(order, [0])
  expect([(await documentsOf(order)).map(({ gross }) => gross), await listHolds(db, 99)]).toEqual([[2700, 1350], []])
})

test('what an earlier release left to a person is credited by the job', async () => {
  const { db } = api.database
  await issueAs(db, api.clock.now, 'OLD-')
  const order = await fromShop([line(book, 2)])
  await sql`insert into document_hold (order_id, reason, since) values (${order.id}, 'returned_by_line', now())`.execute(
    db,
  )
  const { rows } = await sql<{ id: number }>`
    with r as (insert into order_return (order_id, source, received_at, money_cents)
      values (${order.id}, 'staff', now(), 1350) returning id)
    insert into order_return_line (return_id, order_id, line, quantity, damaged, cents) select id, ${order.id}, 0, 1, 0, 1350 from r
    returning return_id as id`.execute(db)
  const shares = { moneyCents: 1350, giftCardCents: 0, pointsCents: 0 }
  const posted = { subjectId: rows[0]?.id ?? 0, orderId: order.id, at: new Date() }
  await postLedger(db, 'returned', shares, posted)
  expect(await issueHeld(db, api.clock.now)).toBe(1)
  expect((await documentsOf(order)).map(({ gross }) => gross)).toEqual([2700, 1350])
  await issueAs(db, api.clock.now)
})

test('parts that come back at once are credited once each', async () => {
  const order = await fromShop([line(book, 4)])
  await Promise.all(Array.from({ length: 4 }, () => receive(order, [0])))
  const [receipt, ...credits] = await documentsOf(order)
  expect([credits.length, sumOf(credits, 600)]).toEqual([4, receipt?.vat[0]?.slice(1)])
})

test('each is entered at the tax authority with the mark of what it takes back', async () => {
  const sandbox = await startSandbox({ smtpPort: 0, httpPort: 0 })
  try {
    const { db } = api.database
    await sql`update document_transmission set next_at = null where state = 'waiting'`.execute(db)
    const order = await fromShop([line(book, 7), line(toy, 3)])
    for (let copy = 0; copy < 7; copy += 1) await receive(order, [0], ...(copy < 3 ? [[1] as [number]] : []))
    const books = mydata({
      ...sandbox.books,
      reports: { failing: () => {}, alarm: () => {} },
      now: () => api.clock.now,
    })
    expect(await transmitDue(db, books, () => api.clock.now)).toEqual({ accepted: 8, waiting: 0, left: [] })
    expect(sandbox.mydata.entered.map(({ type }) => type)).toEqual(['11.1', ...Array.from({ length: 7 }, () => '11.4')])
  } finally {
    await sandbox.stop()
  }
})
