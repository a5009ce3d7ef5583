import { randomUUID } from 'node:crypto'
import { getCustomerCart, replaceCustomerCart, uniteCarts, updateCartItem } from '@stoa/contract/ordering/server-cart'
import type { CartItem } from '@stoa/domain/ordering/cart/cart'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { holdBack, makeProduct, setCopies } from '../../../test/make-product.ts'
import { type SignedInCustomer, signIn } from '../../../test/sign-in.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { call, refusalOf } from '../../../test/test-client.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ connections: 12 })
})
afterAll(() => api.close())

const make = (copies: number[] = [9], name = 'Βιβλίο') => makeProduct(api.database.db, { copies, name })
const line = (productId: number, quantity = 1, dimensionId = 0): CartItem => ({ productId, dimensionId, quantity })

const step = (customer: SignedInCustomer, item: CartItem, stepKey?: string) =>
  call(api.app, updateCartItem, { ...item, ...(stepKey ? { stepKey } : {}) }, 'el', customer.headers)
const unite = (customer: SignedInCustomer, items: CartItem[], stepKey: string = randomUUID()) =>
  call(api.app, uniteCarts, { items, stepKey }, 'el', customer.headers)
const cartOf = async (customer: SignedInCustomer) =>
  (await call(api.app, getCustomerCart, {}, 'el', customer.headers)).items
const replace = (customer: SignedInCustomer, items: CartItem[]) =>
  call(api.app, replaceCustomerCart, { items }, 'el', customer.headers)

const withdraw = (id: number) => sql`update product set active = false where id = ${id}`.execute(api.database.db)

describe('a step', () => {
  test('adds, removes, and deletes the line with its last copy', async () => {
    const [customer, bookA, other] = [await signIn(api), await make(), await make()]
    await step(customer, line(bookA))
    api.clock.now += 1000
    await step(customer, line(other, 2))
    expect((await step(customer, line(bookA))).items).toEqual([line(bookA, 2), line(other, 2)])
    await step(customer, line(bookA, -1))
    expect((await step(customer, line(other, -5))).items).toEqual([line(bookA)])
    expect(await cartOf(customer)).toEqual([line(bookA)])
  })

  test('wraps a line as a gift in its place', async () => {
    const [customer, bookA, other] = [await signIn(api), await make(), await make()]
    await step(customer, line(bookA, 2))
    api.clock.now += 1000
    await step(customer, line(other))
    api.clock.now += 1000
    const wrapped: CartItem = { ...line(bookA, 2), extension: { wrapping: true } }
    await step(customer, wrapped)
    expect((await step(customer, line(bookA, -2))).items).toEqual([wrapped, line(other)])
  })

  test('with the same key counts once, also in twenty concurrent calls', async () => {
    const [customer, book, key] = [await signIn(api), await make(), randomUUID()]
    await Promise.all(Array.from({ length: 20 }, () => step(customer, line(book), key)))
    expect(await cartOf(customer)).toEqual([line(book)])
    const other = await signIn(api)
    expect((await step(other, line(book), key)).items).toEqual([line(book)])
  })

  test('none is lost in twenty concurrent calls', async () => {
    const [customer, book] = [await signIn(api), await make([30])]
    await Promise.all(Array.from({ length: 20 }, () => step(customer, line(book), randomUUID())))
    expect(await cartOf(customer)).toEqual([line(book, 20)])
  })

  test('keeps a larger quantity than there is, and returns what can be had', async () => {
    const [customer, book] = [await signIn(api), await make([2], 'Δυσεύρετο')]
    const { items, changes } = await step(customer, line(book, 5))
    expect(items).toEqual([line(book, 5)])
    expect(changes).toMatchObject([{ productId: book, reason: 'quantity_reduced', name: 'Δυσεύρετο', granted: 2 }])
  })

  test('for an unknown product is refused; removing it is not', async () => {
    const [customer, book] = [await signIn(api), await make()]
    await step(customer, line(book, 2))
    await withdraw(book)
    expect(await refusalOf(api.app, updateCartItem, line(book), customer.headers)).toBe('product_not_found')
    expect(await refusalOf(api.app, updateCartItem, line(999_999), customer.headers)).toBe('product_not_found')
    expect(await refusalOf(api.app, updateCartItem, line(book, 1, 7), customer.headers)).toBe('product_not_found')
    expect((await step(customer, line(book, -2))).items).toEqual([])
  })

  test('a fifty-first line is refused, and a refused step may be tried again', async () => {
    const customer = await signIn(api)
    const books = await Promise.all(Array.from({ length: 51 }, () => make([1])))
    const [first = 0, ...rest] = books
    await replace(
      customer,
      rest.map((book) => line(book)),
    )
    const input = { ...line(first), stepKey: randomUUID() }
    expect(await refusalOf(api.app, updateCartItem, input, customer.headers)).toBe('cart_full')
    await step(customer, line(rest[0] ?? 0, -1))
    expect((await step(customer, line(first), input.stepKey)).items).toHaveLength(50)
  })
})

test('the cart is the customer’s own: nobody else sees or changes it', async () => {
  const [customer, stranger, book] = [await signIn(api), await signIn(api), await make()]
  await step(customer, line(book, 3))
  await replace(stranger, [])
  expect(await cartOf(stranger)).toEqual([])
  expect(await cartOf(customer)).toEqual([line(book, 3)])
  expect(await refusalOf(api.app, getCustomerCart, {})).toBe('session_required')
})

test('replacing sets exactly that cart: no duplicates, no excess, no unknown products', async () => {
  const [customer, bookA, other] = [await signIn(api), await make([200]), await make()]
  await step(customer, line(other))
  const { items, changes } = await replace(customer, [line(bookA, 60), line(999_999), line(bookA, 60)])
  expect(items).toEqual([line(bookA, 99)])
  expect(changes.map(({ productId, reason }) => [productId, reason])).toEqual([
    [bookA, 'quantity_too_high'],
    [999_999, 'product_not_found'],
  ])
  expect(await cartOf(customer)).toEqual([line(bookA, 99)])
})

test('what is held back from sale does not get into it in any way, and the answer says so', async () => {
  const [customer, book, toy] = [await signIn(api), await make(), await make([9], 'Παιχνίδι')]
  await holdBack(api.database.db, toy)
  const replaced = await replace(customer, [line(book), line(toy)])
  expect(replaced.items).toEqual([line(book)])
  expect(replaced.changes).toMatchObject([{ productId: toy, reason: 'not_on_sale_yet', granted: 0 }])
  const united = await unite(customer, [line(toy, 2)])
  expect(united.items).toEqual([line(book)])
  expect(united.reportedLines).toContainEqual(
    expect.objectContaining({ productId: toy, name: 'Παιχνίδι', had: 2, now: 0, reason: 'not_on_sale_yet' }),
  )
  expect(await cartOf(customer)).toEqual([line(book)])
})

describe('merging', () => {
  test('adds up, never more than there are, and reports what was merged and what could not be', async () => {
    const customer = await signIn(api)
    const [both, scarce, storedOnly, browserOnly] = [
      await make(),
      await make([2, 2], 'Λίγα'),
      await make([5], 'Παλιό'),
      await make(),
    ]
    await replace(customer, [line(storedOnly, 2), line(scarce, 3), line(both, 1)])
    const { items, reportedLines } = await unite(customer, [line(browserOnly), line(scarce, 2), line(both, 2)])
    expect(items).toEqual([line(storedOnly, 2), line(scarce, 4), line(both, 3), line(browserOnly)])
    expect(reportedLines).toMatchObject([
      { productId: storedOnly, name: 'Παλιό', had: 0, kept: 2, now: 2, reason: null },
      { productId: scarce, name: 'Λίγα', had: 2, kept: 3, now: 4, reason: 'quantity_reduced' },
      { productId: both, had: 2, kept: 1, now: 3, reason: null },
    ])
    expect(await cartOf(customer)).toEqual(items)
  })

  test('into an empty cart reports nothing; from an empty browser returns the stored cart', async () => {
    const [customer, book] = [await signIn(api), await make()]
    expect(await unite(customer, [line(book, 2)])).toEqual({ items: [line(book, 2)], reportedLines: [] })
    const { items, reportedLines } = await unite(customer, [])
    expect(items).toEqual([line(book, 2)])
    expect(reportedLines).toMatchObject([{ productId: book, had: 0, kept: 2, now: 2 }])
  })

  test('keeps what has sold out, and drops what is no longer in the shop', async () => {
    const [customer, soldOut, gone] = [await signIn(api), await make(), await make()]
    await replace(customer, [line(soldOut), line(gone)])
    await setCopies(api.database.db, soldOut, [0])
    await withdraw(gone)
    const { items, reportedLines } = await unite(customer, [])
    expect(items).toEqual([line(soldOut)])
    expect(reportedLines.map(({ productId, now, reason }) => [productId, now, reason])).toEqual([
      [soldOut, 0, 'product_unavailable'],
      [gone, 0, 'product_not_found'],
    ])
    expect(await cartOf(customer)).toEqual([line(soldOut)])
  })

  test('twice with one key counts once and returns the same, also concurrently', async () => {
    const [customer, book, key] = [await signIn(api), await make(), randomUUID()]
    await replace(customer, [line(book)])
    const responses = await Promise.all(Array.from({ length: 8 }, () => unite(customer, [line(book, 2)], key)))
    for (const response of responses) expect(response).toEqual(responses[0])
    expect(responses[0]).toMatchObject({ items: [line(book, 3)], reportedLines: [{ had: 2, kept: 1, now: 3 }] })
  })

  test('two concurrent browsers with steps between them: every copy is counted', async () => {
    const [customer, bookA, other] = [await signIn(api), await make([50]), await make([50])]
    await Promise.all([
      unite(customer, [line(bookA, 2)]),
      unite(customer, [line(bookA, 3), line(other)]),
      ...Array.from({ length: 5 }, () => step(customer, line(other), randomUUID())),
    ])
    const items = await cartOf(customer)
    expect(items.toSorted((a, b) => a.productId - b.productId)).toEqual([line(bookA, 5), line(other, 6)])
  })
})

test('recorded steps are deleted after a week', async () => {
  const [customer, book] = [await signIn(api), await make()]
  await step(customer, line(book), randomUUID())
  api.clock.now += 8 * 24 * 3_600_000
  await step(await signIn(api, customer.customerId), line(book), randomUUID())
  const { rows } = await sql`
    select key from customer_cart_step where customer_id = ${customer.customerId}`.execute(api.database.db)
  expect(rows).toHaveLength(1)
})
