import type { Product } from '@stoa/contract/catalogue/catalogue'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPage } from '../../../../test/render-page.tsx'
import { sampleBook, sampleColor, sampleExtras, sampleProduct } from '../../../../test/sample-books.ts'
import { tap } from '../../../../test/tap.ts'
import { listenToPage } from '../../../state/page-events.ts'
import { ProductPage } from './product-page.tsx'

const extras = sampleExtras()

const drawnFront = { ...sampleProduct().pictures[0], rendered: true } as Product['pictures'][number]

async function openPen() {
  const addToCart = vi.fn()
  listenToPage({ addToCart, redirect: () => {} })
  const pen = sampleProduct({
    name: 'Pen',
    bookLanguage: null,
    credits: [],
    coverFormat: 'plate',
    pictures: [drawnFront],
    dimensions: [sampleColor(5, 'red', 0), sampleColor(6, 'blue'), sampleColor(7, 'green'), sampleColor(8, 'mauve')],
  })
  const screen = await renderPage(<ProductPage product={pen} extras={extras} />, '/en/products/pen')
  const color = (name: string) => screen.getByRole('radio', { name: new RegExp(name) })
  const picture = (name: string) =>
    screen.getByRole('img', { name: `Stoa’s own design in place of a photograph: Pen, ${name}`, exact: true })
  const expectShown = async (name: string) => {
    const src = `/covers/b1/color-${name.toLowerCase()}/480.webp`
    await expect.element(picture(name)).toHaveAttribute('src', src)
  }
  const add = async (): Promise<unknown> => {
    await tap(screen.getByRole('button', { name: 'Add to basket' }).first())
    return addToCart.mock.lastCall?.[0]
  }
  return { ...screen, color, expectShown, add }
}

it('picture and basket follow the chosen colour, by mouse, finger and keys', async () => {
  const { color, expectShown, add } = await openPen()
  await expectShown('Blue')
  expect(await add()).toEqual({ productId: 1, dimensionId: 6, quantity: 1 })

  await color('Green').click({ force: true })
  await expectShown('Green')
  expect(await add()).toEqual({ productId: 1, dimensionId: 7, quantity: 1 })

  await tap(color('Blue'))
  await expectShown('Blue')
  expect(await add()).toEqual({ productId: 1, dimensionId: 6, quantity: 1 })

  color('Blue').element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expectShown('Green')
  expect(await add()).toEqual({ productId: 1, dimensionId: 7, quantity: 1 })
})

it('a colour stands in words beside its swatch, one without an ink in words alone', async () => {
  const { color, getByText } = await openPen()
  const swatchOf = (name: string) => color(name).element().closest('label')?.querySelector('i') ?? null
  for (const name of ['Red', 'Blue', 'Green', 'Mauve'])
    await expect.element(getByText(name, { exact: true })).toBeVisible()
  expect(['Red', 'Blue', 'Green', 'Mauve'].map((name) => swatchOf(name) !== null)).toEqual([true, true, true, false])
  await expect.element(color('Red')).toBeDisabled()
})

it('the chosen colour is ticked and framed, the focused one has a ring, and each is large enough for a finger', async () => {
  await page.viewport(390, 844)
  const { color } = await openPen()
  const option = (name: string) => color(name).element().closest('label') as HTMLElement
  const tick = (name: string) => getComputedStyle(option(name).querySelector('svg') as SVGElement).visibility
  expect([tick('Blue'), tick('Green')]).toEqual(['visible', 'hidden'])
  expect(getComputedStyle(option('Blue')).borderTopColor).not.toBe(getComputedStyle(option('Green')).borderTopColor)
  color('Blue').element().focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(getComputedStyle(option('Green')).outlineStyle).toBe('solid')
  expect([tick('Blue'), tick('Green')]).toEqual(['hidden', 'visible'])
  for (const name of ['Red', 'Blue', 'Green', 'Mauve']) {
    const { width, height } = option(name).getBoundingClientRect()
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  }
})

it.each([
  [300, false],
  [900, true],
])('a description of %i letters stands once, with the summary or with the details', async (letters, inDetails) => {
  const description = 'A word or two '.repeat(Math.ceil(letters / 14)).trim()
  const product = sampleProduct({ description, summary: 'One sentence.' })
  const { getByText } = await renderPage(<ProductPage product={product} extras={extras} />, '/en/products/book-1')
  const shown = getByText(description)
  await expect.element(shown).toBeVisible()
  expect(shown.elements().map((text) => text.closest('#details') !== null)).toEqual([inDetails])
})

it('keeps its room above the footer while the bar of the button comes and goes', async () => {
  await page.viewport(1440, 900)
  const related = { ...extras, byAuthor: [sampleBook(2)], neighbours: [sampleBook(3)] }
  const { getByRole } = await renderPage(
    <ProductPage product={sampleProduct()} extras={related} />,
    '/en/products/book-1',
  )
  const room = () =>
    ['More by this author', 'Next to it on the shelf'].map(
      (name) => getComputedStyle(getByRole('region', { name }).element()).paddingBottom,
    )
  const bar = () => document.querySelectorAll('section[aria-label="Buy"]').length
  await expect.poll(bar).toBe(0)
  expect(room()).toEqual(['0px', '84px'])
  window.scrollTo(0, document.body.scrollHeight)
  await expect.poll(bar).toBe(1)
  expect(room()).toEqual(['0px', '84px'])
})

it('a bookseller’s note stands with its bookseller, in its own language', async () => {
  const product = sampleProduct({ note: 'Διαβάστε το όρθιοι.', noteBy: 'Μυρτώ', noteLanguage: 'el' })
  const { getByRole } = await renderPage(<ProductPage product={product} extras={extras} />, '/en/products/book-1')
  const note = getByRole('region', { name: 'Bookseller’s note' })
  await expect.element(note.getByRole('figure')).toHaveAttribute('lang', 'el')
  await expect.element(note.getByText('Διαβάστε το όρθιοι.')).toBeVisible()
  await expect.element(note.getByText('Μυρτώ')).toBeVisible()
})
