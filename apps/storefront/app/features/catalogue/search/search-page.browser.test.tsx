import { expect, it } from 'vitest'
import { renderPage } from '../../../../test/render-page.tsx'
import { sampleBook } from '../../../../test/sample-books.ts'
import { toBookCardData } from '../../../shared/book-card-data.ts'
import type { ListData } from '../../../shared/results/list-data.ts'
import { wholeList } from '../../../shared/results/list-query.ts'
import { SearchPage } from './search-page.tsx'

const list: ListData = {
  items: [toBookCardData(sampleBook(1))],
  total: 1,
  facets: [{ name: 'Authors', label: 'Author', values: [{ value: '1', name: 'Odile', count: 1 }] }],
  query: { page: 1, sort: 'Default', text: 'book', filters: '', view: null },
  path: '/search-results',
  categoryId: null,
  base: wholeList,
}

it('has a way back, and headings that leave out no level', async () => {
  const page = <SearchPage list={list} correction={null} topics={[]} author={null} fallback={null} />
  const { getByRole } = await renderPage(page, '/en/search-results?text=book')
  const trail = getByRole('navigation', { name: 'Breadcrumb' })
  await expect.element(trail.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/en')
  await expect.element(trail.getByText('Search')).toHaveAttribute('aria-current', 'page')
  const levels = [...document.querySelectorAll('main :is(h1, h2, h3)')].map(({ tagName }) => Number(tagName.slice(1)))
  expect(levels[0]).toBe(1)
  expect(levels.filter((level, index) => level > (levels[index - 1] ?? level) + 1)).toEqual([])
})

it('a search without results offers popular titles below the advice', async () => {
  const fallback = { categories: [], popular: [toBookCardData(sampleBook(7))], email: null }
  const page = <SearchPage list={list} correction={null} topics={[]} author={null} fallback={fallback} />
  const { getByRole } = await renderPage(page, '/en/search-results?text=qqq')
  const popular = getByRole('region', { name: 'Or one of our best sellers' })
  await expect.element(popular.getByRole('link', { name: 'Book 7' })).toBeVisible()
})
