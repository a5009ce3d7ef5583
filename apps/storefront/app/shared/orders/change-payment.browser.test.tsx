import { changeOrderPayment, listOtherPayments, type OtherPayment } from '@stoa/contract/ordering/order-changes'
import { expect, it } from 'vitest'
import { renderPage } from '../../../test/render-page.tsx'
import { sampleOrder } from '../../../test/sample-order.ts'
import { answer, refuse } from '../../../test/shop-stub.ts'
import { ChangePayment } from './change-payment.tsx'
import { Deposit } from './deposit.tsx'

const order = sampleOrder({ payment: 'paypal', due: 5000, total: 5000 })
const { uid, email } = order

const payments: OtherPayment[] = [
  { id: 2, code: 'bank_deposit', name: 'Bank transfer', help: 'We hold the order.', instalments: [] },
  { id: 8, code: 'card', name: 'Card', help: '', instalments: [{ count: 2, monthly: 2500, last: 2500 }] },
]

const placed = { uid, code: order.code, total: 5000, due: 5000 }

async function openChoice(listed: OtherPayment[] = payments) {
  answer(listOtherPayments, () => listed)
  const screen = await renderPage(<ChangePayment order={order} />, `/en/track-order/${uid}`)
  await screen.getByRole('button', { name: 'Pay another way' }).click()
  return { ...screen, submit: screen.getByRole('button', { name: 'Order with obligation to pay' }) }
}

it('a deposit leads to what is to be done for it', async () => {
  const { getByRole, getByText, submit, address } = await openChoice()
  const changes = answer(changeOrderPayment, () => ({ ...placed, paidAtProvider: false }))
  await expect.element(getByRole('heading', { name: 'Choose another payment method' })).toHaveFocus()
  await expect.element(getByRole('group', { name: 'Choose another payment method' })).toBeVisible()
  await expect.element(getByText(/The total stays €50\.00/)).toBeVisible()
  await submit.click()
  await expect.element(getByText('Choose a payment method first.')).toBeVisible()
  await getByRole('radio', { name: /Bank transfer/ }).click()
  await submit.click()
  await expect.poll(address).toBe(`/en/checkout-success/${uid}`)
  expect(changes.map(({ input }) => input)).toEqual([{ uid, email, paymentTypeId: 2 }])
})

it('a card leads to the provider, in as many instalments as were chosen', async () => {
  const { getByRole, getByLabelText, submit } = await openChoice()
  const sent: (string | null)[] = []
  const onSubmit = (event: SubmitEvent) => {
    const action = event.target instanceof HTMLFormElement ? event.target.getAttribute('action') : null
    if (action?.startsWith('/api/')) event.preventDefault()
    sent.push(action)
  }
  document.addEventListener('submit', onSubmit)
  const changes = answer(changeOrderPayment, () => ({ ...placed, paidAtProvider: true }))
  await getByRole('radio', { name: /^Card/ }).click()
  await getByLabelText('Monthly instalments').selectOptions('2')
  await submit.click()
  await expect.poll(() => sent).toContain(`/api/payments/begin/${uid}`)
  document.removeEventListener('submit', onSubmit)
  expect(changes.map(({ input }) => input)).toEqual([{ uid, email, paymentTypeId: 8, instalments: 2 }])
})

it('names the present way, and marks it where the choice holds it too', async () => {
  const paid = sampleOrder({
    ...{ payment: 'card', paymentName: 'Card', due: 5000, total: 5000 },
    instalments: { count: 3, monthly: 1666, last: 1668 },
  })
  answer(listOtherPayments, () => payments)
  const { getByRole, getByText } = await renderPage(<ChangePayment order={paid} />, `/en/track-order/${uid}`)
  await getByRole('button', { name: 'Pay another way' }).click()
  await expect
    .element(getByText('Payment method now: Card, 3 instalments of €16.66, the last of €16.68.'))
    .toBeVisible()
  await expect.element(getByRole('radio', { name: /^Card/ })).toHaveAccessibleDescription(/^The present one/)
  await expect.element(getByRole('radio', { name: /^Bank/ })).toHaveAccessibleDescription('We hold the order.')
})

it('a refusal is said, and another way can be chosen', async () => {
  const { getByRole, getByText, submit } = await openChoice()
  answer(changeOrderPayment, () => refuse('order_payment_fixed', { title: 'Held by the bank.' }))
  await getByRole('radio', { name: /^Card/ }).click()
  await submit.click()
  await expect.element(getByText('Held by the bank.')).toBeVisible()
  await expect.element(submit).not.toHaveAttribute('aria-busy', 'true')
})

it('where there is no other way, it says so', async () => {
  const { getByText } = await openChoice([])
  await expect.element(getByText('There is no other payment method for this order.')).toBeVisible()
})

it('who was to pay by a deposit may pay by card after all', async () => {
  answer(listOtherPayments, () => payments.slice(1))
  const account = { bank: 'Bank of Greece', holder: 'Stoa', iban: 'GR1601101250000000012300695' }
  const waiting = sampleOrder({ payment: 'bank_deposit', status: 'pending', accounts: [account] })
  const { getByRole } = await renderPage(<Deposit order={waiting} />, `/en/track-order/${uid}`)
  await getByRole('button', { name: 'Pay another way' }).click()
  await expect.element(getByRole('radio', { name: /^Card/ })).toBeVisible()
})
