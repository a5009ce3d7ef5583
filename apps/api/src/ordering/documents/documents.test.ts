// Documents are issued with the move of their order, numbered without gaps, and never changed.

import { outsideKinds } from '@stoa/domain/catalogue/product-kinds'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { closeConsistent } from '../../../test/invariants.ts'
import { issueAs, moveThrough } from '../../../test/make-issuer.ts'
import { makeProduct } from '../../../test/make-product.ts'
import { line, methodIds, orderRequest, placed, readOrder, saveOrder, type Wire } from '../../../test/order-request.ts'
import { openTestApi, sendRequest, type TestApi } from '../../../test/test-api.ts'
import { testDay } from '../../../test/test-day.ts'
import { inTransaction } from '../../database/transaction.ts'
import { printedDocument } from './document-text.ts'
import { documentUid } from './document-uid.ts'
import { findDocument } from './documents.queries.ts'
import { issueHeld, saveIssuer } from './documents.service.ts'
import { listHolds } from './transmit.service.ts'

let api: TestApi
let book: number
let toy: number
beforeAll(async () => {
  api = await openTestApi()
  const { db } = api.database
  book = await makeProduct(db, { name: 'Ο Ζορμπάς', priceCents: 1350, copies: [9000] })
  toy = await makeProduct(db, { name: 'Κύβοι', priceCents: 2499, copies: [900], taxClass: 'standard' })
  await issueAs(db, testDay)
})
afterAll(() => closeConsistent(api))

interface Issued {
  kind: string
  type: string
  series: string
  number: number
  uid: string
  gross: number
  vat: [number, number, number][]
  payments: [string, number][]
}

async function documentsOf(uid: unknown): Promise<Issued[]> {
  const { rows } = await sql<Issued>`
    select d.kind, d.type, d.series, d.number, d.uid, d.gross_cents as gross,
      (select json_agg(json_build_array(rate, net_cents, vat_cents) order by rate) from document_vat v where v.document_id = d.id) as vat,
      (select json_agg(json_build_array(kind, cents) order by position) from document_payment p where p.document_id = d.id) as payments
    from document d join customer_order o on o.id = d.order_id where o.uid = ${String(uid)} order by d.id`.execute(
    api.database.db,
  )
  return rows
}

const move = (uid: unknown, ...path: Parameters<typeof moveThrough>[3][]) =>
  moveThrough(api.database.db, uid, testDay, ...path)
const collected = { shtid: methodIds.store, tsid: 1, pmtid: methodIds.deposit }
const invoice = { rt: 'invoice', cnm: 'Βιβλία ΑΕ', job: 'Εκδόσεις', irs: 'Α΄ Αθηνών', vat: '094014201' }

describe('a receipt', () => {
  test('is issued when the goods leave, with the worked amounts, and once', async () => {
    const { uid } = await placed(api.app, [line(book), line(toy)], collected)
    await move(uid, 'processing', 'readyForPickup')
    expect(await documentsOf(uid)).toEqual([])
    await move(uid, 'completed')
    const [receipt, ...others] = await documentsOf(uid)
    expect(others).toEqual([])
    expect(receipt).toMatchObject({ kind: 'receipt', type: '11.1', series: 'ΑΛΠ-2026', gross: 3849 })
    expect(receipt?.vat).toEqual([
      [600, 1274, 76],
      [2400, 2015, 484],
    ])
    expect(receipt?.payments).toEqual([['bank_deposit', 3849]])
    const { series = '', number = 0 } = receipt ?? {}
    const identified = { vatNumber: '123456783', issuedOn: '2026-11-20', branch: 0, type: '11.1', series, number }
    expect(receipt?.uid).toBe(documentUid(identified))
  })

  test('of a parcel, with its postage and fee, at its dispatch; invoiced before, it is not issued again', async () => {
    const { uid, ttl } = await placed(api.app, [line(book)])
    await move(uid, 'processing', 'invoiced', 'inDelivery', 'completed')
    expect(await documentsOf(uid)).toMatchObject([{ kind: 'receipt', gross: Math.round(Number(ttl) * 100) }])
  })

  test('is taken back by a credit note, once, and nothing is credited that was not issued', async () => {
    const { uid } = await placed(api.app, [line(book)])
    await move(uid, 'processing', 'inDelivery', 'notDelivered', 'returned')
    const [receipt, credit, ...others] = await documentsOf(uid)
    expect(others).toEqual([])
    expect(credit).toMatchObject({ kind: 'receipt_credit', type: '11.4', series: 'ΠΛΠ-2026', gross: receipt?.gross })
    expect(credit?.vat).toEqual(receipt?.vat)
    const early = await placed(api.app, [line(book)])
    await move(early.uid, 'processing', 'cancelled')
    expect(await documentsOf(early.uid)).toEqual([])
  })

  test('of which some came back, and nobody says what, waits for a person', async () => {
    const { db } = api.database
    const { uid, cd } = await placed(api.app, [line(book, 2)])
    await move(uid, 'processing', 'inDelivery', 'completed', 'partiallyReturned')
    expect((await listHolds(db, 9)).map(({ code, reason }) => [code, reason])).toEqual([[cd, 'returned_by_line']])
    expect(await documentsOf(uid)).toHaveLength(1)
    expect(await issueHeld(db, testDay)).toBe(0)
    await move(uid, 'returned')
    expect([(await documentsOf(uid)).length, await listHolds(db, 9)]).toEqual([2, []])
  })

  test('of a shop that issues none is not issued', async () => {
    const { db } = api.database
    await saveIssuer(db, null, testDay)
    const { uid } = await placed(api.app, [line(book)])
    await move(uid, 'processing', 'inDelivery')
    expect(await documentsOf(uid)).toEqual([])
    await issueAs(db, testDay)
  })
})

test('of gift cards alone nothing is issued, and beside goods only the goods count', async () => {
  const { db } = api.database
  const card = await makeProduct(db, { kind: 'giftCard', taxClass: 'outside', priceCents: 2000, copies: [99] })
  const gc = { rnm: 'Κατερίνα', reml: 'katerina@example.gr', snm: 'Ελένη', msg: '', dsg: 'classic' }
  const cards = { ...line(card), ext: { gc } }
  const mixed = await placed(api.app, [cards, line(book)], collected)
  await move(mixed.uid, 'processing', 'readyForPickup', 'completed')
  expect(await documentsOf(mixed.uid)).toMatchObject([{ gross: 1350, payments: [['bank_deposit', 1350]] }])
})

describe('an invoice', () => {
  const setResult = (uid: unknown, result: string) =>
    sql`update order_invoice set vat_result = ${result} where order_id = (select id from customer_order where uid = ${String(uid)})`.execute(
      api.database.db,
    )

  test('waits until its number is known, and is issued then with its company', async () => {
    const { db } = api.database
    const { uid, cd } = await placed(api.app, [line(book)], invoice)
    await move(uid, 'processing', 'inDelivery')
    expect(await documentsOf(uid)).toEqual([])
    expect((await listHolds(db, 9)).map(({ code, reason }) => [code, reason])).toEqual([[cd, 'vat_number_unknown']])
    expect(await issueHeld(db, testDay)).toBe(0)
    await setResult(uid, 'valid')
    expect(await issueHeld(db, testDay)).toBe(1)
    expect(await documentsOf(uid)).toMatchObject([{ kind: 'invoice', type: '1.1', series: 'ΤΙΜ-2026' }])
    expect(await listHolds(db, 9)).toEqual([])
  })

  test('that waits is forgotten when its order comes back', async () => {
    const { uid } = await placed(api.app, [line(book)], invoice)
    await move(uid, 'processing', 'inDelivery', 'notDelivered', 'returned')
    expect(await listHolds(api.database.db, 9)).toEqual([])
    await setResult(uid, 'valid')
    expect(await issueHeld(api.database.db, testDay)).toBe(0)
  })
})

test('of fifty orders that leave at once the numbers follow each other, and one that fails leaves no gap', async () => {
  const { db } = api.database
  const later = testDay + 366 * 86_400_000
  const orders: Wire[] = []
  for (let index = 0; index < 50; index += 1) orders.push(await placed(api.app, [line(book)]))
  for (const { uid } of orders) await move(uid, 'processing')
  const failing = await placed(api.app, [line(book)])
  await move(failing.uid, 'processing')
  const fails = inTransaction(db, async (tx) => {
    const [id] = (
      await sql<{ id: number }>`select id from customer_order where uid = ${String(failing.uid)}`.execute(tx)
    ).rows
    const { documentMove } = await import('./documents.service.ts')
    await documentMove(tx, id?.id ?? 0, 'inDelivery', later)
    throw new Error('the move failed')
  })
  const moves = orders.map(({ uid }) => moveThrough(db, uid, later, 'inDelivery'))
  await Promise.all([...moves, expect(fails).rejects.toThrow('the move failed')])
  const { rows } = await sql<{ number: number }>`
    select number from document where series = 'ΑΛΠ-2027' order by number`.execute(db)
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1))
})

test('nothing of a document can be changed or deleted', async () => {
  const { db } = api.database
  for (const table of ['document', 'document_vat', 'document_payment', 'document_issuer']) {
    await expect(sql`delete from ${sql.table(table)}`.execute(db)).rejects.toThrow()
    const [column] = table === 'document_issuer' ? ['since'] : ['order_id']
    await expect(
      sql`update ${sql.table(table)} set ${sql.ref(String(column))} = ${sql.ref(String(column))}`.execute(db),
    ).rejects.toThrow()
  }
})

describe('the buyer', () => {
  test('sees the document with the order, and gets it as a PDF by uid and e-mail', async () => {
    const { uid } = await placed(api.app, [line(book)])
    await move(uid, 'processing', 'inDelivery')
    const { body } = await readOrder(api.app, uid)
    const [document] = body.docs as Wire[]
    expect(document).toMatchObject({ kind: 'receipt', srs: 'ΑΛΠ-2026', date: '2026-11-20', ttl: body.ttl, mark: null })
    const get = (changes: Wire = {}) =>
      sendRequest(api.app, '/el/orders/getdocument', { uid, email: 'maria@example.gr', doc: document?.uid, ...changes })
    const file = await get()
    expect([file.status, file.body.nm]).toEqual([200, `ΑΛΠ-2026-${document?.aa}.pdf`])
    expect(Buffer.from(String(file.body.pdf), 'base64').toString('latin1')).toMatch(/^%PDF-1\.7/)
    expect((await get({ email: 'other@example.gr' })).body.code).toBe('order_not_found')
    expect((await get({ doc: 'F'.repeat(40) })).body.code).toBe('order_not_found')
    const another = await placed(api.app, [line(book)])
    expect((await get({ uid: another.uid })).body.code).toBe('order_not_found')
  })
})

test('what the tax authority has rejected says that it is corrected, and not that it is under way', async () => {
  const { db } = api.database
  const { uid } = await placed(api.app, [line(book)])
  await move(uid, 'processing', 'inDelivery')
  const [receipt] = await documentsOf(uid)
  const marks = async (language: 'el' | 'en') => {
    const row = await findDocument(db, { orderUid: String(uid), documentUid: receipt?.uid ?? '', outsideKinds })
    return row && printedDocument(row, language).marks[0]
  }
  expect(await marks('en')).toMatch(/under way/)
  await sql`update document_transmission t set state = 'rejected', next_at = null, problem = '203'
    from document d where d.id = t.document_id and d.uid = ${receipt?.uid}`.execute(db)
  expect([await marks('en'), await marks('el')]).toEqual([
    expect.stringMatching(/correcting the cause/),
    expect.stringMatching(/Διορθώνουμε την αιτία/),
  ])
})

test('a business abroad gets an invoice of its own type, without VAT', async () => {
  const { db } = api.database
  await sql`insert into vat_check (country, number, register, result, company, checked_at)
    values ('DE', '811907980', 'vies', 'valid', '{}', ${new Date(testDay)})`.execute(db)
  const german = {
    ctid: 7,
    crid: undefined,
    pc: '10115',
    ct: 'Berlin',
    adr1: 'Unter den Linden 1',
    pmtid: methodIds.deposit,
  }
  const request = await orderRequest(api.app, [line(book)], { ...german, ...invoice, vat: 'DE811907980' })
  const { body } = await saveOrder(api.app, request)
  await move(body.uid, 'processing', 'inDelivery')
  expect(await documentsOf(body.uid)).toMatchObject([
    { type: '1.2', vat: [[0, Math.round(Number(body.ttl) * 100), 0]] },
  ])
  const [invoiced] = await documentsOf(body.uid)
  const of = { orderUid: String(body.uid), documentUid: invoiced?.uid ?? '' }
  const row = await findDocument(db, { ...of, outsideKinds })
  expect(row && printedDocument(row, 'en')).toMatchObject({
    goods: { title: 'Goods, without VAT' },
    vat: { lines: [expect.stringMatching(/^0%/), expect.anything(), expect.stringMatching(/exempt from VAT/)] },
  })
})
