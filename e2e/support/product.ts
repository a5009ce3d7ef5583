// Locators of the product page.

import { expect, type Locator, type Page } from '@playwright/test'
import type { Shop } from './shop.ts'

export const noticeForm = (page: Page, { t }: Shop): Locator =>
  page
    .getByRole('form', { name: t('product.notice.titleReturn') })
    .or(page.getByRole('form', { name: t('product.notice.titleRelease') }))
    .or(page.getByRole('form', { name: t('product.notice.titleCopy') }))

/** The text between a picture's name and the end of the button's own label. */
const startsWith = (message: string): RegExp => new RegExp(`^${message.split('{')[0]}`)

export const zoomButton = (page: Page, { t }: Shop): Locator =>
  page.getByRole('main').getByRole('button', { name: startsWith(t('product.zoom', { picture: '{' })) })

/** The pictures in the zoom dialog, in their order. */
export const pictureDialog = (page: Page, { t }: Shop): Locator =>
  page.getByRole('dialog').filter({ has: page.getByRole('button', { name: t('product.pictures.nearer') }) })

export async function openPictures(page: Page, shop: Shop): Promise<Locator> {
  await zoomButton(page, shop).click()
  const dialog = pictureDialog(page, shop)
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('img')).toBeVisible()
  return dialog
}
