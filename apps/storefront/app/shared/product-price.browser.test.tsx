import { expect, it } from 'vitest'
import { renderPage } from '../../test/render-page.tsx'
import { sampleBook } from '../../test/sample-books.ts'
import { BookCarousel } from './book-carousel.tsx'

it.each([
  ['product', '€10.00', true],
  ['bundle', '€10.00', true],
  ['giftCard', 'from €10.00', false],
  ['grouped', 'from €10.00', false],
  ['giftbox', '€10.00', false],
  ['custom', '€10.00', false],
])('a card of the kind %s says %s, and can be added by one press: %s', async (kind, price, addable) => {
  const { container, getByRole } = await renderPage(
    <BookCarousel layout="row" products={[sampleBook(1, { kind })]} />,
    '/en',
  )
  expect(container.textContent).toContain(price)
  expect(container.textContent?.includes('from')).toBe(price.startsWith('from'))
  expect(getByRole('button').elements()).toHaveLength(addable ? 1 : 0)
})
