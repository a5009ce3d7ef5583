// A gift box of the built-in shop, and how its page is used.

import type { Locator, Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { cartSummary, fillCart } from './cart.ts'
import { sectionOf } from './checkout.ts'
import { setCopies } from './database.ts'
import type { Shop } from './shop.ts'
import { visit, waitForHydration } from './visit.ts'

/** It holds four things. */
export const giftBox = 'kouti-tou-anagnosti'

/** What journeys put into boxes. */
export const things = ['askitiki-kazantzakis', 'gkiak-papamarkos', 'argo-theotokas'] as const

/** Enough copies of the box and of the things for every journey. */
export async function stockBoxes(): Promise<void> {
  for (const url of [giftBox, ...things]) await setCopies(url, 99)
}

export const filledBoxOf = (page: Page, { t }: Shop): Locator => sectionOf(page, t('product-kinds.box.yours'))

export const boxSearch = (page: Page, { t }: Shop): Locator =>
  page.getByRole('main').getByRole('searchbox', { name: t('product-kinds.box.search') })

export const putButton = (page: Page, { t }: Shop, name: string): Locator =>
  page.getByRole('button', { name: t('product-kinds.box.putNamed', { name }), exact: true })

export const wordsOf = (page: Page, shop: Shop): Locator =>
  filledBoxOf(page, shop).getByRole('textbox', { name: new RegExp(`^${shop.t('product-kinds.box.words')}`) })

/** Finds each by its name, and presses its button. */
export async function putThings(
  page: Page,
  shop: Shop,
  names: readonly string[],
  press: (target: Locator) => Promise<unknown>,
): Promise<void> {
  await waitForHydration(page)
  for (const name of names) {
    await boxSearch(page, shop).fill(name)
    await press(putButton(page, shop, name))
  }
}

/** The things under the line of a box. */
export const boxedThings = (within: Locator, { t }: Shop): Locator =>
  within.getByRole('list', { name: t('lines.things') }).getByRole('listitem')

/** The page of a box with two things and a card's words. */
export async function openFilledBox(page: Page, shop: Shop): Promise<void> {
  await stockBoxes()
  const names = [(await shop.product(things[0])).name, (await shop.product(things[1])).name]
  await visit(page, shop.address(`/products/${giftBox}`))
  await putThings(page, shop, names, (button) => button.click())
  await wordsOf(page, shop).fill('Χρόνια πολλά!')
  await expect(filledBoxOf(page, shop).getByRole('listitem')).toHaveCount(names.length)
}

/** A cart with one box of two things, and one that holds less than was put into it. */
export async function openCartWithBoxes(page: Page, shop: Shop): Promise<void> {
  await stockBoxes()
  const { id: productId } = await shop.product(giftBox)
  const [first, second] = [await shop.product(things[0]), await shop.product(things[1])]
  const items = [first, second].map(({ id }) => ({ productId: id, dimensionId: 0, quantity: 1 }))
  const tooMany = [{ productId: first.id, dimensionId: 0, quantity: 5 }]
  await fillCart(page, [
    { productId, extension: { box: { items, words: 'Χρόνια πολλά!' } } },
    { productId, extension: { box: { items: tooMany } } },
  ])
  await visit(page, shop.address('/cart'))
  await expect(boxedThings(page.getByRole('main'), shop)).toHaveCount(items.length)
  await expect(cartSummary(page, shop)).toBeVisible()
}
