import { getSavedItems, keepItems, removeSavedItem } from '@stoa/contract/ordering/saved-items'
import type { CartItem } from '@stoa/domain/ordering/cart/cart'
import { maxSavedLines } from '@stoa/domain/ordering/cart/saved-items'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeProduct } from '../../../test/make-product.ts'
import { type SignedInCustomer, signIn } from '../../../test/sign-in.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { call, refusalOf } from '../../../test/test-client.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ connections: 12 })
})
afterAll(() => api.close())

const make = () => makeProduct(api.database.db, { copies: [9], name: 'Βιβλίο' })
const line = (productId: number, quantity = 1): CartItem => ({ productId, dimensionId: 0, quantity })
const keep = async (customer: SignedInCustomer, items: CartItem[]) =>
  (await call(api.app, keepItems, { items }, 'el', customer.headers)).items
const savedOf = async (customer: SignedInCustomer) =>
  (await call(api.app, getSavedItems, {}, 'el', customer.headers)).items

test('is kept with what each line says, on every device, until it is removed', async () => {
  const [customer, bookA, other] = [await signIn(api), await make(), await make()]
  const wrapped: CartItem = { ...line(bookA, 2), extension: { wrapping: true } }
  await keep(customer, [line(other), wrapped])
  api.clock.now += 1000
  expect(await keep(customer, [line(bookA)])).toEqual([line(other), wrapped, line(bookA)])
  const { quantity: _, ...key } = wrapped
  await call(api.app, removeSavedItem, key, 'el', customer.headers)
  expect(await savedOf(customer)).toEqual([line(other), line(bookA)])
})

test('the same lines sent again, also at once, change nothing; more copies count', async () => {
  const [customer, book] = [await signIn(api), await make()]
  await Promise.all(Array.from({ length: 10 }, () => keep(customer, [line(book, 3)])))
  expect(await keep(customer, [line(book, 2)])).toEqual([line(book, 3)])
  expect(await keep(customer, [line(book, 5)])).toEqual([line(book, 5)])
})

test('a product that has left the shop stays; one that never was is left out', async () => {
  const [customer, book] = [await signIn(api), await make()]
  await keep(customer, [line(book), line(999_999)])
  await sql`update product set active = false where id = ${book}`.execute(api.database.db)
  expect(await savedOf(customer)).toEqual([line(book)])
})

test('a line that says what its product does not ask for is left out; one that can only not be had now stays', async () => {
  const [customer, book] = [await signIn(api), await make()]
  const card = await makeProduct(api.database.db, { kind: 'giftCard', taxClass: 'outside' })
  const giftCard = { recipientName: 'Νίκος', recipientEmail: 'nikos@example.gr', design: 'classic' as const }
  const past: CartItem = { ...line(card), extension: { giftCard: { ...giftCard, sendOn: '2020-01-01' } } }
  await keep(customer, [{ ...line(book), extension: { giftCard } }, line(card), past])
  expect(await savedOf(customer)).toEqual([past])
})

test('a full list refuses a new line and loses none', async () => {
  const customer = await signIn(api)
  const books = await Promise.all(Array.from({ length: maxSavedLines + 1 }, make))
  const [first = 0, ...rest] = books
  await keep(
    customer,
    rest.map((book) => line(book)),
  )
  expect(await refusalOf(api.app, keepItems, { items: [line(first)] }, customer.headers)).toBe('saved_list_full')
  expect(await savedOf(customer)).toHaveLength(maxSavedLines)
})

test('is the customer’s own', async () => {
  const [customer, stranger, book] = [await signIn(api), await signIn(api), await make()]
  await keep(customer, [line(book, 3)])
  await call(api.app, removeSavedItem, { productId: book, dimensionId: 0 }, 'el', stranger.headers)
  expect(await savedOf(stranger)).toEqual([])
  expect(await savedOf(customer)).toEqual([line(book, 3)])
  expect(await refusalOf(api.app, getSavedItems, {})).toBe('session_required')
})
