import { listFilterValues } from '@stoa/contract/catalogue/listing'
import { useMemo } from 'react'
import { useLocation } from 'react-router'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPage } from '../../../test/render-page.tsx'
import { sampleBook } from '../../../test/sample-books.ts'
import { answer } from '../../../test/shop-stub.ts'
import { tap } from '../../../test/tap.ts'
import { toBookCardData } from '../book-card-data.ts'
import pageStyles from '../page.module.css'
import { type ListBase, offeredSorts, pageSize, wholeList } from './list-query.ts'
import { ListSkipLinks, Results } from './results.tsx'

const total = 60
const facets = [
  {
    name: 'Authors',
    label: 'Authors',
    values: [
      { value: '1', name: 'Odile', count: 4 },
      { value: '2', name: 'Anna', count: 3 },
      { value: '3', name: 'Nobody', count: 0 },
    ],
    valueTotal: 40,
  },
  { name: 'Price', label: 'Price', values: [{ value: '0-1000', name: 'Up to 10', count: 9 }] },
]

/** The list at an address, as the loader reads it. */
function ResultsPage({ base = wholeList, rated = 0 }: { base?: ListBase; rated?: number }) {
  const { search } = useLocation()
  const list = useMemo(() => {
    const query = new URLSearchParams(search)
    const number = Number(query.get('page') ?? 1)
    const sort = offeredSorts.find((name) => name === query.get('sort')) ?? 'Default'
    return {
      items: Array.from({ length: pageSize }, (_, index) =>
        toBookCardData(sampleBook((number - 1) * pageSize + index + 1)),
      ),
      total,
      facets: [...facets, { name: 'RatingBase5', label: 'Rating', values: [{ value: '4', name: '4', count: rated }] }],
      query: { page: number, sort, text: '', filters: query.get('q') ?? '', view: null },
      path: '/category/fiction',
      categoryId: 1,
      base,
    }
  }, [search, base, rated])
  return (
    <main className={pageStyles.wrap}>
      <ListSkipLinks />
      <h1>Fiction</h1>
      <Results list={list} />
    </main>
  )
}

const openList = (query = '') => renderPage(<ResultsPage />, `/en/category/fiction${query}`)

it('a tick filters at once; quick ones add up, and a chip takes one back', async () => {
  const { getByRole, address } = await openList()
  await getByRole('checkbox', { name: 'Odile 4' }).click()
  await getByRole('checkbox', { name: 'Anna 3' }).click()
  await expect.poll(address).toBe('/en/category/fiction?q=Authors.1.2')
  const chips = getByRole('list', { name: 'Selected filters' })
  await chips.getByRole('link', { name: /^Odile/ }).click()
  await expect.poll(address).toBe('/en/category/fiction?q=Authors.2')
  await expect.element(getByRole('checkbox', { name: 'Odile 4' })).not.toBeChecked()
  await chips.getByRole('link', { name: 'Clear all' }).click()
  await expect.poll(address).toBe('/en/category/fiction')
})

it('a value without results is folded at the end, disabled; a chosen one stays', async () => {
  const { getByRole, getByText } = await openList()
  const empty = getByRole('checkbox', { name: 'Nobody 0' })
  await expect.element(empty).not.toBeInTheDocument()
  await getByText('1 without results').first().click()
  await expect.element(empty).toBeDisabled()
  const chosen = await openList('?q=Authors.3')
  await expect.element(chosen.getByRole('checkbox', { name: 'Nobody 0', checked: true }).first()).toBeEnabled()
})

it.each([
  ['el', '/category/fiction'],
  ['en', '/en/category/fiction'],
])('on a phone the button of the filters, with their number, and the order stand in one row: %s', async (_, path) => {
  await page.viewport(390, 844)
  const { container } = await renderPage(<ResultsPage />, `${path}?q=Authors.1`)
  const [filters, order] = ['[aria-haspopup=dialog]', 'select'].map((part) => container.querySelector(part))
  expect(filters?.textContent).toMatch(/1$/)
  const [left, right] = [filters, order].map((part) => part?.getBoundingClientRect())
  expect(left?.top).toBe(right?.top)
  expect(right?.right).toBeLessThanOrEqual(390)
})

it('a price of one’s own is applied by Enter', async () => {
  const { getByRole, address } = await openList()
  await getByRole('textbox', { name: 'Price from, in euros' }).fill('5')
  await getByRole('textbox', { name: 'Price up to, in euros' }).fill('12,50')
  await userEvent.keyboard('{Enter}')
  await expect.poll(address).toMatch(/\?q=Price\./)
})

it('finds a value by its letters', async () => {
  const value = { value: '9', name: 'Zorba', nameLanguage: 'en' as const, count: 2, selected: false, level: 1 }
  const calls = answer(listFilterValues, () => ({
    kind: 'Authors' as const,
    attribute: null,
    name: 'Authors',
    values: [value],
    valueCount: 1,
  }))
  const { getByRole, address } = await openList()
  await getByRole('searchbox', { name: 'Search: Authors' }).fill('zor')
  await getByRole('checkbox', { name: 'Zorba 2' }).click()
  await expect.poll(address).toBe('/en/category/fiction?q=Authors.9')
  expect(calls.at(0)?.input).toMatchObject({ search: 'zor', categoryId: 1 })
})

it('another order keeps the filters and goes to the first page', async () => {
  const { getByRole, address } = await openList('?q=Authors.1&page=2')
  await getByRole('combobox', { name: 'Sort by' }).selectOptions('Price, low to high')
  await expect.poll(address).toBe('/en/category/fiction?q=Authors.1&sort=PriceAscending')
})

it('the order by rating is offered once something has a rating, and stays where it is chosen', async () => {
  const offers = async (rated: number, query = '') => {
    const screen = await renderPage(<ResultsPage rated={rated} />, `/en/category/fiction${query}`)
    const labels = screen
      .getByRole('option')
      .elements()
      .map(({ textContent }) => textContent)
    await screen.unmount()
    return labels.includes('Rating')
  }
  expect([await offers(0), await offers(2), await offers(0, '?sort=RatingDescending')]).toEqual([false, true, true])
})

it('two presses of keys lead past the introduction, and past all filters', async () => {
  await page.viewport(1280, 800)
  const { container } = await openList()
  const reached = async (label: string, target: string) => {
    const link = page.getByRole('link', { name: label })
    link.element().focus()
    await expect.element(link).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('{Tab}')
    return container.querySelector(target)?.contains(document.activeElement)
  }
  expect(await reached('Skip to filters', 'aside')).toBe(true)
  expect(await reached('Skip to results', 'section')).toBe(true)
  await page.viewport(390, 844)
  await expect.element(page.getByRole('link', { name: 'Skip to filters' })).not.toBeInTheDocument()
})

it('has its headings in order, of the filters and of the titles', async () => {
  await page.viewport(1280, 800)
  const { container } = await openList()
  const headings = Array.from(container.querySelectorAll('h1, h2, h3'), (heading) => heading.textContent)
  expect(headings.slice(0, 3)).toEqual(['Fiction', 'Filters', 'Authors'])
})

it('more titles are appended, and the first of them has the focus', async () => {
  const { getByRole, address } = await openList()
  await getByRole('link', { name: '24 more titles' }).click()
  await expect.element(getByRole('link', { name: 'Book 25' })).toHaveFocus()
  await expect.element(getByRole('link', { name: 'Book 1' })).toBeInTheDocument()
  await expect.element(getByRole('status').filter({ hasText: '1–48 of 60' })).toBeVisible()
  expect(address()).toBe('/en/category/fiction?page=2')
})

it('the pager leads to a page and marks it', async () => {
  const { getByRole, address } = await openList('?sort=Bestseller')
  const pager = getByRole('navigation', { name: 'Pages of results' })
  await pager.getByRole('link', { name: 'Page 3' }).click()
  await expect.poll(address).toBe('/en/category/fiction?sort=Bestseller&page=3')
  await expect.element(pager.getByLabelText('Page 3')).toHaveAttribute('aria-current', 'page')
  await expect.element(pager.getByRole('link', { name: 'Next' })).not.toBeInTheDocument()
  await expect.element(getByRole('link', { name: 'Book 1' })).not.toBeInTheDocument()
})

it('on a phone the filters are a sheet, which stays open while they are ticked', async () => {
  await page.viewport(390, 844)
  const { getByRole, address } = await openList()
  await tap(getByRole('link', { name: /^Filters/ }))
  const sheet = getByRole('dialog', { name: 'Filters' })
  await tap(sheet.getByRole('checkbox', { name: 'Odile 4' }))
  await tap(sheet.getByRole('checkbox', { name: 'Anna 3' }))
  await expect.poll(address).toBe('/en/category/fiction?q=Authors.1.2')
  await tap(sheet.getByRole('button', { name: 'Clear' }))
  await expect.poll(address).toBe('/en/category/fiction')
  await expect.element(sheet).toBeVisible()
})

it('what the sheet covers is not rendered for a tick, but once the sheet is closed', async () => {
  await page.viewport(390, 844)
  const { getByRole, container } = await openList()
  await tap(getByRole('link', { name: /^Filters/ }))
  const sheet = getByRole('dialog', { name: 'Filters' })
  await tap(sheet.getByRole('checkbox', { name: 'Odile 4' }))
  await expect.element(sheet.getByRole('checkbox', { name: 'Odile 4' })).toBeChecked()
  const covered = container.querySelector<HTMLInputElement>('aside input[type="checkbox"]')
  expect(covered?.checked).toBe(false)
  await sheet.getByRole('button', { name: 'Show 60 results' }).click()
  await expect.poll(() => covered?.checked).toBe(true)
})

it('a tick does not open the sheet again that is closed in the same moment', async () => {
  await page.viewport(390, 844)
  const { getByRole } = await openList()
  await tap(getByRole('link', { name: /^Filters/ }))
  const sheet = getByRole('dialog', { name: 'Filters' })
  const odile = sheet.getByRole('checkbox', { name: 'Odile 4' })
  await expect.element(odile).toBeVisible()
  const pressed: [Element, Element] = [odile.element(), sheet.getByRole('button', { name: 'Close' }).element()]
  for (const element of pressed) if (element instanceof HTMLElement) element.click()
  await expect.element(sheet).not.toBeInTheDocument()
  await new Promise((resolve) => setTimeout(resolve, 500))
  await expect.element(sheet).not.toBeInTheDocument()
})

it('the sheet is closed by Escape and by its button, which says how many results there are', async () => {
  await page.viewport(390, 844)
  const { getByRole } = await openList()
  const opener = getByRole('link', { name: /^Filters/ })
  const sheet = getByRole('dialog', { name: 'Filters' })
  await opener.click()
  await expect.element(sheet).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(sheet).not.toBeInTheDocument()
  await opener.click()
  await sheet.getByRole('button', { name: 'Show 60 results' }).click()
  await expect.element(sheet).not.toBeInTheDocument()
})

it('a list with filters of its own has the other values of a filter within them, and its order first', async () => {
  const calls = answer(listFilterValues, () => ({
    kind: 'Authors' as const,
    attribute: null,
    name: 'Authors',
    values: [],
    valueCount: 0,
  }))
  const base: ListBase = { filters: 'DiscountRates.1-', sort: 'DiscountDescending' }
  const { getByRole } = await renderPage(<ResultsPage base={base} />, '/en/offers?q=Price.0-1000')
  await getByRole('button', { name: 'All (40)' }).click()
  await expect.poll(() => calls.at(0)?.input).toMatchObject({ filters: [{ kind: 'Price' }, { kind: 'DiscountRates' }] })
  const options = getByRole('combobox', { name: 'Sort by' }).getByRole('option')
  await expect.element(options.first()).toHaveTextContent('Biggest discount')
  await expect.element(getByRole('option', { name: 'Available first' })).not.toBeInTheDocument()
})

it.each(['/en/category/fiction', '/category/fiction'])('at %s no order is cut on a phone', async (path) => {
  const { getByRole } = await renderPage(<ResultsPage />, path)
  const select = getByRole('combobox').element() as HTMLSelectElement
  const canvas = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
  for (const width of [320, 360, 390]) {
    await page.viewport(width, 844)
    const { font, paddingLeft, paddingRight } = getComputedStyle(select)
    canvas.font = font
    for (const { label, index } of select.options) {
      select.selectedIndex = index
      const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
      expect(canvas.measureText(label).width, `${label} at ${width}`).toBeLessThanOrEqual(room)
      expect(document.documentElement.scrollWidth).toBe(width)
    }
  }
})
