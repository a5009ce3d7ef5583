import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPage } from '../../../../../test/render-page.tsx'
import { sampleProduct } from '../../../../../test/sample-books.ts'
import { tap } from '../../../../../test/tap.ts'
import { useModalHistory } from '../../../../state/modal-history.ts'
import { closeModal } from '../../../../state/modal-store.ts'
import { ProductGallery } from './product-gallery.tsx'

function ProductPage() {
  useModalHistory()
  return <ProductGallery product={sampleProduct()} />
}

beforeEach(() => closeModal())

async function openZoom() {
  const screen = await renderPage(<ProductPage />, '/en/products/book-1')
  const opener = screen.getByRole('button', { name: /^Zoom: / })
  await opener.click()
  const zoom = screen.getByRole('dialog')
  return { ...screen, opener, zoom, picture: zoom.getByRole('img'), scale: zoom.getByRole('status') }
}

it('shows the picture of the pressed thumbnail, by mouse and by finger', async () => {
  const { getByRole } = await renderPage(<ProductGallery product={sampleProduct()} />, '/en/products/book-1')
  const back = getByRole('button', { name: 'Back cover' })
  await back.click()
  await expect.element(back).toHaveAttribute('aria-pressed', 'true')
  await expect.element(getByRole('button', { name: 'Zoom: Back cover: Book 1' })).toBeVisible()
  await tap(getByRole('button', { name: 'Inside' }))
  await expect.element(getByRole('button', { name: 'Zoom: Inside: Book 1' })).toBeVisible()
})

it('zooms by buttons, keys and wheel, between its limits', async () => {
  const { zoom, picture, scale } = await openZoom()
  await expect.element(scale).toHaveTextContent('100%')
  await zoom.getByRole('button', { name: 'Zoom in' }).click()
  await expect.element(scale).toHaveTextContent('150%')
  await userEvent.keyboard('{-}{-}')
  await expect.element(scale).toHaveTextContent('100%')
  await userEvent.keyboard('+')
  await expect.element(picture).toHaveStyle({ transform: 'matrix(1.5, 0, 0, 1.5, 0, 0)' })
  await userEvent.keyboard('0')
  await expect.element(scale).toHaveTextContent('100%')
  await userEvent.wheel(picture, { delta: { y: -400 } })
  await expect.element(scale).not.toHaveTextContent('100%')
})

it('a press looks closer and back', async () => {
  const { picture, scale } = await openZoom()
  await picture.click()
  await expect.element(scale).toHaveTextContent('250%')
  await picture.click()
  await expect.element(scale).toHaveTextContent('100%')
})

it('arrows turn to the next picture, and move one that is zoomed', async () => {
  const { zoom, picture } = await openZoom()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(zoom.getByRole('heading')).toHaveTextContent('Inside: Book 1. Picture 3 of 3')
  await userEvent.keyboard('{ArrowRight}+++{ArrowDown}')
  await expect.element(zoom.getByRole('heading')).toMatchTextContent('Picture 1 of 3')
  await expect.poll(() => new DOMMatrix(getComputedStyle(picture.element()).transform).f).toBeLessThan(0)
})

it('closes on Escape, returns the focus, and the gallery shows the last picture', async () => {
  const { getByRole, zoom } = await openZoom()
  await zoom.getByRole('button', { name: 'Next picture' }).click()
  await userEvent.keyboard('{Escape}')
  await expect.element(zoom).not.toBeInTheDocument()
  await expect.element(getByRole('button', { name: 'Zoom: Back cover: Book 1' })).toHaveFocus()
})

it('closes on Back, and the page and its shown picture stay', async () => {
  const { getByRole, zoom, address } = await openZoom()
  await zoom.getByRole('button', { name: 'Next picture' }).click()
  history.back()
  await expect.element(zoom).not.toBeInTheDocument()
  await expect.element(getByRole('button', { name: 'Zoom: Back cover: Book 1' })).toHaveFocus()
  expect(address()).toBe('/en/products/book-1')
})

it('fills a phone’s screen', async () => {
  await page.viewport(390, 844)
  const { zoom } = await openZoom()
  const box = zoom.element().getBoundingClientRect()
  expect([box.top, box.left, box.height]).toEqual([0, 0, 844])
})
