import { listProductsByIds, listRelatedProducts, type ProductCard } from '@stoa/contract/catalogue/catalogue'
import { composeCartTotals } from '@stoa/contract/ordering/cart'
import { estimateDelivery } from '@stoa/contract/ordering/checkout'
import type { CartChange } from '@stoa/contract/ordering/totals'
import type { CartItem } from '@stoa/domain/ordering/cart/cart'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderPage } from '../../../../../test/render-page.tsx'
import { sampleBook, sampleTotals } from '../../../../../test/sample-books.ts'
import { sampleGiftCard } from '../../../../../test/sample-checkout.ts'
import { answer, refuse } from '../../../../../test/shop-stub.ts'
import { tap } from '../../../../../test/tap.ts'
import { cartStore } from '../../../../state/cart-store.ts'
import { cartUpdates } from '../../../../state/cart-updates.ts'
import { seenTotals } from '../../../../state/seen-totals.ts'
import { CartPage } from './cart-page.tsx'

/** With a time that no page waits for, so that nothing is repeated by itself. */
const tooMany = { title: 'Too many calls. Wait a little.', retryAfter: '600' }

const payments = [
  { name: 'Card', byEmail: true, fromCart: false },
  { name: 'Cash', byEmail: false, fromCart: false },
]

const line = (productId: number, quantity: number) => ({ productId, dimensionId: 0, quantity })

async function openCart(
  changes: CartChange[] = [],
  related: (input: { productId: number }) => ProductCard[] = () => [],
  totalsRefusal?: ReturnType<typeof refuse>,
  productsRefusal?: ReturnType<typeof refuse>,
) {
  const products = answer(listProductsByIds, ({ ids }) => productsRefusal ?? ids.map((id) => sampleBook(id)))
  answer(listRelatedProducts, related)
  answer(estimateDelivery, () => [])
  const calls = answer(composeCartTotals, ({ items }) => totalsRefusal ?? sampleTotals(items, changes))
  const screen = await renderPage(<CartPage payments={payments} homeTypeId={1} cartRequired={false} />, '/en/cart')
  // a call that is on its way when a test ends would count in the next one
  await expect.poll(() => products.length).toBeGreaterThan(0)
  return { ...screen, calls, products, summary: screen.getByRole('complementary', { name: 'Summary' }) }
}

it('changes a quantity by button, and shows the total of the API', async () => {
  cartStore.replace([line(1, 2), line(2, 1)])
  const { getByRole, summary } = await openCart()
  await expect.element(summary).toMatchTextContent('€33.50')
  const item = getByRole('listitem').filter({ hasText: 'Book 1' })
  await item.getByRole('button', { name: 'More' }).click()
  await expect.element(summary).toMatchTextContent('€40.00')
  expect(cartStore.read()).toEqual([line(1, 3), line(2, 1)])
  await tap(item.getByRole('button', { name: 'Fewer' }))
  await expect.element(summary).toMatchTextContent('€33.50')
})

it('takes a typed quantity on Enter; a wrong one is explained and kept, and the cart stays', async () => {
  cartStore.replace([line(1, 2)])
  const { getByRole, getByText } = await openCart()
  const field = getByRole('textbox', { name: 'Quantity: Book 1' })
  await field.fill('7')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => cartStore.read()).toEqual([line(1, 7)])
  await field.fill('1000')
  await userEvent.keyboard('{Enter}')
  await expect.element(getByText('You can order up to 99 at a time.')).toBeVisible()
  await expect.element(field).toHaveValue('1000')
  expect(cartStore.read()).toEqual([line(1, 7)])
})

it('removes a line and restores it to its place; the focus follows', async () => {
  cartStore.replace([line(1, 1), line(2, 4), line(3, 1)])
  const { getByRole, getByText } = await openCart()
  await getByRole('button', { name: 'Remove: Book 2' }).click()
  await expect.element(getByText('“Book 2” has been removed from your basket.')).toBeVisible()
  expect(cartStore.read()).toEqual([line(1, 1), line(3, 1)])
  await expect.element(getByRole('button', { name: 'Undo' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => cartStore.read()).toEqual([line(1, 1), line(2, 4), line(3, 1)])
  await expect.element(getByRole('link', { name: 'Book 2' })).toHaveFocus()
})

it('shows what a line says besides its book, and changes, removes and restores that line alone', async () => {
  const wrapped: CartItem = { ...line(1, 2), extension: { wrapping: true } }
  const box: CartItem = { ...line(3, 1), extension: { box: { items: [line(4, 2)], words: 'With love' } } }
  cartStore.replace([line(1, 1), wrapped, box])
  const { getByRole } = await openCart()
  const boxed = getByRole('listitem').filter({ hasText: 'Book 3' })
  const inBox = boxed.first().getByRole('list', { name: 'What is in it' })
  await expect.element(inBox).toMatchTextContent(/2 × Book 4 ?€20\.00/)
  expect(boxed.getByText('In the box: 2 × Book 4').elements()).toEqual([])
  await expect.element(boxed.getByText('Card in the box: “With love”')).toBeVisible()
  const item = getByRole('listitem').filter({ hasText: 'Book 1' }).nth(1)
  await tap(item.getByRole('button', { name: 'More' }))
  expect(cartStore.read()).toEqual([line(1, 1), { ...wrapped, quantity: 3 }, box])
  await tap(item.getByRole('button', { name: 'Remove: Book 1' }))
  await expect.poll(() => cartStore.read()).toEqual([line(1, 1), box])
  await getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => cartStore.read()).toEqual([line(1, 1), { ...wrapped, quantity: 3 }, box])
})

it('says at a box that it cannot be had as it was filled, and of which thing; what is in it stays readable', async () => {
  const box: CartItem = { ...line(3, 1), extension: { box: { items: [line(4, 2)], words: 'With love' } } }
  cartStore.replace([line(1, 1), box])
  const change = { ...line(3, 1), extension: box.extension, name: 'Book 3', requested: 1, granted: 0 }
  const boxItem = { name: 'Book 4', copies: 1 }
  const { getByRole } = await openCart([{ ...change, reason: 'box_item_short', boxItem }])
  const item = getByRole('listitem').filter({ hasText: 'Card in the box' })
  await expect.element(item.getByText('It can’t be had as you filled it: change it')).toBeVisible()
  await expect.element(item.getByText('In the box: 2 × Book 4')).toBeVisible()
  await expect
    .element(item.getByRole('link', { name: 'Change: Book 3' }))
    .toHaveAttribute('href', '/en/products/book-3?line=2')
  const notice = getByRole('status').filter({ hasText: 'Book 4' })
  await expect.element(notice).toMatchTextContent('“Book 3”: box_item_short, 0 of 1, “Book 4”')
  expect(cartStore.read()).toEqual([line(1, 1), box])
})

it('wraps a line as a gift for the shop’s price, and no longer; the focus stays with the switch', async () => {
  cartStore.replace([line(1, 2), line(2, 1)])
  const { getByRole, calls } = await openCart()
  const wrapping = getByRole('checkbox', { name: 'Gift wrapping: Book 1' })
  await expect.element(wrapping).toHaveAccessibleDescription('+€1.50 for each copy')
  await wrapping.click()
  const wrapped: CartItem = { ...line(1, 2), extension: { wrapping: true } }
  expect(cartStore.read()).toEqual([wrapped, line(2, 1)])
  await expect.poll(() => calls.at(-1)?.input.items).toEqual([wrapped, { ...line(2, 1), extension: undefined }])
  await expect.element(wrapping).toBeChecked()
  await expect.element(wrapping).toHaveFocus()
  await userEvent.keyboard(' ')
  await expect.element(wrapping).not.toBeChecked()
  expect(cartStore.read()).toEqual([line(1, 2), line(2, 1)])
})

it('makes one line of a wrapped and an unwrapped one, by touch, and offers nothing for a gift card', async () => {
  const wrapped: CartItem = { ...line(1, 2), extension: { wrapping: true } }
  cartStore.replace([line(1, 1), wrapped])
  const { getByRole, products } = await openCart()
  await tap(getByRole('checkbox', { name: 'Gift wrapping: Book 1', checked: true }))
  await expect.poll(() => cartStore.read()).toEqual([line(1, 3)])
  await expect.element(getByRole('checkbox')).toHaveFocus()
  answer(listProductsByIds, ({ ids }) => ids.map((id) => sampleBook(id, { kind: 'giftCard' })))
  const before = products.length
  cartStore.replace([{ ...sampleGiftCard(), productId: 77 }])
  await expect.element(getByRole('listitem').filter({ hasText: 'Book 77' })).toBeVisible()
  expect(products).toHaveLength(before)
  await expect.element(getByRole('checkbox')).not.toBeInTheDocument()
})

it('tells which of two lines came from an earlier visit', async () => {
  cartStore.replace([line(1, 1), { ...line(1, 2), extension: { wrapping: true } }])
  const update = { productId: 1, dimensionId: 0, name: 'Book 1', had: 0, now: 2, reason: null }
  cartUpdates.add([{ ...update, kept: 2, extension: { wrapping: true } }])
  const { getByRole } = await openCart()
  const report = getByRole('status').filter({ hasText: '2 items from an earlier visit' })
  await expect.element(report.getByText('Gift-wrapped')).toBeVisible()
  await report.getByRole('button', { name: 'Got it' }).click()
  await expect.element(report).not.toBeInTheDocument()
})

it('removes a line whose extension its product may not carry, and says why', async () => {
  const written: CartItem = { ...line(1, 1), extension: { text: 'For Nick' } }
  cartStore.replace([line(1, 1), written])
  const change = { ...written, reason: 'extension_not_accepted' as const, name: 'Book 1', requested: 1, granted: 0 }
  const { getByRole } = await openCart([change])
  await expect.element(getByRole('status').filter({ hasText: '“Book 1”: extension_not_accepted' })).toBeVisible()
  expect(cartStore.read()).toEqual([line(1, 1)])
})

it('empties the cart and restores all of it', async () => {
  cartStore.replace([line(1, 1), line(2, 4)])
  const { getByRole } = await openCart()
  await getByRole('button', { name: 'Empty basket' }).click()
  await expect.element(getByRole('heading', { name: 'Your basket is empty' })).toBeVisible()
  await getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => cartStore.read()).toEqual([line(1, 1), line(2, 4)])
})

it('says what the API lowered, and keeps it', async () => {
  cartStore.replace([line(1, 5)])
  const change = { ...line(1, 5), reason: 'quantity_reduced' as const, name: 'Book 1', requested: 5, granted: 2 }
  const { getByRole } = await openCart([change])
  await expect.element(getByRole('status').filter({ hasText: '“Book 1”: quantity_reduced, 2 of 5' })).toBeVisible()
  expect(cartStore.read()).toEqual([line(1, 2)])
})

it('says why the totals could not be had, keeps the cart, and tries again', async () => {
  cartStore.replace([line(1, 5)])
  const { getByRole, summary, products } = await openCart([], undefined, refuse('too_many_requests', tooMany))
  await expect.element(getByRole('alert')).toMatchTextContent('Your basket is safe. Too many calls. Wait a little.')
  answer(composeCartTotals, ({ items }) => sampleTotals(items))
  await getByRole('button', { name: 'Try again' }).click()
  await expect.element(summary).toMatchTextContent('€50.00')
  expect(cartStore.read()).toEqual([line(1, 5)])
  await expect.poll(() => products.length).toBe(2)
})

it('shows the lines of which only the names could not be had, with the reason', async () => {
  cartStore.replace([line(1, 5)])
  const { getByRole, summary } = await openCart([], undefined, undefined, refuse('too_many_requests', tooMany))
  await expect
    .element(getByRole('alert'))
    .toMatchTextContent('prices and availability may have changed. Too many calls.')
  await expect.element(summary).toMatchTextContent('€50.00')
  answer(listProductsByIds, ({ ids }) => ids.map((id) => sampleBook(id)))
  await getByRole('alert').getByRole('button', { name: 'Try again' }).click()
  await expect.element(getByRole('link', { name: 'Book 1' })).toBeVisible()
})

it('suggests books that go with every line, and none that is in the cart or cannot be bought', async () => {
  cartStore.replace([line(1, 1), line(2, 1)])
  const soldOut = { availability: 'notAvailable' as const, quantity: 0 }
  const neighbours: Record<number, ProductCard[]> = {
    1: [sampleBook(2), sampleBook(11), sampleBook(12), sampleBook(13, soldOut)],
    2: [sampleBook(21), sampleBook(11), sampleBook(22)],
  }
  const { getByRole } = await openCart([], ({ productId }) => neighbours[productId] ?? [])
  const suggestions = getByRole('region', { name: 'You might also like' }).getByRole('heading', { level: 3 })
  await expect
    .poll(() => suggestions.elements().map(({ textContent }) => textContent))
    .toEqual(['Book 21', 'Book 11', 'Book 12', 'Book 22'])
})

it('of gift cards alone: to whom and when, its page for a change, no parcel, no cash', async () => {
  const past = sampleGiftCard({ sendOn: '2027-01-06', message: 'Enjoy' })
  const other = sampleGiftCard({ recipientName: 'Anna' })
  cartStore.replace([other, past])
  const change = { ...past, reason: 'send_day_invalid', name: 'Gift card', requested: 1, granted: 0 } as const
  const { getByRole, getByText, summary } = await openCart([change])
  const item = getByRole('listitem').filter({ hasText: 'To Nick' }).first()
  await expect.element(item.getByText('It can’t be sent on the day you chose')).toBeVisible()
  await expect.element(item.getByText('To be sent on Wednesday 6 January')).toBeVisible()
  await expect
    .element(item.getByRole('link', { name: /^Change: / }))
    .toHaveAttribute('href', '/en/products/book-9?line=2')
  await expect.element(summary.getByText(/^The gift cards go by e-/)).toBeVisible()
  await expect.element(summary.getByText('Card', { exact: true })).toBeVisible()
  await expect.element(summary.getByText('Cash')).not.toBeInTheDocument()
  await expect.element(getByText(/free delivery|delivery is free/)).not.toBeInTheDocument()
})

it('a cart that was left open says which price rose, until it is changed', async () => {
  const item = line(1, 2)
  const { lines, ...others } = sampleTotals([item])
  seenTotals.write({ ...others, lines: lines.map((one) => ({ ...one, unitPrice: 850 })) })
  cartStore.replace([item])
  const { getByRole, getByText } = await openCart()
  await expect.element(getByText('“Book 1” cost €8.50 and now costs €10.00.')).toBeVisible()
  await getByRole('button', { name: 'More' }).click()
  await expect.element(getByText('now costs', { exact: false })).not.toBeInTheDocument()
})
