import { deleteAddress, insertAddress, listAddresses, updateAddress } from '@stoa/contract/identity/addresses'
import { getProfile } from '@stoa/contract/identity/profile'
import { listCountryRegions, listPostalCodes } from '@stoa/contract/ordering/places'
import { beforeEach, expect, it } from 'vitest'
import { renderPage } from '../../../../../test/render-page.tsx'
import { regionsOf, sampleCheckout, samplePostalCodes } from '../../../../../test/sample-checkout.ts'
import { sampleAddress, sampleProfile, startSession } from '../../../../../test/sample-customer.ts'
import { accepted, answer, refuse } from '../../../../../test/shop-stub.ts'
import { AddressesPage } from './addresses-page.tsx'

const book = new Map([[3, sampleAddress(3, 'Home')]])

beforeEach(async () => {
  await startSession()
  book.clear()
  book.set(3, sampleAddress(3, 'Home'))
  answer(getProfile, () => sampleProfile)
  answer(listAddresses, () => [...book.values()])
  answer(listPostalCodes, () => samplePostalCodes)
  answer(listCountryRegions, ({ countryId }) => regionsOf(countryId))
})

const openBook = () => renderPage(<AddressesPage addressOptions={sampleCheckout} />, '/en/profile/addresses')

it('adds an address with the person’s name filled in; a postcode fills in the town', async () => {
  const inserts = answer(insertAddress, () => {
    const added = sampleAddress(4, 'Work')
    book.set(4, added)
    return added
  })
  const { getByRole, getByLabelText, getByText } = await openBook()
  await getByRole('button', { name: 'New address' }).click()
  await expect.element(getByRole('heading', { name: 'New address' })).toHaveFocus()
  await getByLabelText('Address name').fill('Work')
  await getByLabelText('Postcode').fill('10679')
  await expect.element(getByLabelText('Town or city')).toHaveValue('Athens')
  await getByLabelText('Street and number').fill('40 Asklipiou')
  await getByRole('button', { name: 'Save address' }).click()
  await expect.element(getByText('The address “Work” was saved.')).toBeVisible()
  await expect.element(getByRole('heading', { name: 'Work' })).toHaveFocus()
  expect(inserts[0]?.input).toMatchObject({ title: 'Work', firstName: 'Ελένη', regionId: 10, isDelivery: false })
})

it('a country with regions needs one, and its own postcodes', async () => {
  const { getByRole, getByLabelText } = await openBook()
  await getByRole('button', { name: 'Edit address: Home' }).click()
  await getByLabelText('Country').selectOptions('Cyprus')
  await getByLabelText('Postcode').fill('10679')
  await getByLabelText('Town or city').fill('Nicosia')
  await getByRole('button', { name: 'Save address' }).click()
  await expect.element(getByRole('link', { name: '“10679” isn’t a postcode in the country you chose.' })).toBeVisible()
  await getByRole('link', { name: 'Choose a region.' }).click()
  await expect.element(getByRole('combobox', { name: 'District' })).toHaveFocus()
})

it('shows the refusal of the API at its field', async () => {
  answer(updateAddress, () => refuse('address_title_taken', { title: 'There is one of this name.' }))
  const { getByRole, getByLabelText } = await openBook()
  await getByRole('button', { name: 'Edit address: Home' }).click()
  await getByRole('button', { name: 'Save address' }).click()
  await getByRole('link', { name: 'There is one of this name.' }).click()
  await expect.element(getByLabelText('Address name')).toHaveFocus()
})

it('deletes an address and brings it back', async () => {
  answer(deleteAddress, ({ id }) => {
    book.delete(id)
    return accepted
  })
  answer(insertAddress, (input) => {
    book.set(5, sampleAddress(5, input.title))
    return sampleAddress(5, input.title)
  })
  const { getByRole, getByText } = await openBook()
  await getByRole('button', { name: 'Delete address: Home' }).click()
  await expect.element(getByText(/The address “Home” was deleted/)).toBeVisible()
  await expect.element(getByRole('heading', { name: 'No addresses yet' })).toBeVisible()
  await getByRole('button', { name: 'Undo' }).click()
  await expect.element(getByRole('heading', { name: 'Home' })).toBeVisible()
})
