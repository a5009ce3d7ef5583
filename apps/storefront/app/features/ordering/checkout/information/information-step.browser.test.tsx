// The ways of receiving come with their prices and days, so that nothing below them moves.

import { composeOrderTotals } from '@stoa/contract/ordering/cart'
import { estimateDelivery } from '@stoa/contract/ordering/checkout'
import { holdCopies } from '@stoa/contract/ordering/holds'
import { listCountryRegions, listPostalCodes } from '@stoa/contract/ordering/places'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { renderPage } from '../../../../../test/render-page.tsx'
import { sampleTotals } from '../../../../../test/sample-books.ts'
import { regionsOf, sampleCheckout, sampleGiftCard, samplePostalCodes } from '../../../../../test/sample-checkout.ts'
import { answer, refuse } from '../../../../../test/shop-stub.ts'
import { cartStore } from '../../../../state/cart-store.ts'
import { CheckoutDataProvider } from '../checkout-data-context.ts'
import { draftStore } from '../form/draft-store.ts'
import { InformationStep } from './information-step.tsx'

const ordered = { orderBy: '2026-11-26', orderBefore: 15 }
const estimates = [
  { shippingTypeId: 1, from: '2026-11-30', to: '2026-12-01', ...ordered },
  { shippingTypeId: 2, from: '2026-11-27', to: '2026-11-27', ...ordered },
]

beforeEach(async () => {
  draftStore.clear()
  cartStore.replace([{ productId: 1, dimensionId: 0, quantity: 1 }])
  answer(listPostalCodes, () => samplePostalCodes)
  answer(listCountryRegions, ({ countryId }) => regionsOf(countryId))
  answer(holdCopies, () => ({ key: null, until: null }))
  await page.viewport(390, 844)
})

const openStep = () =>
  renderPage(
    <CheckoutDataProvider value={sampleCheckout}>
      <InformationStep reason={null} />
    </CheckoutDataProvider>,
    '/en/checkout-information',
  )

/** What has moved since, whoever caused it. */
function watchShifts(): () => Promise<PerformanceEntry[]> {
  const shifts: PerformanceEntry[] = []
  const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()))
  observer.observe({ type: 'layout-shift' })
  onTestFinished(() => observer.disconnect())
  return async () => {
    // the frame that is being made, and the one that tells of it
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    return [...shifts, ...observer.takeRecords()]
  }
}

it('what is known is there before prices and days', async () => {
  answer(composeOrderTotals, () => new Promise(() => {}))
  answer(estimateDelivery, () => estimates)
  const { getByRole, getByText } = await openStep()
  await expect.element(getByRole('heading', { name: 'Delivery' })).toBeVisible()
  await expect.element(getByText('Home delivery')).toBeVisible()
  await expect.element(getByText('Collect')).toBeVisible()
  await expect.element(getByText('By e-mail')).not.toBeInTheDocument()
  await expect.element(getByRole('radio')).not.toBeInTheDocument()
})

it('no way of receiving is shown for what goes by e-mail', async () => {
  cartStore.replace([sampleGiftCard()])
  answer(composeOrderTotals, () => new Promise(() => {}))
  answer(estimateDelivery, () => estimates)
  const { getByRole } = await openStep()
  await expect.element(getByRole('heading', { name: 'Contact details' })).toBeVisible()
  await expect.element(getByRole('heading', { name: 'Delivery' })).not.toBeInTheDocument()
})

it('on a phone the days have a line of their own, so that no text comes that is larger than the heading', async () => {
  answer(composeOrderTotals, ({ items }) => sampleTotals(items))
  answer(estimateDelivery, () => estimates)
  const { getByText } = await openStep()
  await expect.element(getByText(/1 December/)).toHaveStyle({ display: 'block' })
})

it('nothing moves when prices and days come', async () => {
  const priced = Promise.withResolvers<void>()
  const dated = Promise.withResolvers<void>()
  answer(composeOrderTotals, ({ items }) => priced.promise.then(() => sampleTotals(items)))
  answer(estimateDelivery, () => dated.promise.then(() => estimates))
  const { getByRole, getByText } = await openStep()
  await expect.element(getByText('Loading your order')).toBeInTheDocument()
  const readShifts = watchShifts()
  await readShifts()
  priced.resolve()
  await readShifts()
  await expect.element(getByRole('radio')).not.toBeInTheDocument()
  dated.resolve()
  const home = getByRole('radio', { name: /^Home delivery/ })
  await expect.element(home).toHaveAccessibleDescription(/1 December/)
  await expect.element(getByRole('radio', { name: /^Collect/ })).toHaveAccessibleDescription(/27 November/)
  expect(await readShifts()).toEqual([])
})

it('the form is there without the days if they cannot be had', async () => {
  answer(composeOrderTotals, ({ items }) => sampleTotals(items))
  answer(estimateDelivery, () => refuse('too_many_requests'))
  const { getByRole } = await openStep()
  await expect.element(getByRole('radio', { name: /^Home delivery/ })).toBeVisible()
  await expect.element(getByRole('textbox', { name: 'E-mail' })).toBeVisible()
})
