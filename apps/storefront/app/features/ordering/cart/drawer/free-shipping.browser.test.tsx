import { expect, it } from 'vitest'
import { renderPage } from '../../../../../test/render-page.tsx'
import { sampleTotals } from '../../../../../test/sample-books.ts'
import { FreeShipping } from './free-shipping.tsx'

const book = { productId: 1, dimensionId: 0, quantity: 1 }

it('counts towards free shipping only what the shop counts', async () => {
  const totals = { ...sampleTotals([book]), products: 6000, freeShippingIn: 2000, freeShippingFrom: 3000 }
  const { getByRole } = await renderPage(<FreeShipping totals={totals} />, '/en/cart')
  const bar = getByRole('progressbar')
  await expect.element(bar).toHaveAttribute('max', '3000')
  await expect.element(bar).toHaveAttribute('value', '1000')
})

it('is not there where nothing makes it free', async () => {
  const totals = { ...sampleTotals([book]), freeShippingIn: null, freeShippingFrom: null }
  const { getByRole } = await renderPage(<FreeShipping totals={totals} />, '/en/cart')
  await expect.element(getByRole('progressbar')).not.toBeInTheDocument()
})
