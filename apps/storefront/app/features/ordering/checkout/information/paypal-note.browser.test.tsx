import { listAddresses } from '@stoa/contract/identity/addresses'
import { getPaypalBuyer, type PaypalBuyer } from '@stoa/contract/ordering/paypal-checkout'
import { listCountryRegions, listPostalCodes } from '@stoa/contract/ordering/places'
import { beforeEach, expect, it } from 'vitest'
import { renderPage } from '../../../../../test/render-page.tsx'
import { regionsOf, sampleCheckout, samplePostalCodes } from '../../../../../test/sample-checkout.ts'
import { sampleAddress, sampleSession, startSession } from '../../../../../test/sample-customer.ts'
import { answer, refuse } from '../../../../../test/shop-stub.ts'
import { paypalCheckout } from '../../../../state/paypal-checkout.ts'
import { CheckoutDataProvider } from '../checkout-data-context.ts'
import { readForm } from '../form/checkout-form.ts'
import { draftStore } from '../form/draft-store.ts'
import { InformationForm } from './information-form.tsx'

beforeEach(() => {
  draftStore.clear()
  paypalCheckout.clear()
})

const buyer: PaypalBuyer = {
  ...{ email: 'eleni.markou@example.gr', firstName: 'Eleni', lastName: 'Markou', mobile: '' },
  ...{ countryId: 1, countryCode: 'GR', street: '40 Asklipiou', city: 'Athens', postalCode: '106 79' },
}
const [card] = sampleCheckout.paymentTypes
const paypalType = { ...card, id: 7, code: 'paypal', name: 'PayPal' } as (typeof sampleCheckout.paymentTypes)[number]

async function openForm(
  answered: PaypalBuyer | ReturnType<typeof refuse>,
  codes: typeof samplePostalCodes | Promise<typeof samplePostalCodes> = samplePostalCodes,
) {
  answer(listPostalCodes, () => codes)
  answer(listCountryRegions, ({ countryId }) => regionsOf(countryId))
  const calls = answer(getPaypalBuyer, () => answered)
  paypalCheckout.begin('ABC.mac')
  const data = { ...sampleCheckout, paymentTypes: [...sampleCheckout.paymentTypes, paypalType] }
  const screen = await renderPage(
    <CheckoutDataProvider value={data}>
      <InformationForm reason={null} />
    </CheckoutDataProvider>,
    '/en/checkout-information',
  )
  await expect.poll(() => calls.length).toBe(1)
  return { ...screen, calls }
}

it('fills in what PayPal says, once, chooses PayPal, and says that nothing is charged', async () => {
  draftStore.saveForm({ ...readForm({}), firstName: 'Somebody', mobile: '6971234567' })
  const { getByRole, getByText } = await openForm(buyer)
  await expect.element(getByText(/Nothing has been charged/)).toBeVisible()
  await expect.element(getByRole('textbox', { name: 'E-mail' })).toHaveValue('eleni.markou@example.gr')
  await expect.element(getByRole('textbox', { name: 'First name' })).toHaveValue('Eleni')
  await expect.element(getByRole('combobox', { name: 'Region' })).toHaveValue('10')
  const { form, choice } = draftStore.read()
  expect(form).toMatchObject({ street: '40 Asklipiou', city: 'Athens', mobile: '6971234567', regionId: '10' })
  expect(choice.paymentTypeId).toBe(7)
  expect(paypalCheckout.read()?.filled).toEqual({ refusedCountry: '' })
})

it('the region is filled in when the postal codes arrive after PayPal’s answer, and the town stays as PayPal has it', async () => {
  const codes = Promise.withResolvers<typeof samplePostalCodes>()
  const { getByRole, getByText } = await openForm(buyer, codes.promise)
  await expect.element(getByText(/Nothing has been charged/)).toBeVisible()
  await expect.element(getByRole('combobox', { name: 'Region' })).toHaveValue('')
  codes.resolve(samplePostalCodes)
  await expect.element(getByRole('combobox', { name: 'Region' })).toHaveValue('10')
  expect(draftStore.read().form).toMatchObject({ city: 'Athens' })
})

it('nothing of an address that was typed before stays beside it', async () => {
  const typed = { building: '2nd floor', area: 'Exarchia', city: 'Patra', sameAddress: false, deliveryCity: 'Berlin' }
  draftStore.saveForm({ ...readForm({}), ...typed })
  const { getByText } = await openForm(buyer)
  await expect.element(getByText(/Nothing has been charged/)).toBeVisible()
  const { form } = draftStore.read()
  expect(form).toMatchObject({ building: '', area: '', city: 'Athens', sameAddress: true })
})

it('a customer keeps their e-mail, and has the address that they chose at PayPal', async () => {
  await startSession()
  answer(listAddresses, () => [{ ...sampleAddress(3, 'Home'), comments: 'Second floor' }])
  const { getByText, getByRole } = await openForm({ ...buyer, email: 'other@example.gr' })
  await expect.element(getByText(/Nothing has been charged/)).toBeVisible()
  await expect.element(getByRole('textbox', { name: 'Street and number' })).toHaveValue('40 Asklipiou')
  expect(draftStore.read().form).toMatchObject({ email: sampleSession.email, street: '40 Asklipiou', remarks: '' })
})

it('an address where the shop does not send is named, and not filled in', async () => {
  const { getByText } = await openForm({ ...buyer, countryId: 4, countryCode: 'US', city: 'Boston' })
  await expect.element(getByText(/a country we don’t deliver to \(United States\)/)).toBeVisible()
  expect(draftStore.read().form).toMatchObject({ firstName: 'Eleni', city: '', countryId: '1' })
})

it('a buyer who has not agreed fills in the form as ever', async () => {
  const { getByText } = await openForm(refuse('payment_not_found'))
  await expect.poll(() => paypalCheckout.read()).toBeNull()
  expect(getByText(/PayPal/).query()).toBeNull()
})

it('a PayPal that does not answer can be asked again', async () => {
  const { getByText, getByRole, calls } = await openForm(refuse('payment_unreachable', { retryAfter: '600' }))
  await expect.element(getByText(/We couldn’t get your details from PayPal/)).toBeVisible()
  answer(getPaypalBuyer, () => buyer)
  await getByRole('button', { name: 'Try again' }).click()
  await expect.element(getByText(/Nothing has been charged/)).toBeVisible()
  expect(calls.length).toBe(1)
})
