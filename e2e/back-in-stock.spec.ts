// Back-in-stock notices: requested on a sold-out product, confirmed by a button on the page that the e-mail links to,
// and sent once when the book is available again.

import { confirmStockNotice, requestStockNotice } from '@stoa/contract/ordering/notices'
import { expect, test, uniqueEmail } from './fixtures.ts'
import { books } from './support/books.ts'
import { findNoticeKey, setCopies } from './support/database.ts'
import { pressKeyOn, tabTo } from './support/keyboard.ts'
import { readEmails } from './support/mailbox.ts'
import { noticeForm } from './support/product.ts'
import { visit } from './support/visit.ts'

const linkIn = (text: string): string => /https?:\S+\/stock-notices\/\S+/.exec(text)?.[0] ?? ''

test('from the product page to the back-in-stock e-mail, by keyboard', async ({ page, shop }) => {
  const { t } = shop
  const url = books.comesBack
  await setCopies(url, 0)
  const book = await shop.product(url)
  const email = uniqueEmail('waits')
  await visit(page, shop.address(`/products/${url}`))
  await expect(page.getByRole('button', { name: t('product.add'), exact: true })).toHaveCount(0)

  const form = noticeForm(page, shop)
  const field = form.getByRole('textbox')
  const consent = form.getByRole('checkbox')
  const submit = form.getByRole('button')
  await expect(consent).not.toBeChecked()
  await pressKeyOn(page, submit)
  await expect(field, 'the first wrong field').toBeFocused()
  await expect(form.getByText(t('product.notice.emailMissing'))).toBeVisible()
  await page.keyboard.type('eleni@')
  await expect(form.getByText(t('product.notice.emailWrong', { seen: 'eleni@' }))).toBeVisible()
  await field.fill(email)
  await expect(field).not.toHaveAttribute('aria-invalid', 'true')
  await pressKeyOn(page, submit)
  await expect(consent).toBeFocused()
  await page.keyboard.press('Space')
  await expect(form.getByText(t('product.notice.consentMissing'))).toBeHidden()
  await pressKeyOn(page, submit)
  await expect(page.getByRole('status').filter({ hasText: t('product.notice.accepted') })).toBeVisible()

  const [requestButton] = await readEmails(email, 1)
  const address = linkIn(requestButton?.text ?? '')
  expect(new URL(address).pathname).toContain(shop.address('/stock-notices/'))
  await visit(page, address)
  await visit(page, address)
  await expect(page.getByRole('heading', { level: 1, name: t('notices.title.asked') })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: book.name })).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: t('notices.confirm') }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: t('notices.title.waiting') })).toBeFocused()
  expect(await readEmails(email, 1)).toHaveLength(1)

  await setCopies(url, 4)
  const [, statusText] = await readEmails(email, 2)
  expect(statusText?.text).toContain(shop.money(book.price))
  const link = statusText?.text.match(/https?:\S+\/products\/\S+/)?.[0] ?? ''
  await visit(page, link)
  await expect(page.getByRole('button', { name: t('product.add'), exact: true })).toBeVisible()
  await visit(page, address)
  await expect(page.getByRole('heading', { level: 1, name: t('notices.title.sent') })).toBeVisible()
})

test('the page does not reveal which addresses asked for a notice', async ({ page, shop, request }) => {
  const { t } = shop
  await setCopies(books.stoppedBefore, 0)
  const email = uniqueEmail('gone')
  const address = shop.address(`/products/${books.stoppedBefore}`)
  await visit(page, address)
  const form = noticeForm(page, shop)
  await form.getByRole('textbox').fill(email)
  await form.getByRole('checkbox').check()
  await form.getByRole('button').click()
  await expect(page.getByText(t('product.notice.accepted'))).toBeVisible()
  expect(await (await request.get(address)).text()).not.toContain(email)

  const [requestButton] = await readEmails(email, 1)
  await visit(page, linkIn(requestButton?.text ?? ''))
  expect(await page.content()).not.toContain(email)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await page.getByRole('button', { name: t('notices.stop') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('notices.title.stopped') })).toBeFocused()

  const lateEmail = uniqueEmail('waits')
  const { id } = await shop.product(books.stoppedBefore)
  await shop.call(requestStockNotice, { productId: id, email: lateEmail, consent: true })
  await readEmails(lateEmail, 1)
  await shop.call(confirmStockNotice, { uid: await findNoticeKey(lateEmail) })
  await setCopies(books.stoppedBefore, 3)
  await readEmails(lateEmail, 2)
  expect(await readEmails(email, 1), 'only who still waits is told').toHaveLength(1)
})

test('an unknown token is shown as not found', async ({ page, shop, consoleWatcher }) => {
  consoleWatcher.expectError(/status of 404/)
  const response = await visit(page, shop.address('/stock-notices/11111111-1111-4111-8111-111111111111'))
  expect(response?.status()).toBe(404)
})
