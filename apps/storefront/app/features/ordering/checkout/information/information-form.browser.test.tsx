import { listCountryRegions, listPostalCodes } from '@stoa/contract/ordering/places'
import { beforeEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderPage } from '../../../../../test/render-page.tsx'
import {
  regionsOf,
  sampleCheckout,
  sampleDelivery,
  sampleDetails,
  samplePostalCodes,
} from '../../../../../test/sample-checkout.ts'
import { answer, refuse } from '../../../../../test/shop-stub.ts'
import { CheckoutDataProvider } from '../checkout-data-context.ts'
import { type CheckoutForm, readForm } from '../form/checkout-form.ts'
import { draftStore } from '../form/draft-store.ts'
import { InformationForm } from './information-form.tsx'

beforeEach(() => draftStore.clear())

async function openForm(typed: Partial<CheckoutForm> = {}, postalCodes = samplePostalCodes) {
  answer(listPostalCodes, () => postalCodes)
  answer(listCountryRegions, ({ countryId }) => regionsOf(countryId))
  draftStore.saveForm({ ...readForm({}), ...typed })
  const screen = await renderPage(
    <CheckoutDataProvider value={sampleCheckout}>
      <InformationForm reason={null} />
    </CheckoutDataProvider>,
    '/en/checkout-information',
  )
  return {
    ...screen,
    billing: screen.getByRole('region', { name: 'Address', exact: true }),
    delivery: screen.getByRole('region', { name: 'Delivery address' }),
    next: screen.getByRole('button', { name: 'Continue to delivery' }),
  }
}

it('goes on with complete details', async () => {
  const { next, address } = await openForm(sampleDetails)
  await next.click()
  await expect.poll(address).toBe('/en/checkout-shipping-payment')
})

it('asks no region of a delivery address abroad, whatever the buyer’s country', async () => {
  const { next, delivery, address } = await openForm({ ...sampleDetails, ...sampleDelivery })
  await expect.element(delivery.getByRole('combobox', { name: 'Region' })).not.toBeInTheDocument()
  await next.click()
  await expect.poll(address).toBe('/en/checkout-shipping-payment')
})

it('asks the region of a delivery address that has one, whatever the buyer’s country', async () => {
  const abroad = { countryId: '3', regionId: '', postalCode: '10115', city: 'Berlin' }
  const toCyprus = { deliveryCountryId: '2', deliveryPostalCode: '1010', deliveryCity: 'Nicosia' }
  const { next, delivery, getByRole, address } = await openForm({
    ...sampleDetails,
    ...sampleDelivery,
    ...abroad,
    ...toCyprus,
  })
  const district = delivery.getByRole('combobox', { name: 'District' })
  await expect.element(district).toBeVisible()
  await next.click()
  await getByRole('link', { name: 'Delivery: Choose a region.' }).click()
  await expect.element(district).toHaveFocus()
  await district.selectOptions('Nicosia')
  await next.click()
  await expect.poll(address).toBe('/en/checkout-shipping-payment')
})

it('lists what is missing, takes the focus there, and keeps what was typed', async () => {
  const { next, getByRole, getByLabelText } = await openForm({ ...sampleDetails, email: 'eleni@', street: '' })
  await next.click()
  const summary = getByRole('region', { name: 'There are 2 problems' })
  await expect.element(summary).toHaveFocus()
  await summary.getByRole('link', { name: /“eleni@” isn’t a valid e-\u2060mail/ }).click()
  const email = getByLabelText('E-mail')
  await expect.element(email).toHaveFocus()
  await expect.element(email).toHaveValue('eleni@')
  await userEvent.keyboard('example.gr')
  await expect.element(getByRole('region', { name: 'There is a problem' })).toBeVisible()
})

it('fills in town and region of a postcode', async () => {
  const { billing } = await openForm()
  await billing.getByLabelText('Postcode').fill('26221')
  await expect.element(billing.getByLabelText('Town or city')).toHaveValue('Patra')
  await expect.element(billing.getByRole('combobox', { name: 'Region' })).toHaveDisplayValue('Achaia')
  await expect.element(billing.getByText(/We filled in the town and region for 26221: Patra, Achaia/)).toBeVisible()
})

it('says a town once whose region has its name', async () => {
  const namesakes = samplePostalCodes.map((known) => ({ ...known, city: 'Achaia' }))
  const { billing } = await openForm({}, namesakes)
  await billing.getByLabelText('Postcode').fill('26221')
  await expect.element(billing.getByText('We filled in the town and region for 26221: Achaia.')).toBeVisible()
})

it('says that fields are required, and asks for the document after contact and address', async () => {
  const { getByRole, getByText } = await openForm()
  await expect.element(getByText('All fields are required unless marked optional.')).toBeVisible()
  const sections = getByRole('heading', { level: 2 }).elements()
  expect(sections.map(({ textContent }) => textContent)).toEqual(['Contact details', 'Address', 'Receipt or invoice'])
})

it('says which town a postcode replaced, and takes it back', async () => {
  const { billing } = await openForm({ ...sampleDetails, city: 'Pireas' })
  await billing.getByLabelText('Postcode').fill('26221')
  await expect.element(billing.getByText(/We changed the town you had entered, “Pireas”/)).toBeVisible()
  await billing.getByRole('button', { name: 'Undo' }).click()
  await expect.element(billing.getByLabelText('Town or city')).toHaveValue('Pireas')
  await expect.element(billing.getByLabelText('Postcode')).toHaveValue('10679')
})

it('another country clears what belongs to the first, and offers its regions', async () => {
  const { billing } = await openForm(sampleDetails)
  await billing.getByLabelText('Country').selectOptions('Cyprus')
  await expect.element(billing.getByLabelText('Postcode')).toHaveValue('')
  await expect.element(billing.getByRole('combobox', { name: 'District' })).toHaveDisplayValue('Choose')
  await expect.element(billing.getByText(/You changed the country, so we cleared/)).toBeVisible()
})

it('sends only where the shop delivers; bills go anywhere', async () => {
  const { billing, delivery } = await openForm({ ...sampleDetails, ...sampleDelivery })
  const countries = (section: typeof billing) =>
    [...section.getByLabelText('Country').element().getElementsByTagName('option')].map(({ text }) => text)
  expect(countries(billing)).toContain('United States')
  expect(countries(delivery)).toEqual(['Greece', 'Cyprus', 'Germany'])
})

it('asks for the company’s details for an invoice only, chosen by key', async () => {
  const { getByRole, getByLabelText, next, address } = await openForm(sampleDetails)
  await getByRole('radio', { name: 'Receipt' }).click({ force: true })
  await userEvent.keyboard('{ArrowRight}')
  await getByLabelText('Tax number (ΑΦΜ)').fill('123')
  await next.click()
  await expect.element(getByRole('link', { name: /“123” isn’t a valid tax number/ })).toBeVisible()
  await userEvent.click(getByRole('radio', { name: 'Receipt' }), { force: true })
  await expect.element(getByLabelText('Tax number (ΑΦΜ)')).not.toBeInTheDocument()
  await next.click()
  await expect.poll(address).toBe('/en/checkout-shipping-payment')
})

it('asks a guest for no name of an address', async () => {
  const { billing } = await openForm()
  await expect.element(billing.getByRole('button', { name: 'Add area or village' })).toBeVisible()
  await expect.element(billing.getByRole('button', { name: /name/i })).not.toBeInTheDocument()
})

it('says that the regions of a country could not be had, and why, and tries again', async () => {
  const refusal = { title: 'Something went wrong.', retryAfter: '600' }
  const { billing, getByLabelText } = await openForm(sampleDetails)
  answer(listCountryRegions, () => refuse('too_many_requests', refusal))
  await billing.getByLabelText('Country').selectOptions('Cyprus')
  await expect
    .element(billing.getByRole('alert'))
    .toMatchTextContent('We couldn’t load the regions of this country. Something went wrong.')
  answer(listCountryRegions, ({ countryId }) => regionsOf(countryId))
  await billing.getByRole('button', { name: 'Try again' }).click()
  await expect.element(billing.getByLabelText('District')).toBeVisible()
  await expect.element(getByLabelText('E-mail')).toHaveValue(sampleDetails.email)
})
