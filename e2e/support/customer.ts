// Customers with an account: inserted into the database, signed in through the page.

import type { Page } from '@playwright/test'
import { hashPassword } from '@stoa/api/identity/passwords/passwords.service'
import type { CartItem } from '@stoa/domain/ordering/cart/cart'
import pg from 'pg'
import { expect, uniqueEmail } from '../fixtures.ts'
import type { Shop } from './shop.ts'
import { readTestEnvironment } from './test-environment.ts'

const password = 'τρία βιβλία στο κομοδίνο'

async function query<Row extends pg.QueryResultRow>(text: string, values: unknown[]): Promise<Row[]> {
  const client = new pg.Client({ connectionString: readTestEnvironment().databaseUrl })
  await client.connect()
  try {
    return (await client.query<Row>(text, values)).rows
  } finally {
    await client.end()
  }
}

export interface Customer {
  id: number
  email: string
}

/** A customer with a verified e-mail and, from an earlier visit, a cart stored by the shop. */
export async function createCustomer(serverCart: readonly Partial<CartItem>[] = []): Promise<Customer> {
  const email = uniqueEmail('reader')
  const [row] = await query<{ id: number }>(
    `insert into customer (email, email_verified_at, password_hash, first_name, last_name, language, registered_at)
     values ($1, now(), $2, 'Ελένη', 'Μάρκου', 'el', now()) returning id`,
    [email, await hashPassword(password)],
  )
  if (!row) throw new Error('no customer was made')
  for (const { productId, quantity = 1 } of serverCart) {
    await query(
      `insert into customer_cart_item (customer_id, product_id, dimension_id, quantity, added_at)
       values ($1, $2, 0, $3, clock_timestamp())`,
      [row.id, productId, quantity],
    )
  }
  return { id: row.id, email }
}

/** In the dialog over the page; the page stays. */
export async function signInInDialog(page: Page, { t }: Shop, { email }: Customer): Promise<void> {
  const dialog = page.getByRole('dialog', { name: t('sign-in.login.title') })
  await dialog.getByRole('textbox', { name: t('sign-in.fields.email') }).fill(email)
  await dialog.getByLabel(t('sign-in.fields.password'), { exact: true }).fill(password)
  await dialog.getByRole('button', { name: t('sign-in.login.submit'), exact: true }).click()
  await expect(dialog).toBeHidden()
}

/** From the header of any page of the shop. */
export async function signIn(page: Page, shop: Shop, customer: Customer): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('link', { name: shop.t('chrome.login') })
    .click()
  await signInInDialog(page, shop, customer)
}

/** The cart stored by the shop: `[product, copies]`, ordered by product. */
export const findServerCart = async ({ id }: Customer): Promise<[number, number][]> => {
  const rows = await query<{ product_id: number; quantity: number }>(
    'select product_id, quantity from customer_cart_item where customer_id = $1 order by product_id',
    [id],
  )
  return rows.map((row) => [row.product_id, row.quantity])
}

export const findAddresses = ({ id }: Customer): Promise<{ title: string; street: string }[]> =>
  query('select title, street from customer_address where customer_id = $1 order by id', [id])

export const findOrderOwner = async (uid: string): Promise<{ customer_id: number | null; email: string } | undefined> =>
  (
    await query<{ customer_id: number | null; email: string }>(
      'select customer_id, email from customer_order where uid = $1',
      [uid],
    )
  )[0]

/** Makes an order of a guest the customer's own. */
export const takeOrder = ({ id }: Customer, uid: string): Promise<unknown> =>
  query('update customer_order set customer_id = $1 where uid = $2', [id, uid])

/** Points that can be used at once. */
export async function givePoints({ id }: Customer, points: number): Promise<void> {
  await query(
    `with entry as (
       insert into points_entry (customer_id, kind, cause, state, points, at)
       values ($1, 'Custom', gen_random_uuid()::text, 'ApprovedPoints', $2, now()) returning id),
     lot as (
       insert into points_lot (customer_id, entry_id, state, points, last_day)
       select $1, id, 'ApprovedPoints', $2, current_date + 90 from entry returning id, entry_id)
     insert into points_movement (entry_id, lot_id, change) select entry_id, id, $2 from lot`,
    [id, points],
  )
}
