import { requestStockNotice } from '@stoa/contract/ordering/notices'
import { expect, it } from 'vitest'
import { renderPage } from '../../../../../../test/render-page.tsx'
import { sampleProduct } from '../../../../../../test/sample-books.ts'
import { accepted, answer, refuse } from '../../../../../../test/shop-stub.ts'
import { NoticeForm } from './notice-form.tsx'

async function openForm() {
  const product = sampleProduct({ availability: 'notAvailable' })
  const screen = await renderPage(<NoticeForm product={product} consent="I agree" />, '/en/products/book-1')
  const { getByRole, getByLabelText } = screen
  return {
    ...screen,
    email: getByLabelText('Your e-\u2060mail'),
    consent: getByRole('checkbox', { name: 'I agree' }),
    submit: getByRole('button', { name: 'Notify me by e-\u2060mail' }),
  }
}

it('needs an e-mail and the consent, one after the other', async () => {
  const calls = answer(requestStockNotice, () => accepted)
  const { email, consent, submit, getByText, getByRole } = await openForm()
  await submit.click()
  await expect.element(email).toHaveFocus()
  await email.fill('eleni@')
  await expect.element(getByText(/“eleni@” isn’t a valid e-\u2060mail/)).toBeVisible()
  await email.fill(' eleni@example.gr ')
  await submit.click()
  await expect.element(consent).toHaveFocus()
  await consent.click()
  await submit.click()
  await expect.element(getByRole('status')).toMatchTextContent('Thank you.')
  expect(calls.map(({ input }) => input)).toEqual([{ productId: 1, email: 'eleni@example.gr', consent: true }])
})

it('two presses send one request', async () => {
  const answered = Promise.withResolvers<typeof accepted>()
  const calls = answer(requestStockNotice, () => answered.promise)
  const { email, consent, submit, getByRole } = await openForm()
  await email.fill('eleni@example.gr')
  await consent.click()
  await submit.dblClick()
  answered.resolve(accepted)
  await expect.element(getByRole('status')).toBeVisible()
  expect(calls).toHaveLength(1)
})

it.each([
  ['notice_not_needed', 'status', /It’s just come in/],
  ['product_not_found', 'alert', /We couldn’t send your request/],
] as const)('says what %s means', async (code, role, message) => {
  answer(requestStockNotice, () => refuse(code))
  const { email, consent, submit, getByRole } = await openForm()
  await email.fill('eleni@example.gr')
  await consent.click()
  await submit.click()
  await expect.element(getByRole(role)).toMatchTextContent(message)
})
