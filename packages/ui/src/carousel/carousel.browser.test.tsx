import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Carousel } from './carousel.tsx'

const books = ['Emma', 'Persuasion', 'Ulysses', 'Dubliners', 'Orlando', 'Zorba'].map((title) => (
  <a key={title} href="#book">
    {title}
  </a>
))

/** Within the margins of a page. */
const openCarousel = (layout: 'row' | 'case') =>
  render(
    <div style={{ paddingInline: 'var(--gutter)' }}>
      <Carousel layout={layout}>{books}</Carousel>
    </div>,
  )

const rowsOf = (list: Element): number =>
  new Set([...list.children].map((item) => Math.round(item.getBoundingClientRect().top))).size

it('a row stands in one line: beside each other on a desk, to be scrolled on a phone', async () => {
  const { getByRole } = await openCarousel('row')
  const list = getByRole('list').element()
  expect([rowsOf(list), list.scrollWidth > list.clientWidth]).toEqual([1, false])
  await page.viewport(390, 844)
  expect([rowsOf(list), list.scrollWidth > list.clientWidth]).toEqual([1, true])
  expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
})

it('brings a book into view that gets the focus', async () => {
  await page.viewport(390, 844)
  const { getByRole } = await openCarousel('row')
  const last = getByRole('link', { name: 'Zorba' })
  await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}{Tab}{Tab}')
  await expect.element(last).toHaveFocus()
  await expect.poll(() => last.element().getBoundingClientRect().right).toBeLessThanOrEqual(390)
})

it('a grid has as many rows as the screen needs', async () => {
  const { getByRole } = await openCarousel('case')
  const list = getByRole('list').element()
  expect(rowsOf(list)).toBe(2)
  await page.viewport(390, 844)
  expect(rowsOf(list)).toBe(3)
})
