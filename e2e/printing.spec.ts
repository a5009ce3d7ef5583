// A printed order: its lines and totals, without header and footer.

import { expect, test, uniqueEmail } from './fixtures.ts'
import { books } from './support/books.ts'
import { setCopies } from './support/database.ts'
import { placeOrderByApi } from './support/orders.ts'
import { visit } from './support/visit.ts'

for (const path of ['/track-order', '/checkout-success'])
  test(`${path} prints the order without header and footer`, async ({ page, shop }) => {
    await setCopies(books.looked, 99)
    const book = await shop.product(books.looked)
    const email = uniqueEmail('paper')
    const order = await placeOrderByApi(shop, { productId: book.id, email, payment: 'bank_deposit' })
    const storedEmails = JSON.stringify({ version: 1, value: { [order.uid]: email } })
    await page.addInitScript((stored) => sessionStorage.setItem('stoa.order-emails', stored), storedEmails)
    await visit(page, shop.address(`${path}/${order.uid}`))
    const main = page.getByRole('main')
    await expect(page.getByRole('heading', { name: shop.t('tracking.deposit.title') })).toBeVisible()
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })

    for (const role of ['navigation', 'search', 'contentinfo', 'button'] as const)
      await expect(page.getByRole(role), role).toHaveCount(0)
    await expect(page.getByText(shop.t('common.shopName'), { exact: true }).first()).toBeVisible()
    await expect(page.getByRole('link', { name: shop.t('common.skip') })).not.toBeInViewport()
    await expect(main.getByText(order.code).first()).toBeVisible()
    await expect(main.getByRole('listitem').filter({ hasText: book.name }).first()).toBeVisible()
    await expect(main.getByText(shop.money(order.total)).first()).toBeVisible()
    const textColor = await page.evaluate(() => {
      const { color, backgroundColor } = getComputedStyle(document.body)
      return { color, backgroundColor }
    })
    expect(textColor, 'black on white, whatever the theme').toMatchObject({ backgroundColor: 'rgb(255, 255, 255)' })
    expect((await page.pdf({ format: 'A4' })).subarray(0, 5).toString()).toBe('%PDF-')
  })
