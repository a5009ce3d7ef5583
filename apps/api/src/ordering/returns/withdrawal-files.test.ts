// The files of a statement: for whoever knows its number and its e-mail.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { delivered } from '../../../test/delivered-order.ts'
import { makeProduct } from '../../../test/make-product.ts'
import { buyer, line, type Wire } from '../../../test/order-request.ts'
import { openTestApi, sendRequest, type TestApi } from '../../../test/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

async function state(statement: Wire): Promise<string> {
  const headers = { 'idempotency-key': randomUUID() }
  const whole = { nm: 'Μαρία Παπαδοπούλου', email: buyer.eml, lns: [], ...statement }
  const { status, body } = await sendRequest(api.app, '/en/withdrawals/save', whole, headers)
  expect([status, body.code]).toEqual([200, undefined])
  return String(body.cd)
}

const get = (cd: string, kind: string, email: string = buyer.eml) =>
  sendRequest(api.app, '/el/withdrawals/getdocument', { cd, kind, email })

test('a receipt and a note for the parcel, each the same file again', async () => {
  const order = await delivered(api, [line(await makeProduct(api.database.db, { copies: [5] }))])
  const code = await state({ cd: order.code, lns: [{ ln: 0, quantity: 1 }] })
  const [receipt, note] = [await get(code, 'receipt'), await get(code.toLowerCase(), 'returnNote')]
  expect([receipt.body.nm, note.body.nm]).toEqual([`Withdrawal ${code}.pdf`, `Return ${code}.pdf`])
  for (const { body } of [receipt, note])
    expect(Buffer.from(String(body.pdf), 'base64').toString('latin1')).toMatch(/^%PDF-1\.7/)
  expect((await get(code, 'receipt', buyer.eml.toUpperCase())).body.pdf).toBe(receipt.body.pdf)
})

test('one answer for a wrong number, somebody else’s e-mail, and a note of what is not sent back', async () => {
  const code = await state({ cd: 'STO-26-999999', wrds: 'Το βιβλίο.' })
  expect((await get(code, 'receipt')).status).toBe(200)
  const answers = [
    await get('WD-26-999999', 'receipt'),
    await get(code, 'receipt', 'other@example.gr'),
    await get(code, 'returnNote'),
  ]
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
    answers.map(() => [404, 'withdrawal_not_found']),
  )
  expect(new Set(answers.map(({ body }) => body.title)).size).toBe(1)
})
