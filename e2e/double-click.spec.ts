// However often the order button is pressed, and whatever the network does: one order.

import { expect, test, uniqueEmail } from './fixtures.ts'
import { books } from './support/books.ts'
import { fillCart, storedCopies } from './support/cart.ts'
import { choose, orderButton, toPaymentStep, uidOfSuccess } from './support/checkout.ts'
import { countOrders, setCopies } from './support/database.ts'
import { readEmail } from './support/mailbox.ts'
import { reload, waitForHydration } from './support/visit.ts'

test.beforeEach(async ({ page, shop }) => {
  await setCopies(books.pressedTwice, 40)
  const book = await shop.product(books.pressedTwice)
  await fillCart(page, [{ productId: book.id }])
})

test('pressed twice, reloaded, back and forward: one order, one e-mail', async ({ page, shop }) => {
  const email = uniqueEmail('twice')
  await toPaymentStep(page, shop, email)
  await choose(page, shop, { shipping: 'home', payment: 'cash_on_delivery' })
  await orderButton(page, shop).dblclick()
  const uid = await uidOfSuccess(page, shop)
  expect(await countOrders(email)).toBe(1)

  await reload(page)
  await expect(page).toHaveURL(shop.address(`/checkout-success/${uid}`))
  await expect(page.getByRole('heading', { level: 1, name: shop.t('tracking.success.title') })).toBeVisible()
  await page.goBack()
  await waitForHydration(page)
  await expect(orderButton(page, shop)).toHaveCount(0)
  await page.goForward()
  await waitForHydration(page)
  await expect.poll(() => storedCopies(page)).toBe(0)
  await readEmail(email)
  expect(await countOrders(email)).toBe(1)
})

test('clicked by a script many times while the response is slow', async ({ page, shop }) => {
  const email = uniqueEmail('slow')
  const sentKeys: string[] = []
  await page.route('**/orders/save', async (route) => {
    sentKeys.push(route.request().headers()['idempotency-key'] ?? '')
    await new Promise((delayed) => setTimeout(delayed, 1000))
    await route.continue()
  })
  await toPaymentStep(page, shop, email)
  await choose(page, shop, { shipping: 'home', payment: 'cash_on_delivery' })
  await orderButton(page, shop).evaluate((button: HTMLButtonElement) => {
    for (let press = 0; press < 5; press += 1) button.click()
  })
  await expect(page.getByRole('status').getByText(shop.t('checkout.payment.sending'))).toBeAttached()
  await orderButton(page, shop).press('Enter')
  await uidOfSuccess(page, shop)
  expect(new Set(sentKeys).size, 'every press asks for the same order').toBe(1)
  expect(await countOrders(email)).toBe(1)
})

test('a response lost on the network is recovered, without placing a second order', async ({
  page,
  shop,
  consoleWatcher,
}) => {
  const email = uniqueEmail('lost')
  consoleWatcher.expectError(/failed request: .*orders\/save|ERR_CONNECTION_FAILED|ERR_FAILED/)
  await page.route(
    '**/orders/save',
    async (route) => {
      await route.fetch()
      await route.abort('connectionfailed')
    },
    { times: 1 },
  )
  await toPaymentStep(page, shop, email)
  await choose(page, shop, { shipping: 'home', payment: 'cash_on_delivery' })
  await orderButton(page, shop).click()
  await expect(page).toHaveURL(shop.address('/checkout-failure'))
  expect(await countOrders(email)).toBe(1)
  await expect(page.getByRole('heading', { level: 1, name: shop.t('checkout.failure.title') })).toBeVisible()
  expect(await storedCopies(page), 'the cart is as it was').toBe(1)
  await page.getByRole('button', { name: shop.t('checkout.failure.retry') }).click()
  await uidOfSuccess(page, shop)
  expect(await countOrders(email)).toBe(1)
  await expect.poll(() => storedCopies(page)).toBe(0)
})

test('a server fault keeps the draft, and the order can be retried', async ({ page, shop, consoleWatcher }) => {
  const email = uniqueEmail('fault')
  consoleWatcher.expectError(/status of 503/)
  await page.route(
    '**/orders/save',
    (route) => route.fulfill({ status: 503, json: { status: 503, code: 'server_fault', title: '-' } }),
    {
      times: 1,
    },
  )
  await toPaymentStep(page, shop, email)
  await choose(page, shop, { shipping: 'home', payment: 'cash_on_delivery' })
  await orderButton(page, shop).click()
  await expect(page).toHaveURL(shop.address('/checkout-failure'))
  await reload(page)
  const change = page.getByRole('link', { name: shop.t('checkout.failure.change') })
  expect((await change.boundingBox())?.height, 'its words in one line').toBeLessThan(60)
  await change.click()
  await expect(page.getByText(email)).toBeVisible()
  await choose(page, shop, { shipping: 'home', payment: 'cash_on_delivery' })
  await orderButton(page, shop).click()
  await uidOfSuccess(page, shop)
  expect(await countOrders(email)).toBe(1)
})
