import { expect, it } from 'vitest'
import { renderPage } from '../../test/render-page.tsx'
import { sampleBook } from '../../test/sample-books.ts'
import { BookCarousel } from './book-carousel.tsx'

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
