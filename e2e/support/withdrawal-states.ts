// The pages of a withdrawal in every state, and how to get there.

import type { Page } from '@playwright/test'
import { expect, uniqueEmail } from '../fixtures.ts'
import { books } from './books.ts'
import { deliverOrder, findOrder, setCopies } from './database.ts'
import type { OpenState } from './open-state.ts'
import { placeOrderByApi } from './orders.ts'
import type { Shop } from './shop.ts'
import { visit } from './visit.ts'

type WithdrawalStep = 'statement' | 'part' | 'confirm' | 'done'

/** Of an order that has arrived, on the way to its refund. */
const withdrawal =
  (until: WithdrawalStep): OpenState =>
  async (page, shop) => {
    const { t } = shop
    await setCopies(books.looked, 99)
    const book = await shop.product(books.looked)
    const email = uniqueEmail('looked')
    await placeOrderByApi(shop, { productId: book.id, email, payment: 'cash_on_delivery' })
    await deliverOrder(email)
    const { code } = await findOrder(email)
    await visit(page, shop.address(`/withdrawal?order=${code}`))
    await expect(page.getByRole('textbox', { name: t('withdrawal.code') })).toHaveValue(code)
    await page.getByRole('textbox', { name: t('withdrawal.name') }).fill('Ελένη Μάρκου')
    await page.getByRole('textbox', { name: t('withdrawal.email') }).fill(email)
    const goOn = page.getByRole('button', { name: t('withdrawal.continue') })
    if (until === 'statement') return
    await goOn.click()
    await expect(page.getByText(t('withdrawal.codeFound'))).toBeVisible()
    if (until === 'part') {
      await page.getByRole('radio', { name: t('withdrawal.part') }).check({ force: true })
      await goOn.click()
      await expect(page.getByText(t('withdrawal.problems.linesMissing'))).toBeVisible()
      return
    }
    await goOn.click()
    await expect(page.getByRole('heading', { level: 1, name: t('withdrawal.title.confirm') })).toBeFocused()
    if (until === 'confirm') return
    await page.getByRole('button', { name: t('withdrawal.confirm') }).click()
    await expect(page.getByRole('heading', { level: 2, name: t('withdrawal.title.done') })).toBeVisible()
  }

async function withdrawalInWords(page: Page, shop: Shop): Promise<void> {
  await visit(page, shop.address('/withdrawal'))
  await page.getByRole('button', { name: shop.t('withdrawal.toWords') }).click()
  await page.getByRole('button', { name: shop.t('withdrawal.continue') }).click()
  await expect(page.getByText(shop.t('withdrawal.problems.wordsMissing'))).toBeVisible()
}

export const withdrawalStates = {
  withdrawal: withdrawal('statement'),
  'withdrawal from a part': withdrawal('part'),
  'withdrawal in words, with errors': withdrawalInWords,
  'withdrawal to be confirmed': withdrawal('confirm'),
  'withdrawal that was stated': withdrawal('done'),
} satisfies Record<string, OpenState>
