import type { Product } from '@stoa/contract/catalogue/catalogue'
import { expect, it, vi } from 'vitest'
import { renderPage } from '../../../../../test/render-page.tsx'
import { sampleBook, sampleColor, sampleProduct } from '../../../../../test/sample-books.ts'
import { tap } from '../../../../../test/tap.ts'
import { listenToPage } from '../../../../state/page-events.ts'
import { PartsSection } from './parts-section.tsx'

const parts: NonNullable<Product['parts']> = [
  { product: sampleBook(2, { price: 1200 }), dimensionId: 0, quantity: 2 },
  { product: sampleBook(3, { availability: 'notAvailable' }), dimensionId: 0, quantity: 1 },
  { product: sampleBook(4, { dimensions: [sampleColor(7, 'red')] }), dimensionId: 7, quantity: 1 },
  { product: sampleBook(5, { dimensions: [sampleColor(8, 'blue')] }), dimensionId: 0, quantity: 1 },
]

async function openParts(kind: string) {
  const addToCart = vi.fn()
  listenToPage({ addToCart, redirect: () => {} })
  const screen = await renderPage(<PartsSection product={sampleProduct({ kind, parts })} />, '/en/products/book-1')
  const row = (number: number) => screen.getByRole('listitem').filter({ hasText: `Book ${number}` })
  return { ...screen, addToCart, row }
}

it('the parts of a group are bought one by one, each in its form', async () => {
  const { addToCart, row } = await openParts('grouped')
  await row(2).getByRole('button', { name: 'More' }).click()
  await tap(row(2).getByRole('button', { name: 'Add to basket: Book 2' }))
  await row(4).getByRole('button', { name: 'Add to basket: Book 4' }).click()
  expect(addToCart.mock.calls).toEqual([
    [{ productId: 2, dimensionId: 0, quantity: 2 }],
    [{ productId: 4, dimensionId: 7, quantity: 1 }],
  ])
  await expect.element(row(2)).toMatchTextContent('€12.00')
  await expect.element(row(4)).toMatchTextContent('Red')
})

it('what has run out has no button, and what comes in several forms leads to its page', async () => {
  const { row } = await openParts('grouped')
  await expect.element(row(3)).toMatchTextContent('Not available')
  expect(row(3).getByRole('button').elements()).toEqual([])
  await expect.element(row(5).getByRole('link', { name: 'Choose a version: Book 5' })).toBeVisible()
  expect(row(5).getByRole('button').elements()).toEqual([])
})

it('the parts of a set say how many are in it, and are not bought here', async () => {
  const { row, getByRole } = await openParts('bundle')
  await expect.element(row(2)).toMatchTextContent(/2 × ?Book 2.*€12\.00 ?each/)
  expect(getByRole('button').elements()).toEqual([])
})
