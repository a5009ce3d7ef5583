// Gift cards: issued by the shop, looked up by whoever has the code, withdrawn.

import { expect, test } from './fixtures.ts'
import { checkState } from './support/check-state.ts'
import { runCommand } from './support/command.ts'
import { issueGiftCard, showBalance, useGiftCard } from './support/gift-cards.ts'
import { visit } from './support/visit.ts'

test('a card shows its balance until it is used up, and nothing once it is voided', async ({
  page,
  shop,
  consoleWatcher,
}) => {
  const { t } = shop
  consoleWatcher.expectError(/status of 404/)
  const code = await issueGiftCard(3000)
  const table = page.getByRole('main').getByRole('status')
  await showBalance(page, shop, code.toLowerCase().replaceAll('-', ' '))
  await expect(page.getByText(t('gift-cards.balance.usable'))).toBeVisible()
  await expect(table).toContainText('30,00')
  expect(page.url(), 'the code is in no address').not.toMatch(/code|\?/)

  await useGiftCard(shop, code, 3000)
  await page.getByRole('button', { name: t('gift-cards.balance.submit') }).click()
  await expect(table).toContainText(t('gift-cards.balance.usedUp'))
  await expect(table).toContainText('−30,00')

  await runCommand('gift-cards', 'void', code)
  await page.getByRole('button', { name: t('gift-cards.balance.submit') }).click()
  await expect(page.getByText(t('gift-cards.balance.invalid'))).toBeVisible()
  await expect(table).toBeEmpty()
})

test('the footer leads to it, by keyboard alone from there', async ({ page, shop }) => {
  const code = await issueGiftCard(1000)
  await visit(page, shop.address('/pages/about'))
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: shop.t('chrome.giftCardBalance') })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: shop.t('gift-cards.balance.title') })).toBeVisible()
  await page.getByRole('textbox', { name: shop.t('gift-cards.balance.code'), exact: true }).focus()
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByRole('status')).toContainText('10,00')
})

test('a card that is taken to an empty basket waits in it for goods', async ({ page, shop }) => {
  const code = await issueGiftCard(1000)
  await showBalance(page, shop, code)
  await page.getByRole('button', { name: shop.t('gift-cards.balance.toBasket') }).click()
  await expect(page).toHaveURL(shop.address('/cart'))
  const waiting = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: code.slice(-4) })
  await expect(waiting).toContainText(shop.t('amounts.codes.giftCard.waiting', { left: shop.money(1000) }))
  await checkState(page, shop.language, 'an empty basket with a gift card')
  await waiting.getByRole('button').click()
  await expect(waiting).toHaveCount(0)
})
