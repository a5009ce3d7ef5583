// Gift cards as the shop issues them, and as they are after a while.

import type { Page } from '@playwright/test'
import { uniqueEmail } from '../fixtures.ts'
import { books } from './books.ts'
import { runCommand } from './command.ts'
import { setCopies, withDatabase } from './database.ts'
import { placeOrderByApi } from './orders.ts'
import type { Shop } from './shop.ts'
import { visit } from './visit.ts'

export const issueGiftCard = async (cents: number): Promise<string> =>
  (await runCommand('gift-cards', 'issue', '--amount', String(cents))).trim()

/** The card with the code has paid for a part of an order. The entry's subject is below zero: no return will ever have that id. */
export async function useGiftCard(shop: Shop, code: string, cents: number): Promise<void> {
  await setCopies(books.looked, 99)
  const { id: productId } = await shop.product(books.looked)
  const { uid } = await placeOrderByApi(shop, { productId, email: uniqueEmail('holder'), payment: 'bank_deposit' })
  await withDatabase(async (client) => {
    await client.query(
      `with card as (
        update gift_card set balance_cents = balance_cents - $2 where code_hash = sha256(replace($1, '-', '')::bytea) returning id),
      entries as (
        insert into ledger_entry (event, subject_id, account, order_id, cents, at)
        select 'returned', -o.id, moved.account, o.id, moved.cents, now()
        from customer_order o, (values ('gift_cards', $2::int), ('sales', -$2::int)) as moved (account, cents) where o.uid = $3)
      insert into gift_card_entry (gift_card_id, kind, cents, order_id, at)
      select card.id, 'spend', -$2::int, o.id, now() from card, customer_order o where o.uid = $3`,
      [code, cents, uid],
    )
  })
}

export const expireGiftCard = (code: string): Promise<void> =>
  withDatabase(async (client) => {
    await client.query(
      `update gift_card set expires_at = '2026-03-14' where code_hash = sha256(replace($1, '-', '')::bytea)`,
      [code],
    )
  })

export async function showBalance(page: Page, shop: Shop, code: string): Promise<void> {
  await visit(page, shop.address('/gift-card-balance'))
  await page.getByRole('textbox', { name: shop.t('gift-cards.balance.code'), exact: true }).fill(code)
  await page.getByRole('button', { name: shop.t('gift-cards.balance.submit') }).click()
}
