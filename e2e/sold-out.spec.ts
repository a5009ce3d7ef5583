// Stock and prices that change between adding to the cart and ordering: the shop shows it and asks again.

import { composeCartTotals, composeOrderTotals } from '@stoa/contract/ordering/cart'
import { expect, test, uniqueEmail } from './fixtures.ts'
import { books } from './support/books.ts'
import { cartSummary, expectAmount, fillCart, storedCart } from './support/cart.ts'
import {
  choose,
  continueButton,
  expectNoOrder,
  orderButton,
  orderSummary,
  reviewOf,
  toPaymentStep,
  uidOfSuccess,
} from './support/checkout.ts'
import { countOrders, findOrder, setCopies, setPrice } from './support/database.ts'
import { reload, visit } from './support/visit.ts'

const plainTags = { b: (messageValues: string) => messageValues }

test('a book that sold out meanwhile is named, the cart is unchanged, nothing is ordered', async ({
  page,
  shop,
  consoleWatcher,
}) => {
  const { t } = shop
  consoleWatcher.expectError(/status of 409/)
  await setCopies(books.soldOut, 5)
  await setCopies(books.staysBeside, 40)
  const soldOutBook = await shop.product(books.soldOut)
  const otherBook = await shop.product(books.staysBeside)
  const email = uniqueEmail('soldout')
  await fillCart(page, [{ productId: soldOutBook.id }, { productId: otherBook.id }])
  await toPaymentStep(page, shop, email)
  await choose(page, shop, { shipping: 'home', payment: 'cash_on_delivery' })
  await expect(reviewOf(page, shop).getByText(soldOutBook.name)).toBeVisible()

  await setCopies(books.soldOut, 0)
  await orderButton(page, shop).click()
  const explanation = page.getByRole('alert').filter({ hasText: soldOutBook.name })
  await expect(explanation).toBeFocused()
  await expect(explanation).not.toContainText(otherBook.name)
  await expectNoOrder(email)
  expect(await storedCart(page)).toHaveLength(2)

  await explanation.getByRole('link', { name: t('checkout.seeCart') }).click()
  await expect(page).toHaveURL(shop.address('/cart'))
  await expect(page.getByText(t('cart-page.soldOut'))).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: soldOutBook.name }).first()).toBeVisible()
  expect(await storedCart(page)).toHaveLength(2)
  await page.getByRole('button', { name: t('cart-page.removeNamed', { name: soldOutBook.name }) }).click()
  await expect(page.getByRole('button', { name: t('cart-page.undo') })).toBeFocused()

  await cartSummary(page, shop)
    .getByRole('link', { name: t('cart-page.checkout') })
    .click()
  await continueButton(page, shop).click()
  await choose(page, shop, { shipping: 'home', payment: 'cash_on_delivery' })
  await orderButton(page, shop).click()
  await uidOfSuccess(page, shop)
  expect(await countOrders(email)).toBe(1)
})

test('when fewer are left than requested, the remaining quantity is offered', async ({ page, shop }) => {
  const { t } = shop
  const url = books.fewLeft
  await setCopies(url, 5)
  const book = await shop.product(url)
  await fillCart(page, [{ productId: book.id, quantity: 4 }])
  await visit(page, shop.address('/cart'))
  const quantity = page.getByRole('textbox', { name: t('common.quantityNamed', { title: book.name }) })
  await expect(quantity).toHaveValue('4')
  await setCopies(url, 2)
  await reload(page)
  const items = [{ productId: book.id, dimensionId: 0, quantity: 4 }]
  const { problems } = await shop.call(composeCartTotals, { items })
  await expect(page.getByRole('status').getByText(problems[0]?.message ?? '')).toBeVisible()
  await expect(quantity).toHaveValue('2')
  await expectAmount(cartSummary(page, shop), t('cart-page.goods', { count: 2 }), shop.money(book.price * 2))
})

test('a price that changed between the steps is shown, confirmed, and then ordered', async ({
  page,
  shop,
  consoleWatcher,
}) => {
  const { t, money } = shop
  consoleWatcher.expectError(/status of 409/)
  const url = books.repriced
  await setCopies(url, 40)
  const before = await shop.product(url)
  const email = uniqueEmail('repriced')
  await fillCart(page, [{ productId: before.id }])
  await visit(page, shop.address('/cart'))
  await setPrice(url, before.price + 100)
  await toPaymentStep(page, shop, email)
  await expect(
    orderSummary(page, shop)
      .getByText(money(before.price + 100))
      .first(),
  ).toBeVisible()
  await choose(page, shop, { shipping: 'home', payment: 'cash_on_delivery' })

  const orderTerms = {
    items: [{ productId: before.id, dimensionId: 0, quantity: 1 }],
    countryId: 1,
    shippingTypeId: (await shop.shipping('home')).id,
    paymentTypeId: (await shop.payment('cash_on_delivery')).id,
  }
  const initialTotals = await shop.call(composeOrderTotals, orderTerms)
  await expectAmount(reviewOf(page, shop), t('checkout.summary.total'), money(initialTotals.total))
  await setPrice(url, before.price + 250)
  await orderButton(page, shop).click()
  const currentTotals = await shop.call(composeOrderTotals, orderTerms)
  const messageValues = { before: money(initialTotals.total), now: money(currentTotals.total), ...plainTags }
  const explanation = page
    .getByRole('alert')
    .filter({ hasText: t.markup('checkout.payment.totalsChanged', messageValues) })
  await expect(explanation).toBeFocused()
  await expectNoOrder(email)
  await expectAmount(reviewOf(page, shop), t('checkout.summary.total'), money(currentTotals.total))
  await expectAmount(orderSummary(page, shop), t('checkout.summary.total'), money(currentTotals.total))

  await orderButton(page, shop).click()
  await uidOfSuccess(page, shop)
  expect(await findOrder(email)).toMatchObject({ total_cents: currentTotals.total })
})
