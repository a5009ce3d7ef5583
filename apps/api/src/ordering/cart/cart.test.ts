import { composeCartTotals } from '@stoa/contract/ordering/cart'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeProduct } from '../../../test/make-product.ts'
import { makeForm, makeSet } from '../../../test/make-set.ts'
import { namedFields, sendCall } from '../../../test/send-call.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { call } from '../../../test/test-client.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const make = (input: Parameters<typeof makeProduct>[1] = {}) => makeProduct(api.database.db, input)

describe('a cart', () => {
  const totals = (
    items: { productId: number; dimensionId: number; quantity: number }[],
    language: 'el' | 'en' = 'el',
  ) => call(api.app, composeCartTotals, { items }, language)

  test('reports line by line what had to change, and prices the rest', async () => {
    const plenty = await make({ priceCents: 1000 })
    const scarce = await make({ priceCents: 700, copies: [1, 1], name: 'Δυσεύρετο' })
    const gone = await make({ copies: [0] })
    const line = (productId: number, quantity: number) => ({ productId, dimensionId: 0, quantity })
    const cart = await totals([line(plenty, 1), line(scarce, 5), line(gone, 1), line(999_999, 2), line(plenty, 1)])
    expect(cart.lines.map((item) => [item.productId, item.quantity, item.total])).toEqual([
      [plenty, 2, 2000],
      [scarce, 2, 1400],
    ])
    expect(cart.changes.map((item) => [item.productId, item.reason, item.requested, item.granted])).toEqual([
      [scarce, 'quantity_reduced', 5, 2],
      [gone, 'product_unavailable', 1, 0],
      [999_999, 'product_not_found', 2, 0],
    ])
    expect([cart.products, cart.shippingCost, cart.total, cart.freeShippingIn]).toEqual([3400, 0, 3400, null])
  })

  test('shares the copies of a part between a set and the part itself, the first line first', async () => {
    const pen = await make({ copies: [] })
    const blue = await makeForm(api.database.db, pen, 'Blue', [1, 1])
    const book = await make({ copies: [5] })
    const set = await makeSet(api.database.db, [
      { id: book, quantity: 2 },
      { id: pen, dimensionId: blue },
    ])
    const line = (productId: number, quantity: number, dimensionId = 0) => ({ productId, dimensionId, quantity })
    const grantedOf = async (...items: ReturnType<typeof line>[]) => {
      const { lines, changes } = await totals(items)
      expect(changes.map(({ reason }) => reason)).toEqual(changes.map(() => 'quantity_reduced'))
      return lines.map(({ productId, quantity }) => [productId, quantity])
    }
    expect(await grantedOf(line(set, 3))).toEqual([[set, 2]])
    expect(await grantedOf(line(set, 1), line(book, 9), line(pen, 9, blue))).toEqual([
      [set, 1],
      [book, 3],
      [pen, 1],
    ])
    expect(await grantedOf(line(book, 4), line(set, 1))).toEqual([[book, 4]])
  })

  test.each([
    [2999, 290, 1],
    [3000, 0, null],
    [3001, 0, null],
  ])('of %i cents ships for %i', async (priceCents, shipping, missing) => {
    const cart = await totals([{ productId: await make({ priceCents }), dimensionId: 0, quantity: 1 }])
    expect([cart.shippingCost, cart.freeShippingIn, cart.freeShippingFrom]).toEqual([shipping, missing, 3000])
  })

  test('without lines has zero totals', async () => {
    expect(await totals([])).toMatchObject({
      lines: [],
      changes: [],
      products: 0,
      shippingCost: 0,
      total: 0,
      vatGroups: [],
    })
  })

  test.each([
    { eml: '', couponscodes: [], gfcd: '', r_lpnt: 0, extras: {} },
    { eml: null, couponscodes: null, gfcd: null, r_lpnt: null, extras: null },
    { eml: 'reader@example.gr', couponscodes: [], gfcd: '', r_lpnt: 0, extras: [] },
  ])('takes the fields of coupons, cards and points while they are empty: %o', async (fields) => {
    const items = [{ pid: await make({ priceCents: 1000 }), dimension: 0, quantity: 1 }]
    const { status, body } = await sendCall(api.app, composeCartTotals, { items, ...fields })
    expect([status, body.ttl]).toEqual([200, 12.9])
  })

  test.each([
    [{ couponscodes: [5] }, 'couponscodes'],
    [{ gfcd: { a: 1 } }, 'gfcd'],
    [{ r_lpnt: -5 }, 'r_lpnt'],
    [{ extras: { wrap: true } }, 'extras.wrap'],
    [{ extras: { gnt: 'x'.repeat(301) } }, 'extras.gnt'],
    [{ extras: ['a card'] }, 'extras'],
  ])('refuses nonsense, by its field: %o', async (fields, named) => {
    const { status, body } = await sendCall(api.app, composeCartTotals, { items: [], ...fields })
    expect([status, namedFields(body)]).toEqual([400, [named]])
  })

  test('has names in the language of the call', async () => {
    const { rows } = await api.database.pool.query<{ id: number; name_en: string }>(
      `select id, name_en from product p where name_en is not null
        and not exists (select from product_dimension d where d.product_id = p.id) order by id limit 1`,
    )
    const product = rows[0] ?? { id: 0, name_en: '' }
    const input = [{ productId: product.id, dimensionId: 0, quantity: 990 }]
    expect((await totals(input, 'en')).changes[0]?.name).toBe(product.name_en)
  })
})
