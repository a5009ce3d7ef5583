import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderPage } from '../../../test/render-page.tsx'
import { sampleBook } from '../../../test/sample-books.ts'
import { toBookCardData } from '../book-card-data.ts'
import { wholeList } from './list-query.ts'
import { tileAfter } from './list-tile.tsx'
import { ResultList } from './result-list.tsx'

async function openList(count: number, language = '/en') {
  const items = Array.from({ length: count }, (_, index) => toBookCardData(sampleBook(index + 1)))
  const query = { page: 1, sort: 'Default' as const, text: '', filters: '', view: null }
  const list = { items, total: count, facets: [], query, path: '/categories/x', categoryId: 1, base: wholeList }
  const screen = await renderPage(<ResultList list={list} pending={false} />, `${language}/categories/x`)
  /** The right edges of the last visible items of each row. */
  const rows = () => {
    const ends = new Map<number, number>()
    for (const item of screen.container.querySelectorAll('ul > li')) {
      const { top, right, height } = item.getBoundingClientRect()
      if (height > 0) ends.set(Math.round(top), right)
    }
    return [...ends.values()]
  }
  return { ...screen, rows }
}

it('completes the last row of a page of 24 where there are five columns, and nowhere else', async () => {
  const { getByRole, rows } = await openList(24)
  const tile = getByRole('link', { name: 'In the window' })
  await expect.element(tile).toBeVisible()
  expect(rows()).toHaveLength(5)
  expect(new Set(rows()).size).toBe(1)
  for (const width of [390, 720, 1024, 1279]) {
    await page.viewport(width, 844)
    expect([width, tile.elements().length, new Set(rows()).size]).toEqual([width, 0, 1])
  }
})

it('stands on the line of the books beside it, and leads to what it says', async () => {
  const { getByRole, container } = await openList(24, '')
  const words = getByRole('heading', { name: 'Η βιτρίνα' }).element().parentElement as HTMLElement
  const stands = [...container.querySelectorAll('article > div:first-child')].map(
    (stand) => stand.getBoundingClientRect().bottom,
  )
  const line = words.getBoundingClientRect().top + 1.5
  expect(stands.filter((bottom) => Math.abs(bottom - line) < 1)).toHaveLength(4)
  await expect.element(getByRole('link', { name: 'Η βιτρίνα' })).toHaveAttribute('href', '/window')
})

it.each([
  [24, [12]],
  [48, [12, 36]],
  [24 + 19, [12, 36]],
  [19, [12]],
  [14, [12]],
  [9, [8]],
  [4, [3]],
  [20, []],
  [23, []],
  [24 + 5, [12]],
])('of %i books a tile follows those at %j', (count, expected) => {
  const indices = Array.from({ length: count }, (_, index) => index)
  expect(indices.filter((index) => tileAfter(index, count, '/categories/x'))).toEqual(expected)
})

it('no list has a tile that leads to itself, and two pages have different ones', () => {
  const hrefs = (path: string) => [12, 36, 60, 84].map((index) => tileAfter(index, 96, path)?.href)
  for (const path of ['/window', '/new-releases', '/best-sellers']) expect(hrefs(path)).not.toContain(path)
  expect(new Set(hrefs('/categories/x')).size).toBe(3)
})
