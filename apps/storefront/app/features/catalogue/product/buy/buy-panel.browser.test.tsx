import type { Product } from '@stoa/contract/catalogue/catalogue'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderPage } from '../../../../../test/render-page.tsx'
import { sampleColor, sampleExtras, sampleProduct } from '../../../../../test/sample-books.ts'
import { tap } from '../../../../../test/tap.ts'
import texts from '../../../../locales/en/product.json' with { type: 'json' }
import { listenToPage } from '../../../../state/page-events.ts'
import { BuyPanel } from './buy-panel.tsx'
import { useBuySelection } from './use-buy-selection.ts'

const extras = sampleExtras({ texts: { 'stock-notice-consent': 'I agree' } })

function BuyPage({ product }: { product: Product }) {
  return <BuyPanel product={product} extras={extras} selection={useBuySelection(product)} buttonRef={null} />
}

async function openPanel(overrides: Partial<Product> = {}) {
  const addToCart = vi.fn()
  listenToPage({ addToCart, redirect: () => {} })
  const screen = await renderPage(<BuyPage product={sampleProduct(overrides)} />, '/en/products/book-1')
  return { ...screen, addToCart, add: screen.getByRole('button', { name: 'Add to basket' }) }
}

it('adds the chosen quantity, up to the copies there are', async () => {
  const { add, addToCart, getByRole, getByText } = await openPanel({ quantity: 3 })
  const quantity = getByRole('textbox', { name: 'Quantity: Book 1' })
  await quantity.fill('4')
  await userEvent.keyboard('{Enter}')
  await expect.element(getByText('You can order up to 3 at a time.')).toBeVisible()
  await quantity.fill('3')
  await tap(add)
  expect(addToCart.mock.calls).toEqual([[{ productId: 1, dimensionId: 0, quantity: 3 }]])
})

it('adds the chosen form; one that is sold out cannot be chosen', async () => {
  const dimensions = [sampleColor(5, 'red', 0), sampleColor(6, 'blue'), sampleColor(7, 'green')]
  const { add, addToCart, getByRole } = await openPanel({ dimensions })
  await expect.element(getByRole('radio', { name: /Red/ })).toBeDisabled()
  await expect.element(getByRole('radio', { name: /Blue/ })).toBeChecked()
  await getByRole('radio', { name: /Green/ }).click({ force: true })
  await add.click()
  expect(addToCart).toHaveBeenCalledExactlyOnceWith({ productId: 1, dimensionId: 7, quantity: 1 })
})

it('says in plain words that something is not on sale yet', async () => {
  const { add, getByRole, getByText } = await openPanel({ availability: 'notAvailable', heldBack: true })
  await expect.element(getByText(texts.notice.titleOnSale)).toBeVisible()
  await expect.element(getByText(texts.notForSale.held)).toBeVisible()
  await expect.element(getByRole('button', { name: 'Notify me by e-\u2060mail' })).toBeVisible()
  await expect.element(add).not.toBeInTheDocument()
})

it.each([
  ['comingSoon', 'coming', 'titleRelease'],
  ['exhausted', 'outOfPrint', 'titleCopy'],
  ['notAvailable', 'unavailable', 'titleReturn'],
] as const)('says why %s cannot be bought, and asks what to write about', async (availability, reason, question) => {
  const { add, getByRole, getByText } = await openPanel({ availability, quantity: 0 })
  await expect.element(getByText(texts.notForSale[reason])).toBeVisible()
  await expect.element(getByRole('form', { name: texts.notice[question] })).toBeVisible()
  await expect.element(add).not.toBeInTheDocument()
})

it.each([
  ['preOrder', 'Pre-order', /^We keep your place/],
  ['afterOrder', 'Add to basket', /^We order it from the publisher/],
] as const)('sells %s ahead, and says what happens', async (availability, button, words) => {
  const { addToCart, getByRole, getByText } = await openPanel({ availability, releaseDate: '2027-03-12' })
  await expect.element(getByText(words)).toBeVisible()
  await tap(getByRole('button', { name: button, exact: true }))
  expect(addToCart).toHaveBeenCalledExactlyOnceWith({ productId: 1, dimensionId: 0, quantity: 1 })
})

it('says on which day a title comes out', async () => {
  const { getByText } = await openPanel({ availability: 'preOrder', releaseDate: '2027-03-12' })
  await expect.element(getByText('Pre-order, out 12 March 2027')).toBeVisible()
})

it('offers a notice instead of the button when there is nothing to buy', async () => {
  const { add, getByRole } = await openPanel({ availability: 'notAvailable', quantity: 0 })
  await expect.element(getByRole('button', { name: 'Notify me by e-\u2060mail' })).toBeVisible()
  await expect.element(add).not.toBeInTheDocument()
})

it('strikes through the price before a reduction, never the publisher’s', async () => {
  const struck = async (overrides: Partial<Product>) => {
    const { container, unmount } = await openPanel({ publisherPrice: 1500, ...overrides })
    const texts = Array.from(container.querySelectorAll('s, del'), ({ textContent }) => textContent)
    const badges = container.textContent?.match(/[-−]\d+\s*%/g) ?? []
    await unmount()
    return [texts, badges]
  }
  expect(await struck({ priceKind: 'comparison' })).toEqual([[], []])
  const [texts, badges] = await struck({ priceKind: 'reduction', priceBeforeDiscount: 1250, discountPercent: 20 })
  expect(texts).toEqual([expect.stringContaining('12.50')])
  expect(badges).toHaveLength(1)
})

it('warns before the button, where the product has a warning', async () => {
  const { add, getByText } = await openPanel({ warnings: 'Not suitable for children under 36 months.' })
  const warning = getByText('Not suitable for children under 36 months.')
  await expect.element(warning).toBeVisible()
  const order = warning.element().compareDocumentPosition(add.element())
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})
