import { expect, it } from 'vitest'
import { renderPage } from '../../../../../test/render-page.tsx'
import { sampleProduct } from '../../../../../test/sample-books.ts'
import type { ProductExtras } from '../product-data.ts'
import { ProductSections } from './product-sections.tsx'

const extras: ProductExtras = {
  series: [],
  byAuthor: [],
  neighbours: [],
  shipping: [],
  arrivals: { home: null, store: null },
  texts: { 'gpsr-title': 'Product safety', 'gpsr-note': 'Here you see how to reach them.' },
  today: '2026-11-23',
}

const open = (overrides: Parameters<typeof sampleProduct>[0] = {}) =>
  renderPage(<ProductSections product={sampleProduct(overrides)} extras={extras} />, '/en/products/book-1')

it('has no section, tab or box for what is not known', async () => {
  const { getByRole, getByText } = await open()
  const tabs = getByRole('navigation').getByRole('link')
  await expect.element(tabs.first()).toHaveTextContent('Details')
  expect(tabs.elements().map((link) => link.textContent)).toEqual(['Details', 'Delivery and returns'])
  for (const heading of ['Contents', 'Reviews', 'Product safety'])
    await expect.element(getByRole('heading', { name: heading })).not.toBeInTheDocument()
  await expect.element(getByText(/do not know/)).not.toBeInTheDocument()
})

it('shows what is known', async () => {
  const { getByRole } = await open({ contents: ['One', 'Two'], publisherEmail: 'safety@publisher.example' })
  await expect.element(getByRole('navigation').getByRole('link', { name: 'Contents' })).toBeVisible()
  await expect.element(getByRole('link', { name: 'safety@publisher.example' })).toBeVisible()
})

it('begins with the ISBN, and folds the codes', async () => {
  const { getByText, container } = await open({ isbn: '9780306406157', providerCode: '002.00009', thema: 'FBA' })
  await expect.element(getByText('ISBN', { exact: true })).toBeVisible()
  expect(container.querySelector('dt')?.textContent).toBe('ISBN')
  await expect.element(getByText('002.00009')).not.toBeVisible()
  await getByText('Codes', { exact: true }).click()
  await expect.element(getByText('002.00009')).toBeVisible()
  await expect.element(getByText('FBA')).toBeVisible()
})

it('gives things no subjects of books', async () => {
  const { getByText } = await open({ bookLanguage: null, thema: 'WZSN' })
  await expect.element(getByText('WZSN')).not.toBeInTheDocument()
})
