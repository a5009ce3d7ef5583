import { listProductsByIds, type ProductCard } from '@stoa/contract/catalogue/catalogue'
import { searchProducts } from '@stoa/contract/catalogue/search'
import { composeCartTotals } from '@stoa/contract/ordering/cart'
import type { CartItem } from '@stoa/domain/ordering/cart/cart'
import { afterEach, expect, it, vi } from 'vitest'
import { renderPage } from '../../../../../test/render-page.tsx'
import { sampleBook, sampleColor, sampleProduct, sampleTotals } from '../../../../../test/sample-books.ts'
import { answer } from '../../../../../test/shop-stub.ts'
import { tap } from '../../../../../test/tap.ts'
import { cartStore } from '../../../../state/cart-store.ts'
import { listenToPage } from '../../../../state/page-events.ts'
import { BoxSection } from './box-section.tsx'

const things: ProductCard[] = [
  sampleBook(2),
  sampleBook(3, { dimensions: [sampleColor(7, 'red', 0), sampleColor(8, 'blue')] }),
  sampleBook(4, { availability: 'notAvailable' }),
  sampleBook(5, { kind: 'giftCard' }),
]

const box = sampleProduct({ kind: 'giftbox', boxCapacity: 3 })

async function openBox(path = '/en/products/book-1') {
  const addToCart = vi.fn()
  listenToPage({ addToCart, redirect: () => {} })
  const searches = answer(searchProducts, ({ text }) => ({
    items: things.filter(({ name }) => name.includes(text)),
    total: things.length,
    ...{ page: 1, pageSize: 40, facets: [], topics: [], correction: null, direct: null },
  }))
  answer(listProductsByIds, ({ ids }) => ids.map((id) => things.find((thing) => thing.id === id) ?? sampleBook(id)))
  answer(composeCartTotals, ({ items }) => sampleTotals(items))
  const screen = await renderPage(<BoxSection product={box} />, path)
  const yours = screen.getByRole('region', { name: 'Your box' })
  await expect.element(screen.getByRole('button', { name: 'Put in the box: Book 2' })).toBeVisible()
  return {
    ...screen,
    addToCart,
    searches,
    yours,
    put: (id: number) => screen.getByRole('button', { name: `Put in the box: Book ${id}` }),
  }
}

afterEach(() => cartStore.clear())

it('takes things up to its capacity, and is added with them and the words of its card', async () => {
  const { addToCart, put, yours, getByRole } = await openBox()
  await expect.element(yours.getByRole('button', { name: 'Add the box to the basket' })).toBeDisabled()
  await put(2).click()
  await tap(put(3))
  await expect.element(yours).toMatchTextContent('2 of 3 places taken')
  await expect.element(yours).toMatchTextContent(/Together ?€30\.00/)
  await yours.getByRole('listitem').filter({ hasText: 'Book 2' }).getByRole('button', { name: 'More' }).click()
  await expect.element(yours).toMatchTextContent('The box is full')
  await expect.element(put(2)).toHaveAttribute('aria-disabled', 'true')
  await getByRole('textbox', { name: 'The words of the card (optional)' }).fill(' With love ')
  await tap(yours.getByRole('button', { name: 'Add the box to the basket' }))
  const items = [
    { productId: 2, dimensionId: 0, quantity: 2 },
    { productId: 3, dimensionId: 8, quantity: 1 },
  ]
  expect(addToCart.mock.calls).toEqual([
    [{ productId: 1, dimensionId: 0, quantity: 1, extension: { box: { items, words: 'With love' } } }],
  ])
  await expect.element(yours).toMatchTextContent(/Together ?€40\.00/)
})

it('offers only what goes into a box, and finds it by words', async () => {
  const { searches, put, getByRole, getByText } = await openBox()
  expect(getByText('Book 4').elements()).toEqual([])
  expect(getByText('Book 5').elements()).toEqual([])
  await getByRole('searchbox').fill('Book 3')
  await expect.element(put(2)).not.toBeInTheDocument()
  await expect.element(put(3)).toBeVisible()
  expect(searches.map(({ input }) => input.text)).toEqual(['', 'Book 3'])
})

it('takes a thing out again', async () => {
  const { put, yours } = await openBox()
  await put(2).click()
  await yours.getByRole('button', { name: 'Take out of the box: Book 2' }).click()
  await expect.element(yours).toMatchTextContent('There is nothing in it yet.')
  await expect.element(yours.getByRole('heading', { name: 'Your box' })).toHaveFocus()
})

it('changes the line of the cart that the address names, and leads back to the cart', async () => {
  const other: CartItem = { productId: 9, dimensionId: 0, quantity: 1 }
  const inBox = { productId: 2, dimensionId: 0, quantity: 1 }
  const line = (words: string): CartItem => ({
    productId: 1,
    dimensionId: 0,
    quantity: 2,
    extension: { box: { items: [inBox], words } },
  })
  cartStore.replace([other, line('Hello')])
  const { addToCart, yours, getByRole, address } = await openBox('/en/products/book-1?line=2')
  const words = getByRole('textbox', { name: 'The words of the card (optional)' })
  await expect.element(words).toHaveValue('Hello')
  await words.fill('Goodbye')
  await yours.getByRole('button', { name: 'Save the box' }).click()
  expect(cartStore.read()).toEqual([other, line('Goodbye')])
  await expect.poll(address).toBe('/en/cart')
  expect(addToCart).not.toHaveBeenCalled()
})
