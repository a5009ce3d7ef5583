// The details of an order of gift cards alone, which are sent to no address.

import { composeCartTotals, composeOrderTotals } from '@stoa/contract/ordering/cart'
import { estimateDelivery } from '@stoa/contract/ordering/checkout'
import { listCountryRegions, listPostalCodes } from '@stoa/contract/ordering/places'
import { beforeEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderPage } from '../../../../../test/render-page.tsx'
import { sampleTotals } from '../../../../../test/sample-books.ts'
import {
  regionsOf,
  sampleCheckout,
  sampleDetails,
  sampleGiftCard,
  samplePostalCodes,
} from '../../../../../test/sample-checkout.ts'
import { answer } from '../../../../../test/shop-stub.ts'
import { tap } from '../../../../../test/tap.ts'
import { cartStore } from '../../../../state/cart-store.ts'
import { CheckoutDataProvider } from '../checkout-data-context.ts'
import { readForm } from '../form/checkout-form.ts'
import { draftStore } from '../form/draft-store.ts'
import { InformationForm } from './information-form.tsx'

beforeEach(() => draftStore.clear())

async function openForm(cart = [sampleGiftCard()]) {
  cartStore.replace(cart)
  answer(listPostalCodes, () => samplePostalCodes)
  answer(composeOrderTotals, ({ items }) => sampleTotals(items))
  answer(estimateDelivery, () => [])
  answer(listCountryRegions, ({ countryId }) => regionsOf(countryId))
  const screen = await renderPage(
    <CheckoutDataProvider value={sampleCheckout}>
      <InformationForm reason={null} />
    </CheckoutDataProvider>,
    '/en/checkout-information',
  )
  const { getByRole, getByLabelText } = screen
  return {
    ...screen,
    next: getByRole('button', { name: 'Continue to payment' }),
    async fill() {
      await getByLabelText('First name').fill('Eleni')
      await getByLabelText('Last name').fill('Markou')
      await getByLabelText('E-mail').fill('eleni@example.gr')
      await getByLabelText('Mobile').fill('6971234567')
    },
  }
}

it('asks for name, e-mail and phone, and goes on by keyboard', async () => {
  const { fill, getByRole, address } = await openForm()
  await expect.element(getByRole('region', { name: 'Address', exact: true })).not.toBeInTheDocument()
  await expect.element(getByRole('textbox', { name: /Order note/ })).not.toBeInTheDocument()
  await fill()
  await userEvent.keyboard('{Enter}')
  await expect.poll(address).toBe('/en/checkout-shipping-payment')
})

it('asks for the company’s address for an invoice, by touch, and keeps the name', async () => {
  const { fill, next, getByRole, getByText } = await openForm()
  await fill()
  await tap(getByText('Invoice', { exact: true }))
  const seat = getByRole('region', { name: 'Registered address' })
  await expect.element(seat.getByLabelText('Street and number')).toBeVisible()
  await expect.element(seat.getByLabelText('First name')).not.toBeInTheDocument()
  await tap(next)
  await expect.element(getByRole('region', { name: /^There are \d problems$/ })).toHaveFocus()
  await expect.element(getByRole('link', { name: 'Enter your postcode.' })).toBeVisible()
  await expect.element(getByRole('link', { name: 'Enter a first name.' })).not.toBeInTheDocument()
})

it('asks for an address beside a book, unless that is sold out', async () => {
  const book = { productId: 1, dimensionId: 0, quantity: 1 }
  answer(composeCartTotals, ({ items }) => sampleTotals(items))
  draftStore.saveForm({ ...readForm({}), ...sampleDetails })
  const screen = await openForm([sampleGiftCard(), book])
  await expect.element(screen.getByRole('region', { name: 'Address', exact: true })).toBeVisible()
  await screen.unmount()
  answer(composeCartTotals, ({ items }) => sampleTotals(items.filter(({ extension }) => extension)))
  const { getByRole, next } = await openForm([sampleGiftCard({ recipientName: 'Anna' }), book])
  await expect.element(next).toBeVisible()
  await expect.element(getByRole('region', { name: 'Address', exact: true })).not.toBeInTheDocument()
})
