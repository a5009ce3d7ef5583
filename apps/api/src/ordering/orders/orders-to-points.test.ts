// Orders that are collected at a carrier's locker or pickup point, and what they need.

import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectConsistentLedger } from '../../../test/invariants.ts'
import { makePoint } from '../../../test/make-point.ts'
import { makeProduct } from '../../../test/make-product.ts'
import {
  line,
  methodIds,
  orderRequest,
  placed,
  readableOrder,
  readOrder,
  saveOrder,
  type Wire,
} from '../../../test/order-request.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'

let api: TestApi
let book: number
beforeAll(async () => {
  api = await openTestApi()
  book = await makeProduct(api.database.db, { priceCents: 1500, copies: [9, 9] })
  await makePoint(api.database.db)
  await makePoint(api.database.db, { carrier: 'clever_point', id: 'CP01', kind: 'shop', name: 'Ψιλικά' })
})
afterAll(() => api.close())

const locker: Wire = { shtid: methodIds.locker, ppid: '4001', pmtid: methodIds.deposit }
const noAddress: Wire = { adr1: undefined, ct: undefined, pc: undefined, crid: undefined }

const send = async (changes: Wire) => {
  const { status, body } = await saveOrder(api.app, await orderRequest(api.app, [line(book)], changes))
  return [status, body.code, body.details]
}

test('an order to a locker needs no address, and keeps the locker as it was', async () => {
  const order = await placed(api.app, [line(book)], { ...locker, ...noAddress })
  await sql`update pickup_point set name = 'Άλλο όνομα' where id = '4001'`.execute(api.database.db)
  const { pickupPoint, branchName, shippingName, shippingCost, billing } = await readableOrder(api.app, order)
  expect(pickupPoint).toEqual({
    name: 'Κιόσκι πλατείας Εξαρχείων',
    street: 'Στουρνάρη 12',
    city: 'Αθήνα',
    postalCode: '10683',
  })
  expect([branchName, shippingName, shippingCost, billing.street]).toEqual([null, 'Σε θυρίδα', 190, ''])
  await expectConsistentLedger(api.database.db)
})

test('the whole form to a locker is taken as it was: its address is the buyer’s', async () => {
  const { uid } = await placed(api.app, [line(book)], locker)
  const { body } = await readOrder(api.app, uid)
  expect(body).toMatchObject({ adr1: 'Σόλωνος 71', ct: 'Αθήνα', pc: '10679', pkp: { adr1: 'Στουρνάρη 12' } })
})

test.each([
  ['gone', { ...locker, ppid: '4999' }],
  ['of another network', { ...locker, ppid: 'CP01' }],
  ['a locker where a pickup point is meant', { ...locker, shtid: methodIds.pickupPoint }],
])('a point that is %s is refused', async (_, changes) => {
  expect(await send(changes)).toEqual([404, 'point_not_found', { fields: ['ppid'] }])
})

test('without a point, an order to one is refused', async () => {
  expect(await send({ ...locker, ppid: undefined })).toEqual([409, 'point_required', { fields: ['ppid'] }])
})

test('a branch and an invoice follow the same rule: no address for the one, the seat for the other', async () => {
  const branch = { shtid: methodIds.store, tsid: 1, pmtid: methodIds.deposit }
  await placed(api.app, [line(book)], { ...branch, ...noAddress })
  const invoice = { rt: 'invoice', cnm: 'Βιβλιοπαρέα ΑΕ', job: 'Εκδόσεις', vat: '090000045', irs: 'Αθηνών' }
  const [status, code] = await send({ ...locker, ...invoice, ...noAddress })
  expect([status, code]).toEqual([400, 'bad_input'])
})

test('a point beside delivery to the door neither replaces the address nor is kept', async () => {
  const home = { shtid: methodIds.home, pmtid: methodIds.deposit, ppid: '4001' }
  expect(await send({ ...home, ...noAddress })).toEqual([409, 'address_required', { fields: ['adr1', 'ct', 'pc'] }])
  const order = await placed(api.app, [line(book)], home)
  expect((await readableOrder(api.app, order)).pickupPoint).toBeNull()
})

test('an address that is not needed is checked all the same', async () => {
  expect(await send({ ...locker, pc: '90000' })).toEqual([409, 'postal_code_invalid', { fields: ['pc'] }])
})

test('no courier collects cash at a locker', async () => {
  const order = { ...(await orderRequest(api.app, [line(book)], locker)), pmtid: methodIds.cash }
  const { status, body } = await saveOrder(api.app, order)
  expect([status, body.code]).toEqual([409, 'payment_not_available'])
})
