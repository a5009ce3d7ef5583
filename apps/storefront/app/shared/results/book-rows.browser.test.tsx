import { expect, it } from 'vitest'
import { renderPage } from '../../../test/render-page.tsx'
import { sampleBook } from '../../../test/sample-books.ts'
import { cartStore } from '../../state/cart-store.ts'
import { toBookCardData } from '../book-card-data.ts'
import { BookRows } from './book-rows.tsx'

it('a row says in words what sets its book apart', async () => {
  const badges = [{ code: 'staff-pick' as const, name: 'Bookseller’s pick' }]
  const books = [sampleBook(1, { badges }), sampleBook(2)].map(toBookCardData)
  const { getByText } = await renderPage(<BookRows books={books} priority={0} />, '/en/category/fiction')
  await expect.element(getByText('Bookseller’s pick')).toBeVisible()
  expect(getByText('Bookseller’s pick').elements()).toHaveLength(1)
})

it('a row names the format of a book that is no paperback', async () => {
  const details = { publisher: 'Estia', year: 2023, pages: 344 }
  const bindings = ['hardback', 'paperback'] as const
  const books = bindings.map((binding, index) => ({ ...toBookCardData(sampleBook(index + 1, { binding })), details }))
  const { getByText } = await renderPage(<BookRows books={books} priority={0} />, '/en/category/fiction')
  const lines = getByText(/^Estia, 2023/).elements()
  expect(lines.map(({ textContent }) => textContent?.replace(/.*pages?\.?|.*pp\.?/, ''))).toEqual([' · Hardback', ''])
})

it('a row says that its book is in the cart, as soon as it is', async () => {
  const books = [sampleBook(1), sampleBook(2)].map(toBookCardData)
  const { getByRole } = await renderPage(<BookRows books={books} priority={0} />, '/en/category/fiction')
  const marked = getByRole('article').filter({ hasText: 'In your basket' })
  expect(marked.elements()).toHaveLength(0)
  cartStore.add({ productId: 2, dimensionId: 0, quantity: 1 })
  await expect.element(marked).toMatchTextContent('Book 2')
  cartStore.clear()
  await expect.poll(() => marked.elements()).toHaveLength(0)
})
