import { getQueryClient } from '@stoa/browser/query/query-client'
import { listCountryRegions, listPostalCodes } from '@stoa/contract/ordering/places'
import { checkEuVatNumber, getCompanyDetails, type VatCheck } from '@stoa/contract/ordering/vat-checks'
import { beforeEach, expect, it } from 'vitest'
import { renderPage } from '../../../../../test/render-page.tsx'
import { regionsOf, sampleCheckout, sampleDetails, samplePostalCodes } from '../../../../../test/sample-checkout.ts'
import { answer, refuse } from '../../../../../test/shop-stub.ts'
import { CheckoutDataProvider } from '../checkout-data-context.ts'
import { type CheckoutForm, readForm } from '../form/checkout-form.ts'
import { draftStore } from '../form/draft-store.ts'
import { InformationForm } from './information-form.tsx'

beforeEach(() => {
  draftStore.clear()
  getQueryClient().clear()
})

const number = '094014201'
const valid: VatCheck = {
  result: 'valid',
  reason: null,
  companyName: 'ΜΑΡΚΟΥ ΟΕ',
  profession: 'ΕΚΔΟΣΕΙΣ',
  taxOffice: 'Α΄ ΑΘΗΝΩΝ',
  taxOfficeNumber: 1101,
  street: 'ΑΣΚΛΗΠΙΟΥ 40',
  city: 'ΑΘΗΝΑ',
  postalCode: '10679',
}
const notFound: VatCheck = { result: 'invalid', reason: 'not_found' }
const unreachable: VatCheck = { result: 'unknown', reason: 'unreachable' }

async function openInvoice(typed: Partial<CheckoutForm> = {}) {
  answer(listPostalCodes, () => samplePostalCodes)
  answer(listCountryRegions, ({ countryId }) => regionsOf(countryId))
  draftStore.saveForm({ ...readForm({}), ...sampleDetails, documentKind: 'invoice', vatNumber: number, ...typed })
  const screen = await renderPage(
    <CheckoutDataProvider value={sampleCheckout}>
      <InformationForm reason={null} />
    </CheckoutDataProvider>,
    '/en/checkout-information',
  )
  const field = screen.getByLabelText('Tax number (ΑΦΜ)')
  return {
    ...screen,
    field,
    check: screen.getByRole('button', { name: /^Check/ }),
    company: screen.getByLabelText('Company name'),
    next: screen.getByRole('button', { name: 'Continue to delivery' }),
  }
}

it('fills in the company, says so, and leaves what was filled to be corrected', async () => {
  const gate = Promise.withResolvers<VatCheck>()
  const calls = answer(getCompanyDetails, () => gate.promise)
  const { check, company, field, getByRole, getByLabelText } = await openInvoice({ companyName: 'Markou' })
  await check.click()
  await expect.element(getByRole('status').filter({ hasText: 'Checking the tax number.' })).toBeInTheDocument()
  await expect.element(check).toHaveAttribute('aria-busy', 'true')
  await check.click({ force: true })
  gate.resolve(valid)
  await expect.element(company).toHaveValue('ΜΑΡΚΟΥ ΟΕ')
  await expect.element(getByLabelText('Profession')).toHaveValue('ΕΚΔΟΣΕΙΣ')
  await expect.element(getByLabelText('Tax office (ΔΟΥ)')).toHaveValue('Α΄ ΑΘΗΝΩΝ')
  await expect.element(field).toHaveAccessibleDescription(/^Valid in the Greek tax authority’s register/)
  await expect.element(getByRole('status').filter({ hasText: 'Valid in the Greek' })).toBeInTheDocument()
  await expect.element(check).toHaveFocus()
  expect(calls).toHaveLength(1)
  expect(draftStore.read().form).toMatchObject({ taxOfficeNumber: '1101', registeredTaxOffice: 'Α΄ ΑΘΗΝΩΝ' })
  await company.fill('Markou & Co')
  await expect.element(company).toHaveValue('Markou & Co')
})

it('fills in an address that was not begun, and leaves one that was', async () => {
  answer(getCompanyDetails, () => valid)
  const { check, company, getByLabelText } = await openInvoice({ street: '', city: '', postalCode: '', regionId: '' })
  await check.click()
  await expect.element(getByLabelText('Street and number')).toHaveValue('ΑΣΚΛΗΠΙΟΥ 40')
  await expect.element(getByLabelText('Postcode')).toHaveValue('10679')
  await expect.element(getByLabelText('Region')).toHaveDisplayValue('Attica')
  await getByLabelText('Street and number').fill('1 Ermou')
  await company.fill('')
  await check.click()
  await expect.element(company).toHaveValue('ΜΑΡΚΟΥ ΟΕ')
  await expect.element(getByLabelText('Street and number')).toHaveValue('1 Ermou')
})

it.each([
  ['not_found', `We couldn’t find “${number}” in the register. Check it, or choose a receipt.`],
  ['not_a_business', `“${number}” doesn’t belong to a business. Choose a receipt.`],
  ['inactive', `The business with the tax number “${number}” has closed. Check the number, or choose a receipt.`],
])('a number that is %s cannot have an invoice, and a receipt can be had', async (reason, message) => {
  answer(getCompanyDetails, (): VatCheck => ({ result: 'invalid', reason }))
  const complete = { companyName: 'Markou', profession: 'Books', taxOffice: 'Athens' }
  const { check, field, next, getByRole, address } = await openInvoice(complete)
  await check.click()
  await expect.element(field).toHaveAccessibleDescription(message)
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await expect.element(getByRole('status').filter({ hasText: message })).toBeInTheDocument()
  await next.click()
  await expect.element(getByRole('link', { name: message })).toBeVisible()
  await getByRole('radio', { name: 'Receipt' }).click({ force: true })
  await next.click()
  await expect.poll(address).toBe('/en/checkout-shipping-payment')
})

it('another number is another question', async () => {
  answer(getCompanyDetails, ({ vatNumber }) => (vatNumber === number ? notFound : valid))
  const { check, field } = await openInvoice()
  await check.click()
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await field.fill('EL 094 014 391')
  await expect.element(field).not.toHaveAttribute('aria-invalid')
  await check.click()
  await expect.element(field).toHaveAccessibleDescription(/^Valid/)
})

it.each<[string, VatCheck | ReturnType<typeof refuse>, RegExp]>([
  ['is not answered for', unreachable, /isn’t answering right now\. Your order goes ahead/],
  ['is beyond the quota', { result: 'unknown', reason: 'quota' }, /takes no more checks today/],
  ['is asked for too often', refuse('too_many_requests', { retryAfter: '60' }), /many checks in a short time/],
  ['is asked for too late', refuse('checkout_required'), /isn’t answering right now/],
])('a number that %s keeps nobody from going on', async (_, answered, message) => {
  answer(getCompanyDetails, () => answered)
  answer(checkEuVatNumber, (): VatCheck => ({ result: 'unknown', reason: 'not_in_vies' }))
  const complete = { companyName: 'Markou', profession: 'Books', taxOffice: 'Athens' }
  const { check, field, next, getByText, address } = await openInvoice(complete)
  await check.click()
  await expect.element(getByText(message).first()).toBeInTheDocument()
  await expect.element(field).not.toHaveAttribute('aria-invalid')
  await next.click()
  await expect.poll(address).toBe('/en/checkout-shipping-payment')
})

it('says when the shop was not reached', async () => {
  answer(getCompanyDetails, () => Promise.reject(new TypeError('Failed to fetch')))
  const { check, getByText } = await openInvoice()
  await check.click()
  await expect.element(getByText(/We had no answer\. Check your connection/).first()).toBeInTheDocument()
})

it('asks VIES where the Greek register does not answer, and for other countries', async () => {
  answer(getCompanyDetails, () => unreachable)
  const calls = answer(checkEuVatNumber, (): VatCheck => ({ result: 'valid', reason: null, companyName: 'Markou Ltd' }))
  const { check, field, company } = await openInvoice()
  await check.click()
  await expect.element(company).toHaveValue('Markou Ltd')
  await expect.element(field).toHaveAccessibleDescription(/^Valid in VIES/)
  expect(calls.map(({ input }) => input)).toEqual([{ countryId: 1, vatNumber: number }])
})

it('of the company before nothing stays, but what was corrected does', async () => {
  answer(
    getCompanyDetails,
    ({ vatNumber }): VatCheck => (vatNumber === number ? valid : { result: 'valid', reason: null }),
  )
  const { check, field, company, getByLabelText } = await openInvoice({ street: '', city: '', postalCode: '' })
  await check.click()
  await expect.element(company).toHaveValue('ΜΑΡΚΟΥ ΟΕ')
  await getByLabelText('Profession').fill('Books')
  await field.fill('094014391')
  await check.click()
  await expect.element(company).toHaveValue('')
  await expect.element(getByLabelText('Tax office (ΔΟΥ)')).toHaveValue('')
  await expect.element(getByLabelText('Street and number')).toHaveValue('')
  await expect.element(getByLabelText('Profession')).toHaveValue('Books')
  expect(draftStore.read().form).toMatchObject({ taxOfficeNumber: '', registeredTaxOffice: '' })
})

it('what the register said of one number goes with it, and what was typed stays', async () => {
  answer(getCompanyDetails, ({ vatNumber }) => (vatNumber === number ? valid : notFound))
  const { check, company, field, getByLabelText } = await openInvoice({ street: '', city: '', postalCode: '' })
  await check.click()
  await expect.element(company).toHaveValue('ΜΑΡΚΟΥ ΟΕ')
  await getByLabelText('Profession').fill('Books')
  await field.fill('094014391')
  await expect.element(company).toHaveValue('')
  await expect.element(getByLabelText('Tax office (ΔΟΥ)')).toHaveValue('')
  await expect.element(getByLabelText('Street and number')).toHaveValue('')
  await company.fill('Markou & Co')
  await check.click()
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await expect.element(company).toHaveValue('Markou & Co')
  await expect.element(getByLabelText('Profession')).toHaveValue('Books')
  expect(draftStore.read().form).toMatchObject({ taxOfficeNumber: '', registeredTaxOffice: '' })
})

it('a company that the register no longer has is forgotten, and one that it cannot tell of now is not', async () => {
  let said: VatCheck = valid
  answer(getCompanyDetails, () => said)
  answer(checkEuVatNumber, () => unreachable)
  const { check, company, field, getByText } = await openInvoice()
  await check.click()
  await expect.element(company).toHaveValue('ΜΑΡΚΟΥ ΟΕ')
  said = unreachable
  await check.click()
  await expect.element(getByText(/isn’t answering right now/).first()).toBeInTheDocument()
  await expect.element(company).toHaveValue('ΜΑΡΚΟΥ ΟΕ')
  said = notFound
  await check.click()
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await expect.element(company).toHaveValue('')
})

it('back at the form, what was filled in before goes with its number', async () => {
  answer(getCompanyDetails, () => valid)
  const first = await openInvoice()
  await first.check.click()
  await expect.element(first.company).toHaveValue('ΜΑΡΚΟΥ ΟΕ')
  const { form } = draftStore.read()
  await first.unmount()
  const { company, field } = await openInvoice(form)
  await expect.element(company).toHaveValue('ΜΑΡΚΟΥ ΟΕ')
  await field.fill('094014391')
  await expect.element(company).toHaveValue('')
})

it('a mistyped number is not asked about', async () => {
  const calls = answer(getCompanyDetails, () => valid)
  const { check, field } = await openInvoice({ vatNumber: '123456789' })
  await check.click()
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveAccessibleDescription(/“123456789” isn’t a valid tax number/)
  expect(calls).toHaveLength(0)
})

it('offers no check for a country without a register', async () => {
  const { check } = await openInvoice({ countryId: '4', regionId: '', vatNumber: '123456789' })
  await expect.element(check).not.toBeInTheDocument()
})
