import { listProductsByIds, listRelatedProducts } from '@stoa/contract/catalogue/catalogue'
import { composeCartTotals } from '@stoa/contract/ordering/cart'
import { estimateDelivery } from '@stoa/contract/ordering/checkout'
import { getPoints } from '@stoa/contract/ordering/points'
import { getSavedItems, keepItems, removeSavedItem } from '@stoa/contract/ordering/saved-items'
import type { Totals } from '@stoa/contract/ordering/totals'
import { type CartItem, removeFromCart } from '@stoa/domain/ordering/cart/cart'
import { keepForLater, maxSavedLines } from '@stoa/domain/ordering/cart/saved-items'
import { beforeEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderPage } from '../../../../../test/render-page.tsx'
import { sampleBook, sampleTotals } from '../../../../../test/sample-books.ts'
import { startSession } from '../../../../../test/sample-customer.ts'
import { answer, refuse } from '../../../../../test/shop-stub.ts'
import { tap } from '../../../../../test/tap.ts'
import { cartStore } from '../../../../state/cart-store.ts'
import { savedStore } from '../../../../state/saved-store.ts'
import { CartPage } from '../cart-page/cart-page.tsx'

const line = (productId: number, quantity = 1): CartItem => ({ productId, dimensionId: 0, quantity })

const soldOut = { availability: 'notAvailable' as const, quantity: 0 }

/** Book 8 is sold out, and book 9 has left the shop. */
async function openCart(priced: (items: readonly CartItem[]) => Totals = sampleTotals) {
  const products = answer(listProductsByIds, ({ ids }) =>
    ids.filter((id) => id !== 9).map((id) => sampleBook(id, id === 8 ? soldOut : {})),
  )
  answer(listRelatedProducts, () => [])
  answer(estimateDelivery, () => [])
  answer(composeCartTotals, ({ items }) => priced(items))
  const screen = await renderPage(<CartPage payments={[]} homeTypeId={1} cartRequired={false} />, '/en/cart')
  await expect.poll(() => products.length).toBeGreaterThan(0)
  return { ...screen, later: screen.getByRole('region', { name: 'Saved for later' }) }
}

/** A customer’s list in the shop. */
function shopList(first: CartItem[]) {
  let items = first
  answer(getPoints, () => refuse('not_found'))
  answer(getSavedItems, () => ({ items }))
  const kept = answer(keepItems, ({ items: added }) => {
    const list = keepForLater(items, added)
    if (!list.ok) return refuse(list.refusal)
    items = list.value
    return { items }
  })
  answer(removeSavedItem, (key) => {
    items = removeFromCart(items, key)
    return { items }
  })
  return { read: () => items, kept }
}

beforeEach(() => {
  savedStore.replace([])
})

it('puts a line aside and brings it back by keyboard; the focus follows', async () => {
  cartStore.replace([line(1, 2), line(2)])
  const { getByRole, getByText, later } = await openCart()
  await getByRole('button', { name: 'Save for later: Book 1' }).click()
  await expect.element(getByText('“Book 1” has been saved for later.')).toBeVisible()
  await expect.element(getByRole('button', { name: 'Undo' })).toHaveFocus()
  expect([cartStore.read(), savedStore.read()]).toEqual([[line(2)], [line(1, 2)]])
  await expect.element(later.getByText('€10.00')).toBeVisible()
  await later.getByRole('button', { name: 'Move to basket: Book 1' }).click()
  await expect.poll(() => cartStore.read()).toEqual([line(2), line(1, 2)])
  await expect.element(later).not.toBeInTheDocument()
  await expect.element(getByRole('link', { name: 'Book 1' })).toHaveFocus()
})

it('undoes: the line is back in its place, and no longer kept, but for what was kept before', async () => {
  cartStore.replace([line(1, 2), line(2)])
  savedStore.replace([line(1, 3)])
  const { getByRole } = await openCart()
  await tap(getByRole('button', { name: 'Save for later: Book 1' }))
  await expect.poll(() => savedStore.read()).toEqual([line(1, 5)])
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => cartStore.read()).toEqual([line(1, 2), line(2)])
  await expect.poll(() => savedStore.read()).toEqual([line(1, 3)])
})

it('merges with the line that is in the basket already', async () => {
  cartStore.replace([line(1, 2)])
  savedStore.replace([line(1, 3)])
  const { later } = await openCart()
  await later.getByRole('button', { name: 'Move to basket: Book 1' }).click()
  await expect.poll(() => cartStore.read()).toEqual([line(1, 5)])
  expect(savedStore.read()).toEqual([])
})

it('says of each whether it can be had, with an empty basket too; what cannot is not moved', async () => {
  savedStore.replace([line(8), line(9)])
  const { later } = await openCart()
  await expect.element(later.getByText('No longer in the shop')).toBeVisible()
  await expect.element(later.getByRole('link', { name: 'Book 8' })).toBeVisible()
  await expect.element(later.getByRole('button', { name: /^Move to basket/ })).not.toBeInTheDocument()
})

it('says of a box what it costs with what is in it, and of others what one costs', async () => {
  const box: CartItem = { ...line(1, 2), extension: { box: { items: [line(4, 2)] } } }
  savedStore.replace([box, line(2, 3)])
  const { later } = await openCart()
  const price = (name: string) => later.getByRole('listitem').filter({ hasText: name })
  await expect.element(price('Book 1')).toMatchTextContent('€30.00')
  await expect.element(price('Book 2')).toMatchTextContent('€10.00')
})

it('says what one costs where what it says is refused', async () => {
  savedStore.replace([{ ...line(1), extension: { box: { items: [line(8)] } } }])
  const { later } = await openCart(() => sampleTotals([]))
  await expect.element(later.getByRole('listitem').first()).toMatchTextContent('€10.00')
})

it('removes a line and restores it by touch', async () => {
  savedStore.replace([line(1, 2)])
  const { getByRole, getByText, later } = await openCart()
  await tap(later.getByRole('button', { name: 'Remove from “Saved for later”: Book 1' }))
  await expect.element(getByText('“Book 1” is no longer saved for later.')).toBeVisible()
  expect(savedStore.read()).toEqual([])
  await expect.element(getByRole('button', { name: 'Undo' })).toHaveFocus()
  await tap(getByRole('button', { name: 'Undo' }))
  await expect.poll(() => savedStore.read()).toEqual([line(1, 2)])
  await expect.element(getByRole('heading', { name: 'Saved for later' })).toHaveFocus()
})

it('keeps the line in the basket when the list is full, and says so', async () => {
  cartStore.replace([line(77)])
  savedStore.replace(Array.from({ length: maxSavedLines }, (_, index) => line(index + 100)))
  const { getByRole } = await openCart()
  await getByRole('button', { name: 'Save for later: Book 77' }).click()
  await expect.element(getByRole('alert')).toMatchTextContent('You can save up to 50 titles for later.')
  expect(cartStore.read()).toEqual([line(77)])
})

it('of a customer is in the shop, with what this browser had kept before', async () => {
  await startSession()
  const list = shopList([line(3)])
  savedStore.replace([line(4, 2)])
  cartStore.replace([line(1)])
  const { getByRole, later } = await openCart()
  await expect.poll(() => list.read()).toEqual([line(3), line(4, 2)])
  expect(savedStore.read()).toEqual([])
  await getByRole('button', { name: 'Save for later: Book 1' }).click()
  await expect.poll(() => list.read()).toEqual([line(3), line(4, 2), line(1)])
  expect(cartStore.read()).toEqual([])
  await later.getByRole('button', { name: 'Move to basket: Book 3' }).click()
  await expect.poll(() => list.read()).toEqual([line(4, 2), line(1)])
  expect(cartStore.read()).toEqual([line(3)])
})

it('waits for the list in the shop: what was kept before is not lost, nor by undoing', async () => {
  await startSession()
  const list = shopList([line(1, 5)])
  const { promise, resolve } = Promise.withResolvers<{ items: CartItem[] }>()
  answer(getSavedItems, () => promise)
  cartStore.replace([line(1, 2), line(2)])
  const { getByRole } = await openCart()
  await getByRole('button', { name: 'Save for later: Book 1' }).click()
  expect(list.kept).toHaveLength(0)
  resolve({ items: [line(1, 5)] })
  await expect.poll(() => list.read()).toEqual([line(1, 7)])
  await expect.poll(() => cartStore.read()).toEqual([line(2)])
  await getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => list.read()).toEqual([line(1, 5)])
})

it('keeps the line in the basket while the shop cannot be reached, and says so', async () => {
  await startSession()
  shopList([])
  answer(keepItems, () => refuse('too_many_requests', { retryAfter: '600' }))
  cartStore.replace([line(1)])
  const { getByRole } = await openCart()
  await getByRole('button', { name: 'Save for later: Book 1' }).click()
  await expect.element(getByRole('alert')).toMatchTextContent('We couldn’t save this change.')
  expect(cartStore.read()).toEqual([line(1)])
})
