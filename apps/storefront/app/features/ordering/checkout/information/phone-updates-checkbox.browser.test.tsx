import { composeCartTotals, composeOrderTotals } from '@stoa/contract/ordering/cart'
import { estimateDelivery } from '@stoa/contract/ordering/checkout'
import { listCountryRegions, listPostalCodes } from '@stoa/contract/ordering/places'
import { beforeEach, expect, it } from 'vitest'
import { renderPage } from '../../../../../test/render-page.tsx'
import { sampleTotals } from '../../../../../test/sample-books.ts'
import { regionsOf, sampleCheckout, sampleGiftCard, samplePostalCodes } from '../../../../../test/sample-checkout.ts'
import { answer } from '../../../../../test/shop-stub.ts'
import { tap } from '../../../../../test/tap.ts'
import { cartStore } from '../../../../state/cart-store.ts'
import type { CheckoutData } from '../checkout-data.ts'
import { CheckoutDataProvider } from '../checkout-data-context.ts'
import { draftStore } from '../form/draft-store.ts'
import { InformationForm } from './information-form.tsx'

beforeEach(() => draftStore.clear())

function openForm(contactChannels: CheckoutData['contactChannels']) {
  cartStore.replace([sampleGiftCard()])
  answer(listPostalCodes, () => samplePostalCodes)
  answer(composeCartTotals, ({ items }) => sampleTotals(items))
  answer(composeOrderTotals, ({ items }) => sampleTotals(items))
  answer(estimateDelivery, () => [])
  answer(listCountryRegions, ({ countryId }) => regionsOf(countryId))
  return renderPage(
    <CheckoutDataProvider value={{ ...sampleCheckout, contactChannels }}>
      <InformationForm reason={null} />
    </CheckoutDataProvider>,
    '/en/checkout-information',
  )
}

it('is chosen by touch, and not beforehand, and says what the number is for', async () => {
  const { getByRole, getByText } = await openForm(['Email', 'Mobile'])
  const updates = getByRole('checkbox', { name: /Updates by Viber or SMS/ })
  await expect.element(updates).not.toBeChecked()
  await tap(updates)
  await expect.element(updates).toBeChecked()
  await expect.element(getByText('For the updates about your order.')).toBeVisible()
  expect(draftStore.read().form.updatesByPhone).toBe(true)
})

it('is not offered by a shop that sends nothing to phones', async () => {
  const { getByRole, getByLabelText } = await openForm(['Email'])
  await expect.element(getByLabelText('E-mail')).toBeVisible()
  await expect.element(getByRole('checkbox', { name: /Viber/ })).not.toBeInTheDocument()
})
