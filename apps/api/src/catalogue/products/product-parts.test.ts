// Groups and sets follow their parts: what they cost, how they are supplied, how many there are.

import * as contract from '@stoa/contract/catalogue/catalogue'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeProduct, setCopies, setPrice } from '../../../test/make-product.ts'
import { makeForm, makeGroup, makeSet } from '../../../test/make-set.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { call } from '../../../test/test-client.ts'
import { changePrice } from './price.service.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const show = (id: number, language: 'el' | 'en' = 'el') => call(api.app, contract.getProductById, { id }, language)
const make = (input: Parameters<typeof makeProduct>[1]) => makeProduct(api.database.db, input)
const change = (id: number, set: string) =>
  sql.raw(`update product set ${set} where id = ${id}`).execute(api.database.db)
const word = async (id: number) => {
  const { availability, quantity } = await show(id)
  return [availability, quantity]
}

describe('a set', () => {
  test('has its parts with what they cost one by one', async () => {
    const [cup, saucer] = [await make({ priceCents: 1500 }), await make({ priceCents: 400 })]
    const set = await show(
      await makeSet(api.database.db, [{ id: cup, quantity: 2 }, { id: saucer }], { priceCents: 3000 }),
    )
    expect(set).toMatchObject({ kind: 'bundle', price: 3000, partsPrice: 3400 })
    expect(set.parts?.map(({ product, quantity, dimensionId }) => [product.id, quantity, dimensionId])).toEqual([
      [cup, 2, 0],
      [saucer, 1, 0],
    ])
    const plain = await show(cup)
    expect([plain.parts, plain.partsPrice]).toEqual([undefined, undefined])
  })

  test('has as many copies as its parts allow', async () => {
    const [cup, saucer] = [await make({ copies: [5, 2] }), await make({ copies: [0, 9] })]
    const set = await makeSet(api.database.db, [{ id: cup, quantity: 2 }, { id: saucer }])
    expect(await word(set)).toEqual(['limited', 3])
    await setCopies(api.database.db, saucer, [0, 1])
    expect(await word(set)).toEqual(['lastItem', 1])
    await setCopies(api.database.db, cup, [1, 0])
    expect(await word(set)).toEqual(['notAvailable', 0])
  })

  test('has the copies of the form that it names', async () => {
    const pen = await make({ copies: [] })
    const [blue] = [await makeForm(api.database.db, pen, 'Blue', [2]), await makeForm(api.database.db, pen, 'Red', [7])]
    const set = await makeSet(api.database.db, [{ id: pen, dimensionId: blue }])
    expect(await word(set)).toEqual(['limited', 2])
  })

  test('stands in a branch where all its parts do', async () => {
    const [cup, saucer] = [await make({ copies: [5, 1, 2] }), await make({ copies: [1, 9, 0] })]
    const set = await makeSet(api.database.db, [{ id: cup, quantity: 2 }, { id: saucer }])
    const { branches, quantity } = await show(set)
    expect([quantity, branches.map((branch) => branch.quantity)]).toEqual([4, [1, 0, 0]])
  })

  test('comes as its slowest part does, and not without any of them', async () => {
    const [cup, saucer] = [await make({ copies: [5] }), await make({ copies: [5], availability: 'days_4_7' })]
    const set = await makeSet(api.database.db, [{ id: cup }, { id: saucer }], { priceCents: 1500 })
    expect(await show(set)).toMatchObject({ availability: 'days4To7', deliveryBand: '5-12', price: 1500 })
    await change(saucer, `delivery_band = '10-30'`)
    expect((await show(set)).deliveryBand).toBe('10-30')
    await change(cup, `active = false`)
    const without = await show(set)
    expect(without.availability).toBe('notAvailable')
    expect([without.parts?.length, without.partsPrice]).toEqual([1, undefined])
  })

  test('keeps to the floors of its protected parts, whoever sets its price or theirs', async () => {
    const protection = { publisherPriceCents: 2000, protectedUntil: '2999-12-31' }
    const book = await make({ priceCents: 1900, ...protection })
    const [mug, old] = [
      await make({ priceCents: 800 }),
      await make({ priceCents: 1900, ...protection, protectedUntil: '2020-01-31' }),
    ]
    const set = await makeSet(api.database.db, [{ id: book, quantity: 2 }, { id: mug }, { id: old }], {
      priceCents: 3700,
    })
    expect(await show(set)).toMatchObject({ price: 3700, minPrice: 3600, priceProtectedUntil: '2999-12-31' })
    const now = Date.now()
    expect(await changePrice(api.database.db, { productId: set, cents: 3599, now })).toMatchObject({
      refusal: { code: 'price_below_floor', minCents: 3600 },
    })
    expect((await changePrice(api.database.db, { productId: set, cents: 3600, now })).ok).toBe(true)
    await change(book, 'publisher_price_cents = 2100')
    expect(await show(set)).toMatchObject({ price: 3780, minPrice: 3780 })
    await change(book, 'price_protected_until = null')
    expect(await show(set)).toMatchObject({ price: 3780, minPrice: null, priceProtectedUntil: null })
    await change(set, 'price_cents = 100')
    expect((await show(set)).price).toBe(100)
  })

  test('is supplied as the database says, whoever writes otherwise', async () => {
    const cup = await make({ copies: [5], availability: 'days_1_3' })
    const set = await makeSet(api.database.db, [{ id: cup }])
    await change(set, `availability = 'stock'`)
    expect(await word(set)).toEqual(['days1To3', 5])
  })
})

describe('a group', () => {
  test('costs what the cheapest of its parts costs, and follows it', async () => {
    const [cup, saucer] = [await make({ priceCents: 900 }), await make({ priceCents: 700 })]
    const group = await makeGroup(api.database.db, [cup, saucer])
    expect(await show(group)).toMatchObject({ kind: 'grouped', price: 700, discountPercent: 0 })
    await setPrice(api.database.db, cup, 300)
    expect(await show(group)).toMatchObject({ price: 300, discountPercent: 0, priceBeforeDiscount: null })
    await change(cup, `availability = 'out_of_print'`)
    expect(await show(group)).toMatchObject({ price: 700 })
    await setPrice(api.database.db, group, 100)
    expect((await show(group)).price).toBe(700)
  })

  test('can be had when one of its parts can', async () => {
    const [cup, saucer] = [await make({ copies: [0] }), await make({ copies: [2], availability: 'days_1_3' })]
    const group = await makeGroup(api.database.db, [cup, saucer])
    expect(await word(group)).toEqual(['days1To3', 2])
    await setCopies(api.database.db, cup, [1])
    expect(await word(group)).toEqual(['lastItem', 1])
    await setCopies(api.database.db, saucer, [0])
    await setCopies(api.database.db, cup, [0])
    expect((await show(group)).availability).toBe('notAvailable')
  })

  test('shows its parts, those that were withdrawn no more', async () => {
    const group = await call(api.app, contract.getProductByUrl, { url: 'imerologia-2027' }, 'el')
    expect(group.parts?.map(({ product }) => product.price)).toEqual([1490, 990, 2490, 3190])
    expect([group.price, group.partsPrice]).toEqual([990, undefined])
    const [cup, saucer] = [await make({}), await make({})]
    const other = await makeGroup(api.database.db, [cup, saucer])
    await change(saucer, 'active = false')
    expect((await show(other)).parts?.map(({ product }) => product.id)).toEqual([cup])
  })
})

test('the database keeps parts to products, and products with parts to their kind', async () => {
  const [cup, card] = [await make({}), await make({ kind: 'giftCard' })]
  const set = await makeSet(api.database.db, [{ id: cup }])
  await expect(makeSet(api.database.db, [{ id: set }])).rejects.toThrow('is part of no other')
  await expect(makeSet(api.database.db, [{ id: card }])).rejects.toThrow('is part of no other')
  await expect(change(cup, `kind = 'giftCard'`)).rejects.toThrow('has, a part')
  await expect(change(set, `kind = 'product'`)).rejects.toThrow('has, a part')
  const insert = sql`insert into product_part (product_id, position, part_id) values (${cup}, 0, ${card})`
  await expect(insert.execute(api.database.db)).rejects.toThrow('has no parts')
})
