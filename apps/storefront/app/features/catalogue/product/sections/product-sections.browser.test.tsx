import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderPage } from '../../../../../test/render-page.tsx'
import { sampleExtras, sampleProduct } from '../../../../../test/sample-books.ts'
import { ProductSections } from './product-sections.tsx'

const extras = sampleExtras({
  texts: { 'gpsr-title': 'Product safety', 'gpsr-note': 'Here you see how to reach them.' },
})

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
  const codes = getByText('Codes', { exact: true })
  expect(codes.element().querySelector('use')?.getAttribute('href'), 'the mark that it opens').toMatch(
    /#i-chevron-down$/,
  )
  await codes.click()
  await expect.element(getByText('002.00009')).toBeVisible()
  await expect.element(getByText('FBA')).toBeVisible()
})

it('gives things no subjects of books', async () => {
  const { getByText } = await open({ bookLanguage: null, thema: 'WZSN' })
  await expect.element(getByText('WZSN')).not.toBeInTheDocument()
})

it.each([
  ['product', true, ['14 days to withdraw', 'Withdraw from contract here'], ['returned unless it is faulty', 'ready']],
  ['custom', false, ['returned unless it is faulty', 'We make it in 3–6 working days'], ['14 days', 'Withdraw']],
] as const)('says of a %s whether it is taken back', async (kind, withdrawable, said, unsaid) => {
  const texts = { 'delivery-terms-withdrawal': '14 days to withdraw.' }
  const product = sampleProduct({ kind, withdrawable, deliveryBand: '4-10' })
  const sections = <ProductSections product={product} extras={sampleExtras({ texts })} />
  const { getByRole } = await renderPage(sections, '/en/products/book-1')
  const section = getByRole('region', { name: 'Delivery and returns' })
  for (const text of said) await expect.element(section).toMatchTextContent(text)
  for (const text of unsaid) expect(section.element().textContent).not.toContain(text)
})

it('says what each way of receiving it costs', async () => {
  const rate = { countryId: 1, price: 290, varies: true, freeFrom: 3000, minDays: 1, maxDays: 4 }
  const free = { ...rate, price: 0, varies: false }
  const shipping = [
    { id: 1, code: 'home' as const, name: 'Home delivery', help: '', rates: [rate] },
    { id: 2, code: 'store' as const, name: 'Collect in store', help: '', rates: [free] },
  ]
  const sections = <ProductSections product={sampleProduct()} extras={sampleExtras({ shipping })} />
  const { getByRole } = await renderPage(sections, '/en/products/book-1')
  await expect.element(getByRole('row', { name: /^Home delivery/ })).toMatchTextContent('from €2.90')
  await expect
    .element(
      getByRole('row', { name: /^Collect in store/ })
        .getByRole('cell')
        .last(),
    )
    .toHaveTextContent('Free')
})

const words = (letters: number): string => 'A word or two '.repeat(Math.ceil(letters / 14)).slice(0, letters)

const manyDetails = {
  isbn: '9780306406157',
  pages: 344,
  binding: 'paperback' as const,
  width: 140,
  height: 205,
  releaseDate: '2023-03-01',
  translatedFromName: 'French',
  originalTitle: 'Le titre',
  series: 'A series',
  seriesNumber: 2,
  weight: 310,
}

it.each([
  [
    'a note on the author, few details',
    { description: words(300), authorBiography: words(300), isbn: '9780306406157' },
  ],
  ['a note on the author, many details', { description: words(300), authorBiography: words(400), ...manyDetails }],
  ['a short note, few details', { description: words(300), authorBiography: words(120), isbn: '9780306406157' }],
  ['a short note, many details', { description: words(300), authorBiography: words(120), ...manyDetails }],
  ['a long description', { description: words(800), ...manyDetails }],
  ['much text', { description: words(1000), authorBiography: words(300), ...manyDetails }],
])('text and details are about as high: %s', async (_, overrides) => {
  await page.viewport(1440, 900)
  const { container } = await open(overrides)
  const columns = [...container.querySelectorAll('#details > div')]
  const heights = columns.map((column) => {
    const last = [...column.children].at(-1)
    return (last?.getBoundingClientRect().bottom ?? 0) - column.getBoundingClientRect().top
  })
  expect(heights).toHaveLength(2)
  expect(Math.min(...heights) / Math.max(...heights)).toBeGreaterThan(0.55)
  expect(document.documentElement.scrollWidth).toBe(1440)
})

it('details without text beside them take the whole width', async () => {
  await page.viewport(1440, 900)
  const { container, getByText } = await open({ description: words(300), ...manyDetails })
  const [details, ...others] = container.querySelectorAll('#details > div')
  expect(others).toEqual([])
  expect(details?.getBoundingClientRect().width).toBeGreaterThan(1200)
  expect(details?.getBoundingClientRect().height).toBeLessThan(360)
  await expect.element(getByText(words(300))).not.toBeInTheDocument()
})

it('does not repeat the prices that stand beside the button', async () => {
  const { container } = await open({ publisherPrice: 1234, price: 1111 })
  expect(container.textContent).toContain('Details')
  expect(container.textContent).not.toMatch(/12\.34|11\.11/)
})

it('says which edition it is, with its pictures, imprint and other series', async () => {
  const { getByText } = await open({
    editionNumber: 2,
    editionTypes: ['revised', 'bilingual'],
    illustrations: 62,
    illustrationsNote: 'ασπρόμαυρες',
    imprint: 'Picador',
    series: 'Bright Books',
    otherSeries: ['Picture Fit 3'],
  })
  for (const text of ['2nd, revised, bilingual', '62 ασπρόμαυρες', 'Picador', 'Bright Books · Picture Fit 3'])
    await expect.element(getByText(text)).toBeVisible()
  await expect.element(getByText('ασπρόμαυρες', { exact: true })).toHaveAttribute('lang', 'el')
})
