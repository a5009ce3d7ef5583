import type { Topic } from '@stoa/contract/catalogue/search'
import { expect, test } from 'vitest'
import { renderPage } from '../../../../test/render-page.tsx'
import { TopicCards } from './topic-cards.tsx'

const cooking: Topic = {
  kind: 'category',
  id: 7,
  name: 'Cookery',
  nameLanguage: 'en',
  url: 'cookery',
  productCount: 12,
}
const tales: Topic = { ...cooking, id: 8, name: 'Παραμύθια', nameLanguage: 'el', url: 'paramythia', productCount: 1 }
const returns: Topic = { ...cooking, kind: 'page', name: 'Returns', url: 'returns', productCount: null }

const bestSellers: Topic = { ...returns, kind: 'section', id: null, name: 'Best sellers', url: 'best-sellers' }

test('categories, pages of help and sections are offered in their order, with what they are', async () => {
  const screen = await renderPage(
    <TopicCards topics={[cooking, tales, returns, bestSellers]} query="cooking" />,
    '/en/search',
  )
  await expect.element(screen.getByRole('link').first()).toBeVisible()
  const cards = screen.getByRole('link').elements()
  expect(cards[0]?.closest('ul')?.getAttribute('aria-label')).toMatch(/cooking/)
  expect(cards).toHaveLength(4)
  expect(cards[0]?.textContent).toMatch(/Cookery.*12/)
  expect(cards[2]?.textContent).toMatch(/Returns$/)
  const hrefs = cards.map((card) => card.getAttribute('href'))
  expect(hrefs).toEqual([
    '/en/categories/cookery',
    '/en/categories/paramythia',
    '/en/pages/returns',
    '/en/best-sellers',
  ])
})

test('a Greek name on an English page says so, and one title is no plural', async () => {
  const screen = await renderPage(<TopicCards topics={[tales, cooking]} query="tales" />, '/en/search')
  await expect.element(screen.getByText('Παραμύθια')).toHaveAttribute('lang', 'el')
  expect(screen.getByText('Cookery').element().hasAttribute('lang')).toBe(false)
  await expect.element(screen.getByText('1 title', { exact: true })).toBeVisible()
})

test('a card leads to its page', async () => {
  const screen = await renderPage(<TopicCards topics={[returns]} query="returns" />, '/')
  await screen.getByRole('link').click()
  await expect.poll(screen.address).toMatch(/\/returns$/)
})
