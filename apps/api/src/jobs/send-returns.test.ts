// The acknowledgement of a withdrawal as the mail server gets it: with the receipt to keep, and the note for the parcel.

import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { moveThrough } from '../../test/make-issuer.ts'
import { placeTestOrder } from '../../test/place-test-order.ts'
import { openWorkerShop, type WorkerShop } from '../../test/worker-shop.ts'
import { declareWithdrawal } from '../ordering/returns/withdrawals.service.ts'

let shop: WorkerShop
beforeEach(async () => {
  shop = await openWorkerShop()
})
afterEach(() => shop.close())

const state = (statement: {
  code: string
  email: string
  words?: string
  lines?: { line: number; quantity: number }[]
}) =>
  declareWithdrawal(shop.database.db, {
    ...{ name: 'Ελένη', words: '', lines: [], language: 'en', now: Date.now() },
    ...{ ...statement, idempotency: { key: randomUUID(), bodyHash: 'x' } },
  })

const files = async () => {
  const [mail] = shop.mails().filter(({ messageId }) => messageId?.startsWith('<stated-withdrawal-'))
  return mail?.attachments.map(({ filename, type, text }) => [filename.split(' ')[0], type, text.slice(0, 8)])
}

test('of goods that were delivered: both', async () => {
  const { db } = shop.database
  const order = await placeTestOrder(db, {})
  await moveThrough(db, order.uid, Date.now(), 'processing', 'inDelivery', 'completed')
  const { email } = await db
    .selectFrom('customer_order')
    .select('email')
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow()
  expect(await state({ code: order.code, email, lines: [{ line: 0, quantity: 1 }] })).toMatchObject({ ok: true })
  await shop.start()
  await expect.poll(files).toEqual([
    ['Withdrawal', 'application/pdf', '%PDF-1.7'],
    ['Return', 'application/pdf', '%PDF-1.7'],
  ])
})

test('in words: the receipt alone', async () => {
  await state({ code: '', email: 'eleni@example.gr', words: 'The book.' })
  await shop.start()
  await expect.poll(files).toEqual([['Withdrawal', 'application/pdf', '%PDF-1.7']])
})
