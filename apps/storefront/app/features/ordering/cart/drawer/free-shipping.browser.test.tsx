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

it.each([
  ['shipping_coupon', 'METAFORIKA', null, 'METAFORIKA'],
  ['shipping_promotion', 'summer', 'Free in July', 'Free in July'],
])('asks for nothing more where a %s has made it free', async (kind, code, label, name) => {
  const taken = { kind, code, label, amount: -290, lines: [] }
  const free = { shippingCost: 0, freeShippingIn: 2000, freeShippingFrom: 3000, adjustments: [taken] }
  const { container, getByRole } = await renderPage(
    <FreeShipping totals={{ ...sampleTotals([book]), ...free }} />,
    '/en/cart',
  )
  expect(container.textContent).toContain(`Delivery is free with ${name}.`)
  await expect.element(getByRole('progressbar')).toHaveAttribute('value', '3000')
})

it('is not free where a code pays for some places only', async () => {
  const taken = { kind: 'shipping_coupon', code: 'TRITON', label: null, amount: -290, lines: [] }
  const varying = { shippingCost: 0, shippingVaries: true, freeShippingIn: 2000, freeShippingFrom: 3000 }
  const totals = { ...sampleTotals([book]), ...varying, adjustments: [taken] }
  const { container } = await renderPage(<FreeShipping totals={totals} />, '/en/cart')
  expect(container.textContent).toContain('€20.00 more for free delivery.')
})

it('is not there where nothing makes it free', async () => {
  const totals = { ...sampleTotals([book]), freeShippingIn: null, freeShippingFrom: null }
  const { getByRole } = await renderPage(<FreeShipping totals={totals} />, '/en/cart')
  await expect.element(getByRole('progressbar')).not.toBeInTheDocument()
})
