// Offers wherever a product is shown: on a card, in a row, beside the price.

import type { ProductCard } from '@stoa/contract/catalogue/catalogue'
import type { Promotion } from '@stoa/contract/catalogue/promotions'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderPage } from '../../test/render-page.tsx'
import { sampleBook } from '../../test/sample-books.ts'
import { PromotionLinks } from '../features/catalogue/category/promotion-links.tsx'
import { PromotionPage } from '../features/catalogue/category/promotion-page.tsx'
import { OfferLines } from '../features/catalogue/product/buy/offer-lines.tsx'
import { toBookCardData } from './book-card-data.ts'
import { BookCarousel } from './book-carousel.tsx'
import { BookRows } from './results/book-rows.tsx'

const offer = (given: Partial<ProductCard['offers'][number]> = {}) => ({
  ...{ code: 'three', url: 'three-for-25', name: 'Threes', words: '3 for €25', copies: 3, validUntil: '2026-11-30' },
  ...given,
})
const promotion: Promotion = {
  ...{
    code: 'three',
    url: 'three-for-25',
    name: 'Threes',
    nameLanguage: 'en',
    words: '3 for €25',
    intro: 'Any three.',
  },
  ...{ introLanguage: 'en', validUntil: '2026-11-30', over: false, listed: true },
}
const other = offer({ code: 'two', url: 'pairs', words: 'Second at half price' })

it.each([390, 1440])('a card and a row have a tag that leads to the page of the first offer, at %i', async (width) => {
  await page.viewport(width, 900)
  const books = [sampleBook(1, { offers: [offer(), other] }), sampleBook(2)]
  for (const list of [
    <BookCarousel layout="case" products={books} key="cards" />,
    <BookRows books={books.map(toBookCardData)} priority={0} key="rows" />,
  ]) {
    const { getByRole, getByText, unmount } = await renderPage(list, '/en')
    const tag = getByRole('link', { name: '3 for €25' })
    await expect.element(tag).toHaveAttribute('href', '/en/offers/three-for-25')
    expect(getByText('Second at half price').elements()).toHaveLength(0)
    const { left, top, width: wide, height } = tag.element().getBoundingClientRect()
    expect(height).toBeGreaterThanOrEqual(24)
    expect(document.elementFromPoint(left + wide / 2, top + height / 2)?.closest('a')).toBe(tag.element())
    await unmount()
  }
})

it('beside the price stands what several copies gain, where its price comes from, and until when', async () => {
  const inPrice = offer({ code: 'tenth', url: 'tenth', name: 'Puzzle weeks', words: null, copies: 1, validUntil: null })
  const { getByRole } = await renderPage(<OfferLines offers={[offer(), inPrice]} />, '/en')
  const lines = getByRole('list', { name: 'Offers' })
  await expect.element(lines.getByRole('listitem').nth(0)).toMatchTextContent(/^3 for €25 · Threes until 30 November$/)
  await expect
    .element(lines.getByRole('listitem').nth(1))
    .toMatchTextContent(/^The price comes from the offer Puzzle weeks$/)
  await expect.element(lines.getByRole('link', { name: 'Threes' })).toHaveAttribute('href', '/en/offers/three-for-25')
})

it.each([
  ['one that has ended', { over: true }, 'The offer “Threes” has ended', '/en/offers'],
  ['one on delivery', { listed: false, words: 'Free delivery' }, 'Free delivery', '/en/best-sellers'],
])('the page of %s says so, and leads on', async (_, given, title, href) => {
  const { getByRole } = await renderPage(<PromotionPage promotion={{ ...promotion, ...given }} list={null} />, '/en')
  await expect.element(getByRole('heading', { level: 1 })).toMatchTextContent(title)
  const links = getByRole('main').getByRole('link').elements()
  expect(links.at(-1)?.getAttribute('href')).toBe(href)
})

it('the promotions in force are links with their words; without any there is no list', async () => {
  const { getByRole } = await renderPage(<PromotionLinks promotions={[promotion]} />, '/en')
  await expect.element(getByRole('link')).toMatchTextContent('Threes 3 for €25')
  const { container } = await renderPage(<PromotionLinks promotions={[]} />, '/en')
  expect(container.querySelector('ul')).toBeNull()
})
