// Sets: from the totals to the stored order, its e-mail, and the copies of its parts.

import { listBranches } from '@stoa/contract/ordering/branches'
import { composeCartTotals } from '@stoa/contract/ordering/cart'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeConsistent } from '../../../test/invariants.ts'
import { countCopies, makeProduct, setCopies } from '../../../test/make-product.ts'
import { makeCode } from '../../../test/make-promotion.ts'
import { makeForm, makeSet } from '../../../test/make-set.ts'
import {
  line,
  methodIds,
  orderRequest,
  placed,
  readOrder,
  saveOrder,
  totalsOf,
  type Wire,
} from '../../../test/order-request.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { call } from '../../../test/test-client.ts'
import { releaseUnpaidDeposits } from './unpaid-deposits.service.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => closeConsistent(api))

const make = (input: Parameters<typeof makeProduct>[1] = {}) => makeProduct(api.database.db, input)
const copiesOf = async (productId: number) => (await countCopies(api.database.db, productId)).quantities

/** Two books and a mug of one of its forms, for 25 euros instead of 30. */
async function makeGiftSet(copies: readonly number[] = [5]) {
  const book = await make({ priceCents: 1000, copies, name: 'Βιβλίο' })
  const mug = await make({ priceCents: 1000, taxClass: 'standard', copies: [], name: 'Κούπα' })
  const blue = await makeForm(api.database.db, mug, 'Μπλε', [...copies])
  const set = await makeSet(
    api.database.db,
    [
      { id: book, quantity: 2 },
      { id: mug, dimensionId: blue },
    ],
    { priceCents: 2500 },
  )
  return { book, mug, blue, set }
}

test('an order of sets claims the parts, keeps their shares and their VAT, and says what is in them', async () => {
  const { book, mug, blue, set } = await makeGiftSet([8])
  const totals = await totalsOf(api.app, { items: [line(set, 2), line(book)], shtid: methodIds.store, ctid: 1 })
  const contents = [
    { pid: book, dimension: 0, quantity: 4, nm: 'Βιβλίο' },
    { pid: mug, dimension: blue, quantity: 2, nm: 'Κούπα' },
  ]
  expect((totals.items as Wire[]).map(({ ttl, prts }) => [ttl, prts])).toEqual([
    [50, contents],
    [10, undefined],
  ])
  expect((totals.vats as Wire[]).map(({ rate, grs }) => [rate, grs])).toEqual([
    [600, 43.33],
    [2400, 16.67],
  ])
  const { uid } = await placed(api.app, [line(set, 2), line(book)], {
    shtid: methodIds.store,
    tsid: 1,
    pmtid: methodIds.deposit,
  })
  expect([await copiesOf(book), await copiesOf(mug)]).toEqual([[3], [6]])
  const { rows } = await api.database.pool.query(
    `select p.name, p.quantity, p.vat_rate, p.cents from order_line_part p
     join customer_order o on o.id = p.order_id where o.uid = $1 order by p.position`,
    [uid],
  )
  expect(rows).toEqual([
    { name: 'Βιβλίο', quantity: 4, vat_rate: 600, cents: 3333 },
    { name: 'Κούπα, Μπλε', quantity: 2, vat_rate: 2400, cents: 1667 },
  ])
  const { body: order } = await readOrder(api.app, uid)
  expect((order.items as Wire[]).map(({ prts }) => prts)).toEqual([
    [contents[0], { ...contents[1], nm: 'Κούπα, Μπλε' }],
    undefined,
  ])
  expect([order.ttl, order.vats]).toEqual([totals.ttl, totals.vats])
})

test('the parts come back when the order is given up, once', async () => {
  const { book, mug, set } = await makeGiftSet([4])
  await placed(api.app, [line(set, 2)], { shtid: methodIds.store, tsid: 1, pmtid: methodIds.deposit })
  expect([await copiesOf(book), await copiesOf(mug)]).toEqual([[0], [2]])
  const muchLater = Date.now() + 90 * 24 * 3_600_000
  await releaseUnpaidDeposits(api.database.db, muchLater)
  await releaseUnpaidDeposits(api.database.db, muchLater)
  expect([await copiesOf(book), await copiesOf(mug)]).toEqual([[4], [4]])
})

test('a set is not sold when a part is gone, and its line says how many there are', async () => {
  const { book, set } = await makeGiftSet([4])
  const request = await orderRequest(api.app, [line(set, 2)])
  await setCopies(api.database.db, book, [3])
  const { status, body } = await saveOrder(api.app, request)
  expect([status, body.code]).toEqual([409, 'out_of_stock'])
  expect(body.details).toMatchObject({ changes: [{ pid: set, reason: 'quantity_reduced', wished: 2, given: 1 }] })
})

test('no coupon takes a set below the floors of its protected parts, and the line says why', async () => {
  const protection = { publisherPriceCents: 2000, protectedUntil: '2999-12-31' }
  const [book, mug] = [
    await make({ priceCents: 2000, ...protection }),
    await make({ priceCents: 500, taxClass: 'standard' }),
  ]
  const set = await makeSet(api.database.db, [{ id: book }, { id: mug }], { priceCents: 2000 })
  const { code } = await makeCode(api.database.db, { effect: { kind: 'percentage', basisPoints: 5000 } })
  const { lines, total, products } = await call(
    api.app,
    composeCartTotals,
    { items: [{ productId: set, dimensionId: 0, quantity: 1 }], couponCodes: [code] },
    'en',
  )
  expect([products, lines[0]?.total, total]).toEqual([2000, 1800, 2090])
  expect(lines[0]?.notes.map(({ kind, until }) => [kind, until])).toEqual([
    ['coupon', null],
    ['uniform_price', '2999-12-31'],
  ])
})

test('a branch has a set where it has every part, and brings what is missing', async () => {
  const book = await make({ copies: [2, 2] })
  const mug = await make({ copies: [1, 0] })
  const set = await makeSet(api.database.db, [{ id: book }, { id: mug }])
  const items = [{ productId: set, dimensionId: 0, quantity: 1 }]
  const branches = await call(api.app, listBranches, { items })
  expect(branches.slice(0, 2).map(({ supply }) => [supply?.copies, supply?.pickup?.from])).toEqual([
    [2, 'here'],
    [1, 'brought'],
  ])
})
