// The way of receiving comes before the address, and decides whether one is asked for.

import { listBranches } from '@stoa/contract/ordering/branches'
import { composeOrderTotals } from '@stoa/contract/ordering/cart'
import { estimateDelivery } from '@stoa/contract/ordering/checkout'
import { holdCopies } from '@stoa/contract/ordering/holds'
import { listCountryRegions, listPostalCodes } from '@stoa/contract/ordering/places'
import { beforeEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderPage } from '../../../../../test/render-page.tsx'
import { sampleTotals } from '../../../../../test/sample-books.ts'
import { regionsOf, sampleCheckout, samplePostalCodes } from '../../../../../test/sample-checkout.ts'
import { answer } from '../../../../../test/shop-stub.ts'
import { tap } from '../../../../../test/tap.ts'
import { cartStore } from '../../../../state/cart-store.ts'
import { CheckoutDataProvider } from '../checkout-data-context.ts'
import { draftStore } from '../form/draft-store.ts'
import { InformationForm } from './information-form.tsx'

beforeEach(() => draftStore.clear())

const locker = { id: 4, code: 'locker', name: 'Locker', help: '', rates: [] }

async function openForm() {
  cartStore.replace([{ productId: 1, dimensionId: 0, quantity: 1 }])
  answer(listPostalCodes, () => samplePostalCodes)
  answer(listCountryRegions, ({ countryId }) => regionsOf(countryId))
  answer(composeOrderTotals, ({ items }) => sampleTotals(items))
  answer(estimateDelivery, () => [])
  answer(listBranches, () => [])
  answer(holdCopies, () => ({ key: null, until: null }))
  const screen = await renderPage(
    <CheckoutDataProvider value={{ ...sampleCheckout, shippingTypes: [...sampleCheckout.shippingTypes, locker] }}>
      <InformationForm reason={null} />
    </CheckoutDataProvider>,
    '/en/checkout-information',
  )
  const { getByRole } = screen
  return { ...screen, address: getByRole('region', { name: 'Address', exact: true }), path: screen.address }
}

it('until something is chosen, and for the door, an address is asked for', async () => {
  const { address, getByRole } = await openForm()
  await expect.element(address).toBeVisible()
  await getByRole('radio', { name: /^Home delivery/ }).click()
  await expect.element(address).toBeVisible()
})

it('a locker needs a name and a mobile, by touch, and goes on without an address', async () => {
  const { address, getByLabelText, getByRole, getByText, path } = await openForm()
  await tap(getByRole('radio', { name: /^Locker/ }))
  await expect.element(address).not.toBeInTheDocument()
  await expect.element(getByText('The message about collecting your parcel comes here.')).toBeVisible()
  await getByLabelText('First name').fill('Eleni')
  await getByLabelText('Last name').fill('Markou')
  await getByLabelText('E-mail').fill('eleni@example.gr')
  await getByLabelText('Mobile').fill('6971234567')
  await userEvent.keyboard('{Enter}')
  await expect.poll(path).toBe('/en/checkout-shipping-payment')
  expect(draftStore.read().choice.shippingTypeId).toBe(locker.id)
})

it('an invoice for what is collected asks for the company’s address', async () => {
  const { getByRole, getByText } = await openForm()
  await getByRole('radio', { name: /^Collect/ }).click()
  await getByText('Invoice', { exact: true }).click()
  await expect.element(getByRole('region', { name: 'Registered address' })).toBeVisible()
})
