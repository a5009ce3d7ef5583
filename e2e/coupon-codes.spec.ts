// Every answer that the shop has to a code, as the cart page says it: the sentence, nothing used, and the amounts as before.

import type { Locator, Page } from '@playwright/test'
import { composeCartTotals } from '@stoa/contract/ordering/cart'
import type { Language } from '@stoa/domain/language'
import { type CouponRefusalCode, couponRefusals } from '@stoa/domain/ordering/promotions/decide-coupon'
import { keepTogether } from '../apps/storefront/app/i18n/keep-together.ts'
import { expect, inEachLanguage, test } from './fixtures.ts'
import { books } from './support/books.ts'
import { cartSummary, expectAmount, fillCart } from './support/cart.ts'
import { createCustomer, signIn } from './support/customer.ts'
import { setCopies } from './support/database.ts'
import { clearUses, countUses, createCodes, type JourneyCode } from './support/promotions.ts'
import type { Shop } from './support/shop.ts'
import { visit } from './support/visit.ts'

const off = (whole: number) => ({ effect: { kind: 'percentage', basisPoints: whole * 100 } }) as const
const group = 2_000_000_000

interface Answer extends Record<Language, string> {
  reason: CouponRefusalCode
  /** Without one, nobody issued it. */
  made?: JourneyCode
  /** It is kept, for it may count later. */
  waits?: true
}

const toVisitors: Answer[] = [
  {
    reason: 'NotFound',
    el: 'Δεν βρίσκουμε αυτόν τον κωδικό. Μήπως το Ο είναι μηδέν;',
    en: 'We can’t find this code. Could the O be a zero?',
  },
  {
    reason: 'Inactive',
    made: { promotion: off(10), columns: { active: false } },
    el: 'Ο κωδικός δεν ισχύει αυτή τη στιγμή.',
    en: 'This code isn’t valid at the moment.',
  },
  {
    reason: 'Expired',
    made: { promotion: { ...off(10), ends_at: new Date('2025-11-01T00:00:00+02:00') } },
    el: 'Έληξε στις 31 Οκτωβρίου 2025.',
    en: 'It expired on 31 October 2025.',
  },
  {
    reason: 'Pending',
    made: { promotion: { ...off(10), starts_at: new Date('2099-03-05T00:00:00+02:00') } },
    el: 'Ισχύει από τις 5 Μαρτίου 2099.',
    en: 'It is valid from 5 March 2099.',
  },
  {
    reason: 'Redeemed',
    made: { promotion: off(10), columns: { use_limit: 1, uses: 1 } },
    el: 'Έχει ήδη χρησιμοποιηθεί όσες φορές επιτρέπεται.',
    en: 'It has already been used as many times as it allows.',
  },
  {
    reason: 'NotApplicable',
    waits: true,
    made: { promotion: { ...off(10), condition: { channel: ['phone'] } } },
    el: 'Δεν ισχύει για αυτή την παραγγελία: δείτε τους όρους του, όπως για ποια είδη ή ποιον τρόπο παραλαβής ισχύει.',
    en: 'It isn’t valid for this order: check its terms, such as the items or the delivery method it’s for.',
  },
  {
    reason: 'InternalError',
    made: { promotion: off(10), effect: { kind: 'raffle', chance: 5 } },
    el: 'Κάτι πήγε στραβά με αυτόν τον κωδικό. Δοκιμάστε ξανά σε λίγο.',
    en: 'Something went wrong with this code. Please try again in a moment.',
  },
  {
    reason: 'MustHaveEmailOrCustomerId',
    waits: true,
    made: { promotion: off(10), columns: { person_limit: 1 } },
    el: 'Ο κωδικός είναι προσωπικός: θα τον ελέγξουμε όταν συνδεθείτε ή γράψετε το e-mail σας.',
    en: 'This is a personal code: we’ll check it when you sign in or enter your e-mail.',
  },
  {
    reason: 'OrderAmountBelowThreshold',
    waits: true,
    made: { promotion: { ...off(10), min_amount_cents: 50_000 } },
    el: 'Ισχύει για αγορά ειδών αξίας 500,00 € και πάνω. Σας λείπουν {missing}.',
    en: 'Valid when your items come to €500.00 or more. You need {missing} more.',
  },
  {
    reason: 'OrderNonDiscountedAmountBelowThreshold',
    waits: true,
    made: { promotion: { ...off(10), min_full_price_cents: 50_000 } },
    el: 'Ισχύει για αγορά ειδών αξίας 500,00 € και πάνω χωρίς εκπτώσεις. Σας λείπουν {missing}.',
    en: 'Valid when your items at full price come to €500.00 or more. You need {missing} more.',
  },
  {
    reason: 'NoDiscountableItems',
    waits: true,
    made: { promotion: { ...off(10), target: { product: [group] } } },
    el: 'Τίποτε στο καλάθι δεν μειώνεται με αυτόν.',
    en: 'Nothing in your basket can be reduced with it.',
  },
  {
    reason: 'NoRemainingDiscountAmount',
    made: { promotion: { effect: { kind: 'fixed', cents: 500 } }, columns: { remaining_cents: 0 } },
    el: 'Η αξία του έχει εξαντληθεί.',
    en: 'Its value has been used up.',
  },
  {
    reason: 'CouponValueExceedsOrderTotal',
    made: { promotion: { effect: { kind: 'fixed', cents: 90_000 } } },
    el: 'Αξίζει περισσότερο από τα είδη που καλύπτει, και δεν χρησιμοποιείται τμηματικά.',
    en: 'It is worth more than the items it covers, and can’t be used in part.',
  },
  {
    reason: 'NoShippingFeeToDiscount',
    waits: true,
    made: { promotion: { ...off(100), scope: 'shipping' } },
    el: 'Τα μεταφορικά είναι ήδη δωρεάν.',
    en: 'Delivery is already free.',
  },
]

const toCustomers: Answer[] = [
  {
    reason: 'EmailNotAllowed',
    made: { promotion: off(10), columns: { emails: ['somebody@example.gr'] } },
    el: 'Ο κωδικός έχει εκδοθεί για άλλη διεύθυνση e-mail.',
    en: 'This code was issued for a different e-mail address.',
  },
  {
    reason: 'CustomerNotAllowed',
    made: { promotion: { ...off(10), group_ids: [group] } },
    el: 'Ο κωδικός δεν έχει εκδοθεί για τον λογαριασμό σας.',
    en: 'This code wasn’t issued for your account.',
  },
]

const toOthersBesides: Answer[] = [
  {
    reason: 'BetterDiscountAlreadyApplied',
    made: { promotion: off(10) },
    el: 'Το καλάθι έχει ήδη καλύτερη έκπτωση ({better}). Κρατήσαμε τη μεγαλύτερη.',
    en: 'Your basket already has a better discount ({better}). We’ve kept the larger one.',
  },
]

async function openCart(page: Page, shop: Shop) {
  await setCopies(books.zorba, 60)
  const { id: productId } = await shop.product(books.zorba)
  const items = [{ productId, dimensionId: 0, quantity: 4 }]
  await fillCart(page, items)
  await visit(page, shop.address('/cart'))
  const summary = cartSummary(page, shop)
  await summary.getByText(shop.t('amounts.codes.title')).click()
  return { items, summary }
}

/** Enters the codes one after the other. `saved`: by a discount that counts already. */
async function expectAnswers(
  summary: Locator,
  shop: Shop,
  answers: readonly Answer[],
  { due, saved = 0 }: { due: number; saved?: number },
) {
  const { language, t, money } = shop
  const codes = await createCodes(answers.flatMap(({ made }) => (made ? [made] : [])))
  const field = summary.getByRole('textbox', { name: t('amounts.codes.label') })
  const unused = [...codes]
  for (const { reason, made, waits, [language]: sentence } of answers) {
    const code = made ? (unused.shift() ?? '') : 'NOBODYS'
    await field.fill(code)
    await field.press('Enter')
    const words = keepTogether(sentence)
      .replace('{missing}', money(50_000 - due))
      .replace('{better}', money(-saved))
    await test.step(reason, async () => {
      await expect(summary.getByText(words, { exact: true })).toBeVisible()
      await expectAmount(summary, t('cart-page.total'), money(due))
    })
    await field.fill('')
    const remove = summary.getByRole('button', { name: t('amounts.codes.remove', { code }) })
    if (waits) await remove.click()
    await expect(remove).toHaveCount(0)
  }
  expect(await countUses(codes), 'none of them is used').toBe(0)
  await clearUses(codes)
}

inEachLanguage(() => {
  test('every answer to a code, as the page says it', async ({ page, shop }) => {
    const asked = [...toVisitors, ...toCustomers, ...toOthersBesides].map(({ reason }) => reason)
    expect(asked.toSorted()).toEqual([...couponRefusals].toSorted())
    const { items, summary } = await openCart(page, shop)
    const { due, freeShippingIn } = await shop.call(composeCartTotals, { items })
    expect(freeShippingIn, 'delivery is free').toBeNull()
    await expectAnswers(summary, shop, toVisitors, { due })

    await signIn(page, shop, await createCustomer())
    await expectAnswers(summary, shop, toCustomers, { due })

    const [better = ''] = await createCodes([{ promotion: off(20) }])
    await summary.getByRole('textbox', { name: shop.t('amounts.codes.label') }).fill(better)
    await page.keyboard.press('Enter')
    const reduced = await shop.call(composeCartTotals, { items, couponCodes: [better] })
    await expectAmount(summary, shop.t('cart-page.total'), shop.money(reduced.due))
    await expectAnswers(summary, shop, toOthersBesides, { due: reduced.due, saved: due - reduced.due })
  })
})
