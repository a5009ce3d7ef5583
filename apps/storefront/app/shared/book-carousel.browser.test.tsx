import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderPage } from '../../test/render-page.tsx'
import { sampleBook } from '../../test/sample-books.ts'
import { cartStore } from '../state/cart-store.ts'
import { BookCarousel } from './book-carousel.tsx'

it('a card strikes through the price before a reduction, and names it', async () => {
  const products = [sampleBook(1, { priceBeforeDiscount: 1250, discountPercent: 20 }), sampleBook(2)]
  const { container } = await renderPage(<BookCarousel layout="row" products={products} />, '/en')
  const struck = Array.from(container.querySelectorAll('s'), ({ textContent }) => textContent)
  expect(struck).toEqual([expect.stringMatching(/^Lowest price in 30 days: €12\.50$/)])
})

it('a card says in words what sets its book apart', async () => {
  const badges = [
    { code: 'signed' as const, name: 'Signed copies' },
    { code: 'award' as const, name: 'Award winner' },
  ]
  const products = [sampleBook(1, { badges }), sampleBook(2)]
  const { getByText } = await renderPage(<BookCarousel layout="row" products={products} />, '/en')
  await expect.element(getByText('Signed copies · Award winner')).toBeVisible()
  expect(getByText('Signed copies', { exact: false }).elements()).toHaveLength(1)
})

it('a card names the format of a book that is no paperback, in the line of its badges', async () => {
  const badges = [{ code: 'award' as const, name: 'Award winner' }]
  const products = [
    sampleBook(1, { binding: 'hardback' }),
    sampleBook(2, { binding: 'pocket', badges }),
    sampleBook(3, { binding: 'paperback' }),
  ]
  const { container, getByText } = await renderPage(<BookCarousel layout="row" products={products} />, '/en')
  await expect.element(getByText('Hardback', { exact: true })).toBeVisible()
  const formats = [...container.querySelectorAll('article')].map(
    ({ textContent }) => /(?:Hardback|Pocket edition|Paperback)(?: · Award winner)?/.exec(textContent)?.[0],
  )
  expect(formats).toEqual(['Hardback', 'Pocket edition · Award winner', undefined])
})

it.each(['en', 'el'] as const)(
  'a card says that its book is in the cart, as soon as it is, in %s',
  async (language) => {
    const inCart = { en: ['In your basket', 'In your basket: 3'], el: ['Στο καλάθι σας', 'Στο καλάθι σας: 3'] }[
      language
    ]
    const line = { productId: 2, dimensionId: 0 }
    const products = [sampleBook(1), sampleBook(2)]
    const screen = await renderPage(<BookCarousel layout="case" products={products} />, language === 'en' ? '/en' : '/')
    const marked = (words: string) => screen.getByRole('article').filter({ hasText: words })
    const height = screen.container.getBoundingClientRect().height
    expect(marked(inCart[0] ?? '').elements()).toHaveLength(0)

    cartStore.add({ ...line, quantity: 1 })
    await expect.element(marked(inCart[0] ?? '')).toMatchTextContent('Book 2')
    expect(marked(inCart[0] ?? '').elements()).toHaveLength(1)
    cartStore.add({ ...line, dimensionId: 7, quantity: 2 })
    await expect.element(marked(inCart[1] ?? '')).toMatchTextContent('Book 2')
    expect(screen.container.getBoundingClientRect().height).toBe(height)

    cartStore.clear()
    await expect.poll(() => marked(inCart[0] ?? '').elements()).toHaveLength(0)
  },
)

it('the mark is no obstacle to the link over the card', async () => {
  await page.viewport(390, 844)
  cartStore.add({ productId: 1, dimensionId: 0, quantity: 1 })
  const { getByText } = await renderPage(<BookCarousel layout="case" products={[sampleBook(1)]} />, '/en')
  await expect.element(getByText('In your basket')).toBeVisible()
  const { left, top, width, height } = getByText('In your basket').element().getBoundingClientRect()
  const pressed = document.elementFromPoint(left + width / 2, top + height / 2)
  expect(pressed?.closest('a')?.getAttribute('href')).toBe('/en/products/book-1')
})
