import { listProductsByIds, type ProductCard } from '@stoa/contract/catalogue/catalogue'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderPage } from '../../../../../test/render-page.tsx'
import { sampleBook, sampleColor } from '../../../../../test/sample-books.ts'
import { answer } from '../../../../../test/shop-stub.ts'
import { OrderedBooks } from './ordered-books.tsx'

const line = (productId: number, quantity = 1, dimensionId = 0) => ({ productId, quantity, dimensionId })

async function openBooks(products: ProductCard[], lines: ReturnType<typeof line>[]) {
  answer(listProductsByIds, () => products)
  const { container } = await renderPage(<OrderedBooks lines={lines} />, '/en/success')
  return {
    spines: () => container.querySelectorAll('span > svg').length,
    covers: () => [...container.querySelectorAll('img')].map((image) => image.getAttribute('src')),
    coverWidth: () => container.querySelector('img')?.getBoundingClientRect().width,
    ends: () => {
      const ledge = container.querySelector('[aria-hidden]') as HTMLElement
      const inner = [...ledge.querySelectorAll('span')].map((item) => item.getBoundingClientRect().right)
      return [Math.max(...inner), ledge.getBoundingClientRect().right]
    },
  }
}

it('beside the spine of one book stands its cover', async () => {
  await page.viewport(390, 844)
  const { spines, covers, coverWidth, ends } = await openBooks([sampleBook(1)], [line(1)])
  await expect.poll(spines).toBe(1)
  expect(covers()).toEqual(['/covers/b1/480.webp'])
  expect(coverWidth()).toBeGreaterThan(100)
  const [last = 0, edge = 0] = ends()
  expect(last).toBeLessThanOrEqual(edge)
})

it('three spines stand alone', async () => {
  const { spines, covers } = await openBooks([sampleBook(1), sampleBook(2)], [line(1, 2), line(2)])
  await expect.poll(spines).toBe(3)
  expect(covers()).toEqual([])
})

it('a thing has no spine; it stands there in the colour that was bought', async () => {
  const pen = sampleBook(2, { coverFormat: 'plate', dimensions: [sampleColor(5, 'blue'), sampleColor(6, 'red')] })
  const { spines, covers } = await openBooks([sampleBook(1), pen], [line(1), line(2, 4, 6)])
  await expect.poll(spines).toBe(1)
  expect(covers()).toEqual(['/covers/b1/color-red/480.webp'])
})

it('a thing on two lines, one of them wrapped, stands there once', async () => {
  const thing = sampleBook(1, { coverFormat: 'plate' })
  const { covers } = await openBooks(
    [thing],
    [line(1), { ...line(1), extension: { wrapping: true } } as ReturnType<typeof line>],
  )
  await expect.poll(covers).toHaveLength(1)
})
