import { greeceId } from '@stoa/domain/identity/address-rules'
import { expect, it } from 'vitest'
import { renderPage } from '../../../../../test/render-page.tsx'
import { sampleExtras, sampleProduct } from '../../../../../test/sample-books.ts'
import { DeliveryLines } from './delivery-lines.tsx'

const home = { from: '2026-11-24', to: '2026-11-27', orderBy: '2026-11-20', orderBefore: 15 }

it.each([
  [true, /Delivery from €2\.90, free from €30\.00\.$/],
  [false, /Delivery €2\.90, free from €30\.00\.$/],
])('names the least that delivery costs as such, where it varies: %s', async (varies, text) => {
  const rates = [{ countryId: greeceId, price: 290, varies, freeFrom: 3000, minDays: 1, maxDays: 4 }]
  const shipping = [{ id: 1, code: 'home', name: 'Home delivery', help: '', rates } as const]
  const extras = sampleExtras({ shipping, arrivals: { home, store: null } })
  const { getByText } = await renderPage(
    <DeliveryLines product={sampleProduct()} extras={extras} />,
    '/en/products/book-1',
  )
  await expect.element(getByText(text)).toBeVisible()
})
