// A set: found on its page with its parts, bought as one line, named with its parts everywhere until the e-mail, and bought
// again from the account.

import type { Locator, Page } from '@playwright/test'
import { expect, test, uniqueEmail } from './fixtures.ts'
import { sets } from './support/books.ts'
import { cartSummary, drawerOf } from './support/cart.ts'
import { choose, orderButton, reviewOf, toPaymentStep, uidOfSuccess } from './support/checkout.ts'
import { createCustomer, signIn, takeOrder } from './support/customer.ts'
import { findOrder, setCopies } from './support/database.ts'
import { readEmail } from './support/mailbox.ts'
import { sizes } from './support/press.ts'
import type { Shop } from './support/shop.ts'
import { visit } from './support/visit.ts'

type Press = (target: Locator) => Promise<void>
type BoughtSet = (typeof sets)[keyof typeof sets]

const expectParts = async (place: Locator, { t }: Shop, ...names: string[]): Promise<void> => {
  for (const name of names) await expect(place.getByText(t('lines.set.part', { quantity: 1, name }))).toBeVisible()
}

async function buySet(page: Page, shop: Shop, { url: setUrl, parts }: BoughtSet, press: Press): Promise<void> {
  const { t } = shop
  for (const url of parts) await setCopies(url, 9)
  const [first, second] = await Promise.all(parts.map((url) => shop.product(url)))
  const names = [first?.name ?? '', second?.name ?? '']
  const set = await shop.product(setUrl)
  await visit(page, shop.address(`/products/${setUrl}`))
  await press(
    page
      .getByRole('main')
      .getByRole('button', { name: t('product.add') })
      .first(),
  )
  await expectParts(drawerOf(page, shop), shop, ...names)
  await visit(page, shop.address('/cart'))
  await expectParts(page.getByRole('main'), shop, ...names)
  const email = uniqueEmail('set')
  await toPaymentStep(page, shop, email)
  await choose(page, shop, { shipping: 'store', payment: 'bank_deposit' })
  await expectParts(reviewOf(page, shop), shop, ...names)
  await press(orderButton(page, shop))
  await uidOfSuccess(page, shop)
  await expectParts(page.getByRole('main'), shop, ...names)
  const order = await findOrder(email)
  expect(order.total_cents).toBe(set.price)
  const mail = await readEmail(email)
  for (const name of names) expect(mail.text).toContain(name)
  const left = await Promise.all(parts.map(async (url) => (await shop.product(url)).quantity))
  expect(left).toEqual([8, 8])
  await buyAgain(page, shop, order, press)
  await expectParts(page.getByRole('main'), shop, ...names)
  await expect(cartSummary(page, shop).getByText(shop.money(set.price)).first()).toBeVisible()
}

/** By a customer whose order it is. */
async function buyAgain(page: Page, shop: Shop, { uid, code }: { uid: string; code: string }, press: Press) {
  const customer = await createCustomer()
  await takeOrder(customer, uid)
  await visit(page, shop.address('/pages/about'))
  await signIn(page, shop, customer)
  await visit(page, shop.address('/profile/orders'))
  const main = page.getByRole('main')
  await press(main.getByRole('button', { name: shop.t('account.orders.againNamed', { code }) }))
  await expect(main.getByText(shop.t('account.orders.againDone', { count: 1 }))).toBeVisible()
  await visit(page, shop.address('/cart'))
}

test.describe('in Greek, by mouse', () => {
  test.use({ language: 'el' })

  test('is bought, and takes the copies of its parts', async ({ page, shop }) => {
    await buySet(page, shop, sets.byMouse, (target) => target.click())
  })
})

test.describe('in English, by finger', () => {
  test.use({ language: 'en', hasTouch: true, viewport: sizes.phone })

  test('is bought, and takes the copies of its parts', async ({ page, shop }) => {
    await buySet(page, shop, sets.byFinger, (target) => target.tap())
  })
})
