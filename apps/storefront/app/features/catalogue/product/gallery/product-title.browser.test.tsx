import { expect, it } from 'vitest'
import { renderPage } from '../../../../../test/render-page.tsx'
import { sampleProduct } from '../../../../../test/sample-books.ts'
import { ProductTitle } from './product-title.tsx'

const signed = { code: 'signed' as const, name: 'Signed copies' }
const award = { code: 'award' as const, name: 'Award winner' }

it('says in words what sets the book apart', async () => {
  const product = sampleProduct({ badges: [signed, award] })
  const { getByRole } = await renderPage(<ProductTitle product={product} seriesId={undefined} />, '/en/products/book-1')
  const badges = getByRole('list', { name: 'Highlights' }).getByRole('listitem')
  expect(badges.elements().map((item) => item.textContent)).toEqual(['Signed copies', 'Award winner'])
})

it('has no list when nothing does', async () => {
  const { getByRole } = await renderPage(
    <ProductTitle product={sampleProduct()} seriesId={undefined} />,
    '/en/products/book-1',
  )
  await expect.element(getByRole('heading', { name: 'Book 1' })).toBeVisible()
  expect(getByRole('list').elements()).toEqual([])
})

it('links to its series only where the page lists it', async () => {
  const product = sampleProduct({ series: 'Cretan Trilogy', seriesNumber: 2 })
  const linksOf = async (seriesId: string | undefined) => {
    const screen = await renderPage(<ProductTitle product={product} seriesId={seriesId} />, '/en/products/book-1')
    await expect.element(screen.getByText('Cretan Trilogy', { exact: false })).toBeVisible()
    const links = Array.from(screen.container.querySelectorAll('a[href^="#"]'), (link) => link.getAttribute('href'))
    await screen.unmount()
    return links
  }
  expect(await linksOf('series')).toEqual(['#series'])
  expect(await linksOf(undefined)).toEqual([])
})

it.each([
  ['Farewell Anatolia', 'en', 'Farewell Anatolia'],
  [null, 'el-Latn', 'Matomena chomata'],
] as const)('an English reader reads a Greek title beside it: %s', async (englishTitle, lang, text) => {
  const product = sampleProduct({ name: 'Ματωμένα χώματα', nameLanguage: 'el', englishTitle })
  const { getByRole, container } = await renderPage(
    <ProductTitle product={product} seriesId={undefined} />,
    '/en/products/book-1',
  )
  await expect.element(getByRole('heading', { level: 1 }).getByText('Ματωμένα χώματα')).toHaveAttribute('lang', 'el')
  const second = container.querySelector('hgroup > p')
  expect([second?.getAttribute('lang'), second?.textContent]).toEqual([lang, text])
  expect(second && getComputedStyle(second).fontSize).toBe('20px')
})
