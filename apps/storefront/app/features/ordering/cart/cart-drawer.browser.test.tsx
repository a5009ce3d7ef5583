import { listProductsByIds } from '@stoa/contract/catalogue/catalogue'
import { composeCartTotals } from '@stoa/contract/ordering/cart'
import type { CartItem } from '@stoa/domain/ordering/cart/cart'
import { ToastRegion } from '@stoa/ui/toast/toast-region'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPage } from '../../../../test/render-page.tsx'
import { sampleBook, sampleTotals } from '../../../../test/sample-books.ts'
import { answer, refuse } from '../../../../test/shop-stub.ts'
import { tap } from '../../../../test/tap.ts'
import { BookCarousel } from '../../../shared/book-carousel.tsx'
import { cartStore } from '../../../state/cart-store.ts'
import { closeModal, openModal } from '../../../state/modal-store.ts'
import { CartDrawer } from './cart-drawer.tsx'
import { PageEvents } from './page-events.tsx'

const line = (productId: number, quantity: number) => ({ productId, dimensionId: 0, quantity })

function answerCart() {
  answer(listProductsByIds, ({ ids }) => ids.filter((id) => id < 9).map((id) => sampleBook(id)))
  return answer(composeCartTotals, ({ items }) => sampleTotals(items))
}

const openShop = (books = [sampleBook(1), sampleBook(2)]) =>
  renderPage(
    <>
      <button type="button" onClick={() => openModal('cart')}>
        Open
      </button>
      <BookCarousel products={books} layout="case" />
      <CartDrawer />
      <PageEvents />
      <ToastRegion label="Notices" closeLabel="Close notice" />
    </>,
    '/en',
  )

it.each([
  ['mouse', 1440],
  ['finger', 390],
])('the button of a card adds the book and opens the drawer: %s', async (pointer, width) => {
  answerCart()
  await page.viewport(width, 844)
  const { getByRole, address } = await openShop()
  const button = getByRole('button', { name: 'Add to basket: Book 2' })
  await (pointer === 'mouse' ? button.click() : tap(button))
  const drawer = getByRole('dialog', { name: 'Your basket' })
  await expect.element(drawer.getByText('Book 2 has been added.')).toBeVisible()
  await expect.element(drawer).toMatchTextContent('€13.50')
  await expect.element(drawer.getByRole('link', { name: 'Book 2' })).toBeVisible()
  expect(cartStore.read()).toEqual([line(2, 1)])
  expect(address()).toBe('/en')
})

it('the message about the added book goes with the drawer, however that is closed', async () => {
  answerCart()
  const { getByRole, getByText } = await openShop()
  await getByRole('button', { name: 'Add to basket: Book 2' }).click()
  await expect.element(getByText('Book 2 has been added.')).toBeVisible()
  closeModal()
  await expect.element(getByRole('dialog')).not.toBeInTheDocument()
  await getByRole('button', { name: 'Open' }).click()
  await expect.element(getByRole('dialog').getByRole('link', { name: 'Book 2' })).toBeVisible()
  await expect.element(getByText('Book 2 has been added.')).not.toBeInTheDocument()
})

it('delivery has a price from on where it costs more to some places', async () => {
  answer(listProductsByIds, ({ ids }) => ids.map((id) => sampleBook(id)))
  answer(composeCartTotals, ({ items }) => ({ ...sampleTotals(items), shippingVaries: true }))
  cartStore.replace([line(1, 1)])
  const { getByRole } = await openShop()
  await getByRole('button', { name: 'Open' }).click()
  await expect.element(getByRole('dialog').getByText('Delivery within Greece, from')).toBeVisible()
  // asked for a moment later
  await expect.element(getByRole('dialog').getByRole('link', { name: 'Book 1' })).toBeVisible()
})

it('no heading is empty while a book is loaded', async () => {
  answerCart()
  const { promise: loaded, resolve: load } = Promise.withResolvers<void>()
  answer(listProductsByIds, async ({ ids }) => {
    await loaded
    return ids.map((id) => sampleBook(id))
  })
  cartStore.replace([line(1, 1)])
  const { getByRole } = await openShop()
  await getByRole('button', { name: 'Open' }).click()
  const item = getByRole('dialog').getByRole('listitem')
  await expect.element(item).toBeVisible()
  await expect.element(item.getByRole('heading')).not.toBeInTheDocument()
  load()
  await expect.element(item.getByRole('heading', { name: 'Book 1' })).toBeVisible()
})

it('the rest of a card leads to the book', async () => {
  const { getByRole, address } = await openShop()
  await getByRole('article')
    .first()
    .click({ position: { x: 20, y: 20 } })
  await expect.poll(address).toBe('/en/products/book-1')
})

it('changes and removes lines, and links to the checkout', async () => {
  answerCart()
  cartStore.replace([line(1, 1), line(2, 1)])
  const { getByRole, address } = await openShop()
  await getByRole('button', { name: 'Open' }).click()
  const drawer = getByRole('dialog', { name: 'Your basket' })
  await drawer.getByRole('listitem').filter({ hasText: 'Book 1' }).getByRole('button', { name: 'More' }).click()
  await drawer.getByRole('button', { name: 'Remove: Book 2' }).click()
  await expect.element(drawer.getByText('(2 items)')).toBeVisible()
  expect(cartStore.read()).toEqual([line(1, 2)])
  await drawer.getByRole('link', { name: 'Go to checkout' }).click()
  await expect.poll(address).toBe('/en/checkout-information')
})

it('changes and removes one of two lines of a book', async () => {
  const wrapped: CartItem = { ...line(1, 1), extension: { wrapping: true } }
  answerCart()
  cartStore.replace([line(1, 1), wrapped])
  const { getByRole } = await openShop()
  await getByRole('button', { name: 'Open' }).click()
  const drawer = getByRole('dialog', { name: 'Your basket' })
  const item = drawer.getByRole('listitem').filter({ hasText: 'Book 1' }).filter({ hasText: 'Gift-wrapped' }).first()
  await item.getByRole('button', { name: 'More' }).click()
  await expect.element(drawer.getByText('(3 items)')).toBeVisible()
  expect(cartStore.read()).toEqual([line(1, 1), { ...wrapped, quantity: 2 }])
  await item.getByRole('button', { name: 'Remove: Book 1' }).click()
  await expect.element(drawer.getByText('Gift-wrapped')).not.toBeInTheDocument()
  expect(cartStore.read()).toEqual([line(1, 1)])
})

it('shows a line with its wrapping, its reduction and its amount apart', async () => {
  answerCart()
  const note = { label: null, copies: 0, until: null }
  answer(composeCartTotals, ({ items }) => {
    const totals = sampleTotals(items)
    const notes = [
      { ...note, kind: 'promotion' as const, label: 'Second at half price', amount: 500 },
      { ...note, kind: 'wrapping' as const, amount: 300 },
    ]
    return { ...totals, lines: totals.lines.map((one) => ({ ...one, total: 1800, notes })) }
  })
  cartStore.replace([{ ...line(1, 2), extension: { wrapping: true } }])
  const { getByRole } = await openShop()
  await getByRole('button', { name: 'Open' }).click()
  const item = getByRole('dialog').getByRole('listitem').filter({ hasText: 'Book 1' }).first()
  for (const said of ['€15.00', '2 × €10.00', 'Before the offer: €20.00', 'you save €5.00', 'Gift wrapping: €3.00'])
    await expect.element(item).toMatchTextContent(said)
  await expect.element(item).not.toMatchTextContent('€18.00')
})

it('shows what a promotion gives, which nobody can change', async () => {
  answerCart()
  answer(composeCartTotals, ({ items }) => {
    const totals = sampleTotals(items)
    const [gift] = sampleTotals([line(7, 1)]).lines.map((one) => ({ ...one, gift: true, unitPrice: 0, total: 0 }))
    return { ...totals, lines: gift ? [...totals.lines, gift] : totals.lines }
  })
  cartStore.replace([line(1, 1)])
  const { getByRole } = await openShop()
  await getByRole('button', { name: 'Open' }).click()
  const gift = getByRole('dialog').getByRole('listitem').filter({ hasText: 'Book 7' })
  for (const said of ['Author 7', 'Gift', '€0.00']) await expect.element(gift).toMatchTextContent(said)
  expect(gift.getByRole('button').elements()).toEqual([])
  await expect.element(getByRole('dialog').getByText('(1 item)')).toBeVisible()
})

it('says what of the cart is not as it was asked for, with the codes', async () => {
  answerCart()
  const code = { kind: 'code', reason: 'Expired', message: 'It expired.', code: 'FRIEND-30' } as const
  answer(composeCartTotals, ({ items }) => {
    const change = { ...line(1, 5), reason: 'quantity_reduced' as const, name: 'Book 1', requested: 5, granted: 2 }
    const totals = sampleTotals(items, [change])
    return { ...totals, problems: [...totals.problems, { ...code, line: null, name: null }] }
  })
  cartStore.replace([line(1, 5)])
  const { getByRole } = await openShop()
  await getByRole('button', { name: 'Open' }).click()
  const said = getByRole('dialog').getByRole('status').first()
  await expect.element(said).toMatchTextContent('“Book 1”: quantity_reduced, 2 of 5')
  await expect.element(said).toMatchTextContent('FRIEND-30: It expired.')
  await expect.element(getByRole('button', { name: 'Remove: Book 1' })).toBeVisible()
})

it('closes on Escape and returns the focus', async () => {
  const { getByRole } = await openShop()
  const opener = getByRole('button', { name: 'Open' })
  await opener.click()
  await expect.element(getByRole('heading', { name: 'Your basket', exact: true })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(opener).toHaveFocus()
  await expect.element(getByRole('dialog')).not.toBeInTheDocument()
})

it('offers another try when the total cannot be had', async () => {
  answerCart()
  answer(composeCartTotals, () => refuse('bad_input'))
  cartStore.replace([line(1, 1)])
  const { getByRole } = await openShop()
  await getByRole('button', { name: 'Open' }).click()
  await expect.element(getByRole('alert').filter({ hasText: 'We couldn’t work out the total' })).toBeVisible()
  answerCart()
  await getByRole('button', { name: 'Try again' }).click()
  await expect.element(getByRole('dialog')).toMatchTextContent('€13.50')
})

it('says why a product was not added', async () => {
  answerCart()
  const { getByRole } = await openShop([sampleBook(9)])
  await getByRole('button', { name: 'Add to basket: Book 9' }).click()
  await expect.element(getByRole('alert').filter({ hasText: 'We couldn’t find this product.' })).toBeVisible()
  expect(cartStore.read()).toEqual([])
})
