import type { Product } from '@stoa/contract/catalogue/catalogue'
import type { CartItem } from '@stoa/domain/ordering/cart/cart'
import { expect, it, vi } from 'vitest'
import { page as browserPage } from 'vitest/browser'
import { renderPage } from '../../../../../test/render-page.tsx'
import { sampleBook, sampleExtras, sampleProduct } from '../../../../../test/sample-books.ts'
import { tap } from '../../../../../test/tap.ts'
import texts from '../../../../locales/en/product-kinds.json' with { type: 'json' }
import { cartStore } from '../../../../state/cart-store.ts'
import { listenToPage } from '../../../../state/page-events.ts'
import type { ProductExtras } from '../product-data.ts'
import { BuyPanel } from './buy-panel.tsx'
import { StickyBuy } from './sticky-buy.tsx'
import { useBuySelection } from './use-buy-selection.ts'

function BuyPage({ product, extras }: { product: Product; extras: ProductExtras }) {
  const selection = useBuySelection(product)
  return (
    <>
      <BuyPanel product={product} extras={extras} selection={selection} buttonRef={null} />
      <StickyBuy product={product} selection={selection} button={null} />
    </>
  )
}

async function openPage(
  overrides: Partial<Product>,
  extras: Partial<ProductExtras> = {},
  path = '/en/products/book-1',
) {
  const addToCart = vi.fn()
  listenToPage({ addToCart, redirect: () => {} })
  const page = <BuyPage product={sampleProduct(overrides)} extras={sampleExtras(extras)} />
  const screen = await renderPage(page, path)
  const panel = screen.getByRole('complementary', { name: 'Buy' })
  return { ...screen, addToCart, panel, add: panel.getByRole('button', { name: 'Add to basket' }) }
}

const custom: Partial<Product> = { kind: 'custom', textRequest: { label: 'The initials', max: 4 } }

it('asks for the words, says what is wrong with them, and adds them with the product', async () => {
  const { add, addToCart, panel, getByRole } = await openPage(custom)
  const field = getByRole('textbox', { name: 'The initials' })
  await add.click()
  await expect.element(field).toHaveFocus()
  await expect.element(panel).toMatchTextContent('1 to 4 characters')
  await field.fill('N. M.')
  await expect.element(panel).toMatchTextContent('you have written 5')
  await tap(add)
  expect(addToCart).not.toHaveBeenCalled()
  await field.fill(' N.M. ')
  await expect.element(panel).toMatchTextContent('4 of 4 characters')
  await tap(add)
  expect(addToCart.mock.calls).toEqual([[{ productId: 1, dimensionId: 0, quantity: 1, extension: { text: 'N.M.' } }]])
})

it('what is made is never in stock: it says in how many days it is made', async () => {
  const arrivals = {
    home: { from: '2026-11-26', to: '2026-12-03', orderBy: '2026-11-20', orderBefore: 15 },
    store: null,
  }
  const { panel } = await openPage({ ...custom, availability: 'days2To5', deliveryBand: '4-10' }, { arrivals })
  await expect.element(panel).toMatchTextContent(/Made for you.*made in 3–6 working days,.*delivered/)
  expect(panel.element().textContent).not.toMatch(/In stock|2–5 working days/)
})

it('what cannot be made now is not called made for you', async () => {
  const { panel } = await openPage({ ...custom, availability: 'notAvailable', deliveryBand: null })
  await expect.element(panel).toMatchTextContent('Not available')
  expect(panel.element().textContent).not.toContain('Made for you')
})

it('the bar of a phone leads to the words that are missing', async () => {
  await browserPage.viewport(390, 844)
  const { addToCart, getByRole } = await openPage(custom)
  const bar = getByRole('region', { name: 'Buy' })
  await bar.getByRole('button', { name: 'Add to basket' }).click()
  await expect.element(getByRole('textbox', { name: 'The initials' })).toHaveFocus()
  expect(addToCart).not.toHaveBeenCalled()
})

it('says before the button that what is made for somebody is not taken back', async () => {
  const { add, getByText } = await openPage(custom)
  const order = getByText(texts.custom.notReturned).element().compareDocumentPosition(add.element())
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

it('a group leads to its parts, and is not added itself', async () => {
  const parts = [2, 3].map((id) => ({ product: sampleBook(id), dimensionId: 0, quantity: 1 }))
  const { panel, getByRole } = await openPage({ kind: 'grouped', parts })
  await expect.element(panel).toMatchTextContent('from €10.00')
  await expect.element(getByRole('link', { name: 'See all 2' })).toHaveAttribute('href', '#parts')
  expect(getByRole('button').elements()).toEqual([])
})

it('a set says what its parts cost and what it saves, and nothing where it saves nothing', async () => {
  const { add, addToCart, panel, unmount } = await openPage(
    { kind: 'bundle' },
    { setSaving: { separately: 1390, saving: 390 } },
  )
  await expect.element(panel).toMatchTextContent(/Bought separately ?€13\.90.*You save ?€3\.90/)
  await add.click()
  expect(addToCart).toHaveBeenCalledExactlyOnceWith({ productId: 1, dimensionId: 0, quantity: 1 })
  await unmount()
  const { panel: dearer } = await openPage({ kind: 'bundle' })
  await expect.element(dearer).not.toMatchTextContent('You save')
})

it('changes the words of the line that the address names', async () => {
  const line = (text: string): CartItem => ({ productId: 1, dimensionId: 0, quantity: 3, extension: { text } })
  cartStore.replace([line('A.B.')])
  const { addToCart, panel, getByRole, address } = await openPage(custom, {}, '/en/products/book-1?line=1')
  const field = getByRole('textbox', { name: 'The initials' })
  await expect.element(field).toHaveValue('A.B.')
  await field.fill('C.D.')
  await panel.getByRole('button', { name: 'Save the change' }).click()
  expect(cartStore.read()).toEqual([line('C.D.')])
  await expect.poll(address).toBe('/en/cart')
  expect(addToCart).not.toHaveBeenCalled()
  cartStore.clear()
})
