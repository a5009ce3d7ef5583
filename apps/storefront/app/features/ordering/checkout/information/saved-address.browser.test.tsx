// The details of an order of somebody whose addresses are known.

import { type CustomerAddress, insertAddress, listAddresses } from '@stoa/contract/identity/addresses'
import { listCountryRegions, listPostalCodes } from '@stoa/contract/ordering/places'
import { beforeEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderPage } from '../../../../../test/render-page.tsx'
import { regionsOf, sampleCheckout, sampleDelivery, samplePostalCodes } from '../../../../../test/sample-checkout.ts'
import { sampleAddress, startSession } from '../../../../../test/sample-customer.ts'
import { answer, refuse } from '../../../../../test/shop-stub.ts'
import { CheckoutDataProvider } from '../checkout-data-context.ts'
import { type CheckoutForm, readForm } from '../form/checkout-form.ts'
import { draftStore } from '../form/draft-store.ts'
import { InformationForm } from './information-form.tsx'

const home: CustomerAddress = {
  ...sampleAddress(3, 'Home'),
  area: 'Neapoli',
  building: 'Second bell',
  comments: 'Second floor',
}
const work: CustomerAddress = {
  ...sampleAddress(4, 'Work'),
  street: 'Ermou 2',
  mobile: '6900000004',
  comments: 'Ask at the desk',
  isDelivery: false,
  isBilling: false,
}

beforeEach(() => draftStore.clear())

type Addresses = CustomerAddress[] | ReturnType<typeof refuse> | Promise<CustomerAddress[]>

async function openForm(addresses: Addresses, typed: Partial<CheckoutForm> = {}) {
  await startSession()
  answer(listAddresses, () => addresses)
  answer(listPostalCodes, () => samplePostalCodes)
  answer(listCountryRegions, ({ countryId }) => regionsOf(countryId))
  draftStore.saveForm({ ...readForm({}), ...typed })
  const screen = await renderPage(
    <CheckoutDataProvider value={sampleCheckout}>
      <InformationForm reason={null} />
    </CheckoutDataProvider>,
    '/en/checkout-information',
  )
  const billing = screen.getByRole('region', { name: 'Address', exact: true })
  const delivery = screen.getByRole('region', { name: 'Delivery address' })
  return {
    ...screen,
    billing,
    delivery,
    change: billing.getByRole('button', { name: 'Change: Address' }),
    changeDelivery: delivery.getByRole('button', { name: 'Change: Delivery address' }),
    /** The card of a saved address. */
    cardOf: (title: string) => billing.getByRole('radio', { name: new RegExp(`^${title}`) }),
    same: screen.getByRole('checkbox', { name: 'Deliver to the same address' }),
    next: screen.getByRole('button', { name: 'Continue to delivery' }),
  }
}

it('shows the saved address with phone and note instead of fields, and goes on with it', async () => {
  const { billing, change, next, address } = await openForm([home, work])
  await expect.element(change).toBeVisible()
  await expect.element(billing.getByText('Home · Riga Fereou 3, Second bell, 262 21 Patra, Neapoli')).toBeVisible()
  await expect.element(billing.getByText('Ελένη Μάρκου, 697 123 4567')).toBeVisible()
  await expect.element(billing.getByText('For the courier: Second floor')).toBeVisible()
  expect(billing.getByRole('textbox').elements()).toEqual([])
  await next.click()
  await expect.poll(address).toBe('/en/checkout-shipping-payment')
  expect(draftStore.read().form).toMatchObject({ street: 'Riga Fereou 3', area: 'Neapoli', remarks: 'Second floor' })
})

it('holds the place of an address that is still loading', async () => {
  const loaded = Promise.withResolvers<CustomerAddress[]>()
  const { billing, change } = await openForm(loaded.promise)
  await expect.element(billing.getByLabelText('Street and number')).not.toBeInTheDocument()
  await expect.element(change).not.toBeInTheDocument()
  loaded.resolve([home])
  await expect.element(change).toBeVisible()
})

it('asks for the address when the saved ones cannot be read', async () => {
  const { billing, getByRole } = await openForm(
    refuse('address_not_found', { title: 'What you asked for was not found.' }),
  )
  await expect
    .element(getByRole('alert'))
    .toMatchTextContent(
      'We couldn’t load your saved addresses. You can write one here. What you asked for was not found.',
    )
  const street = billing.getByLabelText('Street and number')
  await street.fill('Ermou 9')
  await expect.element(street).toHaveValue('Ermou 9')
})

it('is changed with the keyboard: the choice has the focus, another address brings its own note', async () => {
  const { billing, change, cardOf, next, address } = await openForm([home, work])
  await expect.element(change).toBeVisible()
  change.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(cardOf('Home')).toHaveFocus()
  await expect.element(cardOf('Home')).toBeChecked()
  await expect.element(cardOf('Home')).toHaveAccessibleName(/Riga Fereou 3, Second bell, 262 21 Patra, Neapoli$/)
  await expect.element(billing.getByLabelText(/^Area or village/)).toHaveValue('Neapoli')
  const note = billing.getByLabelText(/^Order note/)
  await expect.element(note).toHaveValue('Second floor')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(cardOf('Work')).toBeChecked()
  await expect.element(billing.getByLabelText('Street and number')).toHaveValue('Ermou 2')
  await expect.element(note).toHaveValue('Ask at the desk')
  await note.fill('Ring twice')
  await cardOf('Home').click()
  await expect.element(note).toHaveValue('Ring twice')
  await expect.element(change).not.toBeInTheDocument()
  await cardOf('Another address').click()
  await expect.element(billing.getByLabelText('Street and number')).toHaveValue('')
  await cardOf('Work').click()
  await next.click()
  await expect.poll(address).toBe('/en/checkout-shipping-payment')
})

it('leaves what has been typed, and shows no card for it', async () => {
  const { billing, change } = await openForm([home], { street: 'Ermou 9' })
  await expect.element(billing.getByLabelText('Street and number')).toHaveValue('Ermou 9')
  await expect.element(change).not.toBeInTheDocument()
})

it('keeps the card when the buyer’s phone is another one', async () => {
  const { getByLabelText, billing } = await openForm([home])
  await getByLabelText('Mobile').fill('6911111111')
  await expect.element(billing.getByText('Ελένη Μάρκου, 691 111 1111')).toBeVisible()
})

it('asks for what is missing in an incomplete saved address', async () => {
  const { billing, change } = await openForm([{ ...home, regionId: null, regionName: null }])
  await expect.element(billing.getByRole('combobox', { name: 'Region' })).toHaveDisplayValue('Choose')
  await expect.element(change).not.toBeInTheDocument()
})

it('opens for a field that the shop has refused, with the focus on the error', async () => {
  draftStore.setRefused({ postalCode: 'The courier does not know this postcode.' })
  const { billing, getByRole, change } = await openForm([home])
  const summary = getByRole('region', { name: 'There is a problem' })
  await expect.element(summary).toHaveFocus()
  await summary.getByRole('link', { name: 'The courier does not know this postcode.' }).click()
  await expect.element(billing.getByLabelText('Postcode')).toHaveFocus()
  await expect.element(change).not.toBeInTheDocument()
})

it('sends to another saved address, with its note; back at the same one, with the first note', async () => {
  const { billing, delivery, same, next, address } = await openForm([home, work])
  await same.click()
  await expect.element(delivery.getByText('Work · Ermou 2, 262 21 Patra')).toBeVisible()
  await expect.element(delivery.getByText('Ελένη Μάρκου, 690 000 0004')).toBeVisible()
  await expect.element(delivery.getByText('For the courier: Ask at the desk')).toBeVisible()
  await expect.element(billing.getByText(/For the courier/)).not.toBeInTheDocument()
  await same.click()
  await expect.element(billing.getByText('For the courier: Second floor')).toBeVisible()
  await same.click()
  await next.click()
  await expect.poll(address).toBe('/en/checkout-shipping-payment')
  expect(draftStore.read().form).toMatchObject({
    street: 'Riga Fereou 3',
    deliveryStreet: 'Ermou 2',
    deliveryMobile: '6900000004',
    remarks: 'Ask at the desk',
  })
})

it('opens the delivery address with its choice and its note, and leaves the buyer’s closed', async () => {
  const { billing, delivery, same, change, changeDelivery } = await openForm([home, work])
  await same.click()
  await changeDelivery.click()
  await expect.element(delivery.getByRole('radio', { name: /^Work/ })).toHaveFocus()
  await expect.element(delivery.getByLabelText(/^Order note/)).toHaveValue('Ask at the desk')
  await expect.element(change).toBeVisible()
  expect(billing.getByRole('textbox').elements()).toEqual([])
})

it('asks for a delivery address when no other saved one is left, or was sent to', async () => {
  const abroad = { ...work, countryId: 4, countryName: 'United States', regionId: null, regionName: null }
  const { delivery, same } = await openForm([home, abroad])
  await same.click()
  await expect.element(delivery.getByLabelText('Street and number')).toHaveValue('')
})

it('shows a refused delivery field, and not the buyer’s', async () => {
  draftStore.setRefused({ deliveryCity: 'Enter the town.' })
  const { delivery, change } = await openForm([home], sampleDelivery)
  await expect.element(delivery.getByLabelText('Town or city')).toHaveAccessibleDescription('Enter the town.')
  await expect.element(change).toBeVisible()
})

it('saves another address under a name, next to those there are', async () => {
  const saved = answer(insertAddress, (input) => ({ ...home, ...input, id: 9 }) as CustomerAddress)
  const { billing, change, next, getByRole } = await openForm([home])
  await change.click()
  await billing.getByLabelText('Street and number').fill('Ermou 40')
  await getByRole('checkbox', { name: 'Save this address for future orders' }).click()
  await billing.getByLabelText('Address name').fill('Office')
  await next.click()
  await expect.poll(() => saved.map(({ input }) => [input.title, input.street])).toEqual([['Office', 'Ermou 40']])
})
