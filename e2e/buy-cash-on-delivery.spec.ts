// A book found in Latin transliteration, with home delivery and cash on delivery. Its total is the same wherever it is
// shown.

import { composeCartTotals, composeOrderTotals } from '@stoa/contract/ordering/cart'
import { expect, inEachLanguage, test, uniqueEmail } from './fixtures.ts'
import { books } from './support/books.ts'
import { cartButton, cartSummary, drawerOf, expectAmount } from './support/cart.ts'
import {
  buyer,
  choose,
  continueButton,
  fillInformation,
  orderButton,
  orderSummary,
  reviewOf,
  uidOfSuccess,
} from './support/checkout.ts'
import { findOrder, setCopies } from './support/database.ts'
import { emailTexts, readEmail } from './support/mailbox.ts'
import { placeOrderByApi } from './support/orders.ts'
import { visit } from './support/visit.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const transliterated = 'aleksi zormpa'

inEachLanguage(() => {
  test('from the search to the tracking page', async ({ page, shop }) => {
    const { t, money } = shop
    await setCopies(books.zorba, 60)
    const book = await shop.product(books.zorba)
    const email = uniqueEmail('courier')

    await visit(page, shop.address('/'))
    await page.getByRole('banner').getByRole('combobox').fill(transliterated)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('search.title', { query: transliterated }))
    await page.getByRole('main').getByRole('link', { name: book.name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: book.name })).toBeVisible()

    await page.getByRole('button', { name: t('product.add'), exact: true }).click()
    const drawer = drawerOf(page, shop)
    const totalsOfOne = await shop.call(composeCartTotals, {
      items: [{ productId: book.id, dimensionId: 0, quantity: 1 }],
    })
    await expect(drawer.getByRole('link', { name: book.name })).toBeVisible()
    await expect(drawer.getByText(money(totalsOfOne.total))).toBeVisible()
    await drawer.getByRole('link', { name: t('cart.view') }).click()

    await expect(page).toHaveURL(shop.address('/cart'))
    await expect(drawer).toBeHidden()
    await expectAmount(cartSummary(page, shop), t('cart-page.total'), money(totalsOfOne.total))
    const items = [{ productId: book.id, dimensionId: 0, quantity: 2 }]
    const totalsOfTwo = await shop.call(composeCartTotals, { items })
    await page.getByRole('button', { name: t('common.more') }).click()
    await expect(page.getByRole('textbox', { name: t('common.quantityNamed', { title: book.name }) })).toHaveValue('2')
    await expectAmount(cartSummary(page, shop), t('cart-page.total'), money(totalsOfTwo.total))
    await expect(cartButton(page, shop, 2)).toBeVisible()

    await cartSummary(page, shop)
      .getByRole('link', { name: t('cart-page.checkout') })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: t('checkout.information.title') })).toBeFocused()
    await expectAmount(orderSummary(page, shop), t('checkout.summary.total'), money(totalsOfTwo.total))
    await fillInformation(page, shop, email)
    await continueButton(page, shop).click()

    await expect(page.getByRole('heading', { level: 1, name: t('checkout.payment.title') })).toBeFocused()
    await choose(page, shop, { shipping: 'home', payment: 'cash_on_delivery' })
    const homeType = await shop.shipping('home')
    const cash = await shop.payment('cash_on_delivery')
    const orderTerms = { countryId: 1, shippingTypeId: homeType.id, paymentTypeId: cash.id }
    const { total } = await shop.call(composeOrderTotals, { items, ...orderTerms })
    expect(total).toBe(totalsOfTwo.total + cash.fee)
    await expectAmount(orderSummary(page, shop), t('checkout.summary.total'), money(total))
    await expectAmount(reviewOf(page, shop), t('checkout.summary.total'), money(total))
    await expectAmount(page.getByRole('main'), t('checkout.payment.review.amount'), money(total))
    await orderButton(page, shop).click()

    const uid = await uidOfSuccess(page, shop)
    const order = await findOrder(email)
    expect(order).toMatchObject({ uid, total_cents: total, language: shop.language })
    await expect(page.getByRole('heading', { level: 1, name: t('tracking.success.title') })).toBeVisible()
    await expect(page.getByRole('main').getByText(order.code).first()).toBeVisible()
    await expect(page.getByRole('main').getByText(email).first()).toBeVisible()
    await expect(page.getByRole('main').getByText(money(total)).first()).toBeVisible()
    await expect(page.getByRole('banner').getByRole('combobox'), 'the header of the checkout').toHaveCount(0)
    const steps = page.getByRole('navigation', { name: t('checkout.steps.label') })
    await expect(steps.getByRole('link'), 'a placed order has no steps to go back to').toHaveCount(0)

    const mail = await readEmail(email)
    expect(mail.subject).toContain(order.code)
    expect(mail.text).toContain(`${emailTexts(shop.language)('goods.total', { taxed: 'yes' })}: ${money(total)}`)
    expect(mail.html).toContain(money(total))
    expect(mail.text).toContain(`${shop.address('/track-order/')}${uid}`)

    await page
      .getByRole('main')
      .getByRole('link', { name: t('tracking.success.track') })
      .click()
    await expect(page).toHaveURL(shop.address(`/track-order/${uid}`))
    await expect(cartButton(page, shop, 0)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(order.code)
    await expectAmount(page.getByRole('main'), t('tracking.amounts.total'), money(total))

    // Another browser, which knows neither the order nor its e-mail.
    await page.evaluate(() => sessionStorage.clear())
    await visit(page, shop.address('/track-order'))
    const track = page.getByRole('main')
    await track.getByRole('textbox', { name: t('tracking.track.order') }).fill(order.code.toLowerCase())
    await track.getByRole('textbox', { name: t('tracking.track.email') }).fill(email)
    await track.getByRole('button', { name: t('tracking.track.submit') }).click()
    await expect(page).toHaveURL(shop.address(`/track-order/${uid}`))
    await expect(page.getByRole('main').getByText(book.name).first()).toBeVisible()
    await expect(page.getByRole('main').getByText(buyer.street).first()).toBeVisible()
    await expectAmount(page.getByRole('main'), t('tracking.amounts.total'), money(total))
  })
})

test('without its e-mail an order shows its status and nothing else', async ({ page, shop, consoleWatcher }) => {
  consoleWatcher.expectError(/status of 404/)
  await setCopies(books.zorba, 60)
  const book = await shop.product(books.zorba)
  const orderInput = { productId: book.id, email: uniqueEmail('quiet'), payment: 'cash_on_delivery' } as const
  const { uid, code } = await placeOrderByApi(shop, orderInput)
  await visit(page, shop.address(`/track-order/${uid}`))
  await expect(page.getByRole('heading', { level: 1 })).toContainText(code)
  await expect(page.getByText(buyer.street)).toHaveCount(0)
  await expect(page.getByText(book.name)).toHaveCount(0)
  await page.getByRole('textbox', { name: shop.t('tracking.open.email') }).fill('somebody@example.gr')
  await page.getByRole('button', { name: shop.t('tracking.open.submit') }).click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    shop.t('tracking.open.wrong', { seen: 'somebody@example.gr' }),
  )
  await expect(page.getByText(buyer.street)).toHaveCount(0)
})
