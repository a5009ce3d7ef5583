// A coupon and a gift card in the basket and in the order: taken, refused with the reason, given up, and spent.

import type { Locator, Page } from '@playwright/test'
import { composeOrderTotals } from '@stoa/contract/ordering/cart'
import { expect, inEachLanguage, test, uniqueEmail } from './fixtures.ts'
import { books } from './support/books.ts'
import { cartSummary, expectAmount, fillCart } from './support/cart.ts'
import { escaped, placeOrder } from './support/checkout.ts'
import { findOrder, setCopies } from './support/database.ts'
import { issueGiftCard } from './support/gift-cards.ts'
import { emailTexts, readEmail } from './support/mailbox.ts'
import { sizes } from './support/press.ts'
import type { Shop } from './support/shop.ts'
import { visit } from './support/visit.ts'

const fieldOf = (summary: Locator, { t }: Shop): Locator =>
  summary.getByRole('textbox', { name: t('amounts.codes.label') })

async function openField(page: Page, shop: Shop, press: (target: Locator) => Promise<void>): Promise<Locator> {
  await setCopies(books.zorba, 60)
  const { id: productId } = await shop.product(books.zorba)
  await fillCart(page, [{ productId, quantity: 2 }])
  await visit(page, shop.address('/cart'))
  const summary = cartSummary(page, shop)
  await press(summary.getByText(shop.t('amounts.codes.title')))
  return summary
}

inEachLanguage(() => {
  test('a coupon by mouse and keyboard: refused with what is missing, taken, given up', async ({ page, shop }) => {
    const { t } = shop
    const summary = await openField(page, shop, (target) => target.click())
    const field = fieldOf(summary, shop)
    await field.fill('KALOS')
    await page.keyboard.press('Enter')
    await expect(field).toHaveAccessibleDescription(/μηδέν|zero/)
    await expect(field, 'what was typed stays').toHaveValue('KALOS')

    await field.fill('φιλος 30')
    await summary.getByRole('button', { name: t('amounts.codes.apply') }).click()
    const remove = summary.getByRole('button', { name: t('amounts.codes.remove', { code: 'ΦΙΛΟΣ30' }) })
    await expect(remove).toBeVisible()
    await expect(summary.getByText(t('amounts.kinds.coupon', { code: 'ΦΙΛΟΣ30', label: '' }))).toBeVisible()
    await page.reload()
    await expect(remove, 'it is kept with the basket').toBeVisible()
    await remove.click()
    await expect(summary.getByText(t('amounts.kinds.coupon', { code: 'ΦΙΛΟΣ30', label: '' }))).toHaveCount(0)
  })

  test('a gift card pays a part of an order, and the e-mail says so', async ({ page, shop }) => {
    const { t, money } = shop
    const code = await issueGiftCard(1000)
    const summary = await openField(page, shop, (target) => target.click())
    await fieldOf(summary, shop).fill(code.toLowerCase())
    await page.keyboard.press('Enter')
    await expectAmount(summary, t('amounts.means.gift_card', { code: code.slice(-4) }), money(-1000))
    const email = uniqueEmail('gift')
    await placeOrder(page, shop, email, { shipping: 'home', payment: 'cash_on_delivery' })
    const order = await findOrder(email)
    expect(order.due_cents).toBe(order.total_cents - 1000)
    await expectAmount(page.getByRole('main'), t('amounts.due'), money(order.due_cents))
    const mail = await readEmail(email)
    expect(mail.text).toContain(`${emailTexts(shop.language)('goods.due')}: ${money(order.due_cents)}`)
    expect(await page.evaluate(() => localStorage.getItem('stoa.codes') ?? '')).not.toContain(code.slice(-4))
  })
})

test.describe('on a phone, by finger', () => {
  test.use({ hasTouch: true, viewport: sizes.phone })

  test('an amount off from a threshold: kept until the basket reaches it', async ({ page, shop }) => {
    const { t, money } = shop
    const summary = await openField(page, shop, (target) => target.tap())
    const field = fieldOf(summary, shop)
    await field.fill('stoa5')
    await summary.getByRole('button', { name: t('amounts.codes.apply') }).tap()
    await expect(field).toHaveAccessibleDescription(new RegExp(escaped(money(4000))))
    await page.getByRole('button', { name: t('common.more') }).tap()
    await page.getByRole('button', { name: t('common.more') }).tap()
    await expect(summary.getByRole('listitem').filter({ hasText: 'STOA5' })).toContainText(money(-500))
    const { id: productId } = await shop.product(books.zorba)
    const terms = { countryId: 1, shippingTypeId: (await shop.shipping('home')).id }
    const items = [{ productId, dimensionId: 0, quantity: 4 }]
    const { due } = await shop.call(composeOrderTotals, { items, ...terms, couponCodes: ['STOA5'] })
    await expectAmount(summary, t('cart-page.total'), money(due))
  })
})
