// What the law asks of a release, as far as it shows in a browser: each check by its number in the list of the shop's legal
// reference, with the day from which it holds. The others are in `apps/api/test/law.test.ts`; 30 is `accessibility.spec.ts`,
// 13 `invoice-checks.spec.ts` and 16 `withdrawal.spec.ts`.

import { expect, inEachLanguage, test, uniqueEmail } from './fixtures.ts'
import { books } from './support/books.ts'
import { fillCart } from './support/cart.ts'
import { choose, orderButton, reviewOf, toPaymentStep } from './support/checkout.ts'
import { readTestEnvironment } from './support/test-environment.ts'
import { visit } from './support/visit.ts'

inEachLanguage(() => {
  test('1 and 2, since 28 June 2006: a first visit asks no other host, keeps no cookie, and so needs no consent', async ({
    page,
    shop,
    context,
  }) => {
    const { origin } = readTestEnvironment()
    const foreign: string[] = []
    page.on('request', (request) => {
      const url = new URL(request.url())
      if (/^https?:$/.test(url.protocol) && url.origin !== origin) foreign.push(request.url())
    })
    const book = await shop.product(books.looked)
    for (const path of ['/', `/products/${book.url}`, '/cart', '/withdrawal']) {
      await visit(page, shop.address(path))
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
    expect(foreign).toEqual([])
    expect(await context.cookies()).toEqual([])
  })

  test('7, 8 and 9, since 13 June 2014: nothing is ticked, the summary stands above the button, and the button says that it costs', async ({
    page,
    shop,
  }) => {
    const { t } = shop
    const book = await shop.product(books.looked)
    await fillCart(page, [{ productId: book.id }])
    await toPaymentStep(page, shop, uniqueEmail('law'))
    const ticked = page.getByRole('main').locator('input[type="checkbox"]:checked')
    await expect(ticked).toHaveCount(0)
    for (const payment of ['cash_on_delivery', 'bank_deposit'] as const) {
      await choose(page, shop, { shipping: 'home', payment })
      const button = orderButton(page, shop)
      await expect(button).toHaveAccessibleName(
        { el: 'Παραγγελία με υποχρέωση πληρωμής', en: 'Order with obligation to pay' }[shop.language],
      )
      await expect(reviewOf(page, shop)).toContainText(t('checkout.summary.total'))
      const [review, pressed] = [await reviewOf(page, shop).boundingBox(), await button.boundingBox()]
      expect(review?.y ?? Number.NaN).toBeLessThan(pressed?.y ?? Number.NaN)
    }
  })

  test('15, since 19 June 2026: withdrawing begins one press from every page, without signing in', async ({
    page,
    shop,
  }) => {
    const { t } = shop
    const book = await shop.product(books.looked)
    for (const path of ['/', `/products/${book.url}`, '/cart', '/pages/terms', '/track-order']) {
      const link = page.getByRole('contentinfo').getByRole('link', { name: t('chrome.withdrawal') })
      await visit(page, shop.address(path))
      await expect(link).toHaveAttribute('href', shop.address('/withdrawal'))
    }
    await visit(page, shop.address('/withdrawal'))
    await expect(page.getByRole('textbox', { name: t('withdrawal.code') })).toBeVisible()
  })

  test('29, since 28 June 2025: a page says how the shop can be used by everybody, and every page leads to it', async ({
    page,
    shop,
  }) => {
    await visit(page, shop.address('/'))
    const link = page.getByRole('contentinfo').getByRole('link', { name: shop.t('chrome.pages.accessibility') })
    await expect(link).toHaveAttribute('href', shop.address('/pages/accessibility'))
    await visit(page, shop.address('/pages/accessibility'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
