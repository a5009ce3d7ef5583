import { randomUUID } from 'node:crypto'
import { getCustomerCart, replaceCustomerCart, uniteCarts, updateCartItem } from '@stoa/contract/server-cart'
import type { CartItem } from '@stoa/domain/cart/cart'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeProduct, setCopies } from '../../../test/make-product.ts'
import { type SignedInCustomer, signIn } from '../../../test/sign-in.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { call, refusalOf } from '../../../test/test-client.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi(12)
})
afterAll(() => api.close())

const make = (copies: number[] = [9], name = 'Βιβλίο') => makeProduct(api.database.db, { copies, name })
const line = (productId: number, quantity = 1, dimensionId = 0): CartItem => ({ productId, dimensionId, quantity })

const step = (who: SignedInCustomer, item: CartItem, stepKey?: string) =>
  call(api.app, updateCartItem, { ...item, ...(stepKey ? { stepKey } : {}) }, 'el', who.headers)
const unite = (who: SignedInCustomer, items: CartItem[], stepKey: string = randomUUID()) =>
  call(api.app, uniteCarts, { items, stepKey }, 'el', who.headers)
const cartOf = async (who: SignedInCustomer) => (await call(api.app, getCustomerCart, {}, 'el', who.headers)).items
const replace = (who: SignedInCustomer, items: CartItem[]) =>
  call(api.app, replaceCustomerCart, { items }, 'el', who.headers)

const withdraw = (id: number) => sql`update product set active = false where id = ${id}`.execute(api.database.db)

describe('a step', () => {
  test('adds, takes away, and takes the line out with its last copy', async () => {
    const [who, one, other] = [await signIn(api), await make(), await make()]
    await step(who, line(one))
    api.clock.now += 1000
    await step(who, line(other, 2))
    expect((await step(who, line(one))).items).toEqual([line(one, 2), line(other, 2)])
    await step(who, line(one, -1))
    expect((await step(who, line(other, -5))).items).toEqual([line(one)])
    expect(await cartOf(who)).toEqual([line(one)])
  })

  test('with the same key counts once, also twenty times at once', async () => {
    const [who, book, key] = [await signIn(api), await make(), randomUUID()]
    await Promise.all(Array.from({ length: 20 }, () => step(who, line(book), key)))
    expect(await cartOf(who)).toEqual([line(book)])
    const other = await signIn(api)
    expect((await step(other, line(book), key)).items).toEqual([line(book)])
  })

  test('none is lost when twenty come at once', async () => {
    const [who, book] = [await signIn(api), await make([30])]
    await Promise.all(Array.from({ length: 20 }, () => step(who, line(book), randomUUID())))
    expect(await cartOf(who)).toEqual([line(book, 20)])
  })

  test('keeps the wish for more than there is, and says what can be had', async () => {
    const [who, book] = [await signIn(api), await make([2], 'Δυσεύρετο')]
    const { items, changes } = await step(who, line(book, 5))
    expect(items).toEqual([line(book, 5)])
    expect(changes).toMatchObject([{ productId: book, reason: 'quantity_reduced', name: 'Δυσεύρετο', given: 2 }])
  })

  test('for what the shop does not have is refused; taking it away is not', async () => {
    const [who, book] = [await signIn(api), await make()]
    await step(who, line(book, 2))
    await withdraw(book)
    expect(await refusalOf(api.app, updateCartItem, line(book), who.headers)).toBe('product_not_found')
    expect(await refusalOf(api.app, updateCartItem, line(999_999), who.headers)).toBe('product_not_found')
    expect(await refusalOf(api.app, updateCartItem, line(book, 1, 7), who.headers)).toBe('product_not_found')
    expect((await step(who, line(book, -2))).items).toEqual([])
  })

  test('a fifty-first line is refused, and a refused step may be tried again', async () => {
    const who = await signIn(api)
    const books = await Promise.all(Array.from({ length: 51 }, () => make([1])))
    const [first = 0, ...rest] = books
    await replace(
      who,
      rest.map((book) => line(book)),
    )
    const wish = { ...line(first), stepKey: randomUUID() }
    expect(await refusalOf(api.app, updateCartItem, wish, who.headers)).toBe('cart_full')
    await step(who, line(rest[0] ?? 0, -1))
    expect((await step(who, line(first), wish.stepKey)).items).toHaveLength(50)
  })
})

test('the cart is the customer’s own: nobody else sees or changes it', async () => {
  const [who, stranger, book] = [await signIn(api), await signIn(api), await make()]
  await step(who, line(book, 3))
  await replace(stranger, [])
  expect(await cartOf(stranger)).toEqual([])
  expect(await cartOf(who)).toEqual([line(book, 3)])
  expect(await refusalOf(api.app, getCustomerCart, {})).toBe('session_required')
})

test('replacing makes it that cart: the same book once, never too many, nothing the shop does not have', async () => {
  const [who, one, other] = [await signIn(api), await make([200]), await make()]
  await step(who, line(other))
  const { items, changes } = await replace(who, [line(one, 60), line(999_999), line(one, 60)])
  expect(items).toEqual([line(one, 99)])
  expect(changes.map(({ productId, reason }) => [productId, reason])).toEqual([
    [one, 'quantity_too_high'],
    [999_999, 'product_not_found'],
  ])
  expect(await cartOf(who)).toEqual([line(one, 99)])
})

describe('uniting', () => {
  test('adds up, never more than there are, and tells what came along and what could not', async () => {
    const who = await signIn(api)
    const [both, scarce, keptOnly, mine] = [
      await make(),
      await make([2, 2], 'Λίγα'),
      await make([5], 'Παλιό'),
      await make(),
    ]
    await replace(who, [line(keptOnly, 2), line(scarce, 3), line(both, 1)])
    const { items, told } = await unite(who, [line(mine), line(scarce, 2), line(both, 2)])
    expect(items).toEqual([line(keptOnly, 2), line(scarce, 4), line(both, 3), line(mine)])
    expect(told).toMatchObject([
      { productId: keptOnly, name: 'Παλιό', had: 0, kept: 2, now: 2, reason: null },
      { productId: scarce, name: 'Λίγα', had: 2, kept: 3, now: 4, reason: 'quantity_reduced' },
      { productId: both, had: 2, kept: 1, now: 3, reason: null },
    ])
    expect(await cartOf(who)).toEqual(items)
  })

  test('into an empty cart tells nothing; of an empty browser brings the kept one', async () => {
    const [who, book] = [await signIn(api), await make()]
    expect(await unite(who, [line(book, 2)])).toEqual({ items: [line(book, 2)], told: [] })
    const { items, told } = await unite(who, [])
    expect(items).toEqual([line(book, 2)])
    expect(told).toMatchObject([{ productId: book, had: 0, kept: 2, now: 2 }])
  })

  test('keeps what has sold out, and drops what is no longer in the shop', async () => {
    const [who, soldOut, gone] = [await signIn(api), await make(), await make()]
    await replace(who, [line(soldOut), line(gone)])
    await setCopies(api.database.db, soldOut, [0])
    await withdraw(gone)
    const { items, told } = await unite(who, [])
    expect(items).toEqual([line(soldOut)])
    expect(told.map(({ productId, now, reason }) => [productId, now, reason])).toEqual([
      [soldOut, 0, 'product_unavailable'],
      [gone, 0, 'product_not_found'],
    ])
    expect(await cartOf(who)).toEqual([line(soldOut)])
  })

  test('twice with one key counts once and tells the same, also at the same moment', async () => {
    const [who, book, key] = [await signIn(api), await make(), randomUUID()]
    await replace(who, [line(book)])
    const answers = await Promise.all(Array.from({ length: 8 }, () => unite(who, [line(book, 2)], key)))
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(answers[0]).toMatchObject({ items: [line(book, 3)], told: [{ had: 2, kept: 1, now: 3 }] })
  })

  test('two browsers at once and steps between them: every copy arrives', async () => {
    const [who, one, other] = [await signIn(api), await make([50]), await make([50])]
    await Promise.all([
      unite(who, [line(one, 2)]),
      unite(who, [line(one, 3), line(other)]),
      ...Array.from({ length: 5 }, () => step(who, line(other), randomUUID())),
    ])
    const items = await cartOf(who)
    expect(items.toSorted((a, b) => a.productId - b.productId)).toEqual([line(one, 5), line(other, 6)])
  })
})

test('what is remembered of steps is forgotten after a week', async () => {
  const [who, book] = [await signIn(api), await make()]
  await step(who, line(book), randomUUID())
  api.clock.now += 8 * 24 * 3_600_000
  await step(await signIn(api, who.customerId), line(book), randomUUID())
  const { rows } = await sql`
    select key from customer_cart_step where customer_id = ${who.customerId}`.execute(api.database.db)
  expect(rows).toHaveLength(1)
})
