import { getOrderStatusChanges, lookUpOrder } from '@stoa/contract/ordering/orders'
import { expect, it } from 'vitest'
import { renderPage } from '../../../../../test/render-page.tsx'
import { sampleOrder } from '../../../../../test/sample-order.ts'
import { answer, refuse } from '../../../../../test/shop-stub.ts'
import { OrderPage } from './order-page.tsx'

const order = sampleOrder()

async function openPage(uid = order.uid) {
  const contact = { email: 'help@example.gr', phone: undefined, phoneHref: undefined }
  const screen = await renderPage(
    <OrderPage uid={uid} initialTracking={order} contact={contact} />,
    `/en/track-order/${uid}`,
  )
  return {
    ...screen,
    email: screen.getByLabelText('E-mail used for the order'),
    submit: screen.getByRole('button', { name: 'Open order' }),
    alert: screen.getByRole('alert').filter({ hasText: /\S/ }),
  }
}

it.each([
  ['too_many_requests', 'Too many tries. Wait a little.'],
  ['session_required', 'Please sign in to continue.'],
  ['bad_input', 'Something in it is wrong.'],
] as const)('says %s in its own words, keeps the e-mail, and tries again', async (code, title) => {
  answer(getOrderStatusChanges, () => order)
  answer(lookUpOrder, () => refuse(code, { title, retryAfter: '600' }))
  const { email, submit, alert, getByRole } = await openPage()
  await email.fill('eleni@example.gr')
  await submit.click()
  await expect.element(alert).toMatchTextContent(title)
  await expect.element(email).toHaveValue('eleni@example.gr')
  await expect.element(email).toBeValid()
  answer(lookUpOrder, () => order)
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect.element(getByRole('region', { name: 'Order details' })).toBeVisible()
})

it('calls an e-mail wrong which is not the order’s', async () => {
  answer(getOrderStatusChanges, () => order)
  answer(lookUpOrder, () => refuse('order_not_found'))
  const { email, submit } = await openPage()
  await email.fill('eleni@example.gr')
  await submit.click()
  await expect.element(email).toBeInvalid()
  await expect.element(email).toHaveAccessibleDescription(/isn’t the e-\u2060mail for this order/)
})

it('says that the progress shown may be old', async () => {
  answer(getOrderStatusChanges, () => refuse('too_many_requests', { title: 'Too many calls.', retryAfter: '600' }))
  const { alert } = await openPage('0c0c0c0c-0000-4000-8000-000000000000')
  await expect.element(alert).toMatchTextContent('We couldn’t refresh the order’s progress. Too many calls.')
})
