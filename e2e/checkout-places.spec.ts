// Country, region, postal code and city fill and clear each other, and every such change is announced.

import type { Page } from '@playwright/test'
import { listCountryRegions } from '@stoa/contract/ordering/places'
import { expect, test, uniqueEmail } from './fixtures.ts'
import { books } from './support/books.ts'
import { fillCart } from './support/cart.ts'
import { choiceOf, continueButton, fieldOf, fillInformation, orderSummary, sectionOf } from './support/checkout.ts'
import type { Shop } from './support/shop.ts'
import { reload, visit } from './support/visit.ts'

const selectOf = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })
const regionOf = (page: Page, { t }: Shop) => selectOf(page, t('checkout.fields.region', { iso: 'GR' }))
const countryOf = (page: Page, { t }: Shop) => selectOf(page, t('checkout.fields.country'))

/** Announced in a live region, for readers who do not see the fields. */
const expectUpdateNote = (page: Page, { t }: Shop, message: string) =>
  expect(sectionOf(page, t('checkout.information.address')).getByRole('status')).toContainText(message)

test.beforeEach(async ({ page, shop }) => {
  const book = await shop.product(books.fields)
  await fillCart(page, [{ productId: book.id }])
  await visit(page, shop.address('/checkout-information'))
  await fillInformation(page, shop, uniqueEmail('places'))
})

test('a known postal code fills city and region, another replaces them, and it can be undone', async ({
  page,
  shop,
}) => {
  const { t } = shop
  const city = fieldOf(page, shop, 'city')
  const previousCity = await city.inputValue()
  const athens = await regionOf(page, shop).locator('option:checked').textContent()
  await expectUpdateNote(
    page,
    shop,
    t('checkout.place.filled', {
      code: '106 79',
      place: t('checkout.place.known', { city: previousCity, region: athens ?? '' }),
    }),
  )

  await fieldOf(page, shop, 'postalCode').fill('54622')
  await expect(city).not.toHaveValue(previousCity)
  const currentCity = await city.inputValue()
  const region = (await regionOf(page, shop).locator('option:checked').textContent()) ?? ''
  expect(region).not.toBe(athens)
  expect(region, 'said once').toBe(currentCity)
  await expectUpdateNote(
    page,
    shop,
    t('checkout.place.replaced', { code: '54622', place: currentCity, was: previousCity }),
  )
  await page.getByRole('button', { name: t('checkout.place.undo') }).click()
  await expect(city).toHaveValue(previousCity)
  await expect(fieldOf(page, shop, 'postalCode')).toHaveValue('106 79')
})

test('a postal code entered before the list of codes has loaded is looked up as soon as it has', async ({
  page,
  shop,
}) => {
  let regionsRequested = () => {}
  const coming = new Promise<void>((resolve) => {
    regionsRequested = resolve
  })
  await page.route('**/postalcodes/getallfront', async (route) => {
    await coming
    await route.continue()
  })
  await fieldOf(page, shop, 'postalCode').fill('')
  await fieldOf(page, shop, 'city').fill('')
  await reload(page)
  await fieldOf(page, shop, 'postalCode').fill('54622')
  await expect(fieldOf(page, shop, 'city')).toHaveValue('')
  regionsRequested()
  await expect(fieldOf(page, shop, 'city')).not.toHaveValue('')
  const city = await fieldOf(page, shop, 'city').inputValue()
  await expectUpdateNote(page, shop, shop.t('checkout.place.filled', { code: '54622', place: city }))
})

test('an unknown postal code is accepted as typed', async ({ page, shop }) => {
  const city = fieldOf(page, shop, 'city')
  const previousCity = await city.inputValue()
  await fieldOf(page, shop, 'postalCode').fill('19999')
  await fieldOf(page, shop, 'postalCode').blur()
  await expect(city).toHaveValue(previousCity)
  await expect(fieldOf(page, shop, 'postalCode')).not.toHaveAttribute('aria-invalid')
})

test('another region clears a postal code and city that do not belong to it', async ({ page, shop }) => {
  const { t } = shop
  const regions = await shop.call(listCountryRegions, { countryId: 1 })
  const athens = await regionOf(page, shop).inputValue()
  const otherRegion = regions.find(({ id }) => String(id) !== athens)
  await regionOf(page, shop).selectOption(String(otherRegion?.id))
  await expect(fieldOf(page, shop, 'postalCode')).toHaveValue('')
  await expect(fieldOf(page, shop, 'city')).toHaveValue('')
  const fieldNames = [t('checkout.place.parts.postalCode'), t('checkout.place.parts.city')].join(', ')
  await expectUpdateNote(page, shop, t('checkout.place.clearedByRegion', { parts: fieldNames }))
  await page.getByRole('button', { name: t('checkout.place.undo') }).click()
  await expect(fieldOf(page, shop, 'postalCode')).toHaveValue('106 79')
  await expect(regionOf(page, shop)).toHaveValue(athens)
})

test('another country clears region, postal code and city, and has its own postal code format', async ({
  page,
  shop,
}) => {
  const { t } = shop
  await countryOf(page, shop).selectOption('2')
  const code = fieldOf(page, shop, 'postalCode')
  await expect(code).toHaveValue('')
  await expect(fieldOf(page, shop, 'city')).toHaveValue('')
  const fieldNames = (['region', 'postalCode', 'city'] as const)
    .map((field) => t(`checkout.place.parts.${field}`))
    .join(', ')
  await expectUpdateNote(page, shop, t('checkout.place.clearedByCountry', { parts: fieldNames }))
  await code.fill('10679')
  await code.blur()
  const problemMessage = t('checkout.problems.postalCode.digits', { limit: 4, seen: '10679' })
  await expect(code).toHaveAccessibleDescription(problemMessage)
  await code.fill('1010')
  await expect(code).not.toHaveAttribute('aria-invalid')
  await fieldOf(page, shop, 'city').fill('Λευκωσία')
  await selectOf(page, t('checkout.fields.region', { iso: 'CY' })).selectOption({ index: 1 })
  await continueButton(page, shop).click()
  await expect(page).toHaveURL(shop.address('/checkout-shipping-payment'))
  const homeType = await shop.shipping('home')
  const rate = homeType.rates.find(({ countryId }) => countryId === 2)
  await choiceOf(page, homeType.name).check()
  await expect(choiceOf(page, homeType.name)).toHaveAccessibleName(
    new RegExp(shop.money(rate?.price ?? 0).replace(/\s/g, '\\s')),
  )
  await expect(
    orderSummary(page, shop)
      .getByText(shop.money(rate?.price ?? 0))
      .first(),
  ).toBeVisible()
})

test('a refusal of the API is shown at its field', async ({ page, shop, consoleWatcher }) => {
  const { t } = shop
  consoleWatcher.expectError(/status of 409/)
  await continueButton(page, shop).click()
  await choiceOf(page, (await shop.shipping('home')).name).check()
  await choiceOf(page, (await shop.payment('bank_deposit')).name).check()
  await page.getByRole('checkbox').check()
  const title = 'the postal code is not known to the courier'
  const refusal = {
    type: 'about:blank',
    status: 409,
    code: 'postal_code_invalid',
    title,
    details: { fields: ['pc'] },
  }
  await page.route('**/orders/save', (route) => route.fulfill({ status: 409, json: refusal }))
  await page.getByRole('button', { name: t('checkout.payment.order') }).click()
  await expect(page).toHaveURL(shop.address('/checkout-information'))
  await expect(fieldOf(page, shop, 'postalCode')).toHaveAccessibleDescription(title)
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  await expect(page.getByText(t('checkout.information.refused'))).toBeVisible()
})
