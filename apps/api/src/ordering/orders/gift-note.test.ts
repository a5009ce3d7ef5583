// Words on a card in the parcel: from the totals to the stored order, its e-mail and what is left of it later.

import { composeCartTotals } from '@stoa/contract/ordering/cart'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emails } from '../../../mails/emails.ts'
import { makeProduct } from '../../../test/make-product.ts'
import { orderData } from '../../../test/order-data.ts'
import { line, methodIds, orderRequest, placed, readOrder, saveOrder } from '../../../test/order-request.ts'
import { sendCall } from '../../../test/send-call.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'

let api: TestApi
let book: number
beforeAll(async () => {
  api = await openTestApi()
  book = await makeProduct(api.database.db, { priceCents: 1500, copies: [90] })
})
afterAll(() => api.close())

const note = { gnt: 'Χρόνια πολλά!\nΟι θείοι' }

test('is shown with the totals, kept with the order and free', async () => {
  const plain = await orderRequest(api.app, [line(book)])
  const { uid } = await placed(api.app, [line(book)], { extras: { gnt: `  ${note.gnt} ` } })
  const { body } = await readOrder(api.app, uid)
  expect([body.extras, body.ttl]).toEqual([note, 19.8])
  const quoted = await orderRequest(api.app, [line(book)], { extras: note })
  expect(quoted.fp).not.toBe(plain.fp)
  expect((await readOrder(api.app, (await placed(api.app, [line(book)])).uid)).body.extras).toEqual({})
})

test('takes words of pictures, each counted once', async () => {
  const gnt = '👨‍👩‍👧‍👦'.repeat(300)
  const { uid } = await placed(api.app, [line(book)], { extras: { gnt } })
  expect((await readOrder(api.app, uid)).body.extras).toEqual({ gnt })
})

test('an order that was agreed with other words is not placed', async () => {
  const { fp } = await orderRequest(api.app, [line(book)], { extras: { gnt: 'Με αγάπη' } })
  const request = await orderRequest(api.app, [line(book)], { extras: note })
  const { status, body } = await saveOrder(api.app, { ...request, fp })
  expect([status, body.code, (body.details as { totals: { extras: unknown } }).totals.extras]).toEqual([
    ...[409, 'totals_changed'],
    note,
  ])
})

test('is left out where no parcel is sent, which is said, and goes with one that is collected', async () => {
  const card = await makeProduct(api.database.db, { kind: 'giftCard' })
  const byEmail = { ...line(card), ext: { gc: { rnm: 'Νίκος', reml: 'nikos@example.gr', dsg: 'classic' } } }
  const totalsOf = async (items: unknown[]) =>
    (await sendCall(api.app, composeCartTotals, { items, extras: note })).body as { extras: object; problems: object[] }
  expect(await totalsOf([byEmail])).toMatchObject({
    extras: {},
    problems: [{ kind: 'gift_note', reason: 'gift_note_without_parcel', msg: expect.stringContaining('δέμα') }],
  })
  expect(await totalsOf([byEmail, line(book)])).toMatchObject({ extras: note, problems: [] })
  const collected = { shtid: methodIds.store, tsid: 1, pmtid: methodIds.deposit, extras: note }
  const { uid } = await placed(api.app, [line(book)], collected)
  expect((await readOrder(api.app, uid)).body.extras).toEqual(note)
})

test('the e-mail says it', () => {
  const { text } = emails.orderConfirmation(orderData('en', { giftNote: note.gnt }))
  expect(text).toContain('Card in the parcel')
  expect(text).toContain('Χρόνια πολλά! Οι θείοι')
  expect(emails.orderConfirmation(orderData('en')).text).not.toContain('Card in the parcel')
})

test('the database keeps no empty note and none that is longer than a card', async () => {
  const { uid } = await placed(api.app, [line(book)])
  const keep = (text: string) =>
    sql`update customer_order set gift_note = ${text} where uid = ${String(uid)}`.execute(api.database.db)
  await expect(keep('')).rejects.toThrow('gift_note')
  await expect(keep('x'.repeat(7201))).rejects.toThrow('gift_note')
})
